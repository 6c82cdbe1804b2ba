"""Whoever is at the other end of a socket: a hello, a welcome, and then answers to everything that is said."""

import asyncio
import logging
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.core.errors import Malformed, OtherRules
from backroom.server.address import ADDRESS, Address
from backroom.server.limits import Full, Limits
from backroom.server.line import BROKEN, CONFUSED, FULL, GONE, LATE, NO_TABLE, NOT_NOW, Ending, Line, unreadable
from backroom.server.live import LiveTable, Place
from backroom.server.messages import Act, ClientMessage, Hello, Nudge, Ping, Pong, Refused
from backroom.server.pace import Pace
from backroom.server.room import Room
from backroom.server.wire import Wire
from backroom.store.errors import NoTable, StoreError, TornJournal

log = logging.getLogger("backroom.door")


class Caller:
    def __init__(self, websocket: WebSocket, line: Line, room: Room) -> None:
        self._websocket = websocket
        self._line = line
        self._room = room
        limits: Limits = room.limits
        self._wire: Wire = websocket.scope["wire"]
        self._listening = False  # nothing that was said before waits to be heard
        self._acting = False  # an action of this caller's is being written
        self._answered: asyncio.Future[None] | None = None  # for whoever waits for that
        self._pace = Pace(limits.messages_per_second, limits.burst, asyncio.get_running_loop().time())

    async def attend(self, table: str) -> None:
        """From the hello to the last word."""
        try:
            ending = await self._attend(table)
        except WebSocketDisconnect:
            ending = GONE
        except Exception:
            log.exception("table=%s caller lost", table)
            ending = BROKEN
        self._line.hang_up(ending)

    async def _attend(self, table: str) -> Ending:
        try:
            async with asyncio.timeout(self._room.limits.hello_seconds):
                hello = await self._hear()
        except TimeoutError:
            return LATE
        if not isinstance(hello, Hello):
            return self._turn_away(CONFUSED)
        try:
            live = await self._room.find(table)
        except NoTable:
            return self._turn_away(NO_TABLE)
        except Full:
            return self._turn_away(FULL)
        except (Malformed, TornJournal) as error:
            log.error("table=%s cannot be opened: %s", table, error)
            return self._turn_away(unreadable(str(error)) if isinstance(error, OtherRules) else unreadable())
        except StoreError as error:
            log.error("table=%s cannot be opened now: %s", table, error)
            return self._turn_away(NOT_NOW)
        address: Address | None = self._websocket.scope.get(ADDRESS)
        place = live.join(self._line, hello, address)
        if isinstance(place, Ending):
            return self._turn_away(place)
        peer = self._websocket.client
        if peer is not None and not self._websocket.app.state.proxies.trusted(peer.host):
            place.delay.round_trip = self._wire.round_trip
        self._wire.hear = partial(self._heard, live, place)
        try:
            while True:
                await self._answer(live, place)
        finally:
            self._wire.hear = None
            live.leave(self._line)

    def _heard(self, live: LiveTable, place: Place, text: bytes) -> bool:
        """The short way for what is said most, straight from the wire; False for what has to wait its turn."""
        if not self._listening or self._acting:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, (Act, Ping, Pong)) or self._pace.ask(asyncio.get_running_loop().time()) > 0.0:
            return False
        self._say_back(live, place, message)
        return True

    def _turn_away(self, ending: Ending) -> Ending:
        self._line.say(Refused(key=None, rule=None, reason=ending.reason))
        return ending

    async def _answer(self, live: LiveTable, place: Place) -> None:
        message = await self._hear()
        if self._acting:
            self._answered = asyncio.get_running_loop().create_future()
            await self._answered
        match message:
            case None:
                pass
            case Act() | Ping() | Pong():
                self._say_back(live, place, message)
            case Nudge():
                live.nudge(place, message, self._line.say)
            case Hello():
                self._line.say(Refused(key=None, rule=None, reason="expected one hello on a socket, got a second"))
            case _:
                await self._room.wish(live, place, message, self._line.say)

    def _say_back(self, live: LiveTable, place: Place, message: Act | Ping | Pong) -> None:
        match message:
            case Act():
                self._act(live, place, message)
            case Ping():
                self._line.say(Pong(n=message.n))
            case Pong():
                live.pong(place, message.n)

    def _act(self, live: LiveTable, place: Place, act: Act) -> None:
        seat = live.table.seating.seat_of(place.guest)
        if seat is None:
            self._line.say(Refused(key=act.key, rule=None, reason="a watcher has no seat to act for"))
        else:
            self._acting = True
            self._room.act(live, seat, act, self._line.say, self._acted)

    def _acted(self) -> None:
        self._acting = False
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    async def _hear(self) -> ClientMessage | None:
        """The next message, or None if it could not be read and was refused."""
        self._listening = True
        received = await self._websocket.receive()
        self._listening = False
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"])
        wait = self._pace.wait(asyncio.get_running_loop().time())
        if wait > 0.0:
            await asyncio.sleep(wait)
        text = received.get("text")
        if text is None:
            self._line.say(Refused(key=None, rule=None, reason="expected JSON as text, got bytes"))
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._line.say(Refused(key=None, rule=None, reason=f"expected a message of this protocol: {error}"[:300]))
            return None


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
