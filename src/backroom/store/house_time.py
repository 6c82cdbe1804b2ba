"""The house's own time: for how many milliseconds it has been open, in all its life.

Deadlines are counted in it. While the server is down it stands still, so that nobody's time runs out in the dark; and
while nothing can be written, so that nobody's runs out who is refused.
"""

import time
from collections.abc import Callable
from typing import Final

SECOND: Final = 1000


class HouseTime:
    def __init__(self, elapsed: int, clock: Callable[[], float] = time.monotonic, pace: float = 1.0) -> None:
        """At another `pace` than 1 the house is in a hurry: for tests."""
        self._clock = clock
        self._pace = pace
        self._since: tuple[int, float | None] = (elapsed, clock())  # read by two threads, so changed in one piece

    def now(self) -> int:
        elapsed, began = self._since
        return elapsed if began is None else elapsed + int((self._clock() - began) * self._pace * SECOND)

    def until(self, when: int) -> float:
        """Seconds to wait for a moment of the house's time, at least; 0 if it has passed."""
        return max(0.0, (when - self.now()) / SECOND / self._pace)

    def stands_still(self) -> bool:
        return self._since[1] is None

    def stop(self) -> None:
        self._since = (self.now(), None)

    def go_on(self) -> None:
        if self.stands_still():
            self._since = (self._since[0], self._clock())
