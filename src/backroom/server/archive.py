"""The archive, over HTTP: whether there is a game to look back at, its replay, its review and its certificate."""

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http import HTTPStatus
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.core.errors import Malformed
from backroom.record.record import Record
from backroom.server.certificate import certify
from backroom.server.guests import may_be_a_table
from backroom.server.replay import OPEN, replay
from backroom.server.review import review
from backroom.server.review_messages import Past, PastState
from backroom.server.room import Room
from backroom.store.errors import NoTable
from backroom.table.entry import Player
from backroom.table.errors import Refusal

SMALL: Final = 1000  # bytes not worth compressing
QUICK: Final = 3  # gzip's level: a replay shrinks to a twentieth of it, in milliseconds
MOST_DIGITS: Final = 9
READERS: Final = 2  # threads for all who look back: other things are asked of the house's other threads
KEPT: Final = "private, max-age=3600"  # a finished game does not change


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
    return await _answer(request, lambda table, game, players: replay(table, game, players, eyes, first, last))


async def review_game(request: Request) -> Response:
    """GET /api/tables/{table}/review"""
    return await _answer(request, review)


async def certificate(request: Request) -> Response:
    """GET /api/tables/{table}/certificate"""
    room: Room = request.app.state.room
    table = (await room.find(request.path_params["table"])).table
    cut_short = table.closed and not table.over()
    made = partial(certify, commitment=table.commitment, imported=table.imported, cut_short=cut_short)
    return await _answer(request, made)


ROUTES = [
    Route("/tables/{table}/past", past),
    Route("/tables/{table}/replay", replay_game),
    Route("/tables/{table}/review", review_game),
    Route("/tables/{table}/certificate", certificate),
]


async def _state(room: Room, name: str) -> PastState:
    try:
        await room.record(name)
    except NoTable:
        return "unknown"
    except Refusal:
        return "unfinished"
    return "over"


async def _answer(
    request: Request, make: Callable[[str, Record, tuple[Player | None, ...]], msgspec.Struct]
) -> Response:
    """Made and packed in a thread of the readers' own, so that nobody else waits for a reader of old games."""
    room: Room = request.app.state.room
    name = request.path_params["table"]
    table = (await room.find(name)).table
    record, players = table.record(), table.players
    packed = "gzip" in request.headers.get("accept-encoding", "")
    work = partial(_made, make, name, record, players, packed)
    body, encoding = await asyncio.get_running_loop().run_in_executor(_readers, work)
    headers = {"cache-control": KEPT, "vary": "accept-encoding", **encoding}
    return Response(body, HTTPStatus.OK, headers, "application/json")


def _made(
    make: Callable[[str, Record, tuple[Player | None, ...]], msgspec.Struct],
    name: str,
    record: Record,
    players: tuple[Player | None, ...],
    packed: bool,
) -> tuple[bytes, dict[str, str]]:
    return _pack(_encode(make(name, record, players)), packed)


def _pack(body: bytes, wanted: bool) -> tuple[bytes, dict[str, str]]:
    if not wanted or len(body) < SMALL:
        return body, {}
    return gzip.compress(body, QUICK, mtime=0), {"content-encoding": "gzip"}


def _number(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise Malformed(f"expected {name} to be a number of up to {MOST_DIGITS} digits, got {text[:40]!r}")
    return int(text)


_encode = msgspec.json.Encoder().encode
_readers = ThreadPoolExecutor(READERS, "readers")
