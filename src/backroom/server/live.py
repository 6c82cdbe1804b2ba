"""A table that people are at: who is here, what they do, and what each is told of it."""

import asyncio
from collections.abc import Callable
from time import perf_counter

from backroom.core.bits import Mask
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import EVERYONE, hears
from backroom.server.address import Address
from backroom.server.delay import Delay
from backroom.server.entering import Done, Entering, Make, Reply, Turn, nothing
from backroom.server.limits import Limits
from backroom.server.line import BROKEN, CROWD_FROM_ONE, CROWDED, SENT_AWAY, STRANGER, UNSEEN, Ending, Line, encode
from backroom.server.manners import Manners
from backroom.server.messages import Accepted, Act, Hello, Noted, Nudge, Nudged, Ping, Refused
from backroom.server.metrics import ANSWERS, TELL
from backroom.server.nudges import Nudges
from backroom.server.pace import Pace
from backroom.server.telling import heard, update, welcome
from backroom.server.words import Faces, Words
from backroom.store.journal import Journal
from backroom.store.secret import seat_of
from backroom.table.answer import Answer
from backroom.table.decide import decide
from backroom.table.entry import AnyEntry, Bounced, Wished
from backroom.table.errors import Refusal
from backroom.table.table import Table
from backroom.table.wish import AnyWish, Chat
from backroom.table.wishing import answered, decide_wish


class Place:
    """Where a socket is at the table, and how much it has been told."""

    def __init__(self, guest: int, hello: Hello, pace: Pace, address: Address | None = None) -> None:
        self.guest = guest
        self.address = address  # none for this machine itself
        self.name = hello.name
        self.seen = max(0, hello.since)
        self.heard = max(0, hello.heard)
        self.delay = Delay()
        self.talk = pace


def at_once(place: Place) -> float:
    return 0.0


class LiveTable(Entering):
    def __init__(self, name: str, table: Table, guests: dict[int, bytes], journal: Journal, limits: Limits) -> None:
        super().__init__(name, table, guests, journal)
        self.stage = table.stage()  # as it was noted outside the journal
        self.snapped = 0  # so many entries are in the last snapshot
        self.kinds: tuple[str, ...] = ()  # the bots there are for this game
        self.moved: Callable[[], None] = nothing  # called when somebody has come or gone
        self.lag: Callable[[Place], float] = at_once  # seconds by which a socket is told later than others
        self._limits = limits
        self._places: dict[Line, Place] = {}
        self._faces = Faces()
        self._manners = Manners(limits)
        self._nudges = Nudges()
        self.notes = asyncio.Lock()  # one at a time writes on sheets

    def sockets(self) -> int:
        return len(self._places)

    def knows(self, secret: str) -> bool:
        """Whether it is some guest's, though they may have no seat any more."""
        return seat_of(secret, self._guests) is not None

    def guest_of(self, secret: str) -> int | None:
        """Whose it is; nobody's who has no seat here any more."""
        guest = seat_of(secret, self._guests)
        return None if guest is None or self.table.seating.seat_of(guest) is None else guest

    def seat_of(self, secret: str) -> int | None:
        guest = seat_of(secret, self._guests)
        return None if guest is None else self.table.seating.seat_of(guest)

    def fingerprint(self, guest: int) -> bytes:
        """By what a guest's secret is known."""
        return self._guests[guest]

    def quiet(self) -> bool:
        """Nobody is here and nothing is on its way to the journal."""
        return not self._places and self.written_out()

    def watchable(self) -> bool:
        """Whether strangers are shown here to watch: a game is on, and not for empty seats."""
        opened = self.table.opened
        return opened.listed and opened.watchers and self.table.stage() == "playing" and bool(self.here() - {WATCHER})

    def hosted(self) -> bool:
        """Whether it gathers in the open, and somebody is there to be joined."""
        return self.table.opened.listed and self.table.stage() == "gathering" and bool(self.here() - {WATCHER})

    def come_from(self) -> str | None:
        """The address of whoever of those with a seat came first; none for this machine itself."""
        for place in self._places.values():
            if place.guest != WATCHER:
                return None if place.address is None else place.address.name
        return None

    # --- coming and going -------------------------------------------------------------------------------------

    def join(self, line: Line, hello: Hello, address: Address | None = None) -> Place | Ending:
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
        if guest == WATCHER and address is not None and self._watching_from(address) >= self._most_from_one():
            return CROWD_FROM_ONE
        if self._broken:
            return BROKEN
        place = Place(guest, hello, self._manners.own(asyncio.get_running_loop().time()), address)
        seat = self._eyes(place)
        news = seat not in self.here() and guest != WATCHER
        self._places[line] = place
        line.say(welcome(self.name, self.table, seat))
        told = update(self.table, seat, place.seen, self.here(), self.now(), self._slow())
        line.say_text(encode(told), self.lag(place))
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

    def _most_from_one(self) -> int:
        """Watchers from one address: they never keep those from elsewhere out."""
        return max(1, self._limits.watchers_per_table // 4)

    def _watching_from(self, address: Address) -> int:
        return sum(place.guest == WATCHER and place.address is address for place in self._places.values())

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

    def let_go(self) -> None:
        """It is nobody's any more: whoever was called by it is not held by it, so that both leave memory at once."""
        self.changed = self.emptied = self.broke = self.moved = nothing
        self.lag = at_once

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
        reason = self.too_fast(place, wish)
        if reason is not None:
            reply(Refused(key=wish.key, rule=None, reason=reason))
            return
        await self.enter(
            lambda now: decide_wish(self.table, place.guest, wish, now, self.kinds, place.name), wish.key, reply
        )

    def too_fast(self, place: Place, wish: AnyWish) -> str | None:
        """What to tell whoever should wait a moment; what is only said again may be said at any time."""
        if answered(self.table, place.guest, wish, place.name):
            return None
        address = None if place.address is None else place.address.name
        now = asyncio.get_running_loop().time()
        return self._manners.too_fast(place.guest, place.talk, wish, now, address)

    def nudge(self, place: Place, nudge: Nudge, reply: Reply) -> None:
        """Pass it on to the sockets of that seat, at once. Nothing is written, and nobody else hears of it."""
        try:
            seq = self._nudges.known(place.guest, nudge.key, nudge.seat)
            if seq is None:
                here = nudge.seat in self.here()
                by = self._nudges.give(self.table, place.guest, nudge.key, nudge.seat, here, self.now())
                seq = self.table.seq
                for line, other in self._places.items():
                    if self._eyes(other) == nudge.seat:
                        line.say(Nudged(by=by))
        except Refusal as refusal:
            ANSWERS.count("refused")
            reply(Refused(key=nudge.key, rule=refusal.rule, reason=refusal.reason))
            return
        ANSWERS.count("accepted")
        reply(Accepted(key=nudge.key, seq=seq))

    def note(self, guest: int) -> None:
        """Whatever pages a guest has open here read their sheets again."""
        for line, place in self._places.items():
            if place.guest == guest:
                line.say(Noted())

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
