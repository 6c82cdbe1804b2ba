"""The door of a table: who may open a socket here. Interpreted, as Starlette knows a function by that."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.server.caller import Caller
from backroom.server.line import Line
from backroom.server.room import Room

CLOSE_SECONDS = 2.0


async def live(websocket: WebSocket) -> None:
    """WS /api/tables/{table}/live"""
    room: Room = websocket.app.state.room
    await websocket.accept()
    line = Line(websocket.scope["wire"].out, room.limits)
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
