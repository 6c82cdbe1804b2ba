"""The notice board: tables that gather in the open. What it shows of a table at rest is kept, not loaded again."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from backroom.core.errors import Malformed
from backroom.core.seat import WATCHER
from backroom.server.limits import Full
from backroom.server.live import LiveTable
from backroom.server.messages import TableInfo
from backroom.server.telling import table_info
from backroom.store.errors import StoreError
from backroom.store.journal import Journal

DAY: Final = 24 * 3600 * 1000
"""Milliseconds of the house's time after which a table that nobody has been at is taken down."""

HOUR: Final = 3600 * 1000
"""Milliseconds after a restart in which people come back, and nothing is taken down."""

SHARE: Final = 5
"""One in so many of the tables that are shown first may be of people at one address."""

Find = Callable[[str], Awaitable[LiveTable]]


class NoticeBoard:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._began = journal.time.now()
        self._left: dict[str, int] = {}  # when somebody was last at a table, as far as is known
        self._notices: dict[str, tuple[TableInfo, int]] = {}  # of tables at rest, and when they were opened

    def left(self, live: LiveTable) -> None:
        """Somebody has been at this table until now."""
        if _hangs(live):
            self._left[live.name] = self._journal.time.now()

    def rests(self, live: LiveTable) -> None:
        """Nothing changes at this table until it is loaded again."""
        if _hangs(live):
            self._notices[live.name] = (table_info(live.name, live.table), live.table.opened.at)

    def take_down(self, name: str) -> None:
        self._left.pop(name, None)
        self._notices.pop(name, None)

    def wakes(self, name: str) -> None:
        self._notices.pop(name, None)

    async def read(
        self, most: int, hosted: list[LiveTable], live: Callable[[str], LiveTable | None], find: Find
    ) -> list[TableInfo]:
        """The tables that gather in the open: those with somebody there first, and then the newest first.

        A table that nobody comes to any more is taken down.
        """
        names = fairly(hosted, most)
        names += [name for name in await self._journal.listed(most) if name not in names]
        shown: list[TableInfo] = []
        for name in names:
            if len(shown) == most:
                break
            with contextlib.suppress(Malformed, Full):  # a table of other rules, or one for which there is no room now
                info = await self._notice(name, live(name), find)
                if info is None:
                    await self._unlist(name)
                elif info.stage == "gathering":
                    shown.append(info)
        return shown

    async def _notice(self, name: str, live: LiveTable | None, find: Find) -> TableInfo | None:
        """What is shown of a table; None if nobody has been at it for long."""
        if live is None and name not in self._notices:
            live = await find(name)
        if live is None:
            info, opened = self._notices[name]
        else:
            info, opened = table_info(name, live.table), live.table.opened.at
            if live.here() - {WATCHER}:
                self._left[name] = self._journal.time.now()
        now = self._journal.time.now()
        deserted = now - max(opened, self._left.get(name, 0)) > DAY and now - self._began > HOUR
        return None if deserted else info

    async def _unlist(self, name: str) -> None:
        self.take_down(name)
        with contextlib.suppress(StoreError):
            await self._journal.unlist(name)


def _hangs(live: LiveTable) -> bool:
    return live.table.opened.listed and live.table.stage() == "gathering"


def fairly(hosted: list[LiveTable], most: int) -> list[str]:
    """Tables with somebody there, the newest first; of people at one address no more than a share."""
    counts: dict[str, int] = {}
    names: list[str] = []
    for live in sorted(hosted, key=_newest):
        address = live.come_from()
        if address is not None:
            counts[address] = counts.get(address, 0) + 1
            if counts[address] > max(1, most // SHARE):
                continue
        names.append(live.name)
    return names[:most]


def _newest(live: LiveTable) -> int:
    return -live.table.opened.at
