"""The house's own time: for how many milliseconds it has been open, in all its life.

Deadlines are counted in it. While the server is down it stands still, so that nobody's time runs out in the dark.
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
        self._began = clock()
        self._elapsed = elapsed

    def now(self) -> int:
        return self._elapsed + int((self._clock() - self._began) * self._pace * SECOND)

    def until(self, when: int) -> float:
        """Seconds to wait for a moment of the house's time; 0 if it has passed."""
        return max(0.0, (when - self.now()) / SECOND / self._pace)
