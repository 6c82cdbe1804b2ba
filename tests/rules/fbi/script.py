"""Words for telling a game of FBI the way a rulebook does."""

from collections.abc import Callable
from functools import cache
from itertools import zip_longest
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit, members
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.view import Event, wire
from backroom.games.fbi import turn
from backroom.games.fbi.components import CARD_NAMES, card_id
from backroom.games.fbi.game import Fbi
from backroom.games.fbi.sight import heap
from backroom.games.fbi.state import FbiState
from backroom.games.fbi.story import Arrested, TurnBegan
from backroom.games.fbi.view import FbiView

NAMES: Final = ("Ann", "Bert", "Chris", "Donna", "Eve")
PURPLES: Final = {2: (2, 1), 3: (3, 2, 1), 4: (4, 3, 1, 2), 5: (5, 4, 1, 2, 3)}
"""Unless told otherwise Ann has the handcuffs, and four have the purple cards of the printed example."""

FIRST_TURN: Final = "Y3 R4 R1 R-3 G5 G2 K4 K1"
"""What the printed example deals in its first turn."""


class Script:
    def __init__(self, state: FbiState) -> None:
        self.state = state
        self.names = NAMES[: state.seats]

    # Doing

    def do(self, name: str, action: str) -> "Script":
        self.state.play(self.seat(name), self.state.game.action_id(action))
        return self

    def release(self, **cards: str) -> "Script":
        """`release(Ann="P-4", Bert="none")`, in that order."""
        for name, card in cards.items():
            self.do(name, f"release {card}")
        return self

    def keep(self, **pairs: str) -> "Script":
        """`keep(Ann="R+2x", Bert="G+K")`, in that order."""
        for name, pair in pairs.items():
            self.do(name, f"keep {pair}")
        return self

    def use(self, **agents: str) -> "Script":
        """`use(Ann="R", Bert="G")`, in that order."""
        for name, agent in agents.items():
            self.do(name, f"use {agent}")
        return self

    def arrest(self, name: str, card: str) -> "Script":
        """With arrest=free."""
        return self.do(name, f"arrest {card}")

    def nobody_releases(self) -> "Script":
        """For the rest of this phase."""
        now = self.turn
        while self.phase == "release" and self.turn == now:
            self.do(self.to_act[0], "release none")
        return self

    def all_keep(self, pair: str) -> "Script":
        return self.keep(**dict.fromkeys(self.to_act, pair))

    def play_on(self, until: Callable[["Script"], bool], seed: int = 1) -> "Script":
        """Anything legal, until something is so or the game is over."""
        rng = Rng(seed)
        while self.to_act and not until(self):
            seat = self.seat(self.to_act[0])
            legal = self.state.legal(seat)
            self.state.play(seat, legal[rng.below(len(legal))])
        return self

    def play_turn(self, seed: int = 1) -> "Script":
        """The rest of this turn, anyhow."""
        now = self.turn
        return self.play_on(lambda table: table.turn != now, seed)

    def play_to_the_end(self, seed: int = 1) -> "Script":
        return self.play_on(lambda table: False, seed)

    # Asking

    def seat(self, name: str) -> Seat:
        return HOUSE if name == "house" else Seat(self.names.index(name))

    def sees(self, name: str) -> FbiView:
        return self.state.view(WATCHER if name == "watcher" else self.seat(name))

    @property
    def public(self) -> FbiView:
        return self.state.view(WATCHER)

    @property
    def phase(self) -> str:
        return self.public.phase

    @property
    def turn(self) -> int:
        return self.public.turn

    @property
    def to_act(self) -> list[str]:
        return [self.names[seat] for seat in members(self.state.to_act())]

    @property
    def handcuffs(self) -> str:
        return self.names[self.public.handcuffs]

    @property
    def order(self) -> list[str]:
        """The holders of slammer cards 1 to N."""
        return [self.names[seat] for seat in self.public.order]

    @property
    def centre(self) -> list[str]:
        return cards(" ".join(card for pile in self.public.centre for card in pile))

    def pile(self, colour: str) -> list[str]:
        """One colour of the centre, from the bottom up."""
        return list(self.public.centre["RYBGK".index(colour)])

    def slammer(self, name: str) -> list[str]:
        return list(self.public.slammers[self.seat(name)])

    @property
    def out(self) -> list[str]:
        """The cards released for good."""
        return list(self.public.out)

    @property
    def deck(self) -> list[str]:
        """The cards still to be dealt, which no seat may see."""
        return list(self.state.truth().deck)

    @property
    def scores(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.outcome().scores, strict=True))

    @property
    def winners(self) -> list[str]:
        """Who would win if it ended now."""
        return [self.names[seat] for seat in members(self.state.outcome().winners)]

    def bonus(self, colour: str) -> str | None:
        """Who would take this bonus card now."""
        taker = self.public.leaders["RYBGK".index(colour)]
        return None if taker is None else self.names[taker]

    def points(self, colour: str) -> list[int]:
        """What each seat has towards this bonus card."""
        return [seat["RYBGK".index(colour)] for seat in self.public.points]

    def legal(self, name: str) -> list[str]:
        return [self.state.game.action_name(action) for action in self.state.legal(self.seat(name))]

    def refusal(self, name: str, action: str) -> tuple[str, str]:
        """Try what is not allowed: the rule and the reason given. Nothing must have changed, and nothing was told."""
        number = self.state.game.action_id(action)
        before, told = wire(self.state.truth()), len(self.story)
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.seat(name), number)
        assert wire(self.state.truth()) == before
        assert len(self.story) == told
        assert number not in list(self.state.legal(self.seat(name)))
        return caught.value.rule, caught.value.reason

    # Hearing

    @property
    def story(self) -> list[Event]:
        return [event for _, event in self.state.story or []]

    @property
    def arrests(self) -> list[str]:
        """`"Chris R R4"` or `"Donna G nothing"`: every arrest told of so far."""
        told = [event for event in self.story if isinstance(event, Arrested)]
        return [f"{self.names[event.seat]} {event.agent} {event.card or 'nothing'}" for event in told]

    @property
    def deals(self) -> list[tuple[str, ...]]:
        return [event.dealt for event in self.story if isinstance(event, TurnBegan)]


