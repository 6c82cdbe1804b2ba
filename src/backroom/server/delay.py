"""How long a word takes to somebody and back: asked now and then, remembered for a while.

A page may answer late on purpose, to be made good what it does not lack. So it is believed little more than its
machine, whose system answers by itself. Where the machine is not known, behind a proxy or on a system that does not
say, nobody can tell a long line from a late answer: only what is too little to win a race by is believed there.
"""

from collections import deque
from collections.abc import Callable
from statistics import median
from typing import Final

SAMPLES: Final = 8
SLOW: Final = 150
"""Milliseconds one way from which a line is called slow."""

UNANSWERED: Final = 4
"""Questions kept open: whoever does not answer is not asked for ever."""

ALLOWED: Final = 10
"""Milliseconds one way that a page may take longer than its machine does: it may be busy, and is not believed more."""

UNKNOWN: Final = 20
"""Milliseconds one way that are believed of a page whose machine is not known: all that can be gained by a lie."""


class Delay:
    """Of one socket, in milliseconds."""

    def __init__(self) -> None:
        self.round_trip: Callable[[], int | None] = lambda: None  # of its machine, where that is known
        self._most = UNKNOWN
        self._asked: dict[int, int] = {}
        self._ways: deque[int] = deque(maxlen=SAMPLES)
        self._number = 0
        self._slow = False

    def ask(self, now: int) -> int:
        """The number of a new question."""
        self._number += 1
        self._asked[self._number] = now
        while len(self._asked) > UNANSWERED:
            del self._asked[next(iter(self._asked))]
        return self._number

    def answer(self, number: int, now: int) -> None:
        """What was never asked, or is answered twice, counts for nothing."""
        asked = self._asked.pop(number, None)
        if asked is not None:
            self._ways.append((now - asked) // 2)
            machine = self.round_trip()
            self._most = UNKNOWN if machine is None else machine // 2 + ALLOWED
            self._slow = median(self._ways) >= SLOW

    def trusted(self) -> int:
        """One way, at the best of late: nobody gains by answering slowly, neither now and then nor always."""
        return min(self._most, min(self._ways, default=0))

    def slow(self) -> bool:
        return self._slow
