"""Words for telling a game of Sleeper Cells the way a rulebook does."""

from functools import cache
from typing import Any, Final, TypedDict

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit, members, shl
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import EVERYONE
from backroom.core.view import Event, wire
from backroom.games.sleepers import spies, turn
from backroom.games.sleepers.components import (
    AGENCY_NAMES,
    CITIES,
    OBJECTIVE_NAMES,
    RIVAL_NAMES,
    SEATS,
    ZONE_CARDS,
    ZONE_NAMES,
    ZONES,
    card_id,
    city_id,
)
from backroom.games.sleepers.game import Sleepers
from backroom.games.sleepers.heaps import FULL, cards_of, heap_of, unit
from backroom.games.sleepers.state import SleepersState
from backroom.games.sleepers.view import SleepersView

CIA, MI6, FSB, MSS = AGENCY_NAMES
Board = dict[str, str]
"""`{"CIA": "ROM ROM"}`: by agency, cities or cards."""

FILLING: Final = "wire"


class Setting(TypedDict, total=False):
    """What `table` sets up by hand."""

    spies_at: Board
    cells_at: Board
    money: dict[str, int]
    hands: Board
    faces: Board
    locations: str
    objectives: str
    tokens: Board
    zones: list[tuple[str, int, str]]
    deck: str
    pile: str
    auction: str
    turns: int
    options: str


class Script:
    def __init__(self, state: SleepersState) -> None:
        self.state = state

    # Doing

    def do(self, who: str, *actions: str) -> "Script":
        """Rivals are named by agency: `do("CIA", "attack MI6 ROM")`."""
        for action in actions:
            self.state.play(self.seat(who), self.state.game.action_id(self.relative(who, action)))
        return self

    def relative(self, who: str, action: str) -> str:
        me = AGENCY_NAMES.index(who) if who in AGENCY_NAMES else 0
        words = [RIVAL_NAMES[(AGENCY_NAMES.index(w) - me) % 4 - 1] if w in AGENCY_NAMES else w for w in action.split()]
        return " ".join(words)

    def offer(self, who: str, to: str, give: str = "", want: str = "", pays: int = 0, asks: int = 0) -> "Script":
        self.do(who, f"trade {to}")
        return self.build(who, give, want, pays, asks)

    def build(self, who: str, give: str = "", want: str = "", pays: int = 0, asks: int = 0) -> "Script":
        self.do(who, *(f"give {card}" for card in give.split()), *(f"want {card}" for card in want.split()))
        return self.do(who, *["give 5k"] * (pays // 5), *["want 5k"] * (asks // 5), "propose")

    def end(self, who: str) -> "Script":
        return self.do(who, "end")

    def rolling(self, *dice: int) -> "Script":
        """The next dice: a generator is found that rolls them."""
        self.state.rng = Rng(_seed_for(dice))
        return self

    # Asking

    def seat(self, who: str) -> Seat:
        return HOUSE if who == "house" else Seat(AGENCY_NAMES.index(who))

    def sees(self, who: str) -> SleepersView:
        return self.state.view(WATCHER if who == "watcher" else self.seat(who))

    @property
    def public(self) -> SleepersView:
        return self.state.view(WATCHER)

    @property
    def to_act(self) -> list[str]:
        return [AGENCY_NAMES[seat] for seat in members(self.state.to_act())]

    @property
    def phase(self) -> str:
        """As whoever acts sees it."""
        return self.sees(self.to_act[0]).phase if self.to_act else self.public.phase

    def money(self, who: str) -> int:
        return int(self.state.money[self.seat(who)])

    def spies(self, who: str) -> list[str]:
        return list(self.public.spies[self.seat(who)])

    def cells(self, who: str) -> list[str]:
        return list(self.public.cells[self.seat(who)])

    def hand(self, who: str) -> list[str]:
        return list(self.sees(who).hand)

    def faces(self, who: str) -> list[str]:
        return list(self.public.face_up[self.seat(who)])

    def knows(self, who: str, of: str) -> list[str]:
        return list(self.sees(who).known[self.seat(of)])

    def legal(self, who: str) -> list[str]:
        return [self.state.game.action_name(action) for action in self.state.legal(self.seat(who))]

    def may(self, who: str, action: str) -> bool:
        return self.relative(who, action) in self.legal(who)

    def refusal(self, who: str, action: str) -> tuple[str, str]:
        """Try what is not allowed: the rule and the reason given. Nothing must have changed, and nothing was told."""
        number = self.state.game.action_id(self.relative(who, action))
        before, told = wire(self.state.truth()), len(self.state.story or [])
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.seat(who), number)
        assert wire(self.state.truth()) == before
        assert len(self.state.story or []) == told
        assert number not in list(self.state.legal(self.seat(who)))
        return caught.value.rule, caught.value.reason

    def rule(self, who: str, action: str) -> str:
        return self.refusal(who, action)[0]

    def worlds(self, who: str, number: int = 40, seed: int = 1) -> list[SleepersState]:
        """Worlds of a seat, each of which shows it what it sees."""
        view = self.sees(who)
        worlds = self.state.rules.worlds(view)
        rng = Rng(seed)
        found = [worlds.sample(rng) for _ in range(number)]
        assert all(wire(world.view(Seat(view.seat))) == wire(view) for world in found)
        return found

    # Hearing

    @property
    def story(self) -> list[Event]:
        return [event for _, event in self.state.story or []]

    def heard(self, who: str) -> list[Event]:
        """What a seat is told, or the watcher."""
        mine = 0 if who == "watcher" else bit(self.seat(who))
        return [event for audience, event in self.state.story or [] if audience == EVERYONE or audience & mine]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.story if isinstance(event, kind)]


