"""Something on its way to the disk: awaited, or followed by a call. A call is cheaper, and is made for every action."""

import asyncio
import logging
from collections.abc import Callable, Generator

from backroom.store.errors import StoreError

log = logging.getLogger("backroom.writer")

Follow = Callable[[StoreError | None], None]
"""What is done when it is written, or when it is known that it is not."""


class Pending:
    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._settled = False
        self._error: StoreError | None = None
        self._follow: Follow | None = None
        self._awaited: list[asyncio.Future[None]] = []

    def then(self, follow: Follow) -> None:
        """Have this called in the loop, and never before this returns."""
        if self._settled:
            self.loop.call_soon(follow, self._error)
        else:
            self._follow = follow

    def settle(self, error: StoreError | None = None) -> None:
        """Only in the loop."""
        self._settled = True
        self._error = error
        if self._follow is not None:
            try:
                self._follow(error)
            except Exception:  # of one table's; others share its commit
                log.exception("what was written was not followed")
        for future in self._awaited:
            if not future.done():
                future.set_result(None)

    def __await__(self) -> Generator[None, None, None]:
        if not self._settled:
            future: asyncio.Future[None] = self.loop.create_future()
            self._awaited.append(future)
            yield from future
        if self._error is not None:
            raise self._error
