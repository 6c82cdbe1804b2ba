"""Getaway's fair race at a table (GET-R23, R24, R27, R30): who has seen what, and which card in the air is first.

Times come in from outside, in the house's milliseconds. A card is written to the journal whether it lands or not, with
its arrival, the delay its line was trusted with, and the time at which it counts: the order follows from these, and
`rerun` finds it again.
"""

from typing import Final, NamedTuple

from backroom.core.rng import SEED_BITS, Rng
from backroom.games.getaway.components import RACING
from backroom.games.getaway.ordering import Ordering, Play, Verdict
from backroom.games.getaway.state import GetawayState
from backroom.record.seed import read_seed
from backroom.table.entry import Toss
from backroom.table.table import Table

NOTICE: Final = 250
"""Milliseconds after which a landing counts as seen, whatever a client says, its line allowed for."""

REFLEX: Final = 100
"""Milliseconds from when a top appears to the quickest hand. A card that comes sooner was meant for another top."""

SEEDS: Final = (1 << SEED_BITS) - 1


class Landing(NamedTuple):
    seq: int
    told: int  # when


def toss_of(play: Play) -> Toss:
    return Toss(round=play.round, seen=play.seen, arrived=play.arrived, delay=play.delay)


class Racing:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._round = -1
        self._landings: list[Landing] = []  # of this round, as they were told
        self._seed = read_seed(table.opened.seed)

    def on(self) -> bool:
        """Whether cards may land now."""
        return self.begun() and self._table.going()

    def begun(self) -> bool:
        """Whether there is a race, though it may stand still."""
        state = self._state()
        return state is not None and state.phase == RACING

    def cap(self) -> int:
        """GET-R27 Up to which delay, in milliseconds, a line is made good."""
        state = self._state()
        return 0 if state is None else int(state.rules.delay_cap)

    def follow(self, now: int) -> None:
        """After every change: note what has landed."""
        state = self._state()
        if state is None:
            return
        if state.round != self._round:
            self._round = int(state.round)
            self._landings = []
        while len(self._landings) < len(state.pile):
            self._landings.append(Landing(self._table.seq, now))

    def seen_by(self, delay: int, shown: int | None, now: int, lag: int = 0) -> int:
        """How many landings of this round a player had been shown. A client's word is taken within bounds.

        It cannot have seen what had no time to reach it and its hand, nor deny what reached it long ago. `lag` is how
        long a new top is kept from it, so that those farther away see it at the same moment.
        """
        way = 2 * delay + lag
        surely = sum(landing.told + way + NOTICE <= now for landing in self._landings)
        possibly = sum(landing.told + way + REFLEX <= now for landing in self._landings)
        claimed = possibly if shown is None else sum(landing.seq <= shown for landing in self._landings)
        return min(max(claimed, surely), possibly)

    def play(self, seat: int, action: str, seen: int, arrived: int, delay: int) -> Play:
        """A card in the air; BadAction where it names none."""
        number = int(self._table.game.action_id(action))
        return Play(seat, number, self._round, seen, arrived - delay, arrived, delay)

    def settle(self, plays: list[Play], now: int) -> list[Verdict]:
        """Those that nothing can precede any more, ordered and judged upon a copy of the game."""
        state = self._table.state()
        assert isinstance(state, GetawayState)
        ordering = Ordering(state, Rng(0))  # it draws for nothing: no two are offered at once
        ordering.landings = len(state.pile)
        for seat, time in self._table.tosses.last.items():
            ordering.last[seat] = time
        verdicts: list[Verdict] = []
        for time, _, play in sorted([(ordering.effective(play), self._lot(play), play) for play in plays]):
            if time + self.cap() < now:
                ordering.offer(play)
                verdicts += ordering.settle(now)
        return verdicts

    def _lot(self, play: Play) -> int:
        """GET-R24 What decides between cards of one millisecond: the seed, and for each card by itself.

        So the order of those that are written does not hang on one that was in the air when the house went dark.
        """
        return int(Rng((self._seed + (play.arrived << 32) + (play.seat << 16) + play.action) & SEEDS).fork().word())

    def _state(self) -> GetawayState | None:
        play = self._table.play
        return play.state if play is not None and isinstance(play.state, GetawayState) else None
