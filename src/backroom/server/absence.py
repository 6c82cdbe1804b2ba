"""A leaver never ends the evening. Somebody away for a while is played for by a bot, and plays on when back.

If nobody is here at all, a table with a clock rests. A host who is away hands on to somebody who is here.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from backroom.games.getaway.view import GetawayView
from backroom.server.live import LiveTable
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, CameBack, HandedOn, Rested, StoodIn, Woke


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds."""

    away: float = 60.0  # until a bot stands in
    empty: float = 20.0  # until a table rests
    host: float = 600.0  # until a table that gathers for a game of days has another host: nobody stays long at it


LEAST_LOOK: Final = 0.05


def always() -> bool:
    return True


class Absence:
    def __init__(self, live: LiveTable, bot: str, patience: Patience) -> None:
        self._live = live
        self._bot = bot
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._gone: dict[int, float] = {}  # by seat, since when nobody is there
        self._empty_since: float | None = None
        self.may_wake: Callable[[], bool] = always  # asked when people are back at a table that rests
        self._timer: asyncio.TimerHandle | None = None
        self._doing: set[asyncio.Task[None]] = set()

    def busy(self) -> bool:
        """Whether the table must not be left alone yet."""
        return bool(self._doing) or self._empty_in() is not None

    def look(self) -> None:
        """Whoever is here plays; whoever is not, is missed from now on."""
        if self._calm():
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._count()
        entry = self._next()
        if entry is not None:
            task = asyncio.create_task(self._live.enter(self._still))
            self._doing.add(task)
            task.add_done_callback(self._done)
            return
        wait = self._soonest()
        if wait is not None:
            self._timer = self._loop.call_later(max(LEAST_LOOK, wait), self.look)

    def _calm(self) -> bool:
        """All are here, as they were before."""
        seating = self._live.table.seating
        if self._timer is not None or self._gone or self._empty_since is not None or seating.stand_ins:
            return False
        if not seating.guests or self._live.table.timing.resting:
            return False
        here = self._live.here()
        return all([seat in here for seat in seating.guests.values()])

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._doing:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._doing.discard(task)
        self._live.emptied()

    def _count(self) -> None:
        now = self._loop.time()
        here = self._live.here()
        people = set(self._live.table.seating.people())
        away = people - here
        self._gone = {seat: self._gone.get(seat, now) for seat in away}
        if people & here:
            self._empty_since = None
        elif self._empty_since is None:
            self._empty_since = now

    def _still(self, now: int) -> AnyEntry | Known | None:
        self._count()
        return self._next(now)

    def _next(self, at: int = 0) -> AnyEntry | None:
        """What is to be done now, if anything."""
        table = self._live.table
        seating = table.seating
        here = set(seating.people()) & self._live.here()
        if table.stage() in ("over", "closed"):
            return None
        if not here:
            left = self._empty_in()
            return Rested(at=at) if left is not None and left <= 0 else None
        if table.timing.resting:
            return Woke(at=at) if self.may_wake() else None
        for seat in sorted(here & set(seating.stand_ins)):
            return CameBack(at=at, seat=seat)
        for seat in sorted(self._gone):
            gone = self._loop.time() - self._gone[seat]
            if seat == seating.host and gone >= self._for_host():
                return HandedOn(at=at, seat=min(here))
            if gone < self._patience.away or self._takes_days():
                continue
            if table.going() and seat not in seating.stand_ins and self._is_missed(seat):
                return StoodIn(at=at, seat=seat, bot=table.opened.bot or self._bot)
        return None

    def _for_host(self) -> float:
        """Seconds until a host who is away hands on; never, while a game of days goes on and people come and go."""
        if not self._takes_days():
            return self._patience.away
        return self._patience.host if self._live.table.stage() == "gathering" else float("inf")

    def _takes_days(self) -> bool:
        """Whether people come and go. A race is run by those who are there, whatever its clock."""
        opened = self._live.table.opened
        return opened.clock.kind == "days" and opened.game != GetawayView.__struct_config__.tag

    def _is_missed(self, seat: int) -> bool:
        """Something is asked of this seat, or START waits for all to be ready."""
        wait = self._live.table.timing.wait
        return self._live.table.waits_for(seat) or (wait is not None and wait.counted > 0)

    def _empty_in(self) -> float | None:
        """Seconds until this table rests; none if it need not."""
        table = self._live.table
        if self._empty_since is None or self._takes_days() or table.due() is None:
            return None
        return self._empty_since + self._patience.empty - self._loop.time()

    def _soonest(self) -> float | None:
        now = self._loop.time()
        waits = [self._gone[seat] + self._patience.away - now for seat in self._gone]
        host = self._live.table.seating.host
        if host in self._gone and self._for_host() < float("inf"):
            waits.append(self._gone[host] + self._for_host() - now)
        later = [wait for wait in waits if wait > 0] if self._empty_since is None else []
        empty = self._empty_in()
        return min([*later, *([] if empty is None else [empty])], default=None)
