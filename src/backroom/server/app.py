"""The server put together, and run."""

import asyncio
import contextlib
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, WebSocketRoute

from backroom.core.errors import Malformed
from backroom.server import client, desk
from backroom.server.absence import Patience
from backroom.server.bots import Delay, about
from backroom.server.door import live
from backroom.server.headers import TrustNobody
from backroom.server.limits import Limits
from backroom.server.room import Room
from backroom.server.thinking import Thinker, Workers
from backroom.server.wire import Wire
from backroom.store.journal import Journal
from backroom.store.sqlite import SqliteJournal

GRACE_SECONDS = 5
COLLECT_AFTER = (50_000, 20, 50)  # allocations: a collection stops every table, so seldom


def create_app(
    journal: Journal,
    *,
    bot_delay: Delay,
    limits: Limits | None = None,
    web: Path = client.BUILT,
    thinker: Thinker | None = None,
    patience: Patience | None = None,
) -> Starlette:
    """The application over a journal that is open; it closes the journal when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        room = app.state.room = Room(journal, bot_delay, limits or Limits(), thinker, patience)
        tasks = [asyncio.create_task(room.wake_all()), asyncio.create_task(room.keep_time())]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await room.close()

    api = Mount("/api", routes=[*desk.ROUTES, WebSocketRoute("/tables/{table}/live", live)])
    return Starlette(
        routes=[api, *client.routes(web)],
        exception_handlers=desk.PROBLEMS,
        middleware=[Middleware(TrustNobody)],
        lifespan=lifespan,
    )


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
        http="httptools",
        ws=Wire,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,  # costs more than it saves on messages this small
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    path: Path = Path("backroom.sqlite3"),
    bot_delay: float = 0.7,
    open_page: bool = False,
) -> None:
    """Run until told to stop. Raises StoreError if the file cannot be used."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.WARNING)

    def announce(address: str) -> None:
        print(f"Backroom is open at {address}", flush=True)
        print(f"Games are kept in {path.resolve()}. Ctrl-C closes the room.", flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _check_free(host, port)
    limits = Limits()
    delay = about(bot_delay)
    app = create_app(SqliteJournal(path), bot_delay=delay, limits=limits, thinker=Workers())
    server = Uvicorn(configure(app, host, port, limits), announce)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()


def _check_free(host: str, port: int) -> None:
    """Say plainly if the address cannot be had."""
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        raise Malformed(f"expected an address to listen on, got {host} port {port}: {error.strerror}") from error
