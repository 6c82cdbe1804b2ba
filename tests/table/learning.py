"""Whether anybody has learned anything by the last action but the deed itself, found out the long way.

Chance was not drawn from. In every world the actor holds possible, the deed looks to the actor as it does now, and
tells no other seat anything; it tells a seat nothing if in every world which that seat holds possible the deed was
possible too, and looks the same.
"""

from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import State
from backroom.core.view import wire
from backroom.table.table import Table

WORLDS = 6
"""Worlds of the actor's that are looked at, and in each of them worlds of every other seat's."""


def learned(table: Table, seat: int, before: State) -> str | None:
    """What somebody has learned by the last action of this seat; `before` is the State before it."""
    play = table.playing()
    action = int(table.game.action_id(play.actions[-1].action))
    if _chance(before) != _chance(play.state):
        return "chance has spoken"
    mine = before.game.worlds(before.view(Seat(seat)))
    seen = wire(play.state.view(Seat(seat)))
    rng = Rng(1)
    for _ in range(WORLDS):
        world = mine.sample(rng)
        after = _played(world, seat, action)
        if after is None or wire(after.view(Seat(seat))) != seen:
            return "it has shown the actor something that was hidden"
        for eyes in (int(WATCHER), *range(play.seats)):
            if eyes != seat and not _tells_nothing(world, after, seat, action, eyes):
                return "it may have shown others something that was hidden"
    return None


def _tells_nothing(before: State, after: State, seat: int, action: int, eyes: int) -> bool:
    """Whether, to these eyes, it could not have come out otherwise."""
    worlds = before.game.worlds(before.view(Seat(eyes)))
    seen = wire(after.view(Seat(eyes)))
    rng = Rng(1)
    for _ in range(WORLDS):
        other = _played(worlds.sample(rng), seat, action)
        if other is None or wire(other.view(Seat(eyes))) != seen:
            return False
    return True


def _played(world: State, seat: int, action: int) -> State | None:
    """A world after the deed; none if it was not possible there."""
    if world.why_not(Seat(seat), action) is not None:
        return None
    after = world.clone()
    after.apply(Seat(seat), action)
    return after


def _chance(state: State) -> object:
    """What the State's generator would draw next, without drawing it; nothing for a game that is dealt at once."""
    rng = getattr(state, "rng", None)
    return rng.clone().word() if isinstance(rng, Rng) else None
