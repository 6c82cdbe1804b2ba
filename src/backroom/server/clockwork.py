"""The table's clock: when time is up the house acts, or a choice is made for whoever did not make it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from backroom.core.seat import HOUSE
from backroom.server.live import LiveTable
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, Called, TimedOut
from backroom.table.timing import Due

log = logging.getLogger("backroom.clock")

AGAIN: Final = 5.0
"""Seconds until it is tried again, if the journal could not be written."""

Choose = Callable[[int], Awaitable[str]]


class Clockwork:
    def __init__(self, live: LiveTable, choose: Choose) -> None:
        self._live = live
        self._choose = choose  # what is done for a seat
        self._timer: asyncio.TimerHandle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._set_for: Due | None = None

    def next(self) -> Due | None:
        return self._live.table.due()

    def wind(self) -> None:
        """Set the alarm for what comes first."""
        due = self.next()
        if self._timer is not None and due == self._set_for:
            return
        self._unset()
        if due is not None:
            self._set(due, self._live.until(due.when))

    def stop(self) -> None:
        self._unset()
        if self._striking is not None:
            self._striking.cancel()

    def _set(self, due: Due, seconds: float) -> None:
        self._set_for = due
        self._timer = asyncio.get_running_loop().call_later(seconds, self._strike)

    def _unset(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._set_for = None

    def _strike(self) -> None:
        self._timer = None
        self._set_for = None
        if self._striking is None or self._striking.done():
            self._striking = asyncio.create_task(self._act())
            self._striking.add_done_callback(partial(self._struck, self._live.table.length))

    def _struck(self, length: int, task: asyncio.Task[None]) -> None:
        """Go on with what comes next; if nothing could be written, not at once."""
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table=%s clock stopped: %r", self._live.name, task.exception())
        due = self.next()
        if due is not None and self._timer is None:
            vain = self._live.table.length == length
            self._set(due, self._live.until(due.when) or (AGAIN if vain else 0.0))

    async def _act(self) -> None:
        due = self.next()
        while due is not None and due.when > self._live.now():  # a timer may be a little early
            await asyncio.sleep(self._live.until(due.when))
            due = self.next()
        if due is None:
            return
        if due.seat == HOUSE:
            await self._live.enter(self._call)
            return
        table = self._live.table
        asked = table.decision(due.seat)
        choice = table.choice(due.seat)
        action = None if choice is None else choice.action
        if action is None and table.play is not None:
            action = table.play.calls_off(due.seat)
        if action is None:
            action = await self._choose(due.seat)

        def time_out(now: int) -> AnyEntry | Known | None:
            """What was chosen meanwhile comes before what was chosen for somebody."""
            current = table.due()
            if current is None or current.seat != due.seat or current.when > now or table.decision(due.seat) != asked:
                return None
            latest = table.choice(due.seat)
            return TimedOut(at=now, seat=due.seat, action=action if latest is None else latest.action)

        await self._live.enter(time_out)

    def _call(self, now: int) -> AnyEntry | Known | None:
        table = self._live.table
        due = table.due()
        wait = table.timing.wait
        if due is None or wait is None or due.seat != HOUSE or due.when > now:
            return None
        return Called(at=now, action=wait.action)
