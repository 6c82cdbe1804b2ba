"""A table that people are at. Every action is checked, written and synced, then taken and told, one after the other."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final

from backroom.core.bits import Mask
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import EVERYONE, hears
from backroom.server import metrics
from backroom.server.limits import Limits
from backroom.server.line import BROKEN, CROWDED, STRANGER, Ending, Line, encode
from backroom.server.messages import Accepted, Act, Refused
from backroom.server.metrics import ANSWERS, COMMIT, DECIDE, TELL
from backroom.server.telling import update, welcome
from backroom.store.errors import NoRoom, StoreError
from backroom.store.journal import Journal
from backroom.store.secret import seat_of
from backroom.table.decide import Answer, Known, decide
from backroom.table.errors import Refusal
from backroom.table.table import Table

log = logging.getLogger("backroom.live")

Reply = Callable[[Accepted | Refused], None]

TRY_AGAIN: Final = 5.0
"""Seconds after which bots try again what could not be written."""


class Place:
    """Where a socket is at the table, and how much it has been told."""

    def __init__(self, seat: int, seen: int) -> None:
        self.seat = seat
        self.seen = seen


class LiveTable:
    def __init__(self, name: str, table: Table, seats: dict[int, bytes], journal: Journal, limits: Limits) -> None:
        self.name = name
        self.table = table
        self.changed: Callable[[], None] = lambda: None  # called when the table has moved on
        self.emptied: Callable[[], None] = lambda: None  # called when somebody has left or an action is done
        self.broke: Callable[[], None] = lambda: None  # called when memory and journal may differ
        self._seats = seats
        self._journal = journal
        self._limits = limits
        self._places: dict[Line, Place] = {}
        self._one_at_a_time = asyncio.Lock()
        self._acting: set[asyncio.Task[None]] = set()
        self._broken = False

    def sockets(self) -> int:
        return len(self._places)

    def quiet(self) -> bool:
        """Nobody is here and nothing is on its way to the journal."""
        return not self._places and not self._acting

    # --- coming and going -------------------------------------------------------------------------------------

    def join(self, line: Line, secret: str | None, since: int) -> int | Ending:
        """Take a seat by its secret, or watch. Welcomes the newcomer and tells what it has missed."""
        seat: int | None = int(WATCHER) if secret is None else seat_of(secret, self._seats)
        if seat is None:
            return STRANGER
        if self._crowded(seat):
            return CROWDED
        if self._broken:
            return BROKEN
        news = seat != WATCHER and seat not in self._here()
        place = self._places[line] = Place(seat, max(0, since))
        line.say(welcome(self.name, self.table, seat))
        line.say(update(self.table, seat, place.seen, self._here()))
        place.seen = self.table.seq
        if news:
            self.tell(EVERYONE, but=line)
        return seat

    def _crowded(self, seat: int) -> bool:
        """Watchers never keep a player from a seat."""
        there = sum(place.seat == seat for place in self._places.values())
        return there >= (self._limits.watchers_per_table if seat == WATCHER else self._limits.sockets_per_seat)

    def leave(self, line: Line) -> None:
        place = self._places.pop(line, None)
        if place is not None and place.seat != WATCHER and place.seat not in self._here():
            self.tell(EVERYONE)
        self.emptied()

    def dismiss(self, ending: Ending) -> None:
        """Everybody out."""
        for line in self._places:
            line.hang_up(ending)

    # --- acting -----------------------------------------------------------------------------------------------

    async def act(self, seat: int, act: Act, reply: Reply) -> None:
        """Answered before it returns. What has begun is finished, even if whoever asked is gone meanwhile."""
        task = asyncio.create_task(self._act(seat, act, reply))
        self._acting.add(task)
        task.add_done_callback(self._acted)
        await asyncio.shield(task)

    async def _act(self, seat: int, act: Act, reply: Reply) -> None:
        async with self._one_at_a_time:
            if self._broken:
                return
            answer = Answer(decision=act.decision, action=act.action, key=act.key, lock=act.lock)
            began = perf_counter()
            try:
                entry = decide(self.table, seat, answer)
            except Refusal as refusal:
                ANSWERS.count("refused")
                reply(Refused(key=act.key, rule=refusal.rule, reason=refusal.reason))
                return
            decided = perf_counter()
            DECIDE.observe(decided - began)
            if isinstance(entry, Known):
                ANSWERS.count("known")
                reply(Accepted(key=act.key, seq=entry.seq))
                return
            try:
                await self._journal.append(self.name, self.table.length + 1, entry)
            except NoRoom as error:
                log.error("table=%s not written: %s", self.name, error)
                ANSWERS.count("not written")
                reply(Refused(key=act.key, rule=None, reason=str(error)))
                asyncio.get_running_loop().call_later(TRY_AGAIN, self.changed)
                return
            except StoreError as error:
                self._break(error)
                return
            written = perf_counter()
            COMMIT.observe(written - decided)
            seen = self.table.fold(entry)
            ANSWERS.count("accepted")
            reply(Accepted(key=act.key, seq=seen.seq))
            self.tell(seen.audience)
            TELL.observe(perf_counter() - written)
        self.changed()

    def _acted(self, task: asyncio.Task[None]) -> None:
        self._acting.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._break(task.exception())
        self.emptied()

    def _break(self, error: BaseException | None) -> None:
        """Memory may be behind the journal: say nothing more, and let the next caller load it afresh."""
        expected = error is None or isinstance(error, StoreError)
        log.error("table=%s broken=%r", self.name, str(error), exc_info=None if expected else error)
        self._broken = True
        metrics.BROKEN.count()
        self.dismiss(BROKEN)
        self.broke()

    # --- telling ----------------------------------------------------------------------------------------------

    def tell(self, audience: Mask, but: Line | None = None) -> None:
        """Show the table to all sockets of an audience; put into words once for those who see and know the same."""
        here = self._here()
        words: dict[tuple[int, int], bytes] = {}
        for line, place in self._places.items():
            if line is but or not hears(audience, Seat(place.seat)):
                continue
            eyes = (place.seat, place.seen)
            if eyes not in words:
                words[eyes] = encode(update(self.table, place.seat, place.seen, here))
            line.say_text(words[eyes])
            place.seen = self.table.seq

    def _here(self) -> set[int]:
        return {place.seat for place in self._places.values()}
