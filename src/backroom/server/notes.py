"""A guest's own sheets at a table, over HTTP: kept with the seat, so that they go with it to another device.

They are no part of the game: neither the journal nor a record tells of them, and nobody but their guest gets them.
"""

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.core.errors import Malformed
from backroom.server.desk import read_wish
from backroom.server.messages import NewNotes, Notes
from backroom.server.room import Room
from backroom.store.journal import Sheet

MOST_SIGNS: Final = 20_000
WHOSE: Final = "expected the secret of a seat at this table, as a bearer's"


async def notes(request: Request) -> Response:
    """GET and PUT /api/tables/{table}/notes"""
    room: Room = request.app.state.room
    table = request.path_params["table"]
    live = await room.find(table)
    guest = live.guest_of(_secret(request))
    if guest is None:
        raise HTTPException(HTTPStatus.UNAUTHORIZED, WHOSE, {"www-authenticate": "Bearer"})
    if request.method == "GET":
        return _answer(await _read(room, table, guest))
    wish = await read_wish(request, _new_notes, "the text of sheets", room.limits.notes_bytes)
    given = _given(wish)
    if any(len(text) > MOST_SIGNS for _, text in given):
        raise Malformed(f"expected a sheet of at most {MOST_SIGNS} signs")
    async with live.notes:
        if wish.before is not None:
            found = await _read(room, table, guest)
            if any((getattr(found, sheet) or "") != (getattr(wish.before, sheet) or "") for sheet, _ in given):
                return _answer(found, HTTPStatus.PRECONDITION_FAILED)
        for sheet, text in given:
            await room.journal.keep_sheet(table, guest, sheet, text)
    live.note(guest)
    return _answer(await _read(room, table, guest))


async def _read(room: Room, table: str, guest: int) -> Notes:
    sheets = await room.journal.sheets(table, guest)
    return Notes(words=sheets.get("words"), marks=sheets.get("marks"))


def _answer(notes: Notes, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(notes), status, {"cache-control": "no-store"}, "application/json")


def _secret(request: Request) -> str:
    scheme, _, said = request.headers.get("authorization", "").partition(" ")
    return said.strip() if scheme.lower() == "bearer" else ""


def _given(wish: NewNotes) -> list[tuple[Sheet, str]]:
    given: list[tuple[Sheet, str]] = []
    if wish.words is not None:
        given.append(("words", wish.words))
    if wish.marks is not None:
        given.append(("marks", wish.marks))
    return given


_new_notes = msgspec.json.Decoder(NewNotes)

ROUTES = [Route("/tables/{table}/notes", notes, methods=["GET", "PUT"])]
