"""Words for telling a game of Inkognito the way a rulebook does."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from backroom.core.bits import bit, members, with_nibble
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import EVERYONE
from backroom.core.view import Event, wire
from backroom.games.inkognito import visits
from backroom.games.inkognito.components import AGENTS, IDENTITIES, LOCATIONS, SEGMENTS
from backroom.games.inkognito.game import Inkognito
from backroom.games.inkognito.state import InkognitoState
from backroom.games.inkognito.view import Column, InkognitoTruth, InkognitoView

NAMES: Final = ("You", "Anna", "Mario", "David", "Eva")
DEAL: Final = "B/11 F/52 Z/0 X/29"
"""The black cards of the printed example: You are Bubble, Anna is your partner, Mario and David are the rivals."""

SITES: Final = dict(zip("MGBRS", LOCATIONS, strict=True))
"""One letter for each location: San Marco, San Giorgio, Bridge of Sighs, Rialto, Salute."""


class Script:
    def __init__(self, state: InkognitoState) -> None:
        self.state = state

    # Doing

    def do(self, name: str, action: str) -> "Script":
        self.state.play(self.seat(name), self.state.game.action_id(action))
        return self

    def go(self, **sites: str) -> "Script":
        """`go(You="R", Anna="M")`, in that order."""
        for name, site in sites.items():
            self.do(name, f"go {SITES[site]}")
        return self

    def visit(self, sites: str, ambassador: str = "") -> "Script":
        """A round: the letters say where each place goes, beginning with place 0; then what the pack turns up."""
        if ambassador:
            self.stack(ambassador)
        told = self.rounds_begun
        while self.phase == "locations" and self.rounds_begun == told:
            seat = members(self.state.to_act())[0]
            place = visits.turn_of(self.state, seat)
            verb = "send dummy" if place == self.state.dummy else "go"
            self.state.play(Seat(seat), self.state.game.action_id(f"{verb} {SITES[sites[place]]}"))
        return self

    def meet(self, *groups: str) -> "Script":
        """A new series, in whose first round just these meet: `meet("You Anna", "Mario Ambassador")`."""
        self.state.series += 1
        visits.begin_series(self.state, Rng(int(self.state.series)))
        sites = dict.fromkeys(range(5), "")
        free = list("RSMGB")
        for group in groups:
            here = free.pop(0)
            for name in group.split():
                sites[self.place(name)] = here
        for place in sites:
            sites[place] = sites[place] or free.pop(0)
        row = "".join(sites.values())
        return self.visit(row, "" if self.state.seats == 5 else row[4])

    def show(self, **pairs: str) -> "Script":
        """`show(You="B+0", Anna="black identity")`, in that order."""
        for name, cards in pairs.items():
            self.do(name, f"show {cards}")
        return self

    def exchange(self, one: str, other: str) -> "Script":
        """Two meet and show anything that is allowed."""
        self.meet(f"{one} {other}")
        for name in (one, other):
            self.do(name, self.legal(name)[0])
        return self

    def play_on(self, until: Callable[["Script"], bool], seed: int = 1, calls: bool = False) -> "Script":
        """Anything legal, calls or not, until something is so or it is all over."""
        rng = Rng(seed)
        while self.state.to_act() and not until(self):
            seat = Seat(members(self.state.to_act())[0])
            names = [self.state.game.action_name(action) for action in self.state.legal(seat)]
            some = [name for name in names if calls or not name.startswith("call")]
            self.state.play(seat, self.state.game.action_id(some[rng.below(len(some))]))
        return self

    def play_to_the_end(self, seed: int = 1, calls: bool = False) -> "Script":
        return self.play_on(lambda table: False, seed, calls)

    def stack(self, site: str) -> None:
        """Put this location on top of the Ambassador's pack."""
        card = list(SITES).index(site) + 1
        rest = [(self.state.pack >> (4 * n)) & 15 for n in range(5)]
        order = [card, *(other for other in rest if other not in (0, card))]
        assert card in rest
        self.state.pack = sum(other << (4 * n) for n, other in enumerate(order))

    # Asking

    def seat(self, name: str) -> Seat:
        return HOUSE if name == "house" else Seat(NAMES.index(name))

    def place(self, name: str) -> int:
        if name == "Ambassador":
            return int(self.state.ambassador)
        return 3 if name == "dummy" else NAMES.index(name)

    def name(self, place: int) -> str:
        if place == self.state.ambassador:
            return "Ambassador"
        return "dummy" if place == self.state.dummy else NAMES[place]

    def sees(self, name: str) -> InkognitoView:
        return self.state.view(WATCHER if name == "watcher" else self.seat(name))

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.state.seats])

    @property
    def public(self) -> InkognitoView:
        return self.state.view(WATCHER)

    @property
    def truth(self) -> InkognitoTruth:
        return self.state.truth()

    @property
    def phase(self) -> str:
        return self.public.phase

    @property
    def to_act(self) -> list[str]:
        return [NAMES[seat] for seat in members(self.state.to_act())]

    @property
    def sealed(self) -> list[str]:
        return [NAMES[seat] for seat in members(self.state.sealed())]

    @property
    def starter(self) -> str:
        return self.name(self.public.starter)

    @property
    def meetings(self) -> list[str]:
        """`"exchange You Anna"`, in the order in which they are settled."""
        return [f"{met.how} {' '.join(self.name(place) for place in met.who)}" for met in self.public.meetings]

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.outcome().scores, strict=True))

    @property
    def winners(self) -> list[str]:
        return [NAMES[seat] for seat in members(self.state.outcome().winners)]

    def legal(self, name: str, verb: str = "") -> list[str]:
        told = [self.state.game.action_name(action) for action in self.state.legal(self.seat(name))]
        return [action for action in told if action.startswith(verb)]

    def worlds(self, name: str) -> int:
        return self.state.game.worlds(self.sees(name)).count()

    def column(self, name: str, number: int = -1) -> Column:
        return self.sees(name).sheet[number]

    def notes(self, name: str) -> list[str]:
        """`"Anna > You: F+11"`, every show this seat knows of, by the sheet; `"?"` for what it has not seen."""
        told = []
        for column in self.sees(name).sheet:
            for show in column.shows:
                cards = "?" if show.cards is None else ("black " if show.black else "") + "+".join(show.cards)
                told.append(f"{self.name(show.giver)} > {self.name(show.taker)}: {cards}")
        return told

    def refusal(self, name: str, action: str) -> tuple[str, str]:
        """Try what is not allowed: the rule and the reason given. Nothing must have changed, and nothing was told."""
        number = self.state.game.action_id(action)
        before, told = wire(self.state.truth()), len(self.state.story or [])
        seen = [wire(self.state.view(Seat(looker))) for looker in range(-1, self.state.seats)]
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.seat(name), number)
        assert wire(self.state.truth()) == before
        assert [wire(self.state.view(Seat(looker))) for looker in range(-1, self.state.seats)] == seen
        assert len(self.state.story or []) == told
        assert number not in list(self.state.legal(self.seat(name)))
        return caught.value.rule, caught.value.reason

    # Hearing

    @property
    def rounds_begun(self) -> int:
        return sum(type(event).__name__ == "RoundBegan" for _, event in self.state.story or [])

    def heard(self, name: str) -> list[Event]:
        """All that a seat, or the watcher, was told."""
        story = self.state.story or []
        mine = 0 if name == "watcher" else bit(self.seat(name))
        return [event for audience, event in story if audience == EVERYONE or audience & mine]

    def told(self, name: str, kind: type[Event]) -> list[Event]:
        return [event for event in self.heard(name) if isinstance(event, kind)]


