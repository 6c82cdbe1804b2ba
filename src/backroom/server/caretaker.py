"""What is done now and then, whatever is played: the time written down, delays measured, garbage taken out.

While nothing can be written the house's time stands still; it is tried again until it goes on.
"""

import asyncio
import contextlib
import gc
from collections.abc import Callable
from typing import Final

from backroom.core.state import EVERYONE
from backroom.server.keeper import Keeper
from backroom.server.live import LiveTable
from backroom.store.errors import StoreError
from backroom.store.journal import Journal

RACE_PING: Final = 2.0
PING: Final = 60.0
"""Seconds between two measurements of everybody's delay, in a race and elsewhere."""

IDLE: Final = 4.0
"""Seconds without a change anywhere after which garbage is collected: that stops every table for a moment."""

KEEP_TIME: Final = 10.0
"""Seconds after which the house's time is written down though nothing else is: what a crash gives back at most."""


class Caretaker:
    def __init__(self, journal: Journal, awake: Callable[[], list[tuple[LiveTable, Keeper]]]) -> None:
        self._journal = journal
        self._awake = awake
        self._changed_at = 0.0
        self._stood_still = False
        self._littered = False  # whether something has changed since garbage was collected

    def note_change(self) -> None:
        self._changed_at = asyncio.get_running_loop().time()
        self._littered = True

    async def go_round(self, waiting: Callable[[], bool]) -> None:
        """For as long as the house is open. `waiting` says whether any clock runs, at tables in memory or not."""
        loop = asyncio.get_running_loop()
        written = loop.time()
        turns = int(PING / RACE_PING)
        turn = 0
        while True:
            await asyncio.sleep(RACE_PING)
            now = loop.time()
            turn = (turn + 1) % turns
            self._measure(turn, turns)
            self._journal.look()
            if self._journal.time.stands_still():
                await self._try_to_write()
            elif now - written >= KEEP_TIME and waiting():
                written = now
                await self._try_to_write()
            self._tell_of_time()
            if self._littered and now - self._changed_at >= IDLE:
                self._littered = False
                gc.collect()

    async def _try_to_write(self) -> None:
        with contextlib.suppress(StoreError):
            await self._journal.check()

    def _tell_of_time(self) -> None:
        """When it goes on, all who see a clock see what it gives them now."""
        if self._stood_still and not self._journal.time.stands_still():
            for live, _ in self._awake():
                if live.table.timing.runs():
                    live.tell(EVERYONE)
        self._stood_still = self._journal.time.stands_still()

    def _measure(self, turn: int, turns: int) -> None:
        """How far away everybody is: each table in its turn, and all that race."""
        for number, (live, keeper) in enumerate(self._awake()):
            if number % turns == turn or (keeper.race is not None and keeper.race.racing()):
                live.ping()
