"""The States that fit a View of Inkognito: every deal of the black cards that the clue sheet allows.

What is listed, counted and equally likely is the deal (2.3). The rest of what is hidden is filled in, anew for each
sample: the order of the Ambassador's pack, cards face down, choices not yet opened, and what others showed each other,
each show as if it had been drawn from all that the rules allowed its giver in that deal.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, count, has, nibble, nth, octet, shl, with_octet
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.core.worlds import Worlds
from backroom.games.inkognito import meetings, notes, reading, visits
from backroom.games.inkognito.components import AGENTS, PLACES, TABLES, black_kind
from backroom.games.inkognito.notes import ENQUIRY, GLANCE, IDENTITY, UNSEEN
from backroom.games.inkognito.view import InkognitoView

if TYPE_CHECKING:
    from backroom.games.inkognito.game import Inkognito
    from backroom.games.inkognito.state import InkognitoState

NUMBERS_AT: Final = 20  # a deal is the identities by place, then from this bit on the numbers


class InkognitoWorlds(Worlds):
    def __init__(self, game: "Inkognito", view: InkognitoView) -> None:
        from backroom.games.inkognito.state import InkognitoState

        self.template: InkognitoState = InkognitoState(game, view.seats)
        reading.fill(self.template, view)
        self.deals: vec[i64] = _deals(self.template, reading.kinds(self.template, view))
        self.unseen: vec[i64] = vec[i64]()  # positions in the log
        for position in range(i64(len(self.template.log))):
            if notes.what(self.template.log[position]) == UNSEEN:
                self.unseen = append(self.unseen, position)
        self.down: vec[i64] = vec[i64]()  # places whose card lies face down, unknown to this seat
        for card in view.down:
            if card.location is None:
                self.down = append(self.down, card.place)
        self.locked: vec[i64] = vec[i64]()  # seats whose choice is unknown to this seat
        for seat in view.locked:
            if seat != view.seat:
                self.locked = append(self.locked, seat)

    def sample(self, rng: Rng) -> "InkognitoState":
        return self._world(self.deals[rng.below(len(self.deals))], rng)

    def count(self) -> int:
        return len(self.deals)

    def every(self) -> list[State]:
        """One world for each deal; what is filled in is the same whenever it is listed."""
        rng = Rng(0)
        return [self._world(deal, rng) for deal in self.deals]

    def _world(self, deal: i64, rng: Rng) -> "InkognitoState":
        from backroom.games.inkognito.state import seed_from

        world = self.template.clone()
        world.identity = deal & 0xFFFFF
        world.number = deal >> NUMBERS_AT
        world.chance = seed_from(rng)
        if world.seats < 5:
            world.pack = visits.shuffled_pack(octet(world.left, world.ambassador), rng)
        position: i64 = 0
        while position < len(self.unseen):
            _fill_in(world, self.unseen[position], rng)
            position += 1
        for place in self.down:
            _put_down(world, place, rng)
        for seat in self.locked:
            legal = meetings.legal(world, Seat(seat))
            world.choices = with_octet(world.choices, seat, legal[rng.below(len(legal))] + 1)
        return world


def _put_down(world: "InkognitoState", place: i64, rng: Rng) -> None:
    """10.2, R19 Any location not used in this series."""
    sites: Mask = octet(world.left, place)
    site: i64 = nth(sites, rng.below(count(sites)))
    if place == world.ambassador:
        world.pack = site + 1
    else:
        world.row |= shl(site + 1, 3 * place)


def _fill_in(world: "InkognitoState", position: i64, rng: Rng) -> None:
    """4.2, 4.4, R8, R2 A show this seat did not see: any that was allowed, given the earlier ones of the same two."""
    note: i64 = world.log[position]
    giver: i64 = notes.giver(note)
    taker: i64 = notes.taker(note)
    what: i64 = IDENTITY
    if notes.how(note) == ENQUIRY or notes.how(note) == GLANCE:
        bound: bool = world.rules.no_repeat and notes.how(note) == ENQUIRY  # a look is no demand
        used: Mask = notes.used_blacks(world, giver, taker) if bound else 0
        what += rng.below(2) if used == 0 else 2 - used
    else:
        pairs: Mask = world.pairs_of(giver) & ~notes.used_pairs(world, giver, taker)
        blacks: i64 = 2 if world.seats == 4 and world.rules.black_reveal else 0
        choice: i64 = rng.below(count(pairs) + blacks)
        what = IDENTITY + choice if choice < blacks else nth(pairs, choice - blacks)
    world.log[position] = note - UNSEEN + what


def _deals(state: "InkognitoState", allowed: vec[Mask]) -> vec[i64]:
    """2.3 Every deal that makes of each agent somebody this seat holds possible."""
    places = [place for place in range(PLACES) if place != state.ambassador]
    found: vec[i64] = vec[i64]()
    for identities in TABLES.orders:
        if not _may_be(identities, places, allowed):
            continue
        for numbers in TABLES.orders:
            deal: i64 = 0
            agent: i64 = 0
            while agent < AGENTS:
                place: i64 = places[agent]
                kind: i64 = black_kind(nibble(identities, agent), nibble(numbers, agent))
                if not has(allowed[place], kind):
                    break
                deal |= shl(kind >> 2, 4 * place) | shl(kind & 3, 4 * place + NUMBERS_AT)
                agent += 1
            if agent == AGENTS:
                found = append(found, deal)
    return found


def _may_be(identities: Nibbles, places: list[int], allowed: vec[Mask]) -> bool:
    """Whether these identities are possible with any numbers."""
    return all([(allowed[place] >> (4 * nibble(identities, agent))) & 15 != 0 for agent, place in enumerate(places)])
