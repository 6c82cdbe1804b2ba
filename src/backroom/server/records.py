"""Records over HTTP: a game that was played elsewhere is brought in, as text."""

import asyncio
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.core.errors import Malformed
from backroom.record.record import read
from backroom.server.desk import read_body
from backroom.server.messages import Kept
from backroom.server.room import Room


async def bring_in(request: Request) -> Response:
    """POST /api/records"""
    room: Room = request.app.state.room
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "text/plain":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "expected a record as text/plain")
    body = await read_body(request, room.limits.record_bytes)
    try:
        record = await asyncio.to_thread(read, body.decode().replace("\r\n", "\n"))
        table = await room.bring_in(record)
    except UnicodeDecodeError as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST, "expected a record as text, got something else") from error
    except Malformed as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST, str(error)[:300]) from error
    answer = msgspec.json.encode(Kept(table=table))
    return Response(answer, HTTPStatus.CREATED, {"cache-control": "no-store"}, "application/json")


ROUTES = [Route("/records", bring_in, methods=["POST"])]
