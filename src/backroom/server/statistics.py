"""What players have played and won, by name, over HTTP."""

import asyncio
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from backroom.server.review_messages import PlayerInfo, Tally
from backroom.server.room import Room
from backroom.store.results import tally
from backroom.store.sqlite import SqliteJournal


async def player(request: Request) -> Response:
    """GET /api/players/{name}. Whoever has finished no game has played none: that is an answer, and no error."""
    room: Room = request.app.state.room
    name = request.path_params["name"]
    found = None
    if isinstance(room.journal, SqliteJournal):
        found = await asyncio.to_thread(tally, room.journal.path, name)
    spelt, rows = found or (name, [])
    info = PlayerInfo(
        name=spelt,
        games=sum(row.games for row in rows),
        wins=sum(row.wins for row in rows),
        tallies=tuple(Tally(game=row.game, games=row.games, wins=row.wins) for row in rows),
    )
    return Response(msgspec.json.encode(info), HTTPStatus.OK, {"cache-control": "no-store"}, "application/json")


ROUTES = [Route("/players/{name:path}", player)]
