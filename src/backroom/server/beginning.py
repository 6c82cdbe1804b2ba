"""A table that is full begins by itself when everybody is ready, whether its host is there or not."""

import asyncio

from backroom.server.live import LiveTable
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, Begun


class Beginning:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None

    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        if self._live.table.complete() and not self.busy():
            self._task = asyncio.create_task(self._live.enter(self._begin))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _begin(self, now: int) -> AnyEntry | Known | None:
        """Unless somebody has thought better of it meanwhile."""
        return Begun(at=now) if self._live.table.complete() else None
