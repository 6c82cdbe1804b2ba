"""The web client: files that were built into the package, or a plain word that they were not."""

from http import HTTPStatus
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import backroom
from backroom.server.packing import takes_gzip

BUILT = Path(backroom.__file__).parent / "web"
"""Where the package keeps the built client."""

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry a hash of what is in them
ASK_AGAIN = "no-cache"

HALLS = ("/", "/rules", "/learn")
"""Where one page leads to all games."""

ROOMS = ("table", "replay", "review", "players", "rules", "learn")
"""What the page finds its way to by itself: a table, a look back at one, what somebody has won, how to play."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Backroom</title>
<h1>Backroom is running, but its web client has not been built.</h1>
<p>Build it with <code>make play</code> and load this page again. The games are served under <code>/api</code>.</p>
</html>
"""


def routes(folder: Path) -> list[BaseRoute]:
    """One page for every address of the client, and the files it loads."""

    async def page(request: Request) -> Response:
        if not (folder / INDEX).is_file():
            return _page(folder)
        return await built.get_response(INDEX, request.scope)

    built = _Files(directory=folder, check_dir=False)
    files = [Mount("/", built)] if folder.is_dir() else []
    rooms = [Route(f"/{room}/{{name}}", page) for room in ROOMS]
    halls = [Route(path, page) for path in HALLS]
    return [*halls, *rooms, *files]


def _page(folder: Path, status: int = 200) -> Response:
    index = folder / INDEX
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
    return FileResponse(index, status, {"cache-control": ASK_AGAIN})


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await self._packed_or_plain(path, scope)
        except HTTPException as problem:
            if problem.status_code == HTTPStatus.NOT_FOUND and _for_a_reader(scope) and self.directory is not None:
                return _page(Path(self.directory), HTTPStatus.NOT_FOUND)
            raise
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        response.headers["vary"] = "accept-encoding"
        return response

    async def _packed_or_plain(self, path: str, scope: Scope) -> Response:
        """The build lays a packed file beside each that is worth it."""
        packed = f"{path}.gz"
        if takes_gzip(Headers(scope=scope)) and self._is_there(packed):
            response = await super().get_response(packed, scope)
            response.headers["content-encoding"] = "gzip"
            return response
        return await super().get_response(path, scope)

    def _is_there(self, path: str) -> bool:
        try:
            return self.lookup_path(path)[1] is not None
        except (OSError, ValueError):  # a name that no file can have
            return False


def _for_a_reader(scope: Scope) -> bool:
    """A person followed a link: the page itself says that there is nothing here. Programs are told in JSON."""
    return "text/html" in Headers(scope=scope).get("accept", "")
