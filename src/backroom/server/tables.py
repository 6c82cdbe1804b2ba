"""The tables in memory: a table is there while somebody is at it or something goes on; else it is in the journal."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from backroom.core.errors import BackroomError
from backroom.server.absence import Patience
from backroom.server.bots import Delay
from backroom.server.caretaker import Caretaker
from backroom.server.keeper import Keeper
from backroom.server.limits import Full, Limits
from backroom.server.line import CLOSING
from backroom.server.live import LiveTable
from backroom.server.loading import load_table
from backroom.server.notice_board import NoticeBoard
from backroom.server.rematch import Rematcher
from backroom.server.results import note_results
from backroom.server.thinking import Inside, Thinker
from backroom.store.errors import StoreError, Unwritten
from backroom.store.journal import Journal
from backroom.table.entry import Rested
from backroom.table.racing import Racing
from backroom.table.snapshot import snap
from backroom.table.table import Table

log = logging.getLogger("backroom.room")

LINGER = 1.0
"""Seconds for which a table that was just loaded waits for somebody to come."""

SNAPSHOT_EVERY = 500
"""Entries from one snapshot of a table to the next: most games are over before the first."""


class Tables:
    def __init__(
        self,
        journal: Journal,
        bot_delay: Delay,
        limits: Limits,
        thinker: Thinker | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.journal = journal
        self.limits = limits
        self._bot_delay = bot_delay
        self._thinker = thinker or Inside()
        self._patience = patience or Patience()
        self._live: dict[str, tuple[LiveTable, Keeper]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._outdated: set[str] = set()  # are being loaded, and have been in memory meanwhile
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self._board = NoticeBoard(journal)
        self._rematcher = Rematcher(journal, self._check_space)
        self._caretaker = Caretaker(journal, lambda: list(self._live.values()))

    def tables(self) -> int:
        return len(self._live)

    def sockets(self) -> int:
        return sum(live.sockets() for live, _ in self._live.values())

    # --- finding ----------------------------------------------------------------------------------------------

    def _check_space(self) -> None:
        if len(self._live) >= self.limits.tables:
            raise Full(f"all {self.limits.tables} tables of this server are taken; try again in a while")

    async def find(self, name: str) -> LiveTable:
        """The live table of that name, loaded if need be. To be used before anything else is awaited."""
        while name not in self._live:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(partial(self._loaded, name))
            await asyncio.shield(self._loading[name])
        return self._live[name][0]

    def _awake(self, name: str) -> LiveTable | None:
        return self._live[name][0] if name in self._live else None

    def _keeper(self, live: LiveTable) -> Keeper | None:
        """Who keeps this table going; nobody if it has left memory meanwhile."""
        kept = self._live.get(live.name)
        return None if kept is None or kept[0] is not live else kept[1]

    def _loaded(self, name: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[name]
        self._outdated.discard(name)
        if not task.cancelled():
            task.exception()  # whoever still waits is told; if nobody does, it is nobody's concern

    async def _load(self, name: str) -> LiveTable:
        self._check_space()
        table, kept = await load_table(self.journal, name)
        while name in self._outdated:  # it was just opened, has moved on and rests already
            self._outdated.discard(name)
            table, kept = await load_table(self.journal, name)
        if Racing(table).on():
            await self._break_off(name, table)
        live = self._seat_live(name, table, kept.guests)
        live.snapped = kept.length
        return live

    async def _break_off(self, name: str, table: Table) -> None:
        """A race comes out of the journal in its midst: it rests, for nobody in it has had a warning."""
        rested = Rested(at=self.journal.time.now())
        with contextlib.suppress(Unwritten):
            await self.journal.append(name, table.length + 1, rested)
            table.fold(rested)

    def _seat_live(self, name: str, table: Table, guests: dict[int, bytes]) -> LiveTable:
        if name in self._live:  # who makes the secret knows the name, and may come before the opening is through
            return self._live[name][0]
        live = LiveTable(name, table, guests, self.journal, self.limits)
        keeper = Keeper(live, self._bot_delay, self._thinker, self._patience)
        live.changed = lambda: self._changed(live, keeper)
        live.emptied = lambda: self._emptied(live, keeper)
        live.moved = keeper.absence.look
        live.broke = lambda: self._drop(live, keeper)
        self._live[name] = (live, keeper)
        self._board.wakes(name)
        alarm = self._alarms.pop(name, None)
        if alarm is not None:
            alarm.cancel()
        keeper.wake()
        if not keeper.busy():
            asyncio.get_running_loop().call_later(LINGER, self._rest, live, keeper)
        return live

    # --- going on and resting ---------------------------------------------------------------------------------

    def _changed(self, live: LiveTable, keeper: Keeper) -> None:
        self._caretaker.note_change()
        if live.table.length - live.snapped >= SNAPSHOT_EVERY:
            live.snapped = live.table.length
            self._chore(self._snap(live.name, live.snapped, snap(live.table)))
        stage = live.table.stage()
        if stage != live.stage:
            live.stage = stage
            if stage in ("over", "closed"):
                self._board.take_down(live.name)
                self._chore(self._finish(live.name))
            elif live.table.opened.listed:
                self._board.take_down(live.name)
                self._chore(self._unlist(live.name))
        keeper.wake()

    def _emptied(self, live: LiveTable, keeper: Keeper) -> None:
        self._board.left(live)
        self._rest(live, keeper)

    def _rest(self, live: LiveTable, keeper: Keeper) -> None:
        if live.quiet() and not keeper.busy() and self._live.get(live.name, (None,))[0] is live:
            self._drop(live, keeper)
            live.let_go()
            self._board.rests(live)
            due = live.table.due()
            if due is not None:
                seconds = max(LINGER, self.journal.time.until(due.when))
                self._alarms[live.name] = asyncio.get_running_loop().call_later(seconds, self._wake, live.name)

    def _wake(self, name: str) -> None:
        """A clock has run out at a table nobody is at."""
        self._alarms.pop(name, None)
        self._chore(self._open_late(name))

    async def _open_late(self, name: str) -> None:
        try:
            await self.find(name)
        except BackroomError as error:
            log.error("table=%s cannot be opened: %s", name, error)

    def _drop(self, live: LiveTable, keeper: Keeper) -> None:
        """Out of memory; the journal has it all."""
        keeper.stop()
        if self._live.get(live.name, (None,))[0] is live:
            del self._live[live.name]
            if live.name in self._loading:
                self._outdated.add(live.name)

    def _chore(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that is finished even if whoever asked for it is gone meanwhile."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
        return task

    async def _finish(self, name: str) -> None:
        """Note the end of a game; if that fails, starting the server heals it."""
        with contextlib.suppress(StoreError):
            table = (await self.find(name)).table
            if table.over():
                await note_results(self.journal, name, table.record(), table.players)
            await self.journal.finish(name)
            log.info("table=%s over", name)

    async def _snap(self, name: str, length: int, body: bytes) -> None:
        with contextlib.suppress(StoreError):
            await self.journal.keep_snapshot(name, length, body)

    async def _unlist(self, name: str) -> None:
        with contextlib.suppress(StoreError):
            await self.journal.unlist(name)

    async def wake_all(self) -> None:
        """After a restart: bots and clocks go on where they were."""
        try:
            names = await self.journal.unfinished()
        except StoreError as error:
            log.error("tables are not woken: %s", error)
            return
        for name in names:
            try:
                live = await self.find(name)
            except BackroomError as error:
                log.error("table=%s cannot be opened: %s", name, error)
                continue
            if live.table.stage() in ("over", "closed"):
                await self._finish(name)

    async def keep_time(self) -> None:
        """Now and then: write the house's time down, measure how far away everybody is, clear up when all is quiet."""
        await self._caretaker.go_round(lambda: bool(self._live or self._alarms))

    async def close(self) -> None:
        """Everybody out; what was accepted is in the journal."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for live, keeper in list(self._live.values()):
            keeper.stop()
            live.dismiss(CLOSING)
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._thinker.close()
        await self.journal.close()
