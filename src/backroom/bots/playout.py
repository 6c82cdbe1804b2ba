"""A game played out at random, through nothing but the contract: what search does thousands of times a second."""

from mypy_extensions import i64

from backroom.core.bits import Mask, count, lowest, nth
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State


def play_out(state: State, rng: Rng) -> i64:
    """Play to the end, every seat that may act and every action it may take being equally likely. Counts decisions."""
    decisions: i64 = 0
    acting: Mask = state.to_act()
    while acting != 0:
        seat = Seat(lowest(acting) if acting & (acting - 1) == 0 else nth(acting, rng.below(count(acting))))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
        acting = state.to_act()
    return decisions


def play_out_many(start: State, rng: Rng, times: i64) -> i64:
    """Play out that many clones of a State, counting all decisions."""
    decisions: i64 = 0
    for _ in range(times):
        decisions += play_out(start.clone(), rng)
    return decisions
