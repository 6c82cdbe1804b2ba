"""Which card lands first, which comes back, and which comes too late: rulings R23, R24, R27 and R30 of Getaway.

There is no clock here. All times are milliseconds on the table's scale and come in with the plays; the same plays give
the same landings, today and when they are replayed. A play is held until nothing earlier can arrive any more.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.games.getaway.components import CARD_FIELD, RACING, START, TABLES, WAIT

if TYPE_CHECKING:
    from backroom.games.getaway.state import GetawayState

NEVER: Final = -1_000_000_000


class Play(NamedTuple):
    """What a player sends, and what the table knows about its way."""

    seat: int
    action: int
    round: int  # for which round it is meant
    seen: int  # how many landings of this round its player had been shown
    clicked: int  # on the table's scale
    arrived: int
    delay: int = 0  # one way, as measured


class Verdict(NamedTuple):
    """What became of a play. If it did not land nothing has changed, and its player is told the rule and the reason."""

    play: Play
    time: int  # what goes into the record
    landed: bool
    rule: str = ""
    reason: str = ""


class Ordering:
    """Puts the plays of one table in order. The generator decides exact ties, and is drawn from for nothing else."""

    def __init__(self, state: "GetawayState", rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.held: list[Play] = []
        self.landings: i64 = 0  # of this round
        self.last: vec[i64] = vec[i64]()  # when each seat last laid a card
        for _ in range(state.seats):
            self.last = append(self.last, NEVER)

    def start(self) -> None:
        """4b START: the Location is on top, and everybody has been shown it."""
        self.state.play(HOUSE, START)
        self.landings = 0
        for seat in range(self.state.seats):
            self.last[seat] = NEVER

    def offer(self, play: Play) -> None:
        self.held.append(play)

    def effective(self, play: Play) -> int:
        """R27 The time of the click, no later than it arrived and no earlier than its line explains, up to the cap."""
        made_good = min(play.delay, int(self.state.rules.delay_cap))
        return max(min(play.clicked, play.arrived), play.arrived - made_good)

    def settle(self, now: int) -> list[Verdict]:
        """Judge every play that nothing still under way can precede, in order."""
        cap = int(self.state.rules.delay_cap)
        due = [play for play in self.held if self.effective(play) + cap < now]
        self.held = [play for play in self.held if self.effective(play) + cap >= now]
        return [self._judge(play) for play in self._ordered(due)]

    def _ordered(self, plays: list[Play]) -> list[Play]:
        """R24 By time; of plays at the same millisecond the order is drawn, whichever arrived first."""
        ordered: list[Play] = []
        for time in sorted({self.effective(play) for play in plays}):
            tied = sorted([play for play in plays if self.effective(play) == time])
            while tied:
                drawn: i64 = self.rng.below(len(tied)) if len(tied) > 1 else 0
                ordered.append(tied.pop(drawn))
        return ordered

    def _judge(self, play: Play) -> Verdict:
        state = self.state
        time = self.effective(play)
        seat = Seat(play.seat)
        if play.round != state.round or state.phase != RACING:
            return Verdict(
                play, time, False, "GET-R23", "the round is over, and what comes after its end is not played"
            )
        forbidden = state.why_not(seat, play.action)
        if forbidden is not None:
            return Verdict(play, time, False, forbidden.rule, forbidden.reason)
        if play.action < WAIT:
            if time - self.last[seat] < state.rules.interval:
                return Verdict(play, time, False, "GET-R30", f"your cards must be {state.rules.interval} ms apart")
            if state.rules.bounces and play.seen < self.landings and self._right(play) != self._right_as_shown(play):
                return Verdict(play, time, False, "GET-R27", "too late: another card landed first")
            self.last[seat] = time
            self.landings += 1
        state.apply(seat, play.action)
        return Verdict(play, time, True)

    def _right(self, play: Play) -> bool:
        return self._right_on(self.state.top, play)

    def _right_as_shown(self, play: Play) -> bool:
        """R27 Upon the top its player had before the eyes, and can have meant."""
        shown = self.state.pile[play.seen - 1] & CARD_FIELD if play.seen > 0 else self.state.location
        return self._right_on(shown, play)

    def _right_on(self, top: i64, play: Play) -> bool:
        return has(TABLES.right(self.state.teams.side[play.seat], top), play.action)
