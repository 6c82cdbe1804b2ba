"""The door of a table: who may open a socket here. Interpreted, as Starlette knows a function by that."""

import asyncio
import contextlib
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.server.caller import Caller
from backroom.server.line import Line
from backroom.server.room import Room

CLOSE_SECONDS = 2.0


async def live(websocket: WebSocket) -> None:
    """WS /api/tables/{table}/live"""
    room: Room = websocket.app.state.room
    if not same_origin(websocket.headers.get("origin"), websocket.headers.get("host", "")):
        await websocket.close()  # before accepting: the browser is told 403
        return
    await websocket.accept()
    line = Line(websocket.scope["wire"], room.limits)
    caller = asyncio.create_task(Caller(websocket, line, room).attend(websocket.path_params["table"]))
    try:
        ending = await line.run()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await websocket.close(ending.code, ending.reason)
    except WebSocketDisconnect:
        pass
    finally:
        caller.cancel()
        await asyncio.wait([caller])


def same_origin(origin: str | None, host: str) -> bool:
    """A page of this server, or no page at all: a bot, a terminal, a test."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()
