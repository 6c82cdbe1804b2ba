"""Whether the last action can be taken back, so that nobody has learned anything by it but the deed itself.

The criterion is the same for every game. Chance was not drawn from, and nobody has acted since. Then the actor's own
View is asked, and nothing else, so that the answer tells no secret either: in every world the actor holds possible, the
deed must look to the actor as it does now, and must tell no other seat anything. It tells a seat nothing if in every
world which that seat holds possible the deed was possible too, and looks the same.
"""

from typing import TYPE_CHECKING, Final

from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import State
from backroom.core.view import wire

if TYPE_CHECKING:
    from backroom.table.play import Play
    from backroom.table.table import Table

WORLDS: Final = 6
"""Worlds of the actor's that are looked at, and in each of them worlds of every other seat's."""


MOST: Final = 30
"""How often a seat takes something back in one game. It costs the server more than any other wish."""


def why_not_undo(table: "Table", seat: int) -> str | None:
    """The reason, or None."""
    play = table.play
    if play is None or play.last is None or table.last_actor() != seat or play.actions[-1].seat != seat:
        return "you were not the last to act"
    if table.timing.wait is not None:
        return "here all may act at any time, and what is said or done stays so"
    if play.taken_back[seat] >= MOST:
        return f"you have taken back {MOST} actions in this game, and that is enough"
    if play.verdict is None or play.verdict[0] != play.last[1]:
        play.verdict = (play.last[1], _why_not(table, play, seat))  # asked again, it is not worked out again
    return play.verdict[1]


def _why_not(table: "Table", play: "Play", seat: int) -> str | None:
    last = play.actions[-1]
    undone = play.actions.pop()
    try:
        before = play.before()
    finally:
        play.actions.append(undone)
    action = table.game.action_id(last.action)
    if _chance(before) != _chance(play.state):
        return "chance has spoken, and is not taken back"
    mine = before.game.worlds(before.view(Seat(seat)))
    seen = wire(play.state.view(Seat(seat)))
    rng = Rng(1)
    for _ in range(WORLDS):
        world = mine.sample(rng)
        after = _played(world, seat, action)
        if after is None or wire(after.view(Seat(seat))) != seen:
            return "it has shown you something that was hidden, and is not taken back"
        for eyes in (int(WATCHER), *range(play.seats)):
            if eyes != seat and not _tells_nothing(world, after, seat, action, eyes):
                return "it may have shown others something that was hidden, and is not taken back"
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
