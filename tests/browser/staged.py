"""A game brought to the moment that is to be seen, and put into a room's file: Ann is asked, and nobody else moves.

The moment is looked for in games between bots, seed by seed, so that it is the same one every time.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from backroom.bots import find_bot
from backroom.bots.schedule import Schedule, act
from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import State
from backroom.games import find
from backroom.record.record import Played, Record, begin, deal
from backroom.server.kinds import usual_kind
from tests.server.finished import BOTS

ANN = Seat(0)
GAMES_TRIED = 2000
Wanted = Callable[[Any], bool]


class Scene(NamedTuple):
    """A game, cut off where somebody's View is as wanted."""

    record: Record
    secret: str  # Ann's
    others: str  # the kind of bot that they are
    paused: bool  # where the house would end the moment, its clock stands still until Ann goes on
    ended: str = ""  # with this action, if it is cut off before its end


def staged(name: str, seats: int, wanted: Wanted, **options: str) -> Scene:
    """The first moment of the first game in which Ann may act and her View is as wanted, or the game is over so."""
    for seed in range(1, GAMES_TRIED):
        scene = _played(name, seats, seed, wanted, options)
        if scene is not None:
            return scene
    raise AssertionError(f"expected the moment within {GAMES_TRIED} games of {name}, found none")


def last_of(name: str, seats: int, verb: str, **options: str) -> Scene:
    """Before the end of the first game that Ann ends, and ends so."""
    for seed in range(1, GAMES_TRIED):
        whole = _played(name, seats, seed, over, options)
        if whole is None:
            continue
        last = whole.record.actions[-1]
        if last.seat != ANN or not last.action.startswith(verb):
            continue
        record = msgspec.structs.replace(whole.record, actions=whole.record.actions[:-1])
        state = deal(record)
        for played in record.actions:
            state.play(Seat(played.seat), state.game.action_id(played.action))
        return whole._replace(record=record, paused=has(state.to_act(), HOUSE), ended=last.action)
    raise AssertionError(f"expected Ann to end one of {GAMES_TRIED} games of {name} with {verb!r}, found none")


def over(view: Any) -> bool:
    return bool(view.phase == "over")


def _played(name: str, seats: int, seed: int, wanted: Wanted, options: dict[str, str]) -> Scene | None:
    game = find(name, options)
    state = game.deal(seats, seed)
    bots = [find_bot(BOTS[name], game, Rng(seed * 100 + seat)) for seat in range(seats)]
    schedule = Schedule(Rng(seed))
    actions: list[Played] = []
    while not _seen(state, wanted):
        if not state.to_act():
            return None
        seat, action = act(state, bots, schedule)
        actions.append(Played(int(seat), game.action_name(action)))
    record = msgspec.structs.replace(begin(game, seats, seed), actions=tuple(actions))
    return Scene(record, f"the secret of {name}", usual_kind(name), has(state.to_act(), HOUSE))


def _seen(state: State, wanted: Wanted) -> bool:
    return (has(state.to_act(), ANN) or not state.to_act()) and wanted(state.view(ANN))
