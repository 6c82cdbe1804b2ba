"""Words for telling a game of Getaway the way a rulebook does."""

from typing import Final

import pytest

from backroom.core.bits import bit, members
from backroom.core.errors import IllegalAction
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.view import Event, wire
from backroom.games.getaway.components import ACTION_NAMES, AGREE, DECK, OVER, QUIET, START, WAIT, card_id
from backroom.games.getaway.game import Getaway
from backroom.games.getaway.state import GetawayState
from backroom.games.getaway.story import RoundReviewed, RoundVoided
from backroom.games.getaway.view import GetawayView, Review

NAMES: Final = ("Rob", "Pam", "Rita", "Paul", "Ron", "Pia", "Ruth", "Pete")
"""With even teams those with an R are robbers, those with a P police."""

STOPS: Final = "STOP.1 STOP.2 STOP.3 STOP.4"


class Script:
    def __init__(self, state: GetawayState) -> None:
        self.state = state
        self.names = NAMES[: state.seats]

    # Doing

    def do(self, name: str, action: int) -> "Script":
        self.state.play(self.seat(name), action)
        return self

    def lay(self, *cards: str) -> "Script":
        """`lay("Rob R.PIN.a", "P.HAN.a")`; without a name, the first of that side who holds the card."""
        for card in cards:
            name, _, code = card.rpartition(" ")
            self.do(name or self.holder(code), card_id(code) % DECK)
        return self

    def start(self) -> "Script":
        return self.do("house", START)

    def wait(self, name: str) -> "Script":
        return self.do(name, WAIT)

    def agree(self, *names: str) -> "Script":
        for name in names:
            self.do(name, AGREE)
        return self

    def quiet(self, seconds: int) -> "Script":
        for _ in range(seconds // 10):
            self.do("house", QUIET)
        return self

    # Asking

    def seat(self, name: str) -> Seat:
        return HOUSE if name == "house" else Seat(self.names.index(name))

    def holder(self, code: str) -> str:
        card = card_id(code)
        for seat, name in enumerate(self.names):
            if self.state.teams.side[seat] == card // DECK and self.state.hands[seat] & bit(card % DECK):
                return name
        raise AssertionError(f"nobody holds {code}")

    def sees(self, name: str) -> GetawayView:
        return self.state.view(WATCHER if name == "watcher" else self.seat(name))

    @property
    def public(self) -> GetawayView:
        return self.state.view(WATCHER)

    @property
    def to_act(self) -> list[str]:
        return ["house" if seat == HOUSE else self.names[seat] for seat in members(self.state.to_act())]

    def hand(self, name: str) -> list[str]:
        """What somebody truly holds, seen or not."""
        return list(self.state.truth().hands[self.seat(name)])

    def is_over(self) -> bool:
        return bool(self.state.phase == OVER)

    @property
    def review(self) -> Review:
        reviews = [event.review for event in self.story if isinstance(event, RoundReviewed)]
        return reviews[-1]

    @property
    def verdicts(self) -> list[str]:
        """`"R.PIN.a up 2"`, `"R.HOO.b wrong no_such_object"`, `"R.PIN.c denied P.DENY.PIN"`: the closing team's."""
        told = []
        for judged in self.review.row:
            more = {"up": judged.points, "wrong": judged.why, "denied": judged.by}.get(judged.verdict, "")
            told.append(f"{judged.card} {judged.verdict} {more}".rstrip())
        return told

    def seen(self) -> list[str]:
        """With redeal=same_pool, what reviews have shown."""
        return list(self.public.seen)

    @property
    def voids(self) -> int:
        return sum(isinstance(event, RoundVoided) for event in self.story)

    @property
    def won(self) -> dict[str, int]:
        return {"robbers": len(self.public.won[0]), "police": len(self.public.won[1])}

    def legal(self, name: str) -> list[str]:
        return [ACTION_NAMES[action] for action in self.state.legal(self.seat(name))]

    def refusal(self, name: str, action: str) -> tuple[str, str]:
        """Try what is not allowed: the rule and the reason given. Nothing must have changed, and nothing was told."""
        number = card_id(action) % DECK if "." in action else int(self.state.game.action_id(action))
        before, told = wire(self.state.truth()), len(self.story)
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.seat(name), number)
        assert wire(self.state.truth()) == before
        assert len(self.story) == told
        return caught.value.rule, caught.value.reason

    @property
    def story(self) -> list[Event]:
        return [event for _, event in self.state.story or []]


def under(options: str = "") -> Getaway:
    return Getaway(dict(item.split("=") for item in options.split()))


def dealt(seats: int = 2, seed: int = 1, options: str = "") -> Script:
    """A game as chance deals it, before START."""
    state = under(options).deal(seats, seed)
    state.story = []
    return Script(state)


def on(location: str, *hands: str, options: str = "", started: bool = True) -> Script:
    """A round for this Location in which Rob, Pam and so on hold just this, `"PIN.a DENY.CAM STOP.1"`.

    A hand that is not given is the team's four Stops.
    """
    seats = max(2, len(hands))
    table = dealt(seats, 1, options)
    state = table.state
    state.location = state.top = card_id(location)
    for seat in range(seats):
        letter = "RP"[state.teams.side[seat]]
        held = hands[seat] if seat < len(hands) else STOPS
        state.hands[seat] = 0
        for name in held.split():
            state.hands[seat] |= bit(card_id(f"{letter}.{name}") % DECK)
    return table.start() if started else table


def played(location: str, *row: str, seats: int = 2, options: str = "") -> Script:
    """A round in which these cards are laid one upon another, by whoever of the right side comes first."""
    hands = []
    state = dealt(seats, 1, options).state
    for seat in range(seats):
        letter = "RP"[state.teams.side[seat]]
        hands.append(" ".join(card[2:] for card in row if card[0] == letter and ".STOP." not in card) + f" {STOPS}")
    return on(location, *hands, options=options).lay(*row)
