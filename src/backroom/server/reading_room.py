"""Where finished games are looked at: so many readers at a time, and few of one address.

A reader has a place from the request until the answer is taken, all but its last piece. What was made is kept on a
shelf, and what several want to see is made once. Reviews, which take long, are made in a thread of their own.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.address_limits import address_of
from backroom.server.limits import Limits
from backroom.server.metrics import TURNED_AWAY
from backroom.server.reader import Reader, Work
from backroom.server.shelf import Asked, Made, Shelf

REVIEW: Final = "review"
PIECE: Final = 64 * 1024
"""Bytes that are written at once: the next follow when the reader has taken most of them."""

COME_BACK: Final = {"retry-after": "2"}  # seconds
GREEDY: Final = "expected fewer readers of finished games from your address at a time; try again in a moment"
CROWDED: Final = "all places for readers of finished games are taken; try again in a moment"
HERE: Final = ""
"""The address of this machine itself."""


class HungUp(Exception):
    """Whoever asked is gone."""


class ReadingRoom:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._readers: Counter[str] = Counter()
        self._shelf = Shelf(limits.shelf_bytes)
        self._works: dict[Asked, Work] = {}
        self._reviews = Reader("reviews")
        self._pages = Reader("pages")

    def enter(self, address: str) -> None:
        """Take a place; HTTPException if there is none."""
        if address != HERE and self._readers[address] >= self._limits.readers_per_address:
            TURNED_AWAY.count("readers")
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS, GREEDY, COME_BACK)
        if self._readers.total() >= self._limits.readers:
            TURNED_AWAY.count("readers")
            raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, CROWDED, COME_BACK)
        self._readers[address] += 1

    def leave(self, address: str) -> None:
        self._readers[address] -= 1
        if self._readers[address] <= 0:
            del self._readers[address]

    def find(self, asked: Asked) -> Made | None:
        """What was made before."""
        return self._shelf.find(asked)

    async def make(self, asked: Asked, address: str, make: Callable[[], Made], receive: Receive) -> Made:
        """Once for all who ask meanwhile; HungUp if this one is gone before it is made."""
        work = self._works.get(asked)
        if work is None:
            work = self._works[asked] = Work(make)
            work.answer.add_done_callback(partial(self._made, asked))
        reader = self._reviews if asked.what == REVIEW else self._pages
        work.waiting += 1
        reader.put(address, work)
        gone = asyncio.ensure_future(_hangs_up(receive))
        either: set[asyncio.Future[Made] | asyncio.Future[None]] = {work.answer, gone}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            work.waiting -= 1
            if work.waiting == 0 and not work.begun:
                reader.drop(work)
                del self._works[asked]
        if not work.answer.done():
            raise HungUp
        return work.answer.result()

    def close(self) -> None:
        self._reviews.close()
        self._pages.close()

    def _made(self, asked: Asked, answer: "asyncio.Future[Made]") -> None:
        del self._works[asked]
        if not answer.cancelled() and answer.exception() is None:
            self._shelf.put(asked, answer.result())


class TakeAPlace:
    """For a route that only readers take: its answers leave in pieces, and nobody has too many of them under way."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        room: ReadingRoom = scope["app"].state.reading_room
        address = reader_of(scope)
        room.enter(address)
        try:
            await self._app(scope, receive, partial(in_pieces, send))
        finally:
            room.leave(address)


def reader_of(scope: Scope) -> str:
    return address_of(scope, scope["app"].state.proxies) or HERE


async def in_pieces(send: Send, message: Message) -> None:
    """uvicorn waits before a piece until most of the one before is taken."""
    body: bytes = message.get("body", b"")
    if message["type"] != "http.response.body" or len(body) <= PIECE:
        await send(message)
        return
    for start in range(0, len(body), PIECE):
        more = start + PIECE < len(body) or message.get("more_body", False)
        await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": more})


async def _hangs_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