def under(options: str = "") -> Sleepers:
    return Sleepers(dict(item.split("=") for item in options.split()))


def placing(options: str = "first_placer=seat", seed: int = 1) -> Script:
    """A game before the first spy is placed."""
    state = under(options).deal(SEATS, seed)
    state.story = []
    return Script(state)


def opened(options: str = "first_placer=seat", seed: int = 1) -> Script:
    """A game as chance deals it, every spy placed, in the first turn."""
    table = placing(options, seed)
    for number in range(12):
        table.do(table.to_act[0], f"place {table.legal(table.to_act[0])[number % 3].split()[1]}")
    return table


def table(
    active: str = "CIA",
    *,
    spies_at: Board | None = None,
    cells_at: Board | None = None,
    money: dict[str, int] | None = None,
    hands: Board | None = None,
    faces: Board | None = None,
    locations: str = "SYD SYD SYD SYD",
    objectives: str = "bomb bomb bomb bomb",
    tokens: Board | None = None,
    zones: list[tuple[str, int, str]] | None = None,
    deck: str | None = None,
    pile: str = "",
    auction: str = "",
    turns: int = 1,
    options: str = "",
) -> Script:
    """A turn in step 3, set up by hand. `deck` is the deck, or its top if it ends with a
    plus; all cards that lie nowhere else come below. Unless `auction` names somebody, nobody has the token."""
    state = SleepersState(under(options), Rng(1)).clone()
    held = Script(state)
    state.phase, state.turn, state.token = 1, turns, held.seat(auction) if auction else -1
    state.active = held.seat(active)
    state.acting = bit(state.active)
    for who, cities in (spies_at or {}).items():
        for name in cities.split():
            spies.put(state, held.seat(who), city_id(name))
    for who, cities in (cells_at or {}).items():
        for name in cities.split():
            seat = held.seat(who)
            state.cells[seat * CITIES + city_id(name)] += 1
            state.hosts[seat] |= bit(city_id(name))
            state.networks[seat] += 1
    for who, sum_held in (money or {}).items():
        state.money[held.seat(who)] = sum_held
    _hand_out(state, held, hands or {}, faces or {})
    _set_pairs(state, held, locations.split(), objectives.split(), tokens or {})
    for card, zone, who in zones or []:
        state.zone_cards[held.seat(who)] += shl(1, 4 * (ZONE_CARDS.index(card_id(card)) * ZONES + zone))
    _stack(state, deck, heap_of(tuple(pile.split())))
    spies.wake(state, state.active)
    state.story = []
    return held


def _hand_out(state: SleepersState, held: Script, hands: Board, faces: Board) -> None:
    for who, names in hands.items():
        state.hand[held.seat(who)] = heap_of(tuple(names.split()))
        state.held[held.seat(who)] = len(names.split())
    for who, names in faces.items():
        state.face[held.seat(who)] = heap_of(tuple(names.split()))
        state.shown[held.seat(who)] = len(names.split())


def _set_pairs(state: SleepersState, held: Script, locations: list[str], objectives: list[str], tokens: Board) -> None:
    for seat in range(SEATS):
        state.location[seat] = city_id(locations[seat])
        state.objective[seat] = OBJECTIVE_NAMES.index(objectives[seat])
    for who, token in tokens.items():
        city, objective = token.split()
        state.location[held.seat(who)] = city_id(city)
        state.objective[held.seat(who)] = OBJECTIVE_NAMES.index(objective)
        state.pending |= bit(held.seat(who))
        state.revealed |= bit(held.seat(who))
    taken = {int(state.location[seat]) for seat in range(SEATS)}
    state.location_deck = vec[i64]([city for city in range(CITIES) if city not in taken])
    kinds = [kind for kind in range(3) for _ in range(8 - list(state.objective).count(kind))]
    state.objective_deck = vec[i64](kinds)


def _stack(state: SleepersState, deck: str | None, pile: int) -> None:
    state.pile, state.piled = pile, len(cards_of(pile))
    top = [card_id(name) for name in (deck or "").split() if name != "+"]
    if deck is not None and "+" not in deck:
        state.deck = vec[i64](top)
        return
    left = FULL - pile - sum(unit(card) for card in top)
    for seat in range(SEATS):
        left -= state.hand[seat] + state.face[seat]
        for number in range(15):
            left -= ((state.zone_cards[seat] >> (4 * number)) & 15) * unit(ZONE_CARDS[number // ZONES])
    state.deck = vec[i64]([*top, *cards_of(left)])


@cache
def _seed_for(dice: tuple[int, ...]) -> int:
    """A seed whose generator rolls these dice first."""
    seed = 0
    while True:
        rng = Rng(seed)
        if all(rng.below(6) + 1 == die for die in dice):
            return seed
        seed += 1


def new_turn(held: Script, who: str) -> Script:
    """The turn of a seat begins."""
    turn.begin(held.state, held.seat(who))
    return held


__all__ = ["CIA", "FSB", "MI6", "MSS", "ZONE_NAMES", "Script", "new_turn", "opened", "placing", "table", "under"]
