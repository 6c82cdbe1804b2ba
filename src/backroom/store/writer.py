"""One thread writes for all tables. What has gathered while the disk was busy shares the next commit.

Entries of many tables come mixed, and are written as they come, one after the other. When many have gathered they are
sorted into their tables' journals, where each table has its own place in the file (docs/adr/0008): those of some
tables, then whatever came meanwhile is written, then those of some more.
"""

import contextlib
import logging
import os
import queue
import sqlite3
import threading
from pathlib import Path
from time import sleep
from typing import Final, NamedTuple

from backroom.store import lock
from backroom.store.errors import Displaced, Locked, NoRoom, NotWritten, StoreError, Taken, Unwritten
from backroom.store.file import connect, make_durable, reach, unreadable
from backroom.store.house_time import HouseTime
from backroom.store.log_index import fill_up, find_room, open_index
from backroom.store.pending import Pending

log = logging.getLogger("backroom.writer")

BATCH: Final = 512
CROWD: Final = 8
GATHER: Final = 0.006
"""Seconds for which a commit waits for company if the last was for a crowd: it costs the same for one or for many."""

SORT_AT = 4096
"""Fresh entries that gather before they are sorted: it takes a moment, and so does finding a table's among them."""

SORTED_AT_ONCE = 64
"""Tables the entries of which are sorted before anybody else has a turn: whoever acts meanwhile waits for it."""

LENGTHS: Final = "select table_id, max(seq) from fresh group by table_id"
SORT: Final = """
    insert into entry select table_id, seq, body from fresh where table_id between ? and ? order by table_id, seq
"""
KEEP_TIME: Final = "update house set elapsed = max(elapsed, ?)"
SORTED: Final = "delete from fresh where table_id between ? and ?"
HARMLESS: Final = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
"""What a quota, a limit on the size of files or a disk turned read-only is told as: the commit was never whole."""

LOCKED: Final = "another program keeps the journal to itself, and nothing can be written now"
DISPLACED: Final = "the journal is not where it was, and nothing can be written until it is put back"


class Statement(NamedTuple):
    sql: str
    values: tuple[object, ...]


class Fresh:
    """An entry, and its number in the journal of its table."""

    def __init__(self, table: str, seq: int, body: bytes) -> None:
        self.table = table
        self.seq = seq
        self.body = body


class Job:
    """What is written together or not at all, and who waits for it."""

    def __init__(self, statements: tuple[Statement, ...], fresh: Fresh | None, pending: Pending) -> None:
        self.statements = statements
        self.fresh = fresh
        self.pending = pending

    def is_entry(self) -> bool:
        """And nothing else."""
        return self.fresh is not None and not self.statements


