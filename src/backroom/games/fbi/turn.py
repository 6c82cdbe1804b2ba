"""The rules of FBI, chapter 3 and 4.1, 4.2, 4.6: setup, handcuffs, the deal, and the end of a turn."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Nibbles, bit, has, shl
from backroom.core.rng import Rng
from backroom.games.fbi import release, scoring
from backroom.games.fbi.components import CARD_NAMES, DEPARTMENTS, OVER, PLACES, PURPLE, RELEASING, kind
from backroom.games.fbi.story import Ended, TurnBegan

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState


def set_up(state: "FbiState", deck: vec[i64], rng: Rng) -> None:
    """3.2 to 3.6 Purple villains at random, each with its bystander; the deck is shuffled once (R2)."""
    sizes: vec[i64] = vec[i64]()
    for size in range(1, state.seats + 1):
        sizes = append(sizes, size)
    rng.shuffle(sizes)
    for seat in range(state.seats):
        villain: i64 = kind(PURPLE, sizes[seat] + 4)
        bystander: i64 = kind(PURPLE, 5 - sizes[seat])
        state.once = append(state.once, bit(villain) | bit(bystander))
        state.twice = append(state.twice, 0)
        if sizes[seat] == state.seats:
            state.handcuffs = seat  # 4.1a the highest villain
    rng.shuffle(deck)
    state.deck = deck
    for _ in range(DEPARTMENTS):
        state.centre = append(state.centre, 0)


def begin(state: "FbiState") -> None:
    """4.1b The handcuffs pass left. 4.2 Twice as many cards as players are dealt, or all that are left."""
    if state.turn > 0:
        state.handcuffs = (state.handcuffs + 1) % state.seats
    state.turn += 1
    start: i64 = state.dealt
    state.dealt = min(start + 2 * state.seats, i64(len(state.deck)))
    for position in range(start, state.dealt):
        _deal(state, state.deck[position])
    if state.story is not None:
        names = tuple([CARD_NAMES[state.deck[position]] for position in range(start, state.dealt)])
        state.tell(TurnBegan(turn=state.turn, handcuffs=state.handcuffs, dealt=names))
    state.asked = 0
    state.released = 0
    state.order = 0
    state.keepable = 0
    state.kept = 0
    state.first = 0
    state.step = 0
    state.phase = RELEASING
    release.ask(state)


def _deal(state: "FbiState", card: i64) -> None:
    """4.2a Under its bonus card. 7.1 In the variant upon the pile; else sorted, so that the best lies on top."""
    colour: i64 = card // PLACES
    place: i64 = card % PLACES + 1
    pile: Nibbles = state.centre[colour]
    depth: i64 = 0
    if not state.rules.piles:
        while (pile >> depth) & 15 > place:
            depth += 4
    above: Nibbles = pile & (shl(1, depth) - 1)
    state.centre[colour] = shl(pile >> depth, depth + 4) | shl(place, depth) | above


def end(state: "FbiState") -> None:
    """4.6 Leftovers stay. 5.1 The turn in which the last card was dealt is the last."""
    if state.dealt < len(state.deck):
        begin(state)
        return
    state.phase = OVER
    state.acting = 0
    if state.story is not None:
        final = scoring.outcome(state)
        winners = tuple([seat for seat in range(state.seats) if has(final.winners, seat)])
        state.tell(Ended(bonus=scoring.leaders(scoring.takers(state)), scores=tuple(final.scores), winners=winners))
