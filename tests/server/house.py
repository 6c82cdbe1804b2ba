"""A running server and its guests, over real sockets."""

import asyncio
import contextlib
import http.client
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from backroom.games.fbi.view import FbiView
from backroom.server.absence import Patience
from backroom.server.app import Uvicorn, configure, create_app
from backroom.server.bots import Delay
from backroom.server.client import BUILT
from backroom.server.limits import Limits
from backroom.server.messages import (
    Accepted,
    Act,
    ChatLine,
    Heard,
    Hello,
    Ping,
    Pong,
    Refused,
    Seated,
    ServerMessage,
    Update,
    Welcome,
)
from backroom.server.origin import Hosts
from backroom.server.proxies import NO_PROXIES, Proxies
from backroom.server.room import Room
from backroom.server.thinking import Thinker
from backroom.store.journal import Journal
from backroom.store.secret import fingerprint
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry, Opened, Player
from backroom.table.wish import AnyWish

T = TypeVar("T")
Answer = Accepted | Refused
PATIENCE = 60.0  # only so that a broken test ends


async def take_up(store: Journal, journal: list[AnyEntry]) -> list[str]:
    """The table "t" as it was after these entries; the secrets of its seats."""
    opened = journal[0]
    assert isinstance(opened, Opened)
    own = [f"the secret of seat {seat}" for seat in range(len(opened.players))]
    await store.open_table("t", opened, {seat: fingerprint(secret) for seat, secret in enumerate(own)})
    for number, entry in enumerate(journal[1:], 2):
        await store.append("t", number, entry)
    return own


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 4 * PATIENCE))


class House:
    """A server in this process."""

    def __init__(self, address: str, room: Room | None = None) -> None:
        self.address = address
        self._room = room

    @property
    def room(self) -> Room:
        assert self._room is not None
        return self._room

    async def http(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        return await asyncio.to_thread(self._http, method, path, body, headers or {})

    def _http(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], bytes]:
        with contextlib.closing(http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)) as line:
            line.request(method, path, body, headers)
            answer = line.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    async def open_table(self, seats: int = 3, **wish: Any) -> Seated:
        body = msgspec.json.encode({"game": "fbi", "name": "Ann", "seats": seats, "bot": "random"} | wish)
        status, _, answer = await self.http("POST", "/api/tables", body, {"content-type": "application/json"})
        assert status == 201, answer
        return msgspec.json.decode(answer, type=Seated)

    async def open_for_people(self, seats: int) -> tuple[str, list[str]]:
        return await self.room.seat("fbi", {}, tuple(Player(name=f"guest {seat}") for seat in range(seats)))

    @contextlib.asynccontextmanager
    async def guest(
        self, table: str, secret: str | None = None, since: int = 0, headers: dict[str, str] | None = None
    ) -> AsyncIterator["Guest"]:
        async with self.socket(table, additional_headers=headers) as socket:
            guest = Guest(socket)
            await guest.say(Hello(secret=secret, since=since))
            await guest.until(lambda: guest.update is not None)
            yield guest

    def socket(self, table: str, **wishes: Any) -> connect:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(url, proxy=None, compression=None, open_timeout=PATIENCE, **wishes)


