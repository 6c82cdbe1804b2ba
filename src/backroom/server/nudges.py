"""The nudges of one table. They are in no journal: with the server that forgets them nothing is lost."""

from typing import Final, NamedTuple

from backroom.table.errors import Refusal
from backroom.table.nudging import check_nudge
from backroom.table.table import Table
from backroom.table.wishing import check_key

APART: Final = 20
"""Seconds from one nudge of a guest at a seat to the next."""

MOST: Final = 5
"""Nudges of a guest at a seat in ten minutes."""

REMEMBERED: Final = 600_000
"""Milliseconds: ten minutes."""


class Given(NamedTuple):
    at: int  # in the house's time
    key: str
    seat: int
    seq: int


class Nudges:
    def __init__(self) -> None:
        self._given: dict[int, list[Given]] = {}  # by guest, the oldest first

    def known(self, guest: int, key: str, seat: int) -> int | None:
        """The sequence number with which it was answered, if it is only said again."""
        for given in self._given.get(guest, ()):
            if given.key == key:
                if given.seat != seat:
                    raise Refusal("that key was used for another wish, and a key is used once")
                return given.seq
        return None

    def give(self, table: Table, guest: int, key: str, seat: int, here: bool, now: int) -> int:
        """The seat that it comes from, or Refusal. `here` is whether anybody would hear it."""
        check_key(key)
        mine = check_nudge(table, guest, seat)
        if not here:
            raise Refusal("nobody is there to hear it")
        given = [one for one in self._given.get(guest, ()) if now - one.at < REMEMBERED]
        there = [one.at for one in given if one.seat == seat]
        if there and now - there[-1] < APART * 1000:
            raise Refusal(f"you nudged them a moment ago, and once in {APART} seconds is enough")
        if len(there) >= MOST:
            raise Refusal(f"you nudged them {MOST} times in ten minutes, and that is enough")
        self._given[guest] = [*given, Given(now, key, seat, table.seq)]
        return mine
