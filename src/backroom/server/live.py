"""A table that people are at. Everything done is checked, written and synced, then taken and told, one by one."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple

from backroom.core.bits import Mask
from backroom.core.errors import Malformed
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import EVERYONE, hears
from backroom.server import metrics
from backroom.server.delay import Delay
from backroom.server.limits import Limits
from backroom.server.line import BROKEN, CROWDED, SENT_AWAY, STRANGER, UNSEEN, Ending, Line, encode
from backroom.server.manners import Manners
from backroom.server.messages import Accepted, Act, Hello, Ping, Refused
from backroom.server.metrics import ANSWERS, COMMIT, DECIDE, TELL
from backroom.server.pace import Pace
from backroom.server.telling import heard, update, welcome
from backroom.server.words import Faces, Words
from backroom.store.errors import NoRoom, StoreError
from backroom.store.journal import Journal
from backroom.store.secret import seat_of
from backroom.table.answer import Answer, Known
from backroom.table.decide import decide
from backroom.table.entry import AnyEntry, Bounced, Joined, Wished
from backroom.table.errors import Refusal
from backroom.table.table import Table
from backroom.table.wish import AnyWish, Chat
from backroom.table.wishing import answered, decide_wish

log = logging.getLogger("backroom.live")

Reply = Callable[[Accepted | Refused], None]
Make = Callable[[int], AnyEntry | Known | None]
"""Decides, at a time of the house's, what is to be written; nothing if there is nothing to write any more."""

Write = Callable[[int, AnyEntry], Awaitable[None]]
"""Writes an entry of that number together with something else, both or neither."""

Done = Callable[[], None]

TRY_AGAIN = 5.0
"""Seconds after which bots try again what could not be written."""


class Turn(NamedTuple):
    """Something to be entered. It begins when all before it have been taken; no task waits meanwhile."""

    make: Make
    key: str
    reply: Reply
    done: Done
    fingerprint: bytes | None = None
    write: Write | None = None  # none: into the journal of this table alone
    quiet: bool = False  # whether others look at the table only after a later turn


class Place:
    """Where a socket is at the table, and how much it has been told."""

    def __init__(self, guest: int, hello: Hello, pace: Pace) -> None:
        self.guest = guest
        self.name = hello.name
        self.seen = max(0, hello.since)
        self.heard = max(0, hello.heard)
        self.delay = Delay()
        self.talk = pace


