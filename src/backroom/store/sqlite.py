"""Journals in one SQLite file: nothing to install, one file to back up."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

from backroom.store import lock
from backroom.store.errors import LockedOut
from backroom.store.file import claim, connect_to_read, prepare, unreadable
from backroom.store.house_time import HouseTime
from backroom.store.journal import Journal, Kept, Sheet
from backroom.store.place import Place
from backroom.store.reading import load_table
from backroom.store.writer import Fresh, Statement, Writer
from backroom.table.entry import AnyEntry, Joined, Opened, Rematched, encode

log = logging.getLogger("backroom.store")

TABLE = "insert into game_table (id, listed) values (?, ?)"
GUEST = "insert into seat (table_id, seat, fingerprint) values (?, ?, ?)"
ENTRY = "insert into entry (table_id, seq, body) values (?, ?, ?)"
SNAPSHOT = "replace into snapshot (table_id, length, body) values (?, ?, ?)"
SHEET = "replace into sheet (table_id, guest, name, body) values (?, ?, ?, ?)"
SHEETS = "select name, body from sheet where table_id = ? and guest = ?"
ELAPSED = "select max(elapsed, coalesce((select max(at) from fresh), 0)) from house"
OVER = "update game_table set over = 1, listed = 0 where id = ?"
UNLIST = "update game_table set listed = 0 where id = ?"


class SqliteJournal(Journal):
    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises StoreError with a plain reason if it cannot be used."""
        self.path = path.resolve()
        self._claim = claim(self.path)
        try:
            self.time, self.writer = self._open()
            self._claim.hold()
            self._place = Place(self.path)
        except BaseException:
            self._claim.give_up()
            raise
        self.writer.start()

    def _open(self) -> tuple[HouseTime, Writer]:
        """Another program that keeps the file locked is waited for once, and it is said for whom."""
        try:
            return self._open_within(lock.GLANCE)
        except LockedOut:
            who, most = lock.holder(self.path), lock.PATIENCE
            log.warning("%s keeps %s locked: waiting up to %g seconds for it", who, self.path, most)
            return self._open_within(most)

    def _open_within(self, patience: float) -> tuple[HouseTime, Writer]:
        prepare(self.path, patience)
        time = HouseTime(self._elapsed(patience))
        return time, Writer(self.path, time, patience)

    async def open_table(self, table: str, opened: Opened, guests: dict[int, bytes]) -> None:
        await self.writer.write(*_beginning(table, opened, guests))

    async def keep(self, table: str, entries: list[AnyEntry]) -> None:
        await self.writer.write(
            Statement(TABLE, (table, 0)),
            *[Statement(ENTRY, (table, seq, encode(entry))) for seq, entry in enumerate(entries, 1)],
            Statement(OVER, (table,)),
        )

    def append(self, table: str, seq: int, entry: AnyEntry) -> Awaitable[None]:
        return self.writer.write(fresh=Fresh(table, seq, encode(entry)))

    async def join(self, table: str, seq: int, joined: Joined, fingerprint: bytes) -> None:
        guest = Statement(GUEST, (table, joined.guest, fingerprint))
        await self.writer.write(guest, fresh=Fresh(table, seq, encode(joined)))

    async def open_again(
        self, table: str, seq: int, rematched: Rematched, opened: Opened, guests: dict[int, bytes]
    ) -> None:
        beginning = _beginning(rematched.table, opened, guests)
        await self.writer.write(*beginning, fresh=Fresh(table, seq, encode(rematched)))

    async def unlist(self, table: str) -> None:
        await self.writer.write(Statement(UNLIST, (table,)))

    async def listed(self, most: int) -> list[str]:
        return await asyncio.to_thread(self._listed, most)

    async def finish(self, table: str) -> None:
        await self.writer.write(Statement(OVER, (table,)))

    async def load(self, table: str) -> Kept:
        return await asyncio.to_thread(load_table, self.path, table)

    async def load_tail(self, table: str) -> Kept:
        return await asyncio.to_thread(load_table, self.path, table, tail=True)

    async def keep_snapshot(self, table: str, length: int, body: bytes) -> None:
        await self.writer.write(Statement(SNAPSHOT, (table, length, body)))

    async def keep_sheet(self, table: str, guest: int, sheet: Sheet, text: str) -> None:
        await self.writer.write(Statement(SHEET, (table, guest, sheet, text)))

    async def sheets(self, table: str, guest: int) -> dict[str, str]:
        rows = await asyncio.to_thread(self._rows, SHEETS, (table, guest))
        return {str(name): str(body) for name, body in rows}

    async def unfinished(self) -> list[str]:
        return await asyncio.to_thread(self._unfinished)

    def look(self) -> None:
        left = self._place.left()
        if left != self.writer.displaced:
            self.writer.displaced = left
            if left:
                self.time.stop()
                log.error("%s is not where it was, and nothing is written: put it back, or end the server", self.path)
            else:
                log.warning("%s is back", self.path)

    async def check(self) -> None:
        self.look()
        await self.writer.write()

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._claim.close()

    def _unfinished(self) -> list[str]:
        return [
            str(table) for (table,) in self._rows("select id from game_table where over = 0 order by opened_at, id")
        ]

    def _listed(self, most: int) -> list[str]:
        sql = f"select id from game_table where listed = 1 order by opened_at desc, id limit {most:d}"
        return [str(table) for (table,) in self._rows(sql)]

    def _elapsed(self, patience: float) -> int:
        ((elapsed,),) = self._rows(ELAPSED, patience=patience)
        return int(str(elapsed))

    def _rows(
        self, sql: str, values: tuple[object, ...] = (), patience: float = lock.PATIENCE
    ) -> list[tuple[object, ...]]:
        try:
            with closing(connect_to_read(self.path, patience)) as connection:
                return connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise unreadable(self.path, error) from error


def _beginning(table: str, opened: Opened, guests: dict[int, bytes]) -> list[Statement]:
    return [
        Statement(TABLE, (table, int(opened.listed and not opened.begun))),
        *[Statement(GUEST, (table, guest, fingerprint)) for guest, fingerprint in guests.items()],
        Statement(ENTRY, (table, 1, encode(opened))),
    ]
