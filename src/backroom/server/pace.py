"""How fast somebody may go on."""


class Pace:
    """Lets a burst pass and then so many a second: a bucket of tokens."""

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._last = now

    def wait(self, now: float) -> float:
        """Take a token; how many seconds to wait before reading on."""
        self._fill(now)
        self._tokens -= 1.0
        return max(0.0, -self._tokens / self._per_second)

    def ask(self, now: float) -> float:
        """Take a token if there is one; else how many seconds it takes until there is."""
        self._fill(now)
        if self._tokens < 1.0:
            return (1.0 - self._tokens) / self._per_second
        self._tokens -= 1.0
        return 0.0

    def give_back(self) -> None:
        """What was asked for was not needed."""
        self._tokens = min(self._burst, self._tokens + 1.0)

    def spend(self, tokens: int, now: float) -> bool:
        """Take so many; whether there were as many."""
        self._fill(now)
        self._tokens -= tokens
        return self._tokens >= 0.0

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._per_second)
        self._last = now
