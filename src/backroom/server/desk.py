"""The front desk, over HTTP: what can be played, a new table, a finished game's record. Errors are Problems."""

import asyncio
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import backroom
from backroom.core.errors import BackroomError, BadRecord, Malformed, OtherRules
from backroom.games import GAMES, find
from backroom.record.record import write
from backroom.server.address_limits import KNOWN
from backroom.server.headers import HEADERS
from backroom.server.kinds import kinds_of, usual_kind
from backroom.server.limits import Full
from backroom.server.line import UNREADABLE
from backroom.server.messages import GameInfo, Health, Join, NewTable, OptionInfo, Problem
from backroom.server.reading_room import TakeAPlace
from backroom.server.room import Room
from backroom.store.errors import NoRoom, NoTable, StoreError, TornJournal, Unwritten
from backroom.table.errors import BadJournal, Refusal

CHECK_SECONDS = 5.0
DRAINED = 16 * 1024 * 1024  # bytes of a body that are read though they are too many: whoever sends does not listen
CLOSES = "the house closes: ask again when it is open"
T = TypeVar("T")


async def games(request: Request) -> Response:
    """GET /api/games"""
    return _json([_game_info(name) for name in GAMES])


async def new_table(request: Request) -> Response:
    """POST /api/tables"""
    wish = await read_wish(request, _new_table, "the wish for a table")
    return _json(await _room(request).open(wish, request.scope.get(KNOWN)), HTTPStatus.CREATED)


async def tables(request: Request) -> Response:
    """GET /api/tables"""
    stage = request.query_params.get("stage", "gathering")
    if stage not in ("gathering", "playing"):
        raise Malformed(f"expected stage to be gathering or playing, got {stage[:40]!r}")
    room = _room(request)
    return _json(await room.listed() if stage == "gathering" else room.watchable())


async def tables_or_new(request: Request) -> Response:
    """One route for both, so that whoever asks with neither is told of both."""
    return await (new_table if request.method == "POST" else tables)(request)


async def table(request: Request) -> Response:
    """GET /api/tables/{table}"""
    return _json(await _room(request).info(request.path_params["table"]))


async def join(request: Request) -> Response:
    """POST /api/tables/{table}/seats"""
    wish = await read_wish(request, _join, "the wish for a seat")
    return _json(await _room(request).join(request.path_params["table"], wish), HTTPStatus.CREATED)


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/record"""
    finished = await _room(request).record(request.path_params["table"])
    return Response(write(finished), media_type="text/plain; charset=utf-8", headers={"cache-control": "no-store"})


async def health(request: Request) -> Response:
    """GET /api/health"""
    room = _room(request)
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            await room.journal.check()
    except TimeoutError as error:
        raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, "the journal does not answer") from error
    return _json(Health(version=backroom.__version__, tables=room.tables(), sockets=room.sockets()))


async def problem(request: Request, error: Exception) -> Response:
    """Whatever went wrong, as a Problem."""
    if isinstance(error, HTTPException):
        status, reason = HTTPStatus(error.status_code), error.detail
    elif isinstance(error, NoTable):
        status, reason = HTTPStatus.NOT_FOUND, str(error)
    elif isinstance(error, Refusal):
        status, reason = HTTPStatus.CONFLICT, error.reason
    elif isinstance(error, Full):
        status, reason = HTTPStatus.SERVICE_UNAVAILABLE, str(error)
    elif isinstance(error, NoRoom):
        status, reason = HTTPStatus.INSUFFICIENT_STORAGE, str(error)
    elif isinstance(error, Unwritten):
        status, reason = HTTPStatus.SERVICE_UNAVAILABLE, str(error)
    elif isinstance(error, OtherRules):
        status, reason = HTTPStatus.CONFLICT, str(error)
    elif isinstance(error, BadJournal | BadRecord | TornJournal):
        status, reason = HTTPStatus.INTERNAL_SERVER_ERROR, UNREADABLE
    elif isinstance(error, StoreError):
        status, reason = HTTPStatus.SERVICE_UNAVAILABLE, "the journal could not be read or written"
    elif isinstance(error, Malformed):
        status, reason = HTTPStatus.BAD_REQUEST, str(error)
    else:
        status, reason = HTTPStatus.INTERNAL_SERVER_ERROR, "something went wrong here, and was noted"
    response = _json(Problem(reason=reason), status)
    response.headers.update(HEADERS)  # here too: Starlette answers to a bug outside of all middleware
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


ROUTES = [
    Route("/games", games),
    Route("/tables", tables_or_new, methods=["GET", "POST"]),
    Route("/tables/{table}", table),
    Route("/tables/{table}/seats", join, methods=["POST"]),
    Route("/tables/{table}/record", record, middleware=[Middleware(TakeAPlace)]),
    Route("/health", health),
]
PROBLEMS = {HTTPException: problem, BackroomError: problem, Exception: problem}


def _room(request: Request) -> Room:
    room: Room = request.app.state.room
    return room


async def read_wish(request: Request, decoder: "msgspec.json.Decoder[T]", what: str, longest: int | None = None) -> T:
    """The body of a request, or why it is none."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "expected a body of type application/json")
    try:
        return decoder.decode(await read_body(request, longest or _room(request).limits.message_bytes))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST, f"expected {what}: {error}"[:300]) from error


async def read_body(request: Request, longest: int) -> bytes:
    """No more of a request's body than is wanted is kept."""
    body = bytearray()
    came = 0
    try:
        async for chunk in request.stream():
            came += len(chunk)
            body += chunk if came <= longest else b""
            if came > DRAINED:
                break
    except asyncio.CancelledError as closing:
        raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, CLOSES) from closing
    except ClientDisconnect as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST, "expected a whole body, got the beginning of one") from error
    if came > longest:
        raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"expected a body of at most {longest} bytes")
    return bytes(body)


def _game_info(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        credits=game.credits,
        min_seats=int(game.min_seats),
        max_seats=int(game.max_seats),
        rules=int(game.rules),
        bots=kinds_of(name),
        bot=usual_kind(name),
        options=tuple(
            OptionInfo(
                name=o.name,
                values=o.values,
                examples=o.examples,
                default=o.default,
                meaning=o.meaning,
                ruling=o.ruling,
            )
            for o in game.schema
        ),
    )


def _json(body: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(_encode(body), status, {"cache-control": "no-store"}, "application/json")


_encode = msgspec.json.Encoder().encode
_new_table: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)
_join: msgspec.json.Decoder[Join] = msgspec.json.Decoder(Join)