def deal(
    seats: int = 4,
    dealt: str = "",
    *,
    purple: tuple[int, ...] | None = None,
    slammers: dict[str, str] | None = None,
    options: str = "",
) -> Script:
    """A game before its first release, under options such as `"arrest=free tiebreak=villains"`.

    `dealt` lies on top of the deck, the rest below it with all colours mixed; a bar at the end, `"R4 Y1 |"`, leaves
    the rest out. `purple` are the sizes dealt, in seat order; `slammers` then replaces what some seats hold.
    """
    game = under(options)
    state = FbiState(game, seats)
    turn.set_up(state, game.deck[:], Rng(_seed_for(purple or PURPLES[seats])))
    state.deck = _stacked(game, dealt.split())
    for name, held in (slammers or {}).items():
        _fill(state, NAMES.index(name), held.split())
    state.story = []
    turn.begin(state)
    return Script(state)


def shuffled(seats: int = 4, seed: int = 1, options: str = "") -> Script:
    """A game as chance deals it, its first deal untold."""
    state = under(options).deal(seats, seed)
    state.story = []
    return Script(state)


def holding(*slammers: str, options: str = "") -> Script:
    """A game in which Ann, Bert and so on hold just this."""
    return deal(len(slammers), slammers=dict(zip(NAMES, slammers, strict=False)), options=options)


def under(options: str) -> Fbi:
    return Fbi(dict(item.split("=") for item in options.split()))


def cards(text: str) -> list[str]:
    """Cards in the order a View lists a slammer: by colour, the highest first."""
    once = twice = 0
    for name in text.split():
        card = bit(card_id(name))
        once, twice = once | card, twice | (once & card)
    return list(heap(once, twice))


def _stacked(game: Fbi, top: list[str]) -> vec[i64]:
    rest = [CARD_NAMES[card] for card in game.deck]
    if top and top[-1] == "|":
        return vec[i64]([card_id(name) for name in top[:-1]])
    for name in top:
        rest.remove(name)
    suits = [[name for name in rest if name[0] == colour] for colour in "RYBGK"]
    mixed = [name for row in zip_longest(*suits) for name in row if name]
    return vec[i64]([card_id(name) for name in top + mixed])


def _fill(state: FbiState, seat: int, held: list[str]) -> None:
    state.once[seat] = state.twice[seat] = 0
    for name in held:
        card = bit(card_id(name))
        state.twice[seat] |= state.once[seat] & card
        state.once[seat] |= card


@cache
def _seed_for(purple: tuple[int, ...]) -> int:
    """A seed that deals these purple cards, so that the handcuffs follow from the rules and not from the test."""
    wanted = [cards(f"P{size} P-{size}") for size in purple]
    seed = 0
    while True:
        state = FbiState(Fbi({}), len(purple))
        turn.set_up(state, vec[i64](), Rng(seed))
        if [list(heap(once, 0)) for once in state.once] == wanted:
            return seed
        seed += 1
