"""Whether the last action can be taken back, so that nobody has learned anything by it but the deed itself.

The criterion is the same for every game. Chance was not drawn from. Nobody has acted since. And every seat, the actor
and a watcher included, holds worlds possible: in each of them the deed must have been possible, and the table must look
to that seat exactly as it looks now. If it could have come out otherwise, it told something, and stays done.
"""

from typing import TYPE_CHECKING, Final

from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import State
from backroom.core.view import wire

if TYPE_CHECKING:
    from backroom.table.table import Table

SAMPLES: Final = 24
"""Worlds looked at for each seat."""


def why_not_undo(table: "Table", seat: int) -> str | None:
    """The reason, or None."""
    play = table.play
    if play is None or table.last_actor() != seat:
        return "you were not the last to act"
    if table.timing.wait is not None:
        return "here all may act at any time, and what is said or done stays so"
    last = play.actions[-1]
    if last.seat != seat:
        return "you were not the last to act"
    undone = play.actions.pop()
    try:
        before = play.before()
    finally:
        play.actions.append(undone)
    action = table.game.action_id(last.action)
    if _chance(before) != _chance(play.state):
        return "chance has spoken, and is not taken back"
    for eyes in (int(WATCHER), *range(play.seats)):
        if not _told_nothing(before, play.state, seat, action, eyes):
            return "it has shown something that was hidden, and is not taken back"
    return None


def _told_nothing(before: State, after: State, seat: int, action: int, eyes: int) -> bool:
    """Whether, to these eyes, it could not have come out otherwise."""
    worlds = before.game.worlds(before.view(Seat(eyes)))
    seen = wire(after.view(Seat(eyes)))
    rng = Rng(1)
    for _ in range(SAMPLES):
        world = worlds.sample(rng)
        if world.why_not(Seat(seat), action) is not None:
            return False
        world.apply(Seat(seat), action)
        if wire(world.view(Seat(eyes))) != seen:
            return False
    return True


def _chance(state: State) -> object:
    """What the State's generator would draw next, without drawing it; nothing for a game that is dealt at once."""
    rng = getattr(state, "rng", None)
    return rng.clone().word() if isinstance(rng, Rng) else None
