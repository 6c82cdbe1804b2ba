"""A table's way into its journal. Everything done is checked, written and synced, then taken, one by one."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter

from backroom.core.errors import Malformed
from backroom.server import metrics
from backroom.server.line import BROKEN, Ending
from backroom.server.messages import Accepted, Refused
from backroom.server.metrics import ANSWERS, COMMIT, DECIDE
from backroom.store.errors import StoreError, Unwritten
from backroom.store.journal import Journal
from backroom.store.pending import Pending
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, Joined
from backroom.table.errors import Refusal
from backroom.table.table import Table

log = logging.getLogger("backroom.live")

Reply = Callable[[Accepted | Refused], None]
Make = Callable[[int], AnyEntry | Known | None]
"""Decides, at a time of the house's, what is to be written; nothing if there is nothing to write any more."""

Write = Callable[[int, AnyEntry], Awaitable[None]]
"""Writes an entry of that number together with something else, both or neither."""

Done = Callable[[], None]

TRY_AGAIN = 5.0
"""Seconds after which bots try again what could not be written."""


def nothing() -> None:
    """Nobody has asked to be called."""


class Turn:
    """Something to be entered. It begins when all before it have been taken; no task waits meanwhile."""

    def __init__(
        self,
        make: Make,
        key: str,
        reply: Reply,
        done: Done,
        fingerprint: bytes | None = None,
        write: Write | None = None,
        quiet: bool = False,
    ) -> None:
        self.make = make
        self.key = key
        self.reply = reply
        self.done = done
        self.fingerprint = fingerprint
        self.write = write  # none: into the journal of this table alone
        self.quiet = quiet  # whether others look at the table only after a later turn


class Entering:
    """What is to be entered waits here for its turn. Whoever takes what is written says what comes of it."""

    def __init__(self, name: str, table: Table, guests: dict[int, bytes], journal: Journal) -> None:
        self.name = name
        self.table = table
        self.changed: Callable[[], None] = nothing  # called when the table has moved on
        self.emptied: Callable[[], None] = nothing  # called when somebody has left or an action is done
        self.broke: Callable[[], None] = nothing  # called when memory and journal may differ
        self._guests = guests
        self._journal = journal
        self._turns: deque[Turn] = deque()
        self._writing = False
        self._broken = False

    def take(self, entry: AnyEntry, key: str, reply: Reply) -> None:
        """Fold what is written, answer, and tell."""
        raise NotImplementedError

    def dismiss(self, ending: Ending) -> None:
        """Everybody out."""
        raise NotImplementedError

    def now(self) -> int:
        return self._journal.time.now()

    def until(self, when: int) -> float:
        """Seconds until a moment of the house's time."""
        return self._journal.time.until(when)

    def lasting(self, milliseconds: int) -> float:
        """So much of the house's time, in seconds to wait."""
        return self._journal.time.until(self.now() + milliseconds)

    def written_out(self) -> bool:
        """Nothing is on its way to the journal."""
        return not self._turns and not self._writing

    async def enter(
        self,
        make: Make,
        key: str = "",
        reply: Reply | None = None,
        fingerprint: bytes | None = None,
        write: Write | None = None,
    ) -> None:
        """Decide, write, take, tell."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._take_turn(Turn(make, key, reply or _ignore, partial(_resolve, done), fingerprint, write))
        await done

    async def enter_in_order(self, make: Callable[[int], list[tuple[Make, str, Reply]]]) -> None:
        """Several things that were put in order together, with nothing in between."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def put_in_order(now: int) -> None:
            last = Turn(_nothing, "", _ignore, self.changed)
            turns = [Turn(one, key, reply, _nothing_to_do, quiet=True) for one, key, reply in make(now)]
            self._turns.extendleft(reversed([*turns, last]))

        self._take_turn(Turn(put_in_order, "", _ignore, partial(_resolve, done)))
        await done

    def _take_turn(self, turn: Turn) -> None:
        """At once if nothing is being written; else after all that came before."""
        self._turns.append(turn)
        self._go_on()

    def _go_on(self) -> None:
        """One turn after the other, until something has to be written."""
        while self._turns and not self._writing:
            turn = self._turns.popleft()
            try:
                entry = None if self._broken else self._decide(turn)
                if entry is not None:
                    self._write(turn, entry)
                    return
            except Exception as error:
                self._break(error)
            self._finish(turn)

    def _finish(self, turn: Turn) -> None:
        turn.done()
        self.emptied()

    def _decide(self, turn: Turn) -> AnyEntry | None:
        """What is to be written; everything else is answered at once."""
        began = perf_counter()
        try:
            entry = turn.make(self.now())
        except Refusal as refusal:
            ANSWERS.count("refused")
            turn.reply(Refused(key=turn.key, rule=refusal.rule, reason=refusal.reason))
            return None
        except Malformed as error:
            ANSWERS.count("refused")
            turn.reply(Refused(key=turn.key, rule=None, reason=str(error)))
            return None
        if isinstance(entry, Known):
            ANSWERS.count("known")
            turn.reply(Accepted(key=turn.key, seq=entry.seq))
            return None
        if entry is not None:
            DECIDE.observe(perf_counter() - began)
        return entry

    def _write(self, turn: Turn, entry: AnyEntry) -> None:
        seq = self.table.length + 1
        writing: Awaitable[None]
        if turn.write is not None:
            writing = turn.write(seq, entry)
        elif turn.fingerprint is not None and isinstance(entry, Joined):
            writing = self._journal.join(self.name, seq, entry, turn.fingerprint)
        else:
            writing = self._journal.append(self.name, seq, entry)
        self._writing = True
        follow = partial(self._written, turn, entry, perf_counter())
        if isinstance(writing, Pending):
            writing.then(follow)
        else:
            asyncio.ensure_future(writing).add_done_callback(lambda done: follow(_failure(done)))

    def _written(self, turn: Turn, entry: AnyEntry, began: float, failure: BaseException | None) -> None:
        """A disk that is full or locked changes nothing; after any other failure nobody knows what is on it."""
        try:
            if failure is not None:
                raise failure
            COMMIT.observe(perf_counter() - began)
            if turn.fingerprint is not None and isinstance(entry, Joined):
                self._guests[entry.guest] = turn.fingerprint
            self.take(entry, turn.key, turn.reply)
            if not turn.quiet:
                self.changed()
        except Unwritten as error:
            log.error("table=%s not written: %s", self.name, error)
            ANSWERS.count("not written")
            turn.reply(Refused(key=turn.key, rule=None, reason=str(error)))
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.changed)
        except (Exception, asyncio.CancelledError) as error:
            self._break(error)
        self._writing = False
        self._finish(turn)
        self._go_on()

    def _break(self, error: BaseException | None) -> None:
        """Memory may be behind the journal: say nothing more, and let the next caller load it afresh."""
        expected = error is None or isinstance(error, StoreError)
        log.error("table=%s broken=%r", self.name, str(error), exc_info=None if expected else error)
        self._broken = True
        metrics.BROKEN.count()
        self.dismiss(BROKEN)
        self.broke()


def _failure(done: "asyncio.Future[None]") -> BaseException | None:
    return asyncio.CancelledError() if done.cancelled() else done.exception()


def _ignore(answer: Accepted | Refused) -> None:
    pass


def _nothing(now: int) -> None:
    pass


def _nothing_to_do() -> None:
    pass


def _resolve(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
