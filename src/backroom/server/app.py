"""The server put together, and run."""

import asyncio
import contextlib
import gc
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, WebSocketRoute

from backroom.server import archive, backstage, client, desk, notes, openapi, records, statistics
from backroom.server.absence import Patience
from backroom.server.address_limits import LimitAddresses
from backroom.server.bots import Delay, about
from backroom.server.delay import UNKNOWN
from backroom.server.door import live
from backroom.server.headers import TrustNobody
from backroom.server.lan import reach
from backroom.server.limits import Limits
from backroom.server.logs import LogFormat, keep_logs
from backroom.server.metrics import watch_loop
from backroom.server.origin import AnswerToOwnName, Hosts
from backroom.server.port import check_free
from backroom.server.proxies import NO_PROXIES, Proxies
from backroom.server.reading_room import ReadingRoom
from backroom.server.room import Room
from backroom.server.thinking import Thinker, Workers
from backroom.server.threshold import threshold
from backroom.server.wire import Wire
from backroom.store.journal import Journal
from backroom.store.sqlite import SqliteJournal

GRACE_SECONDS = 5
COLLECT_AFTER = (5_000, 4, 500)  # what is new in small parts, all there is seldom: a collection stops every table
PORT = 8000
WORKERS = 2  # in which bots think; the second is started when the first is busy
FAR = f"Behind a proxy nobody's distance can be measured: in a race, {UNKNOWN} ms of it are made good and no more."
KEEP_ALIVE = 45.0  # seconds between two pings on a silent socket: proxies give up after 60, and each costs a wake-up
ROUTES = [
    *desk.ROUTES,
    *notes.ROUTES,
    *records.ROUTES,
    *archive.ROUTES,
    *backstage.ROUTES,
    *statistics.ROUTES,
    *openapi.ROUTES,
]


def create_app(
    journal: Journal,
    *,
    bot_delay: Delay,
    limits: Limits | None = None,
    web: Path = client.BUILT,
    thinker: Thinker | None = None,
    patience: Patience | None = None,
    proxies: Proxies = NO_PROXIES,
    hosts: Hosts | None = None,
    metrics_token: str | None = None,
    host: str = "127.0.0.1",
) -> Starlette:
    """The application over a journal that is open; it closes the journal when it ends."""
    limits = limits or Limits()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        room = app.state.room = Room(journal, bot_delay, limits, thinker, patience)
        reading_room = app.state.reading_room = ReadingRoom(limits)
        app.state.proxies = proxies
        tasks = [asyncio.create_task(work) for work in (room.wake_all(), room.keep_time(), watch_loop())]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        reading_room.close()
        await room.close()

    api = Mount("/api", routes=[*ROUTES, WebSocketRoute("/tables/{table}/live", live)])
    app = Starlette(
        routes=[api, *client.routes(web)],
        exception_handlers=desk.PROBLEMS,
        middleware=[
            Middleware(TrustNobody),
            Middleware(AnswerToOwnName, hosts=hosts or Hosts()),
            Middleware(LimitAddresses, limits=limits, proxies=proxies),
        ],
        lifespan=lifespan,
    )
    app.state.metrics_token = metrics_token
    app.state.host = host
    return app


class Uvicorn(uvicorn.Server):
    """Says where it is once it can be reached, and then leaves start-up's objects out of every garbage collection."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        if self.started:
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECT_AFTER)
            self._ready(self.address())

    def address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
        return f"http://{host}:{port}"


def configure(app: Starlette, host: str, port: int, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=threshold(limits),
        ws=Wire,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=KEEP_ALIVE,
        ws_per_message_deflate=False,  # costs more than it saves on messages this small
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # address_limits.py reads them, and only where the host says so
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def invitation(port: int) -> str:
    """How friends are let in, at the same port as now."""
    make, serve = ("", "") if port == PORT else (f" PORT={port}", f" --port {port}")
    ways = f"make play HOST=0.0.0.0{make}, or serve --host 0.0.0.0{serve}"
    return f"Only this computer can open it. To play with friends: {ways}"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    path: Path = Path("backroom.sqlite3"),
    bot_delay: float = 0.7,
    open_page: bool = False,
    proxies: Proxies = NO_PROXIES,
    hosts: Hosts | None = None,
    metrics_token: str | None = None,
    log_format: LogFormat = "text",
) -> None:
    """Run until told to stop. Raises StoreError if the file cannot be used."""
    keep_logs(log_format)

    def announce(address: str) -> None:
        print(f"Backroom is open at {address}", flush=True)
        friends = reach(host, int(address.rpartition(":")[2]))
        for friend in friends:
            print(f"On your network: {friend}", flush=True)
        if not friends:
            print(invitation(port), flush=True)
        print(f"Games are kept in {path.resolve()}. Ctrl-C closes the room.", flush=True)
        if proxies.there():
            print(FAR, flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    check_free(host, port)
    limits = Limits()
    delay = about(bot_delay)
    journal = SqliteJournal(path)
    app = create_app(
        journal,
        bot_delay=delay,
        limits=limits,
        thinker=Workers(WORKERS),
        proxies=proxies,
        hosts=hosts,
        metrics_token=metrics_token,
        host=host,
    )
    server = Uvicorn(configure(app, host, port, limits), announce)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
