"""A game that was played elsewhere comes into the house as a whole journal: the opening of a table, and all of it."""

from backroom.core.errors import BadRecord, IllegalAction
from backroom.core.seat import HOUSE
from backroom.record.record import Record, open_game, replay
from backroom.table.entry import Imported, Opened, Player
from backroom.table.opening import open_table


def bring_in(record: Record, at: int = 0) -> tuple[Opened, Imported]:
    """Every action is checked; BadRecord if it is of other rules, forbidden by its own, or not played to its end."""
    open_game(record)
    for number, played in enumerate(record.actions, 1):
        if played.seat >= record.seats and played.seat != HOUSE:
            raise BadRecord(f"expected a seat from 0 to {record.seats - 1} in action {number}, got {played.seat}")
    try:
        state = replay(record)
    except IllegalAction as error:
        raise BadRecord(f"expected actions that the rules allow, got one that they do not: {error}") from error
    if state.to_act() != 0:
        raise BadRecord("expected the record of a finished game, got one that stops before the end")
    players = tuple(Player(name=f"Player {seat + 1}") for seat in range(record.seats))
    opened = open_table(record.game, record.options, players, record.seed, at=at)
    return opened, Imported(at=at, actions=record.actions)
