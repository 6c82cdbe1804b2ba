"""The choices open now. Each has an owner and a name that no other choice of this table ever has."""

from typing import NamedTuple

from backroom.core.bits import Mask, has, members
from backroom.core.state import State


class Open(NamedTuple):
    id: str
    sealed: bool


class Decisions:
    """A choice stays open while its seat may act and has not; what others do meanwhile does not rename it.

    So two seats that answer at once never collide, and an answer to a choice already made is known for what it is.
    Where all may act at any time, the next occasion renames every choice: what was meant for the last is not for it.
    """

    def __init__(self) -> None:
        self._open: dict[int, Open] = {}
        self._occasion = 0

    def of(self, seat: int) -> Open | None:
        return self._open.get(seat)

    def follow(self, state: State, seq: int, acted: Mask) -> None:
        """Close what is answered or lost, and name what has opened at this sequence number."""
        acting = members(state.to_act())
        sealed = state.sealed()
        before = self._open if state.occasion() == self._occasion else {}
        self._occasion = int(state.occasion())
        self._open = {}
        for seat in acting:
            kept = before.get(seat)
            if kept is None or has(acted, seat) or kept.sealed != has(sealed, seat):
                kept = Open(f"{seq}.{seat}", has(sealed, seat))
            self._open[seat] = kept
