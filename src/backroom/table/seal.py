"""Choices that are held closed until every seat of a sealed decision has locked.

Others learn only who is still choosing. A seat counts as locked to them from its first lock on; that it has opened
its choice again is not shown, unless nobody else is left to be waited for.
"""

from typing import NamedTuple

from backroom.core.bits import Mask, bit, has


class Choice(NamedTuple):
    action: str
    locked: bool
    changes: int  # how often this seat has spoken in this decision


class Seal:
    def __init__(self, seats: Mask) -> None:
        self.seats = seats
        self.waiting = seats  # as everybody sees it
        self._choices: dict[int, Choice] = {}

    def choice(self, seat: int) -> Choice | None:
        return self._choices.get(seat)

    def hold(self, seat: int, action: str, locked: bool) -> None:
        before = self._choices.get(seat)
        self._choices[seat] = Choice(action, locked, 1 if before is None else before.changes + 1)
        self._look()

    def forget(self, seat: int) -> None:
        """What was chosen is no longer possible."""
        self._choices.pop(seat, None)
        self.waiting |= bit(seat)

    def reseat(self, seats: Mask) -> None:
        """The decision goes on with other seats: those who left are not waited for, newcomers are."""
        self._choices = {seat: choice for seat, choice in self._choices.items() if has(seats, seat)}
        self.waiting = (self.waiting & seats) | (seats & ~self.seats)
        self.seats = seats
        self._look()

    def complete(self) -> bool:
        return self.seats != 0 and self._unlocked() == 0

    def held(self) -> list[tuple[int, str]]:
        """The choices made so far, in the order of seats."""
        return [(seat, self._choices[seat].action) for seat in sorted(self._choices)]

    def _look(self) -> None:
        self.waiting &= self._unlocked()
        if self.waiting == 0:
            self.waiting = self._unlocked()

    def _unlocked(self) -> Mask:
        seats: Mask = self.seats
        for seat, choice in self._choices.items():
            if choice.locked:
                seats &= ~bit(seat)
        return seats
