"""Where a game of FBI turned: what somebody did that changed somebody's chance to win most."""

from typing import Final, NamedTuple, cast

from backroom.core.view import Event
from backroom.games.fbi.story import Arrested, Locked, Released, tell
from backroom.server.messages import AnyEvent
from backroom.server.review_messages import Moment, Point

MOST_TURNS: Final = 6
LEAST_SWING: Final = 8
"""In percent: less than that may be the luck of the games that were played out."""

ALL_CHOSEN: Final = "Everybody has chosen two agents."


class Deed(NamedTuple):
    """A release, an arrest, or all seats' choice of agents: since which step, up to which, and what was told."""

    since: int
    step: int
    event: Event | None


def turning_points(happened: list[list[Event]], foreseen: list[Point], names: tuple[str, ...]) -> list[Moment]:
    """The deeds that changed a chance most, each told of the seat that it changed most for."""
    found: list[Moment] = []
    for deed in deeds(happened):
        swings = changes(foreseen, deed.since, deed.step)
        seat = max(range(len(swings)), key=lambda seat: abs(swings[seat]), default=0)
        if swings and abs(swings[seat]) >= LEAST_SWING:
            found.append(
                Moment(
                    step=deed.step,
                    kind="chance",
                    seat=seat,
                    event=cast(AnyEvent, deed.event),
                    swing=swings[seat],
                    text=ALL_CHOSEN if deed.event is None else tell(deed.event, names),
                )
            )
    found.sort(key=lambda moment: -abs(moment.swing or 0))
    return found[:MOST_TURNS]


def deeds(happened: list[list[Event]]) -> list[Deed]:
    """4.4a Agents are chosen one after the other only for the journal: it is one deed of all."""
    found: list[Deed] = []
    for step, events in enumerate(happened):
        for event in events:
            if isinstance(event, Released | Arrested):
                found.append(Deed(step - 1, step, event))
            elif isinstance(event, Locked):
                goes_on = bool(found) and found[-1].event is None and found[-1].step == step - 1
                found.append(Deed(found.pop().since if goes_on else step - 1, step, None))
    return found


def changes(foreseen: list[Point], since: int, step: int) -> list[int]:
    """By how many percent each seat's chance has changed."""
    before, now = _at(foreseen, since), _at(foreseen, step)
    return [is_now - was for was, is_now in zip(before, now, strict=True)]


def swing_at(foreseen: list[Point], step: int, seat: int | None) -> int | None:
    """What a step changed for a seat; none where it changed nothing."""
    if not foreseen or seat is None or step == 0:
        return None
    return changes(foreseen, step - 1, step)[seat] or None


def team_swing(foreseen: list[Point], step: int) -> int | None:
    """What a step brought the team that gained by it."""
    return max(changes(foreseen, step - 1, step)) or None if foreseen and step > 0 else None


def _at(foreseen: list[Point], step: int) -> tuple[int, ...]:
    return next((point.values for point in reversed(foreseen) if point.step <= step), ())
