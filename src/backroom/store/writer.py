"""One thread writes for all tables. What has gathered while the disk was busy shares the next commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from backroom.store.errors import NoRoom, NotWritten, StoreError, Taken
from backroom.store.file import connect

BATCH: Final = 512
HARMLESS: Final = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
"""What a quota, a limit on the size of files or a disk turned read-only is told as: the commit was never whole."""


class Statement(NamedTuple):
    sql: str
    values: tuple[object, ...]


class Job(NamedTuple):
    """Statements that are written together or not at all, and who waits for it."""

    statements: tuple[Statement, ...]
    done: "asyncio.Future[None]"


class Writer:
    def __init__(self, path: Path, now: Callable[[], int] | None = None) -> None:
        """`now` is the house's time, kept with everything that is written."""
        self._path = path
        self._now = now
        self.commits = 0
        self.jobs = 0
        self.failures = 0
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._connection = connect(path)
        self._scribe = threading.Thread(target=self._run, name="journal", daemon=True)

    def start(self) -> None:
        self._scribe.start()

    def write(self, *statements: Statement) -> "asyncio.Future[None]":
        """Resolved after the commit; in the order of calls."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(NotWritten("the journal is closed"))
        else:
            self._queue.put(Job(statements, done))
        return done

    def close(self) -> None:
        """Write what is waiting and stop; blocks."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            if self._scribe.ident is not None:
                self._scribe.join()
            self._connection.close()

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

    def _commit(self, jobs: list[Job]) -> list[StoreError | None]:
        """One transaction; a job that fails takes back only itself."""
        try:
            self._connection.execute("begin immediate")
            outcomes = [outcome for together in runs(jobs) for outcome in self._attempt_together(together)]
            if self._now is not None:
                self._connection.execute("update house set elapsed = ?", (self._now(),))
            self._connection.execute("commit")
        except sqlite3.Error as error:
            self.failures += 1
            whole = self._take_back()
            code = getattr(error, "sqlite_errorcode", None)
            if code == sqlite3.SQLITE_FULL:
                return [NoRoom("the disk is full, and nothing can be written") for _ in jobs]
            if whole and code in HARMLESS:
                return [NoRoom("the disk takes nothing more, and nothing can be written now") for _ in jobs]
            return [NotWritten(f"the journal was not written: {error}") for _ in jobs]
        self.commits += 1
        self.jobs += len(jobs)
        return outcomes

    def _take_back(self) -> bool:
        """Leave the transaction; if that fails, go on with a fresh connection. Whether the old one was sound."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                fresh = connect(self._path)
                self._connection.close()
                self._connection = fresh
            return False
        return True

    def _attempt_together(self, jobs: list[Job]) -> list[StoreError | None]:
        """Entries of many tables are one statement: for each statement this thread must wait its turn to run."""
        if len(jobs) > 1:
            sql = jobs[0].statements[0].sql
            row = sql[sql.index("values ") + len("values ") :]
            values = [value for job in jobs for value in job.statements[0].values]
            try:
                self._connection.execute(sql + f", {row}" * (len(jobs) - 1), values)
            except sqlite3.IntegrityError:
                pass  # the statement has undone itself; one by one, to see which it was
            else:
                return [None] * len(jobs)
        return [self._attempt(job) for job in jobs]

    def _attempt(self, job: Job) -> StoreError | None:
        self._connection.execute("savepoint job")
        try:
            for statement in job.statements:
                self._connection.execute(statement.sql, statement.values)
        except sqlite3.IntegrityError as error:
            self._connection.execute("rollback to job")
            self._connection.execute("release job")
            return Taken(f"this place in the journal is taken: {error}")
        self._connection.execute("release job")
        return None

    def _settle(self, jobs: list[Job], outcomes: list[StoreError | None]) -> None:
        """Back in the loop that waits, with one call for all; a loop that is gone has nobody waiting."""
        with contextlib.suppress(RuntimeError):
            jobs[0].done.get_loop().call_soon_threadsafe(_resolver(jobs, outcomes))


def runs(jobs: list[Job]) -> list[list[Job]]:
    """The jobs in their order; neighbours that insert one row with the same statement are together."""
    found: list[list[Job]] = []
    last: str | None = None
    for job in jobs:
        sql = job.statements[0].sql if len(job.statements) == 1 and "values " in job.statements[0].sql else None
        if sql is not None and sql == last:
            found[-1].append(job)
        else:
            found.append([job])
        last = sql
    return found


def _resolver(jobs: list[Job], outcomes: list[StoreError | None]) -> Callable[[], None]:
    def resolve() -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():
                continue
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)

    return resolve