class Guest:
    """Whoever is at one end of a socket, remembering all that was heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.welcome: Welcome | None = None
        self.update: Update | None = None
        self.answers: dict[str | None, Answer] = {}
        self.pongs: list[int] = []
        self.lines: list[ChatLine] = []
        self.name = secrets.token_hex(8)  # every key is used once
        self._keys = 0

    async def say(self, message: msgspec.Struct) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> ServerMessage:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message = decode(text)
        if isinstance(message, Ping):
            await self.say(Pong(n=message.n))
            return message
        self.heard.append(text)
        match message:
            case Welcome():
                self.welcome = message
            case Update():
                self.update = message
            case Accepted() | Refused():
                self.answers[message.key] = message
            case Pong():
                self.pongs.append(message.n)
            case Heard():
                self.lines += message.lines
        return message

    async def until(self, condition: Callable[[], bool]) -> None:
        """Hear until it is so. The server says something now and then anyway, so that waiting needs an end."""
        try:
            async with asyncio.timeout(2 * PATIENCE):
                while not condition():
                    await self.hear()
        except TimeoutError:
            pytest.fail(f"waited in vain; the last that was heard is {''.join(self.heard[-1:])[:120]}")

    @property
    def now(self) -> Update:
        assert self.update is not None
        return self.update

    def key(self) -> str:
        self._keys += 1
        return f"{self.name} {self._keys}"

    async def act(
        self, action: str, *, lock: bool = True, decision: str | None = None, key: str | None = None
    ) -> Answer:
        """Answer the open decision, and wait to be answered."""
        asked = decision or (self.now.decision.id if self.now.decision else "none")
        act = Act(decision=asked, action=action, key=key or self.key(), lock=lock)
        self.answers.pop(act.key, None)
        await self.say(act)
        await self.until(lambda: act.key in self.answers)
        return self.answers[act.key]

    async def wish(self, wish: AnyWish) -> Answer:
        """Ask for something, and wait to be answered."""
        self.answers.pop(wish.key, None)
        await self.say(wish)
        await self.until(lambda: wish.key in self.answers)
        return self.answers[wish.key]

    async def play(self, choose: Callable[[Update], str], until: Callable[[Update], bool] | None = None) -> None:
        """Answer whatever is asked, to the end of the game or as long as wished."""
        while self.now.seed is None and not (until and until(self.now)):
            decision = self.now.decision
            if decision is None or decision.locked:
                await self.hear()
                continue
            answer = await self.act(choose(self.now))
            assert isinstance(answer, Accepted), answer
            while self.now.seq < answer.seq or not _moved(self.now, decision.id):
                await self.hear()

    async def closed(self) -> tuple[int, str]:
        """Hear to the end; the code and the reason of it."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.hear()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
        except TimeoutError:
            last = "".join(self.heard[-1:])[:120]
            pytest.fail(f"expected the server to hang up, and it did not; the last that was heard is {last}")


def _moved(update: Update, decision: str) -> bool:
    return update.decision is None or update.decision.id != decision or update.decision.locked


def first(update: Update) -> str:
    assert update.decision is not None
    return update.decision.legal[0]


@contextlib.asynccontextmanager
async def open_house(
    path: Path,
    *,
    delay: Delay = (0.0, 0.0),
    limits: Limits | None = None,
    web: Path = BUILT,
    journal: Journal | None = None,
    thinker: Thinker | None = None,
    patience: Patience | None = None,
    proxies: Proxies = NO_PROXIES,
    hosts: Hosts | None = None,
    metrics_token: str | None = None,
    host: str = "127.0.0.1",
) -> AsyncIterator[House]:
    limits = limits or Limits(messages_per_second=100_000.0)
    app = create_app(
        journal or SqliteJournal(path),
        bot_delay=delay,
        limits=limits,
        web=web,
        thinker=thinker,
        patience=patience,
        proxies=proxies,
        hosts=hosts,
        metrics_token=metrics_token,
        host=host,
    )
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Uvicorn(configure(app, host, 0, limits), ready.set_result)
    serving = asyncio.create_task(server._serve())
    waiting: list[asyncio.Future[Any]] = [serving, ready]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield House(await ready, app.state.room)
    finally:
        server.should_exit = True
        await serving


def fbi(update: Update) -> FbiView:
    """The view of a table at which FBI is played."""
    assert isinstance(update.view, FbiView)
    return update.view


def sealed(update: Update) -> bool:
    return update.decision is not None and update.decision.sealed


def decode(text: str) -> ServerMessage:
    message: ServerMessage = _decoder.decode(text)
    return message


_decoder = msgspec.json.Decoder(ServerMessage)
