"""Words for telling a game of Criminals the way a rulebook does."""

from collections.abc import Callable
from typing import Final

import pytest

from backroom.core.bits import bit, members, with_nibble
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.view import Event, wire
from backroom.games.criminals import round, setup
from backroom.games.criminals.components import crime_id
from backroom.games.criminals.game import Criminals
from backroom.games.criminals.state import CriminalsState
from backroom.games.criminals.story import CaseClosed, SoldOut
from backroom.games.criminals.view import CriminalsView

NAMES: Final = ("Keaton", "McManus", "Fenster", "Hockney", "Verbal", "Edie", "Redfoot", "Kobayashi", "Kujan")
FIVE: Final = "Burglary Blackmail Bribery Arson Smuggling"
"""Hockney, the fourth, did the Arson; with Embezzlement these are the crimes of the printed example."""

MOST_SEEDS: Final = 5000


class Script:
    def __init__(self, state: CriminalsState) -> None:
        self.state = state
        self.names = NAMES[: state.seats]

    # Doing

    def do(self, name: str, action: str, then: str | None = None) -> "Script":
        """An action; `then` is the crime that chance turns up after it."""
        seat, number = self.seat(name), self.state.game.action_id(self.numbered(action))
        if then is not None:
            self._arrange(seat, number, then)
        self.state.play(seat, number)
        return self

    def accuse(self, then: str | None = None, **accusations: str) -> "Script":
        """`accuse(Keaton="Hockney", Verbal="boss", Fenster="nobody")`, in that order."""
        for name, target in accusations.items():
            last = name == list(accusations)[-1]
            self.do(name, f"accuse {target}", then if last else None)
        return self

    def vote(self, then: str | None = None, **votes: str) -> "Script":
        """In ballots: all are silent, and then vote; who is not named votes for nobody."""
        self.hush()
        voters = self.to_act
        for name in voters:
            self.do(name, f"accuse {votes.get(name, 'nobody')}", then if name == voters[-1] else None)
        return self

    def hush(self) -> "Script":
        """In ballots: whoever has not spoken is silent."""
        while self.phase == "talk":
            self.do(self.to_act[0], "silent")
        return self

    def house(self, action: str, then: str | None = None) -> "Script":
        return self.do("house", action, then)

    def time_out(self, then: str | None = None) -> "Script":
        """The house closes the discussion and ends the final call."""
        return self.house("close discussion").house("end call", then)

    def sell(self, name: str, then: str | None = None) -> "Script":
        """As many as it takes accuse somebody, live."""
        accusers = [other for other in self.remaining if other != name and other not in self.automatic]
        for other in accusers[: self.public.threshold]:
            last = other == accusers[: self.public.threshold][-1]
            self.do(other, f"accuse {name}", then if last else None)
        return self

    def play_on(self, until: Callable[["Script"], bool], seed: int = 1) -> "Script":
        """Anything legal, until something is so or the game is over."""
        rng = Rng(seed)
        while self.state.to_act() and not until(self):
            actors = members(self.state.to_act())
            seat = Seat(actors[rng.below(len(actors))])
            legal = self.state.legal(seat)
            self.state.play(seat, legal[rng.below(len(legal))])
        return self

    def play_past(self, round: int, seed: int = 1) -> "Script":
        """Anything legal, until that round is over."""
        return self.play_on(lambda table: table.state.round > round, seed)

    def play_to_the_end(self, seed: int = 1) -> "Script":
        return self.play_on(lambda table: False, seed)

    def _arrange(self, seat: Seat, action: int, crime: str) -> None:
        """Chance such that this crime is turned up next."""
        now = self.state.round
        for seed in range(MOST_SEEDS):
            twin = self.state.clone()
            twin.rng = Rng(seed)
            twin.play(seat, action)
            if twin.round == now + 1 and twin.view(WATCHER).crime == crime:
                self.state.rng = Rng(seed)
                return
        raise AssertionError(f"{crime} cannot be turned up next")

    # Asking

    def seat(self, name: str) -> Seat:
        return HOUSE if name == "house" else Seat(self.names.index(name))

    def numbered(self, action: str) -> str:
        """`accuse Hockney` with the number of the seat in place of the name."""
        return " ".join(str(NAMES.index(word)) if word in NAMES else word for word in action.split())

    def named(self, action: str) -> str:
        """`accuse 3` with the name in place of the number."""
        return " ".join(NAMES[int(word)] if word.isdigit() else word for word in action.split())

    def who(self, target: int | None) -> str | None:
        return None if target is None else "boss" if target == 9 else self.names[target]

    def sees(self, name: str) -> CriminalsView:
        return self.state.view(WATCHER if name == "watcher" else self.seat(name))

    @property
    def public(self) -> CriminalsView:
        return self.state.view(WATCHER)

    @property
    def phase(self) -> str:
        return self.public.phase

    @property
    def crime(self) -> str:
        return self.public.crime

    @property
    def deck(self) -> set[str]:
        """The crime cards in the deck; the one under investigation is not among them."""
        return set(self.public.deck)

    @property
    def to_act(self) -> list[str]:
        """The players who may act now."""
        return [self.names[seat] for seat in members(self.state.to_act()) if seat != HOUSE]

    @property
    def remaining(self) -> list[str]:
        return [self.names[seat] for seat in self.public.remaining]

    @property
    def automatic(self) -> list[str]:
        return [self.names[seat] for seat in self.public.automatic]

    @property
    def accusations(self) -> dict[str, str | None]:
        return {name: self.who(target) for name, target in zip(self.names, self.public.accusations, strict=True)}

    @property
    def decides(self) -> str | None:
        """Who must pass or snitch."""
        return self.who(self.public.sold_out)

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in members(self.state.outcome().winners)]

    def shown(self, name: str) -> set[str]:
        return set(self.public.shown[self.seat(name)])

    def guilt(self, name: str) -> str | None:
        """Somebody's crime, as far as all know it."""
        return self.public.guilt[self.seat(name)]

    def legal(self, name: str) -> list[str]:
        actions = self.state.legal(self.seat(name))
        return [self.named(self.state.game.action_name(action)) for action in actions]

    def targets(self, name: str) -> list[str]:
        """Whom this player may accuse, live or by ballot."""
        return [action.split()[1] for action in self.legal(name) if action.startswith("accuse")]

    def refusal(self, name: str, action: str) -> str:
        """Try what is not allowed: the rule given. Nothing has changed, nobody was told, and it was not offered."""
        seat, number = self.seat(name), self.state.game.action_id(self.numbered(action))
        before, told = wire(self.state.truth()), len(self.story)
        with pytest.raises(IllegalAction) as caught:
            self.state.play(seat, number)
        assert wire(self.state.truth()) == before
        assert len(self.story) == told
        assert number not in list(self.state.legal(seat))
        assert caught.value.reason
        return caught.value.rule

    # Hearing

    @property
    def story(self) -> list[Event]:
        return [event for _, event in self.state.story or []]

    @property
    def told(self) -> list[str]:
        """All that happened, in English."""
        return [self.state.game.tell(event, self.names) for event in self.story]

    @property
    def sold(self) -> list[str | None]:
        """Everybody sold out so far."""
        return [self.who(event.target) for event in self.story if isinstance(event, SoldOut)]

    @property
    def said(self) -> list[str]:
        """`"Keaton alibi Arson"`: every statement so far."""
        return [
            " ".join(str(part) for part in (self.names[s.seat], s.kind, s.claim or self.who(s.about)) if part)
            for s in self.public.statements
        ]

    @property
    def ended(self) -> bool:
        return any(isinstance(event, CaseClosed) for event in self.story)