class LiveTable:
    def __init__(self, name: str, table: Table, guests: dict[int, bytes], journal: Journal, limits: Limits) -> None:
        self.name = name
        self.table = table
        self.stage = table.stage()  # as it was noted outside the journal
        self.snapped = 0  # so many entries are in the last snapshot
        self.kinds: tuple[str, ...] = ()  # the bots there are for this game
        self.changed: Callable[[], None] = lambda: None  # called when the table has moved on
        self.emptied: Callable[[], None] = lambda: None  # called when somebody has left or an action is done
        self.moved: Callable[[], None] = lambda: None  # called when somebody has come or gone
        self.broke: Callable[[], None] = lambda: None  # called when memory and journal may differ
        self.lag: Callable[[Place], float] = lambda place: 0.0  # seconds by which a socket is told later than others
        self._guests = guests
        self._journal = journal
        self._limits = limits
        self._places: dict[Line, Place] = {}
        self._turns: deque[Turn] = deque()
        self._writing: asyncio.Future[None] | None = None
        self._faces = Faces()
        self._manners = Manners(limits)
        self._broken = False

    def now(self) -> int:
        return self._journal.time.now()

    def until(self, when: int) -> float:
        """Seconds until a moment of the house's time."""
        return self._journal.time.until(when)

    def lasting(self, milliseconds: int) -> float:
        """So much of the house's time, in seconds to wait."""
        return self._journal.time.until(self.now() + milliseconds)

    def sockets(self) -> int:
        return len(self._places)

    def fingerprint(self, guest: int) -> bytes:
        """By what a guest's secret is known."""
        return self._guests[guest]

    def quiet(self) -> bool:
        """Nobody is here and nothing is on its way to the journal."""
        return not self._places and not self._turns and self._writing is None

    def watchable(self) -> bool:
        """Whether strangers are shown here to watch: a game is on, and not for empty seats."""
        opened = self.table.opened
        return opened.listed and opened.watchers and self.table.stage() == "playing" and bool(self.here() - {WATCHER})

    # --- coming and going -------------------------------------------------------------------------------------

    def join(self, line: Line, hello: Hello) -> Place | Ending:
        """Take a seat by its secret, or watch. Welcomes the newcomer and tells what it has missed."""
        guest: int | None = int(WATCHER) if hello.secret is None else seat_of(hello.secret, self._guests)
        if guest is None:
            return STRANGER
        if guest != WATCHER and self.table.seating.seat_of(guest) is None:
            return SENT_AWAY
        if guest == WATCHER and not self.table.opened.watchers:
            return UNSEEN
        if self._crowded(guest):
            return CROWDED
        if self._broken:
            return BROKEN
        place = Place(guest, hello, self._manners.own(asyncio.get_running_loop().time()))
        seat = self._eyes(place)
        news = seat not in self.here() and guest != WATCHER
        self._places[line] = place
        line.say(welcome(self.name, self.table, seat))
        line.say(update(self.table, seat, place.seen, self.here(), self.now(), self._slow()))
        place.seen = self.table.seq
        self._say_lines(line, place)
        line.say(Ping(n=place.delay.ask(self.now())))
        if news:
            self.tell(EVERYONE, but=line)
        self.moved()
        return place

    def _crowded(self, guest: int) -> bool:
        """Watchers never keep a player from a seat."""
        there = sum(place.guest == guest for place in self._places.values())
        return there >= (self._limits.watchers_per_table if guest == WATCHER else self._limits.sockets_per_seat)

    def leave(self, line: Line) -> None:
        place = self._places.pop(line, None)
        if place is not None and place.guest != WATCHER and self._eyes(place) not in self.here():
            self.tell(EVERYONE)
        self.moved()
        self.emptied()

    def dismiss(self, ending: Ending) -> None:
        """Everybody out."""
        for line in self._places:
            line.hang_up(ending)

    def here(self) -> set[int]:
        """The seats whose people are here."""
        return {self._eyes(place) for place in self._places.values()}

    def _slow(self) -> set[int]:
        slow = {self._eyes(place) for place in self._places.values() if place.delay.slow()}
        return slow and slow - {self._eyes(place) for place in self._places.values() if not place.delay.slow()}

    def _eyes(self, place: Place) -> int:
        seat = self.table.seating.seat_of(place.guest)
        return int(WATCHER) if seat is None else seat

    def places(self) -> list[tuple[int, Place]]:
        """All sockets, by the seat they belong to."""
        return [(self._eyes(place), place) for place in self._places.values()]

    # --- acting -----------------------------------------------------------------------------------------------

    async def act(self, seat: int, act: Act, reply: Reply) -> None:
        """Answered before it returns. What has begun is finished, even if whoever asked is gone meanwhile."""
        await self.enter(self._answered(seat, act), act.key, reply)

    def act_soon(self, seat: int, act: Act, reply: Reply, done: Done) -> None:
        """The same for whoever does not wait; `done` is called when it is answered."""
        self._take_turn(Turn(self._answered(seat, act), act.key, reply, done))

    def _answered(self, seat: int, act: Act) -> Make:
        answer = Answer(decision=act.decision, action=act.action, key=act.key, lock=act.lock)
        return lambda now: decide(self.table, seat, answer, now)

    async def wish(self, place: Place, wish: AnyWish, reply: Reply) -> None:
        """Grant it or say why not."""
        now = asyncio.get_running_loop().time()
        again = answered(self.table, place.guest, wish, place.name)
        reason = None if again else self._manners.too_fast(place.guest, place.talk, wish, now)
        if reason is not None:
            reply(Refused(key=wish.key, rule=None, reason=reason))
            return
        await self.enter(
            lambda now: decide_wish(self.table, place.guest, wish, now, self.kinds, place.name), wish.key, reply
        )

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
        while self._turns and self._writing is None:
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
        self._writing = asyncio.ensure_future(writing)
        self._writing.add_done_callback(partial(self._written, turn, entry, perf_counter()))

    def _written(self, turn: Turn, entry: AnyEntry, began: float, written: "asyncio.Future[None]") -> None:
        """A full disk refuses and changes nothing; after any other failure nobody knows what is on it."""
        try:
            written.result()
            COMMIT.observe(perf_counter() - began)
            if turn.fingerprint is not None and isinstance(entry, Joined):
                self._guests[entry.guest] = turn.fingerprint
            self.take(entry, turn.key, turn.reply)
            if not turn.quiet:
                self.changed()
        except NoRoom as error:
            log.error("table=%s not written: %s", self.name, error)
            ANSWERS.count("not written")
            turn.reply(Refused(key=turn.key, rule=None, reason=str(error)))
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.changed)
        except (Exception, asyncio.CancelledError) as error:
            self._break(error)
        self._writing = None
        self._finish(turn)
        self._go_on()

    def take(self, entry: AnyEntry, key: str, reply: Reply) -> None:
        """Fold what is written, answer, and tell."""
        began = perf_counter()
        seen = self.table.fold(entry)
        if isinstance(entry, Bounced):
            ANSWERS.count("refused")
            reply(Refused(key=key, rule=entry.rule, reason=entry.reason))
            return
        ANSWERS.count("accepted")
        reply(Accepted(key=key, seq=seen.seq))
        if isinstance(entry, Wished) and isinstance(entry.wish, Chat):
            self._tell_lines()
        else:
            self.tell(seen.audience)
        TELL.observe(perf_counter() - began)

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
        places = [(line, place, self._eyes(place)) for line, place in self._places.items()]
        table = Words(self.table, {seat for _, _, seat in places}, self.now(), self._slow(), self._faces)
        words: dict[tuple[int, int], bytes] = {}
        for line, place, seat in places:
            if line is but or not hears(audience, Seat(seat)):
                continue
            if seat == WATCHER and place.guest != WATCHER:
                line.hang_up(SENT_AWAY)
                continue
            eyes = (seat, place.seen)
            if eyes not in words:
                words[eyes] = table.update(seat, place.seen)
            line.say_text(words[eyes], self.lag(place))
            place.seen = self.table.seq

    def _tell_lines(self) -> None:
        words: dict[tuple[int, int], bytes | None] = {}
        for line, place in self._places.items():
            ears = (place.guest, place.heard)
            if ears not in words:
                said = heard(self.table, place.guest, place.heard)
                words[ears] = None if said is None else encode(said)
            text = words[ears]
            if text is not None:
                line.say_text(text)
                place.heard = self.table.chat.count(place.guest)

    def _say_lines(self, line: Line, place: Place) -> None:
        said = heard(self.table, place.guest, place.heard)
        if said is not None:
            line.say(said)
        place.heard = self.table.chat.count(place.guest)

    def ping(self) -> None:
        """Ask everybody how far away they are."""
        now = self.now()
        for line, place in self._places.items():
            line.say(Ping(n=place.delay.ask(now)))

    def pong(self, place: Place, number: int) -> None:
        slow = place.delay.slow()
        place.delay.answer(number, self.now())
        if place.guest != WATCHER and place.delay.slow() != slow:
            self.tell(EVERYONE)


def _ignore(answer: Accepted | Refused) -> None:
    pass


def _nothing(now: int) -> None:
    pass


def _nothing_to_do() -> None:
    pass


def _resolve(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
