"""The States that fit what one seat knows."""

from backroom.core.rng import Rng
from backroom.core.state import State


class Worlds:
    """Prepared once from a View; `sample` is then cheap, and is called thousands of times by search.

    Every world that the rules allow is equally likely, whatever it says about the wisdom of the players. Each shows
    that seat exactly the View it was made from, and plays on to the end like any other State.
    """

    def sample(self, rng: Rng) -> State:
        raise NotImplementedError

    def count(self) -> int:
        """How many different worlds there are."""
        raise NotImplementedError

    def every(self) -> list[State]:
        """All of them, where they can be listed; TooManyWorlds where they cannot."""
        raise NotImplementedError
