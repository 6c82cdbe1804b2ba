"""A small language for tables: who sits there, who answers what."""

import random

from backroom.table.answer import Answer, Known
from backroom.table.decide import decide
from backroom.table.entry import Acted, AnyEntry, Called, Counted, Opened, Player, Sealed
from backroom.table.opening import open_table
from backroom.table.seen import Seen
from backroom.table.table import Table

SEED = 0x5EED


def opening(
    seats: int = 3, seed: int = SEED, game: str = "fbi", options: dict[str, str] | None = None, *, begun: bool = True
) -> Opened:
    players = tuple(Player(name=f"guest {seat}") for seat in range(seats))
    return open_table(game, options or {}, players, seed, begun=begun)


class Sitting:
    """A table and the journal that made it."""

    def __init__(
        self, seats: int = 3, seed: int = SEED, game: str = "fbi", options: dict[str, str] | None = None
    ) -> None:
        opened = opening(seats, seed, game, options)
        self.table = Table(opened)
        self.journal: list[AnyEntry] = [opened]
        self.seats = seats
        self._keys = 0

    def answer(
        self, seat: int, action: str, *, lock: bool = True, decision: str | None = None, key: str | None = None
    ) -> Answer:
        asked = self.table.decision(seat)
        self._keys += 1
        return Answer(
            decision=decision or (asked.id if asked else "none"), action=action, key=key or f"k{self._keys}", lock=lock
        )

    def say(self, seat: int, answer: Answer) -> Seen | Known:
        """Decide, write, fold."""
        entry = decide(self.table, seat, answer)
        if isinstance(entry, Known):
            return entry
        assert isinstance(entry, Acted | Counted | Sealed)
        self.journal.append(entry)
        return self.table.fold(entry)

    def act(self, seat: int, action: str, *, lock: bool = True, key: str | None = None) -> Seen:
        seen = self.say(seat, self.answer(seat, action, lock=lock, key=key))
        assert isinstance(seen, Seen)
        return seen

    def call(self, action: str) -> Seen:
        """The house ends what is waited for."""
        entry = Called(at=0, action=action)
        self.journal.append(entry)
        return self.table.fold(entry)

    def legal(self, seat: int) -> list[str]:
        return [self.table.game.action_name(action) for action in self.table.legal(seat)]

    def asked(self) -> list[int]:
        """The seats with something still to answer."""
        return [seat for seat in range(self.seats) if self.table.decision(seat) and not self.locked(seat)]

    def locked(self, seat: int) -> bool:
        choice = self.table.choice(seat)
        return choice is not None and choice.locked

    def until_sealed(self) -> "Sitting":
        """Nobody releases, until agents are chosen."""
        while not any(self.table.seal.waiting >> seat & 1 for seat in range(self.seats)):
            seat = self.asked()[0]
            self.act(seat, self.legal(seat)[0])
        return self

    def play_on(self, chance: random.Random, steps: int = 10_000) -> "Sitting":
        """Anybody who is asked takes any action, with changes of mind where they are possible."""
        for _ in range(steps):
            if self.table.over():
                break
            seat = chance.choice(self.asked())
            decision = self.table.decision(seat)
            assert decision is not None
            self.act(seat, chance.choice(self.legal(seat)), lock=not decision.sealed or chance.random() < 0.6)
        return self
