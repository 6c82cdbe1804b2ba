"""Answers about finished games, as they were given: such a game does not change, and what was made is made once."""

from collections import OrderedDict
from typing import NamedTuple


class Asked(NamedTuple):
    """What somebody wants to see of a finished game."""

    table: str
    what: str  # with all that makes it another answer
    packed: bool


class Made(NamedTuple):
    """An answer, ready to be sent."""

    body: bytes
    packed: bool


class Shelf:
    """Of so many bytes: what was not asked for the longest time makes room for what is new."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Asked, Made] = OrderedDict()

    def find(self, asked: Asked) -> Made | None:
        if asked not in self._kept:
            return None
        self._kept.move_to_end(asked)
        return self._kept[asked]

    def put(self, asked: Asked, made: Made) -> None:
        """What is too long for all of the shelf is not kept."""
        if asked in self._kept or len(made.body) > self._most:
            return
        self._kept[asked] = made
        self._bytes += len(made.body)
        while self._bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest.body)
