"""The choices open now. Each has an owner and a name that no other choice of this table ever has."""

from typing import NamedTuple

from backroom.core.bits import Mask, has, members
from backroom.core.state import State


class Open(NamedTuple):
    id: str
    sealed: bool
    since: int  # when it was asked, in the house's time


class Decisions:
    """A choice stays open while its seat may act and has not; what others do meanwhile does not rename it.

    So two seats that answer at once never collide, and an answer to a choice already made is known for what it is.
    Where all may act at any time, the next occasion renames every choice: what was meant for the last is not for it.
    """

    def __init__(self) -> None:
        self._open: dict[int, Open] = {}
        self._left: dict[int, Open] = {}  # as it was when a bot took the seat; `since` is how long ago it was asked
        self._occasion = 0
        self._began = 0  # the sequence number with which the present occasion began

    def of(self, seat: int) -> Open | None:
        return self._open.get(seat)

    def all(self) -> dict[int, Open]:
        return self._open

    def meant_now(self, seat: int, decision: str, now: int) -> bool:
        """Whether a choice of that name was this seat's on the present occasion, though it may be made by now."""
        seq, _, owner = decision.partition(".")
        return seq.isdecimal() and owner == str(seat) and self._began <= int(seq) <= now

    def step_on(self, seat: int, seq: int, step: int) -> None:
        """A step that nobody else may notice: what is asked next has another name, and no time of its own."""
        self._open[seat] = self._open[seat]._replace(id=f"{seq}.{seat}.{step}")

    def follow(self, state: State, seq: int, acted: Mask, now: int) -> None:
        """Close what is answered or lost, and name what has opened at this sequence number."""
        acting = members(state.to_act())
        sealed = state.sealed()
        before = self._open
        if state.occasion() != self._occasion:
            before = {}
            self._occasion = int(state.occasion())
            self._began = seq
        self._open = {}
        for seat in acting:
            kept = before.get(seat)
            if kept is None or has(acted, seat) or kept.sealed != has(sealed, seat):
                kept = Open(f"{seq}.{seat}", has(sealed, seat), now)
            self._open[seat] = kept

    def put_off(self, by: int) -> None:
        """Nothing was asked for so long: the table was paused."""
        self._open = {seat: asked._replace(since=asked.since + by) for seat, asked in self._open.items()}

    def date_back(self, seq: int, since: dict[int, int]) -> None:
        """What was opened at this sequence number was asked before, and its time goes on from then."""
        for seat, asked in self._open.items():
            if seat in since and asked.id == f"{seq}.{seat}":
                self._open[seat] = asked._replace(since=since[seat])

    def leave(self, seat: int, now: int) -> None:
        """A bot takes the seat: what was asked of whoever sat there waits, with the time that was taken for it."""
        asked = self._open.get(seat)
        if asked is not None:
            self._left[seat] = Open(asked.id, asked.sealed, now - asked.since)

    def ask_again(self, seat: int, now: int) -> None:
        """Whoever was away has all the time there is for what was asked meanwhile, and for all else what was left."""
        asked, left = self._open.get(seat), self._left.pop(seat, None)
        if asked is not None:
            taken = left.since if left is not None and left.id == asked.id else 0
            self._open[seat] = asked._replace(since=now - taken)