def deal(
    seats: int = 4,
    who: str = DEAL,
    *,
    starter: str = "You",
    ambassador: str = "Eva",
    mover: str = "You",
    options: str = "",
    seed: int = 1,
) -> Script:
    """A game before its first location. `who` are the black cards of the four agents in the order of their places."""
    state = under(options).deal(seats, seed)
    if seats == 5:
        state.ambassador = NAMES.index(ambassador)
    give(state, who)
    state.mover = NAMES.index(mover)
    state.starter = 3 if starter == "dummy" else NAMES.index(starter)
    state.story = []
    visits.begin_series(state, Rng(seed))
    return Script(state)


def give(state: InkognitoState, who: str) -> None:
    """Deal these black cards."""
    agents = [place for place in range(5) if place != state.ambassador]
    assert len(who.split()) == AGENTS
    for place, cards in zip(agents, who.split(), strict=True):
        identity, number = cards.split("/")
        state.identity = with_nibble(state.identity, place, [str(one) for one in IDENTITIES].index(identity))
        state.number = with_nibble(state.number, place, [str(one) for one in SEGMENTS].index(number))


def shuffled(seats: int = 4, seed: int = 1, options: str = "") -> Script:
    """A game as chance deals it."""
    state = under(options).deal(seats, seed)
    state.story = []
    return Script(state)


@cache
def under(options: str) -> Inkognito:
    return Inkognito(dict(item.split("=") for item in options.split()))
