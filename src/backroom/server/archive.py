"""The archive, over HTTP: whether there is a game to look back at, its replay, its review and its certificate."""

import asyncio
import gzip
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.core.errors import Malformed
from backroom.server.certificate import certify
from backroom.server.desk import CLOSES
from backroom.server.guests import may_be_a_table
from backroom.server.packing import takes_gzip
from backroom.server.reading_room import REVIEW, HungUp, ReadingRoom, TakeAPlace, reader_of
from backroom.server.replay import OPEN, PAGE, replay
from backroom.server.review import review
from backroom.server.review_messages import Past, PastState
from backroom.server.room import Room
from backroom.server.shelf import Asked, Made
from backroom.store.errors import NoTable
from backroom.table.asides import asides_by_step
from backroom.table.errors import Refusal
from backroom.table.table import Table

SMALL: Final = 1000  # bytes not worth compressing
QUICK: Final = 3  # gzip's level: a replay shrinks to a twentieth of it, in milliseconds
MOST_DIGITS: Final = 9
KEPT: Final = "private, max-age=3600"  # a finished game does not change
Make = Callable[[], msgspec.Struct]


async def past(request: Request) -> Response:
    """GET /api/tables/{table}/past"""
    room: Room = request.app.state.room
    name = request.path_params["table"]
    if not may_be_a_table(name):
        raise NoTable(f"expected the id of a table, got {name!r}")
    body = _encode(Past(table=name, state=await _state(room, name)))
    return Response(body, HTTPStatus.OK, {"cache-control": "no-store"}, "application/json")


async def replay_game(request: Request) -> Response:
    """GET /api/tables/{table}/replay"""
    query = request.query_params
    eyes = query.get("eyes", OPEN)
    first, last = _number(query.get("from", "0"), "from"), _number(query.get("to", "9" * MOST_DIGITS), "to")
    what = f"replay {first} {min(last, first + PAGE - 1)} {eyes}"  # no page is longer, whatever is asked for
    return await _answer(request, what, partial(_replayed, eyes, first, last))


async def review_game(request: Request) -> Response:
    """GET /api/tables/{table}/review"""
    return await _answer(request, REVIEW, _reviewed)


async def certificate(request: Request) -> Response:
    """GET /api/tables/{table}/certificate"""
    return await _answer(request, "certificate", _certified)


READING = [Middleware(TakeAPlace)]
ROUTES = [
    Route("/tables/{table}/past", past, middleware=READING),
    Route("/tables/{table}/replay", replay_game, middleware=READING),
    Route("/tables/{table}/review", review_game, middleware=READING),
    Route("/tables/{table}/certificate", certificate, middleware=READING),
]


def _replayed(eyes: str, first: int, last: int, name: str, table: Table) -> Make:
    record = table.record()
    asides = asides_by_step(table.asides, table.playing().marks)
    return partial(replay, name, record, table.players, eyes, first, last, asides)


def _reviewed(name: str, table: Table) -> Make:
    return partial(review, name, table.record(), table.players)


def _certified(name: str, table: Table) -> Make:
    return partial(
        certify,
        name,
        table.record(),
        table.players,
        commitment=table.commitment,
        imported=table.imported,
        cut_short=table.closed and not table.over(),
    )


async def _state(room: Room, name: str) -> PastState:
    try:
        await room.record(name)
    except NoTable:
        return "unknown"
    except Refusal:
        return "unfinished"
    return "over"


async def _answer(request: Request, what: str, about: Callable[[str, Table], Make]) -> Response:
    """Made and packed in a thread of the readers' own, so that nobody else waits for a reader of old games.

    What was answered before is answered again without a look at the table.
    """
    reading_room: ReadingRoom = request.app.state.reading_room
    asked = Asked(request.path_params["table"], what, takes_gzip(request.headers))
    made = reading_room.find(asked)
    try:
        if made is None:
            room: Room = request.app.state.room
            make = about(asked.table, (await room.find(asked.table)).table)
            work = partial(_made, make, asked.packed)
            made = await reading_room.make(asked, reader_of(request.scope), work, request.receive)
    except asyncio.CancelledError as closing:
        raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, CLOSES) from closing
    except HungUp as gone:
        raise HTTPException(HTTPStatus.BAD_REQUEST, "expected somebody to wait for the answer") from gone
    headers = {"cache-control": KEPT, "vary": "accept-encoding"}
    if made.packed:
        headers["content-encoding"] = "gzip"
    return Response(made.body, HTTPStatus.OK, headers, "application/json")


def _made(make: Make, packed: bool) -> Made:
    body = _encode(make())
    if not packed or len(body) < SMALL:
        return Made(body, False)
    return Made(gzip.compress(body, QUICK, mtime=0), True)


def _number(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise Malformed(f"expected {name} to be a number of up to {MOST_DIGITS} digits, got {text[:40]!r}")
    return int(text)


_encode = msgspec.json.Encoder().encode
