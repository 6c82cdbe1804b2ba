"""3e A trade that is proposed: what one side gives and what it wants."""

from mypy_extensions import i64

from backroom.games.sleepers.heaps import Heap


class Offer:
    def __init__(self, by: i64, to: i64, counter: bool) -> None:
        self.by = by
        self.to = to
        self.counter = counter  # R28 it answers an offer, and cannot be countered again
        self.give: Heap = 0
        self.want: Heap = 0
        self.gives: i64 = 0  # how many cards
        self.wants: i64 = 0
        self.pays: i64 = 0  # in thousands
        self.asks: i64 = 0

    def clone(self) -> "Offer":
        twin = Offer(self.by, self.to, self.counter)
        twin.give = self.give
        twin.want = self.want
        twin.gives = self.gives
        twin.wants = self.wants
        twin.pays = self.pays
        twin.asks = self.asks
        return twin
