"""The times of a table, all in the house's milliseconds: what is due when, pauses, and what is left in each bank."""

from typing import Final, NamedTuple

from backroom.core.bits import has
from backroom.core.seat import HOUSE
from backroom.table.clock import DAY, Before, Clock, Interrupted
from backroom.table.decisions import Open
from backroom.table.play import Play
from backroom.table.waits import SECOND, Wait, house_wait

NEVER: Final = -1_000_000_000


class Due(NamedTuple):
    when: int
    seat: int  # whose time it is; HOUSE where the house ends a wait


class Timing:
    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.wait: Wait | None = None
        self.resting = False
        self.banks = [clock.bank * SECOND if clock.kind == "live" else 0] * seats
        self.last_said = [NEVER] * seats  # when each seat last made an open action, by what it began with
        self.wait_since = 0
        self.counting = False  # whether what the house waits for has been called, and comes after the count
        self.goes_on_at: int | None = None  # when a pause or a rest will be over, where that is counted out
        self._house_due: int | None = None
        self._interrupted: Interrupted | None = None
        self._paused_at: int | None = None
        self._asked: dict[int, Open] = {}
        self._locked_at: dict[int, int] = {}
        self._before: Before | None = None  # the last open action

    # --- what may be asked of it ------------------------------------------------------------------------------

    def paused(self) -> bool:
        return self._paused_at is not None

    def runs(self) -> bool:
        """Whether any time is counted at all."""
        return self.clock.kind != "none" or self.wait is not None

    def now(self, now: int) -> int:
        """The table's own time: it stands still in a pause."""
        return now if self._paused_at is None else self._paused_at

    def house_due(self) -> int | None:
        return self._house_due

    def talk_due(self) -> int | None:
        """When the house ends the wait, or the one it interrupted: CRM-R20 nobody's grace time prolongs the talk."""
        aside = self.wait is not None and self.wait.aside
        return self._interrupted.due if aside and self._interrupted is not None else self._house_due

    def can_count(self) -> bool:
        """Whether the house waits for something that players may have sooner, after a count."""
        return self.wait is not None and self.wait.counted > 0 and not self.counting

    def seat_due(self, play: Play, seat: int, shown: bool = False) -> int | None:
        """When time is up for a seat that has not locked. Where the house ends the wait, no seat has its own time.

        What is `shown` to others must not tell that a seat has unlocked its choice again.
        """
        asked = play.decisions.of(seat)
        given = self._given()
        if asked is None or given is None or self.wait is not None or (_locked(play, seat) and not shown):
            return None
        return asked.since + given + self.banks[seat]

    def spent(self, seat: int, now: int) -> bool:
        """Whether a seat that took its last action back would have no time left to choose another."""
        given = self._given()
        if given is None or self._before is None or seat not in self._before.since:
            return False
        return self._before.since[seat] + given + self._before.banks[seat] <= self.now(now)

    def _given(self) -> int | None:
        """Milliseconds for a decision, the bank apart."""
        if self.clock.kind == "none":
            return None
        return (self.clock.seconds if self.clock.kind == "live" else self.clock.days * DAY) * SECOND

    def due(self, play: Play, seats: list[int]) -> Due | None:
        """What comes first, if these seats are the ones whose time runs."""
        if self.paused() or play.state.to_act() == 0:
            return None
        house = self.house_due()
        first = None if house is None else Due(house, int(HOUSE))
        for seat in seats:
            when = self.seat_due(play, seat)
            if when is not None and (first is None or self._comes_before(play, Due(when, seat), first)):
                first = Due(when, seat)
        return first

    def _comes_before(self, play: Play, one: Due, other: Due) -> bool:
        """Of those whose time is up at once, first whoever is seen as locked, for nobody is to see him choosing."""
        if one.when != other.when:
            return one.when < other.when
        return _seen_locked(play, one.seat) and not _seen_locked(play, other.seat)

    # --- how it changes ---------------------------------------------------------------------------------------

    def follow(self, play: Play, now: int) -> bool:
        """After every entry: what is waited for, and what answers have cost. Whether another wait has begun."""
        wait = house_wait(play.state, self.clock)
        anew = wait is None or self.wait is None or wait.subject != self.wait.subject
        if anew:
            self.wait_since = now
            self.counting = False
            self._house_due = self._begin(wait, now)
        self.wait = wait
        if self._given() is not None:
            self._charge(play, now)
        return anew

    def _begin(self, wait: Wait | None, now: int) -> int | None:
        """When the house will end a wait. CRM-R20 Who thinks again in the grace time gives the talk no new time."""
        due = None if wait is None or wait.lasts is None else now + wait.lasts
        if wait is not None and wait.aside:
            if self.wait is not None and not self.wait.aside:
                self._interrupted = Interrupted(self.wait.subject, self._house_due)
            return due
        before = self._interrupted
        self._interrupted = None
        return before.due if before is not None and wait is not None and wait.subject == before.subject else due

    def count(self, now: int) -> None:
        """What the house waits for has been called: it comes when everybody has heard the count, or before."""
        if self.wait is not None and self._house_due is not None:
            self.counting = True
            self._house_due = min(self._house_due, self.now(now) + self.wait.counted)

    def note(self, seat: int, action: str, now: int) -> None:
        if not action.startswith(DEEDS):
            self.last_said[seat] = now

    def remember(self, play: Play) -> None:
        """Before an action that may be taken back."""
        if self._given() is not None:
            self._before = Before({seat: asked.since for seat, asked in play.decisions.all().items()}, self.banks[:])

    def take_back(self, play: Play, seq: int) -> None:
        """The last action was taken back: time goes on as if it had not been, and nobody pays for what came of it."""
        self._asked = {}
        self._locked_at = {}
        if self._before is not None:
            self.banks = self._before.banks
            play.decisions.date_back(seq, self._before.since)
        self._before = None

    def pause(self, now: int, resting: bool) -> None:
        self._paused_at = now
        self.resting = resting

    def go_on(self, now: int) -> int:
        """How long nothing was asked of anybody. A count that was broken off begins anew."""
        by = now - self.now(now)
        self._paused_at = None
        self.goes_on_at = None
        self.resting = False
        self.wait_since += by
        if self.wait is not None and self._house_due is not None:
            self._house_due = max(self._house_due + by, now + self.wait.counted)
        if self._interrupted is not None and self._interrupted.due is not None:
            self._interrupted = Interrupted(self._interrupted.subject, self._interrupted.due + by)
        self._locked_at = {seat: at + by for seat, at in self._locked_at.items()}
        self._asked = {seat: asked._replace(since=asked.since + by) for seat, asked in self._asked.items()}
        if self._before is not None:
            since = {seat: at + by for seat, at in self._before.since.items()}
            self._before = Before(since, self._before.banks)
        return by

    def _charge(self, play: Play, now: int) -> None:
        given = self._given() or 0
        for seat, asked in self._asked.items():
            current = play.decisions.of(seat)
            if current is None or (current.id != asked.id and current.since != asked.since):
                took = self._locked_at.pop(seat, now) - asked.since
                self.banks[seat] = max(0, self.banks[seat] - max(0, took - given))
        self._asked = {seat: asked for seat, asked in play.decisions.all().items() if seat != HOUSE}
        for seat in self._asked:  # by what others see: a bank must not tell of a change of mind either
            if not _seen_locked(play, seat):
                self._locked_at.pop(seat, None)
            elif seat not in self._locked_at:
                self._locked_at[seat] = now


DEEDS: Final = ("accuse", "pass", "snitch", "silent")
"""How actions of Criminals begin that are no statements (CRM-R31)."""


def _seen_locked(play: Play, seat: int) -> bool:
    """As others see it: locked from the first lock on, unless nobody else is left to be waited for."""
    return has(play.seal.seats, seat) and not has(play.seal.waiting, seat)


def _locked(play: Play, seat: int) -> bool:
    choice = play.seal.choice(seat)
    return choice is not None and choice.locked
