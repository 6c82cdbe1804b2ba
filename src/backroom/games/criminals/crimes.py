"""The rules of Criminals, 2.2 and R25: which N+1 of the ten crimes are in the game.

`random` draws them, `mild` takes the mildest, `random-Murder-Arson` and `mild-Murder` leave out what somebody vetoed,
and `Arson+Bribery+Forgery+Murder` names them all.
"""

from typing import Final

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, has, nth
from backroom.core.errors import BadOption
from backroom.core.rng import Rng
from backroom.games.criminals.components import CRIME_NAMES, CRIMES, crime_id

MILDEST_FIRST: Final = (
    "Vandalism", "Forgery", "Smuggling", "Bribery", "Embezzlement",
    "Burglary", "Blackmail", "Arson", "Kidnapping", "Murder",
)  # fmt: skip


class CrimeSet:
    """How a table picks its crimes, read from the option `crime_set`."""

    def __init__(self, text: str) -> None:
        words = text.split("-")
        self.text = text
        self.mild: bool = words[0] == "mild"
        self.named: Mask = 0
        self.vetoed: Mask = 0
        if words[0] in ("random", "mild"):
            self.vetoed = _set(text, words[1:])
        else:
            self.named = _set(text, text.split("+"))

    def pick(self, seats: i64, rng: Rng) -> Mask:
        """2.2 One crime more than there are players."""
        if self.named != 0:
            if count(self.named) != seats + 1:
                raise BadOption(f"expected crime_set to name {seats + 1} crimes for {seats} players, got {self.text!r}")
            return self.named
        allowed: Mask = bit(CRIMES) - 1 & ~self.vetoed
        if count(allowed) < seats + 1:
            raise BadOption(f"expected crime_set to leave {seats + 1} crimes for {seats} players, got {self.text!r}")
        return self._mildest(allowed, seats + 1) if self.mild else _drawn(allowed, seats + 1, rng)

    def _mildest(self, allowed: Mask, wanted: i64) -> Mask:
        found: Mask = 0
        for name in MILDEST_FIRST:
            crime: i64 = crime_id(name)
            if has(allowed, crime) and count(found) < wanted:
                found |= bit(crime)
        return found


def _drawn(allowed: Mask, wanted: i64, rng: Rng) -> Mask:
    left: i64 = count(allowed)
    while left > wanted:
        allowed &= ~bit(nth(allowed, rng.below(left)))
        left -= 1
    return allowed


def _set(text: str, names: list[str]) -> Mask:
    found: Mask = 0
    for name in names:
        if name not in CRIME_NAMES or has(found, crime_id(name)):
            raise BadOption(
                "expected crime_set to be random, mild, either less crimes such as random-Murder, "
                f"or crimes such as Arson+Bribery, each once, got {text!r}"
            )
        found |= bit(crime_id(name))
    return found
