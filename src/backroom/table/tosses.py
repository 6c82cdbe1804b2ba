"""What is known of the cards of a race besides where they lie: when a seat laid its last, which came back and why."""

from typing import Final, NamedTuple

REMEMBERED: Final = 256
"""Cards of a seat that came back, kept for whoever did not hear it: more than come back in two rounds."""


class Back(NamedTuple):
    """A card that came back, and what its player was told."""

    action: str
    rule: str
    reason: str


class Tosses:
    """Of one round; another begins anew, but for what a key was answered with."""

    def __init__(self) -> None:
        self.round = 0
        self.last: dict[int, int] = {}  # by seat, the house's time at which its last card counted
        self.back: dict[int, int] = {}  # by seat, how many came back
        self.refused: dict[int, dict[str, Back]] = {}  # by seat and key, the oldest first

    def follow(self, round: int) -> None:
        if round != self.round:
            self.round = round
            self.last = {}
            self.back = {}

    def land(self, seat: int, time: int) -> None:
        self.last[seat] = time

    def bounce(self, seat: int, key: str, back: Back) -> None:
        self.back[seat] = self.back.get(seat, 0) + 1
        refused = self.refused.setdefault(seat, {})
        refused[key] = back
        if len(refused) > REMEMBERED:
            del refused[next(iter(refused))]

    def recall(self, seat: int, key: str) -> Back | None:
        """Why a card that was laid under this key came back."""
        return self.refused.get(seat, {}).get(key)
