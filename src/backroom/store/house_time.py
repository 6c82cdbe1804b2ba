"""The house's own time: for how many milliseconds it has been open, in all its life.

Deadlines are counted in it. While the server is down it stands still, so that nobody's time runs out in the dark.
"""

import time
from collections.abc import Callable
from typing import Final

SECOND: Final = 1000


class HouseTime:
    def __init__(self, elapsed: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = clock()
        self._elapsed = elapsed

    def now(self) -> int:
        return self._elapsed + int((self._clock() - self._began) * SECOND)
