"""Finished games of all five, as records."""

from functools import cache

import msgspec

from backroom.bots import find_bot
from backroom.bots.schedule import Schedule, act
from backroom.core.rng import Rng
from backroom.games import find
from backroom.record.record import Played, Record, begin
from backroom.table.entry import Player

SEATS = {"fbi": 4, "criminals": 5, "inkognito": 4, "getaway": 4, "sleepers": 4}
BOTS = {"fbi": "greedy", "criminals": "greedy", "inkognito": "sleuth", "getaway": "greedy", "sleepers": "greedy"}
SEED = 2026


@cache
def finished(name: str, seats: int = 0, seed: int = SEED, **options: str) -> Record:
    """A game between bots, to its end; with the usual number of them, if no other is wished for."""
    game = find(name, options)
    seats = seats or SEATS[name]
    state = game.deal(seats, seed)
    bots = [find_bot(BOTS[name], game, Rng(seat)) for seat in range(seats)]
    schedule = Schedule(Rng(seed))
    actions = []
    while state.to_act():
        seat, action = act(state, bots, schedule)
        actions.append(Played(int(seat), game.action_name(action)))
    return msgspec.structs.replace(begin(game, seats, seed), actions=tuple(actions))


def players(record: Record) -> tuple[Player, ...]:
    return tuple(Player(name=f"guest {seat}") for seat in range(record.seats))
