"""Journals in one SQLite file: nothing to install, one file to back up."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from backroom.store.errors import NoTable, TornJournal
from backroom.store.file import claim, connect, prepare, unreadable
from backroom.store.journal import Journal, Kept
from backroom.store.writer import Statement, Writer
from backroom.table.entry import AnyEntry, Opened, decode, encode

TABLE = "insert into game_table (id) values (?)"
SEAT = "insert into seat (table_id, seat, fingerprint) values (?, ?, ?)"
ENTRY = "insert into entry (table_id, seq, body) values (?, ?, ?)"
OVER = "update game_table set over = 1 where id = ?"


class SqliteJournal(Journal):
    def __init__(self, path: Path) -> None:
        """Open the file, or make it. Raises StoreError with a plain reason if it cannot be used."""
        self.path = path
        fresh = not Path(f"{path}.lock").exists()
        self._claim = claim(path)
        try:
            prepare(path)
            self.writer = Writer(path)
        except BaseException:
            self._claim.close()
            if fresh:
                Path(self._claim.name).unlink(missing_ok=True)
            raise
        self.writer.start()

    async def open_table(self, table: str, opened: Opened, seats: dict[int, bytes]) -> None:
        await self.writer.write(
            Statement(TABLE, (table,)),
            *[Statement(SEAT, (table, seat, fingerprint)) for seat, fingerprint in seats.items()],
            Statement(ENTRY, (table, 1, encode(opened))),
        )

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        await self.writer.write(Statement(ENTRY, (table, seq, encode(entry))))

    async def finish(self, table: str) -> None:
        await self.writer.write(Statement(OVER, (table,)))

    async def load(self, table: str) -> Kept:
        return await asyncio.to_thread(self._load, table)

    async def unfinished(self) -> list[str]:
        return await asyncio.to_thread(self._unfinished)

    async def check(self) -> None:
        await self.writer.write()

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._claim.close()

    def _load(self, table: str) -> Kept:
        try:
            with closing(connect(self.path)) as connection:
                rows = connection.execute("select seq, body from entry where table_id = ? order by seq", (table,))
                bodies = rows.fetchall()
                rows = connection.execute("select seat, fingerprint from seat where table_id = ?", (table,))
                seats = dict(rows.fetchall())
        except sqlite3.DatabaseError as error:
            raise unreadable(self.path, error) from error
        if not bodies:
            raise NoTable(f"there is no table {table!r}")
        if [seq for seq, _ in bodies] != list(range(1, len(bodies) + 1)):
            raise TornJournal(f"expected the entries 1 to {len(bodies)} of table {table}, got others: some are missing")
        return Kept([decode(body) for _, body in bodies], seats)

    def _unfinished(self) -> list[str]:
        try:
            with closing(connect(self.path)) as connection:
                rows = connection.execute("select id from game_table where over = 0 order by opened_at, id")
                return [table for (table,) in rows.fetchall()]
        except sqlite3.DatabaseError as error:
            raise unreadable(self.path, error) from error