class Writer:
    def __init__(self, path: Path, time: HouseTime | None = None, patience: float = lock.PATIENCE) -> None:
        """The house's `time` is kept with everything that is written, and stands still while nothing can be.

        LockedOut if another program has the file locked, and for `patience` seconds does not let go.
        """
        self._path = path
        self.time = time
        self.commits = 0
        self.jobs = 0
        self.failures = 0
        self.displaced = False  # whether the file has been seen gone from its place
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._connection = reach(path, patience)
        self._impatient = patience < lock.PATIENCE  # a lock is not waited for
        self._durable = False
        self._index: int | None = None  # open for as long as the connection is
        self._fresh = 0  # entries that came since sorting last began
        self._lengths: dict[str, int] = {}  # of journals with fresh entries
        self._unsorted: list[str] = []  # those of them that are still to be sorted, in order
        try:
            self._sort_what_was_left()
        except StoreError:
            self._let_go()
            raise
        self._be_patient()
        self._scribe = threading.Thread(target=self._run, name="journal", daemon=True)

    def start(self) -> None:
        self._scribe.start()

    def write(self, *statements: Statement, fresh: Fresh | None = None) -> Pending:
        """Settled after the commit; in the order of calls."""
        pending = Pending()
        if self._closed:
            pending.settle(NotWritten("the journal is closed"))
        else:
            self._queue.put(Job(statements, fresh, pending))
        return pending

    def close(self) -> None:
        """Write what is waiting and stop; blocks."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            if self._scribe.ident is not None:
                self._scribe.join()
            self._let_go()

    def _let_go(self) -> None:
        self._connection.close()
        if self._index is not None:
            os.close(self._index)

    def _run(self) -> None:
        last = False
        while not last:
            waiting = [self._queue.get()]
            while len(waiting) < BATCH and not self._queue.empty():
                waiting.append(self._queue.get())
            last = None in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self._settle(jobs, self._commit(jobs))
            self._sort_if_due()
            if self._unsorted:
                self._go_on_sorting()
            elif len(jobs) >= CROWD:
                sleep(GATHER)
        self._be_impatient()  # what is not sorted now, the next will sort
        self._sort_all()

    def _be_impatient(self) -> None:
        """A lock was waited for in vain: who writes meanwhile is told at once, and when it goes it is seen."""
        if not self._impatient:
            self._impatient = True
            lock.wait_at_most(self._connection, lock.GLANCE)

    def _be_patient(self) -> None:
        if self._impatient:
            self._impatient = False
            lock.wait_at_most(self._connection, lock.PATIENCE)

    def _commit(self, jobs: list[Job]) -> list[StoreError | None]:
        """One transaction, or one statement if it is entries alone; a job that fails takes back only itself."""
        if self.displaced:
            self.failures += 1
            return [Displaced(DISPLACED) for _ in jobs]
        try:
            if self._durable and all([job.is_entry() for job in jobs]):
                outcomes = [self._attempt(job) for job in jobs]
                self._append(jobs, outcomes)
            else:
                self._begin()
                outcomes = [self._attempt(job) for job in jobs]
                self._append(jobs, outcomes)
                self._connection.execute(KEEP_TIME, (self._time(),))
                self._connection.execute("commit")
        except sqlite3.Error as error:
            self.failures += 1
            whole = self._take_back(error)
            code = getattr(error, "sqlite_errorcode", None)
            if code == sqlite3.SQLITE_FULL:
                return [NoRoom("the disk is full, and nothing can be written") for _ in jobs]
            if whole and code in HARMLESS:
                return [NoRoom("the disk takes nothing more, and nothing can be written now") for _ in jobs]
            if whole and lock.is_lock(error):
                return [Locked(LOCKED) for _ in jobs]
            return [NotWritten(f"the journal was not written: {error}") for _ in jobs]
        self._be_patient()
        self.commits += 1
        self.jobs += len(jobs)
        return outcomes

    def _begin(self) -> None:
        """Where there was no room to start with, this is where it is asked for again."""
        if self._durable:
            self._connection.execute("begin immediate")
            return
        find_room(self._path)
        make_durable(self._connection)
        self._connection.execute("begin immediate")
        if self._index is None:
            self._index = open_index(self._path)
        if self._index is not None:
            fill_up(self._index)
        self._durable = True
        self._lengths = dict(self._connection.execute(LENGTHS).fetchall())

    def _take_back(self, error: sqlite3.Error) -> bool:
        """Leave the transaction; if that fails, go on with another connection. Whether the old one was sound."""
        if lock.is_lock(error):
            self._be_impatient()
        sound = True
        try:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
        except sqlite3.Error:
            sound = False
            with contextlib.suppress(sqlite3.Error):
                another = connect(self._path, lock.GLANCE if self._impatient else lock.PATIENCE)
                self._connection.close()
                self._connection = another
                self._durable = True
        if self._durable:  # else the file has not been looked at, and may not be
            try:
                self._lengths = dict(self._connection.execute(LENGTHS).fetchall())
            except sqlite3.Error:
                self._durable = False  # they are found before anything else is written
        return sound

    def _attempt(self, job: Job) -> StoreError | None:
        """All but its entry, which has its number from here on."""
        fresh = job.fresh
        if fresh is not None:
            length = self._length(fresh.table)
            if length == 0:
                return NotWritten(f"there is no journal of a table {fresh.table!r}")
            if fresh.seq <= length:
                return Taken(f"place {fresh.seq} in the journal of table {fresh.table} is taken")
        error = self._execute(job.statements) if job.statements else None
        if fresh is not None and error is None:
            self._lengths[fresh.table] = fresh.seq
        return error

    def _execute(self, statements: tuple[Statement, ...]) -> StoreError | None:
        self._connection.execute("savepoint job")
        try:
            for statement in statements:
                self._connection.execute(statement.sql, statement.values)
        except (sqlite3.IntegrityError, sqlite3.DataError) as error:
            self._connection.execute("rollback to job")
            self._connection.execute("release job")
            if isinstance(error, sqlite3.DataError):
                return NotWritten(f"it is too much for one row: {error}")
            return Taken(f"this place in the journal is taken: {error}")
        self._connection.execute("release job")
        return None

    def _time(self) -> int:
        return 0 if self.time is None else self.time.now()

    def _length(self, table: str) -> int:
        if table not in self._lengths:
            found = self._connection.execute("select max(seq) from entry where table_id = ?", (table,)).fetchone()
            return found[0] or 0
        return self._lengths[table]

    def _append(self, jobs: list[Job], outcomes: list[StoreError | None]) -> None:
        """One statement for all: for each statement this thread must wait its turn to run."""
        values: list[object] = []
        at = self._time()
        for number, job in enumerate(jobs):
            fresh = job.fresh
            if fresh is not None and outcomes[number] is None:
                values += [fresh.table, fresh.seq, fresh.body, at]
        if values:
            entries = len(values) // 4
            rows = ", ".join(["(?, ?, ?, ?)"] * entries)
            self._connection.execute(f"insert into fresh (table_id, seq, body, at) values {rows}", values)
            self._fresh += entries

    def _sort_what_was_left(self) -> None:
        """By whoever had the file before."""
        try:
            self._begin()
            self._connection.execute("commit")
        except sqlite3.DatabaseError as error:
            if lock.is_lock(error):
                raise unreadable(self._path, error) from error
            log.warning("entries are not sorted: %s", error)
            self._take_back(error)
        else:
            self._sort_all()

    def _sort_if_due(self) -> None:
        """Not before the last time is through: under great load the last tables would wait for ever."""
        if self._fresh >= SORT_AT and not self._unsorted:
            self._begin_to_sort()

    def _begin_to_sort(self) -> None:
        self._fresh = 0
        self._unsorted = sorted(self._lengths)

    def _go_on_sorting(self) -> None:
        """Until somebody comes."""
        self._sort_some()
        while self._unsorted and self._queue.empty():
            self._sort_some()

    def _sort_all(self) -> None:
        self._begin_to_sort()
        while self._unsorted:
            self._sort_some()

    def _sort_some(self) -> None:
        """What could not be sorted stays where it is, and is tried again after as many more."""
        some, self._unsorted = self._unsorted[:SORTED_AT_ONCE], self._unsorted[SORTED_AT_ONCE:]
        bounds = (some[0], some[-1])
        try:
            self._begin()
            self._connection.execute(KEEP_TIME, (self._time(),))
            self._connection.execute(SORT, bounds)
            self._connection.execute(SORTED, bounds)
            self._connection.execute("commit")
        except sqlite3.Error as error:
            log.warning("entries are not sorted: %s", error)
            self._unsorted = []
            self._take_back(error)
        else:
            for table in some:
                self._lengths.pop(table, None)

    def _settle(self, jobs: list[Job], outcomes: list[StoreError | None]) -> None:
        """Back in the loop that waits, with one call for all; a loop that is gone has nobody waiting."""
        with contextlib.suppress(RuntimeError):
            jobs[0].pending.loop.call_soon_threadsafe(_settle, jobs, outcomes, self.time)


def _settle(jobs: list[Job], outcomes: list[StoreError | None], time: HouseTime | None) -> None:
    if time is not None and isinstance(outcomes[0], Unwritten):  # then all are
        time.stop()
    elif time is not None and None in outcomes:
        time.go_on()
    for number, job in enumerate(jobs):
        job.pending.settle(outcomes[number])
