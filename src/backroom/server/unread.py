"""What was written to a connection and is not taken: it is kept for a while, and then the connection is given up."""

import asyncio
from collections.abc import Callable
from typing import Final

ENOUGH: Final = 32 * 1024
"""Bytes that must leave while a reader is waited for, if so many wait: a slow line takes as many in three seconds."""


class Unread:
    """Of one connection."""

    def __init__(
        self,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
        seconds: float,
        given_up: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._seconds = seconds
        self._given_up = given_up
        self._stuck = 0  # bytes that waited when the alarm was set
        self._alarm: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Something was written."""
        if self._alarm is None:
            self.watch_anew()

    def is_asked(self) -> None:
        """The next answer has all its time, if whatever came before is taken."""
        if self._transport.get_write_buffer_size() == 0:
            self.forget()

    def watch_anew(self) -> None:
        """Much was taken, or much was written after all before it was."""
        self.forget()
        self._stuck = self._transport.get_write_buffer_size()
        if self._stuck > 0:
            self._alarm = self._loop.call_later(self._seconds, self._look)

    def forget(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        self._alarm = None
        left = self._transport.get_write_buffer_size()
        if left == 0 or left <= self._stuck - ENOUGH:
            self.watch_anew()
        else:
            self._given_up()
            self._transport.abort()