def lineup(
    crimes: str = FIVE,
    *,
    boss: str = "Embezzlement",
    crime: str = "Arson",
    shows: dict[str, str] | None = None,
    out: str = "",
    options: str = "",
) -> Script:
    """A game in which Keaton, McManus and so on did these crimes, at the start of a round for `crime`.

    `shows` are the alibis turned up; the players named in `out` are eliminated already.
    """
    dealt = crimes.split()
    state = CriminalsState(under(options), len(dealt), Rng(0))
    for seat, name in enumerate(dealt):
        state.guilt = with_nibble(state.guilt, seat, crime_id(name))
    state.boss = crime_id(boss)
    for name in [*dealt, boss]:
        state.crimes |= bit(crime_id(name))
    setup.gather(state)
    for player, alibis in (shows or {}).items():
        for alibi in alibis.split():
            assert alibi != dealt[NAMES.index(player)]
            state.showing[crime_id(alibi)] |= bit(NAMES.index(player))
    for player in out.split():
        state.remaining &= ~bit(NAMES.index(player))
        state.left -= 1
        state.cards &= ~bit(crime_id(dealt[NAMES.index(player)]))
    state.story = []
    _begin(state, crime)
    return Script(state)


def _begin(state: CriminalsState, crime: str) -> None:
    """The first draw of the deck is this one."""
    wanted = members(state.cards).index(crime_id(crime))
    seed = 0
    while Rng(seed).below(state.left + 1) != wanted:
        seed += 1
    state.rng = Rng(seed)
    round.begin(state)


def dealt(seats: int = 5, seed: int = 1, options: str = "") -> Script:
    """A game as chance deals it."""
    state = under(options).deal(seats, seed)
    state.story = []
    return Script(state)


def under(options: str) -> Criminals:
    return Criminals(dict(item.split("=") for item in options.split()))
