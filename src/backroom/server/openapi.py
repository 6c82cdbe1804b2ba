"""The HTTP API as an OpenAPI document, made from the structs that go over it. A route without a place here is a bug."""

from http import HTTPStatus
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import backroom
from backroom.server.guests import TABLE_ID
from backroom.server.messages import (
    GameInfo,
    Health,
    Join,
    Kept,
    NewNotes,
    NewTable,
    Notes,
    Problem,
    Reach,
    Seated,
    TableInfo,
)
from backroom.server.openapi_bounds import bound
from backroom.server.review_messages import Certificate, GameReview, Past, PlayerInfo, Replay

JSON: Final = "application/json"
TEXT: Final = "text/plain"
ANY: Final = {"type": "string"}
STEP: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
SEAT: Final = "seat"
TABLE: Final = {"type": "string", "pattern": TABLE_ID}


class Query(NamedTuple):
    name: str
    schema: dict[str, Any]
    meaning: str


class Operation(NamedTuple):
    """One thing that can be asked."""

    method: str
    path: str  # under /api
    summary: str
    answer: Any  # a type, or TEXT
    problems: tuple[int, ...] = ()
    body: Any = None  # a type, or TEXT
    status: int = HTTPStatus.OK
    query: tuple[Query, ...] = ()
    bearer: bool = False  # asks for the secret of a seat
    instead: tuple[tuple[int, str], ...] = ()  # nothing was done, but the answer is of the same type, and says why not


ANYWHERE: Final = (
    HTTPStatus.FORBIDDEN,
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    HTTPStatus.INTERNAL_SERVER_ERROR,
)
"""What every request may be told: called by a strange name or page, too slow, too many, too long, a fault of ours."""

EYES: Final = Query("eyes", {"type": "string", "default": "open"}, "a seat's number, watcher, or open")
FROM: Final = Query("from", STEP, "the first step; 0 is the deal")
TO: Final = Query("to", STEP, "the last step; an answer has at most 500 and 2 MB: ask on from the next")

STAGE: Final = Query(
    "stage",
    {"type": "string", "enum": ["gathering", "playing"], "default": "gathering"},
    "gathering: those to join; playing: those to watch",
)

OPERATIONS: Final = (
    Operation("get", "/games", "The games that can be played here, with options and bots.", tuple[GameInfo, ...]),
    Operation(
        "post",
        "/tables",
        "Open a table.",
        Seated,
        (400, 413, 415, 429, 503, 507),
        body=NewTable,
        status=HTTPStatus.CREATED,
    ),
    Operation(
        "get",
        "/tables",
        "The tables that gather in the open, those with somebody there first; or those that may be watched.",
        tuple[TableInfo, ...],
        (400, 503),
        query=(STAGE,),
    ),
    Operation("get", "/tables/{table}", "A table as strangers see it.", TableInfo, (404, 409, 503)),
    Operation(
        "post",
        "/tables/{table}/seats",
        "Take a seat of a table that is gathering.",
        Seated,
        (400, 404, 409, 413, 415, 503, 507),
        body=Join,
        status=HTTPStatus.CREATED,
    ),
    Operation("get", "/tables/{table}/notes", "One's own sheets at a table.", Notes, (401, 404, 409, 503), bearer=True),
    Operation(
        "put",
        "/tables/{table}/notes",
        "Write one's own sheets at a table; which is not named stays as it is.",
        Notes,
        (400, 401, 404, 409, 413, 415, 503, 507),
        body=NewNotes,
        bearer=True,
        instead=((412, "What the sheets read by now, otherwise than before."),),
    ),
    Operation("get", "/tables/{table}/record", "The record of a finished game, as text.", TEXT, (404, 409, 503)),
    Operation(
        "post",
        "/records",
        "Bring in a game that was played elsewhere, as its record.",
        Kept,
        (400, 413, 415, 429, 503, 507),
        body=TEXT,
        status=HTTPStatus.CREATED,
    ),
    Operation("get", "/tables/{table}/past", "Whether there is a game to look back at.", Past, (404, 409, 503)),
    Operation(
        "get",
        "/tables/{table}/replay",
        "A finished game step by step, as a seat saw it or with everything open.",
        Replay,
        (400, 404, 409, 503),
        query=(EYES, FROM, TO),
    ),
    Operation("get", "/tables/{table}/review", "How a finished game went.", GameReview, (404, 409, 503)),
    Operation(
        "get", "/tables/{table}/certificate", "That a finished game was dealt fairly.", Certificate, (404, 409, 503)
    ),
    Operation("get", "/players/{name}", "What was played and won under a name.", PlayerInfo, (503,)),
    Operation("get", "/health", "Whether the journal can be written.", Health, (503, 507)),
    Operation("get", "/metrics", "Numbers for Prometheus, for whoever runs the server.", TEXT),
    Operation("get", "/reach", "Where others find this server, for whoever sits at it.", Reach),
    Operation("get", "/openapi.json", "This document.", dict[str, Any]),
)  # fmt: skip


def document() -> dict[str, Any]:
    types = [part for op in OPERATIONS for part in (op.answer, op.body) if part not in (TEXT, None)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    bound(components)
    schema_of = dict(zip([repr(each) for each in [*types, Problem]], schemas, strict=True))
    paths: dict[str, Any] = {}
    for op in OPERATIONS:
        paths.setdefault(f"/api{op.path}", {})[op.method] = _operation(op, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Backroom",
            "version": backroom.__version__,
            "description": "Tables are opened over HTTP and played over a WebSocket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {SEAT: {"type": "http", "scheme": "bearer", "description": "The secret of a seat."}},
        },
    }


def _operation(op: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    problem = {"description": "Why not.", "content": {JSON: {"schema": schema_of[repr(Problem)]}}}
    answers: dict[str, Any] = {
        str(int(op.status)): {"description": op.summary, "content": _content(op.answer, schema_of)}
    }
    answers |= {str(int(status)): problem for status in sorted({*op.problems, *ANYWHERE})}
    answers |= {
        str(status): {"description": why, "content": _content(op.answer, schema_of)} for status, why in op.instead
    }
    described: dict[str, Any] = {
        "operationId": f"{op.method}{op.path.replace('/', '_').replace('{', '').replace('}', '').replace('.', '_')}",
        "summary": op.summary,
        "responses": answers,
    }
    parameters = [
        {"name": part[1:-1], "in": "path", "required": True, "schema": TABLE if part == "{table}" else ANY}
        for part in op.path.split("/")
        if part.startswith("{")
    ]
    parameters += [
        {"name": query.name, "in": "query", "schema": query.schema, "description": query.meaning} for query in op.query
    ]
    if parameters:
        described["parameters"] = parameters
    if op.bearer:
        described["security"] = [{SEAT: []}]
    if op.body is not None:
        described["requestBody"] = {"required": True, "content": _content(op.body, schema_of)}
    return described


def _content(part: Any, schema_of: dict[str, Any]) -> dict[str, Any]:
    return {TEXT: {"schema": ANY}} if part == TEXT else {JSON: {"schema": schema_of[repr(part)]}}


async def openapi(request: Request) -> Response:
    """GET /api/openapi.json"""
    return Response(_document, HTTPStatus.OK, {"cache-control": "no-cache"}, JSON)


_document = msgspec.json.encode(document())

ROUTES = [Route("/openapi.json", openapi)]
