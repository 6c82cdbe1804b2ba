"""How people play FBI, by a plain rule, and err a little: quick rather than clever, for it is played out by thousands.

They release their worst bystander, keep two agents that promise much after those who act before, and use the better
one first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, count, lowest, nibble, shl
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
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
from backroom.games.fbi.state import FbiState

PART: Final = 8  # what agents promise is counted in eighths of a point
ERROR: Final = 48  # of which a player may misjudge two agents by so many
BYSTANDERS: Final = 5  # the places of the values -5 to -1
IN_ALL_COLOURS: Final = 0x4010040100401  # the first place of each colour; shifted, any other

GAME: Final = 60  # what a game won alone counts: two to five can share it


class PlainPlay:
    """A world in which every seat plays by the plain rule."""

    def __init__(self, world: FbiState, rng: Rng) -> None:
        self.world = world
        self.rng = rng
        self.promises: vec[i64] = vec[i64]()  # by arrests before and by colour, as the centre was when it was looked at

    def finish_turn(self) -> None:
        """Until the next turn begins, or the game is over."""
        turn: i64 = self.world.turn
        while self.world.acting != 0 and self.world.turn == turn:
            if self.world.phase == CHOOSING:
                self.choose(self.world.acting)
            else:
                seat = Seat(lowest(self.world.acting))
                self.world.apply(seat, self._release(seat) if self.world.phase == RELEASING else self._arrest(seat))

    def choose(self, seats: Mask) -> None:
        """4.4 Two agents for each of these seats."""
        pairs: Mask = TABLES.choices[self.world.keepable]
        while seats != 0:
            seat = Seat(lowest(seats))
            self.world.apply(seat, KEEP + self.pair(seat, pairs))
            seats &= seats - 1

    def pair(self, seat: i64, pairs: Mask) -> i64:
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

    def look(self) -> None:
        """What each colour will have on top after so many arrests, which fall where they are drawn to."""
        self.promises = vec[i64]()
        lures = [_lure(self.world.centre[colour]) for colour in range(DEPARTMENTS)]
        total: i64 = max(1, sum(lures))
        for earlier in range(2 * self.world.seats):
            for colour in range(DEPARTMENTS):
                taken: i64 = PART * earlier * lures[colour] // total
                depth: i64 = taken // PART
                part: i64 = taken % PART
                pile: Nibbles = self.world.centre[colour]
                promise: i64 = _value(pile, depth) * (PART - part) + _value(pile, depth + 1) * part
                self.promises = append(self.promises, promise)

    def _release(self, seat: Seat) -> i64:
        """4.3 The worst bystander, or nobody."""
        place: i64 = 0
        while place < BYSTANDERS:
            here: Mask = self.world.once[seat] & shl(IN_ALL_COLOURS, place)
            if here != 0:
                return RELEASE + lowest(here)
            place += 1
        return RELEASE_NONE

    def _arrest(self, seat: Seat) -> i64:
        """4.5a The agent that finds more goes first. R13 If there is a choice of cards, the highest."""
        if self.world.picking != NOTHING:
            return ARREST + kind(self.world.picking, (self.world.centre[self.world.picking] & 15) - 1)
        legal = self.world.legal(seat)
        last: i64 = legal[len(legal) - 1]
        here: i64 = _value(self.world.centre[legal[0] - USE], 0)
        return legal[0] if here >= _value(self.world.centre[last - USE], 0) else last


def win_shares(state: State, rng: Rng, times: i64) -> list[int]:
    """How much each seat wins when this State is played to its end so many times; 5.5 a shared win is divided."""
    assert isinstance(state, FbiState)
    shares = [0] * int(state.seats)
    for _ in range(times):
        play = PlainPlay(state.clone(), rng)
        while play.world.acting != 0:
            play.look()
            play.finish_turn()
        winners: Mask = play.world.outcome().winners
        share: i64 = GAME // count(winners)
        while winners != 0:
            shares[lowest(winners)] += share
            winners &= winners - 1
    return shares


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
