"""A thread in which answers about finished games are made, one at a time.

Each address has its turn: however much one asks for, the next that is made is another's. What nobody waits for any
more is not begun.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from backroom.server.shelf import Made


class Work:
    """An answer that is to be made, for all who wait for it."""

    def __init__(self, make: Callable[[], Made]) -> None:
        self.make = make
        self.answer: asyncio.Future[Made] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        self.begun = False


class Reader:
    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._turns: dict[str, deque[Work]] = {}  # by address, whose turn it is first
        self._making: asyncio.Future[Made] | None = None

    def put(self, address: str, work: Work) -> None:
        """To be made when it is this address' turn; what others wait for too, when it is anybody's of them."""
        if not work.begun:
            self._turns.setdefault(address, deque()).append(work)
            self._go_on()

    def drop(self, work: Work) -> None:
        """Nobody waits for it."""
        left = {address: deque(one for one in turns if one is not work) for address, turns in self._turns.items()}
        self._turns = {address: turns for address, turns in left.items() if turns}

    def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
        self._turns.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while self._making is None and self._turns:
            address = next(iter(self._turns))
            turns = self._turns.pop(address)
            work = turns.popleft()
            if turns:
                self._turns[address] = turns  # after all others
            if not work.begun:
                work.begun = True
                self._making = asyncio.get_running_loop().run_in_executor(self._thread, work.make)
                self._making.add_done_callback(partial(self._made, work))

    def _made(self, work: Work, making: "asyncio.Future[Made]") -> None:
        self._making = None
        if making.cancelled():
            work.answer.cancel()
            return
        error = making.exception()
        if error is None:
            work.answer.set_result(making.result())
        else:
            work.answer.set_exception(error)
            work.answer.exception()  # whoever still waits is told; if nobody does, it is nobody's concern
        self._go_on()
