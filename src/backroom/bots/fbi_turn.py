"""How a turn of FBI may go on, in a world that fits a View: everybody plays by a plain rule, and errs a little.

They release their worst bystander, keep two agents that promise much after those who act before, and use the better
one first. That is quick rather than clever: whoever searches plays out hundreds of such turns.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, count, lowest, nibble, shl, with_nibble
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.games.fbi.components import (
    ARREST,
    CHOOSING,
    DEPARTMENTS,
    FIRST_DOUBLE,
    KEEP,
    NOTHING,
    RELEASE,
    RELEASE_NONE,
    RELEASING,
    TABLES,
    USE,
    kind,
    value_at,
)
from backroom.games.fbi.worlds import FbiWorlds

PART: Final = 8  # what agents promise is counted in eighths of a point
ERROR: Final = 48  # of which a player may misjudge two agents by so many
BYSTANDERS: Final = 5  # the places of the values -5 to -1
IN_ALL_COLOURS: Final = 0x4010040100401  # the first place of each colour; shifted, any other


class FbiTurn:
    """The rest of a turn, in one world after the other; in each a seat may try several actions."""

    def __init__(self, worlds: FbiWorlds, seat: Seat, turns: i64, rng: Rng) -> None:
        self.worlds = worlds
        self.seat = seat
        self.turns = turns  # of the whole game (R4)
        self.rng = rng
        self.start = worlds.sample(rng)
        self.world = self.start
        self.promises: vec[i64] = vec[i64]()  # by arrests before and by colour; the centre is the same in all worlds
        self._look()

    def imagine(self, rng: Rng) -> None:
        """4.4a Another world, in which those who have chosen in secret have chosen as players do."""
        self.rng = rng
        self.start = self.worlds.sample(rng)
        self.world = self.start
        for guess in range(i64(len(self.worlds.guessed))):
            seat: i64 = self.worlds.guessed[guess]
            self.start.kept = with_nibble(self.start.kept, seat, self._pair(seat, self.worlds.pairs[guess]) + 1)
        if self.start.phase == CHOOSING:
            self._choose(self.start.acting & ~bit(self.seat))

    def attempt(self, action: i64, rng: Rng) -> i64:
        """What comes of an action by the end of the turn."""
        self.rng = rng
        self.world = self.start.clone()
        self.world.apply(self.seat, action)
        while self.world.acting != 0 and self.world.turn == self.start.turn:
            if self.world.phase == CHOOSING:
                self._choose(self.world.acting)
            else:
                seat = Seat(lowest(self.world.acting))
                self.world.apply(seat, self._release(seat) if self.world.phase == RELEASING else self._arrest(seat))
        return self._lead()

    def _lead(self) -> i64:
        """How many points this seat is ahead of the best of the others."""
        scores = self.world.outcome().scores
        mine: i64 = scores[self.seat] + self._relief(self.seat)
        best: i64 = -1000
        for seat in range(self.world.seats):
            if seat != self.seat:
                theirs: i64 = scores[seat] + self._relief(seat)
                best = max(best, theirs)
        return mine - best

    def _relief(self, seat: i64) -> i64:
        """4.3 A bystander is no burden to whoever has turns left to release it; the worst are the first to go."""
        left: i64 = 0 if self.world.acting == 0 else self.turns + 1 - self.world.turn
        relief: i64 = 0
        place: i64 = 0
        while place < BYSTANDERS and left > 0:
            here: Mask = shl(IN_ALL_COLOURS, place)
            cards: i64 = min(left, count(self.world.once[seat] & here) + count(self.world.twice[seat] & here))
            relief -= cards * value_at(place)
            left -= cards
            place += 1
        return relief

    def _release(self, seat: Seat) -> i64:
        """4.3 The worst bystander, or nobody."""
        place: i64 = 0
        while place < BYSTANDERS:
            here: Mask = self.world.once[seat] & shl(IN_ALL_COLOURS, place)
            if here != 0:
                return RELEASE + lowest(here)
            place += 1
        return RELEASE_NONE

    def _choose(self, seats: Mask) -> None:
        """4.4 Two agents for each of these seats."""
        pairs: Mask = TABLES.choices[self.world.keepable]
        while seats != 0:
            seat = Seat(lowest(seats))
            self.world.apply(seat, KEEP + self._pair(seat, pairs))
            seats &= seats - 1

    def _pair(self, seat: i64, pairs: Mask) -> i64:
        """4.4 Of these pairs the one that promises most, as far as this player can judge."""
        rank: i64 = 0
        while nibble(self.world.order, rank) != seat:
            rank += 1
        out: i64 = DEPARTMENTS * rank  # where the promises of each arrest begin
        back: i64 = DEPARTMENTS * (2 * self.world.seats - 1 - rank)
        again: i64 = DEPARTMENTS * (self.world.seats + rank)
        best: i64 = lowest(pairs)
        highest: i64 = -1000
        while pairs != 0:
            pair: i64 = lowest(pairs)
            one: i64 = TABLES.one[pair]
            other: i64 = TABLES.other[pair]
            promise: i64 = self.rng.below(ERROR)
            if pair >= FIRST_DOUBLE:
                promise += self.promises[out + one] + self.promises[again + one]
            else:
                promise += max(
                    self.promises[out + one] + self.promises[back + other],
                    self.promises[out + other] + self.promises[back + one],
                )
            if promise > highest:
                highest = promise
                best = pair
            pairs &= pairs - 1
        return best

    def _look(self) -> None:
        """What each colour will have on top after so many arrests, which fall where they are drawn to."""
        lures = [_lure(self.start.centre[colour]) for colour in range(DEPARTMENTS)]
        total: i64 = max(1, sum(lures))
        for earlier in range(2 * self.start.seats):
            for colour in range(DEPARTMENTS):
                taken: i64 = PART * earlier * lures[colour] // total
                depth: i64 = taken // PART
                part: i64 = taken % PART
                pile: Nibbles = self.start.centre[colour]
                promise: i64 = _value(pile, depth) * (PART - part) + _value(pile, depth + 1) * part
                self.promises = append(self.promises, promise)

    def _arrest(self, seat: Seat) -> i64:
        """4.5a The agent that finds more goes first. R13 If there is a choice of cards, the highest."""
        if self.world.picking != NOTHING:
            return ARREST + kind(self.world.picking, (self.world.centre[self.world.picking] & 15) - 1)
        legal = self.world.legal(seat)
        last: i64 = legal[len(legal) - 1]
        here: i64 = _value(self.world.centre[legal[0] - USE], 0)
        return legal[0] if here >= _value(self.world.centre[last - USE], 0) else last


def _value(pile: Nibbles, depth: i64) -> i64:
    """What a card is worth that lies so deep; no card is worth nothing."""
    if depth > 14:
        return 0
    place: i64 = (pile >> (4 * depth)) & 15
    return 0 if place == 0 else value_at(place - 1)


def _lure(pile: Nibbles) -> int:
    """How strongly a colour draws agents: twice the points on top of its pile, and never nothing."""
    if pile == 0:
        return 0
    return max(1, 2 * sum([max(0, int(_value(pile, depth))) for depth in range(3)]))
