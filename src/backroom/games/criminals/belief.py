"""What shown alibis say about who did what, exactly: ways to assign the crimes, counted over subsets of crimes.

Seats whose crime is not known take one crime each, and the Boss the one that is left. Going through the seats one by
one, what matters of the past is only the set of crimes already taken: 2^10 sets at the most instead of 10! orders.
With nothing but shown alibis every assignment weighs 1 and the sums are whole numbers, exact in floating point; a bot
that trusts some words more than others may weigh each seat's crimes as it likes.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, has, lowest
from backroom.games.criminals.components import CRIMES, crime_id
from backroom.games.criminals.view import CriminalsView


class Ways:
    """The assignments of the crimes nobody has shown yet, each with its weight."""

    def __init__(self, view: CriminalsView, weights: list[list[float]] | None = None) -> None:
        self.seats: vec[i64] = vec[i64]()  # whose crime is to be found
        self.known: vec[i64] = vec[i64]()  # by seat, the crime if it is known, or -1
        self.allowed: vec[Mask] = vec[i64]()  # by place in `seats`, places in `crimes` that are possible
        self.crimes: vec[i64] = vec[i64]()  # the crimes to be found
        self.place: vec[i64] = vec[i64]()  # by crime, its place in `crimes`, or -1
        self.weight: vec[float] = vec[float]()  # by place in `seats` and in `crimes`
        self._find(view)
        self._weigh(weights)
        self.after: vec[float] = self._count_after()

    def _find(self, view: CriminalsView) -> None:
        open_crimes: Mask = 0
        for name in view.crimes:
            open_crimes |= bit(crime_id(name))
        for seat in range(i64(view.seats)):
            crime = view.mine if seat == view.seat else view.guilt[seat]
            self.known = append(self.known, -1 if crime is None else crime_id(crime))
            if crime is not None:
                open_crimes &= ~bit(crime_id(crime))
            else:
                self.seats = append(self.seats, seat)
        if view.boss is not None:
            open_crimes = bit(crime_id(view.boss))
        crime_number: i64 = 0
        while crime_number < CRIMES:
            here: bool = has(open_crimes, crime_number)
            self.place = append(self.place, i64(len(self.crimes)) if here else -1)
            if here:
                self.crimes = append(self.crimes, crime_number)
            crime_number += 1
        for seat in self.seats:
            possible: Mask = open_crimes
            for name in view.shown[seat]:
                possible &= ~bit(crime_id(name))
            self.allowed = append(self.allowed, self._places(possible))

    def _places(self, crimes: Mask) -> Mask:
        found: Mask = 0
        while crimes != 0:
            found |= bit(self.place[lowest(crimes)])
            crimes &= crimes - 1
        return found

    def _weigh(self, weights: list[list[float]] | None) -> None:
        for row in range(i64(len(self.seats))):
            for column in range(i64(len(self.crimes))):
                weight = 0.0
                if has(self.allowed[row], column):
                    weight = 1.0 if weights is None else weights[self.seats[row]][self.crimes[column]]
                self.weight = append(self.weight, weight)

    def _count_after(self) -> vec[float]:
        """For each set of crimes taken by the first seats, the weight of all ways to go on."""
        crimes: i64 = len(self.crimes)
        rows: i64 = len(self.seats)
        full: Mask = bit(crimes) - 1
        after: vec[float] = vec[float]([0.0]) if full < 0 else _zeros(full + 1)
        taken: Mask = full
        while taken >= 0:
            row: i64 = count(taken)
            if row == rows:
                after[taken] = 1.0  # the one left is the Boss's
            elif row < rows:
                total: float = 0.0
                free: Mask = self.allowed[row] & ~taken
                while free != 0:
                    column: i64 = lowest(free)
                    free &= free - 1
                    total += self.weight[row * crimes + column] * after[taken | bit(column)]
                after[taken] = total
            taken -= 1
        return after

    def total(self) -> float:
        """The weight of all assignments: how many there are, if nothing is weighed."""
        return self.after[0]


class Belief:
    """The chance that a seat, or the Boss, did a crime, given a View."""

    def __init__(self, view: CriminalsView, weights: list[list[float]] | None = None) -> None:
        self.ways = Ways(view, weights)
        self.total: float = self.ways.total()
        self._by_seat: vec[float] = _zeros(CRIMES * view.seats)
        self._boss: vec[float] = _zeros(CRIMES)
        for seat in range(i64(view.seats)):
            if self.ways.known[seat] >= 0:
                self._by_seat[CRIMES * seat + self.ways.known[seat]] = self.total
        self._sum()

    def chance(self, seat: i64, crime: i64) -> float:
        """The chance that this seat did this crime."""
        return self._by_seat[CRIMES * seat + crime] / self.total

    def boss_chance(self, crime: i64) -> float:
        return self._boss[crime] / self.total

    def _sum(self) -> None:
        """Ways before a step times ways after it, summed over all sets of crimes taken before."""
        ways = self.ways
        crimes: i64 = len(ways.crimes)
        rows: i64 = len(ways.seats)
        before: vec[float] = _zeros(bit(crimes))
        before[0] = 1.0
        taken: Mask = 0
        while taken < bit(crimes):
            here: float = before[taken]
            row: i64 = count(taken)
            if here > 0.0 and row == rows:
                self._boss[ways.crimes[lowest(~taken)]] = here
            elif here > 0.0 and row < rows:
                free: Mask = ways.allowed[row] & ~taken
                while free != 0:
                    column: i64 = lowest(free)
                    free &= free - 1
                    step: float = here * ways.weight[row * crimes + column]
                    before[taken | bit(column)] += step
                    index: i64 = CRIMES * ways.seats[row] + ways.crimes[column]
                    self._by_seat[index] += step * ways.after[taken | bit(column)]
            taken += 1


def _zeros(size: i64) -> vec[float]:
    found: vec[float] = vec[float](capacity=size)
    while size > 0:
        found = append(found, 0.0)
        size -= 1
    return found
