"""What was said at a table. Each pair of eyes counts only the lines it may hear, so that no number tells of others."""

from typing import Final, NamedTuple

from backroom.core.bits import Mask, has
from backroom.core.seat import WATCHER
from backroom.core.state import EVERYONE
from backroom.core.view import View
from backroom.games.getaway.view import GetawayView
from backroom.table.wish import Audience

REMEMBERED: Final = 200
"""Lines kept in memory; the journal keeps all."""

WATCHERS_ONLY: Final = 0


class Said(NamedTuple):
    seat: int
    name: str
    text: str
    audience: Audience


class Chatter:
    def __init__(self, seats: int) -> None:
        self._lines: list[tuple[Mask, Said]] = []
        self._counts: dict[int, int] = dict.fromkeys((int(WATCHER), *range(seats)), 0)

    def say(self, said: Said, audience: Mask) -> None:
        self._lines.append((audience, said))
        if len(self._lines) > REMEMBERED:
            del self._lines[0]
        for eyes in self._counts:
            if listens(audience, eyes):
                self._counts[eyes] += 1

    def tail(self, eyes: int, since: int) -> list[tuple[int, Said]]:
        """The lines these eyes could hear after the one of that number, numbered from 1."""
        if since >= self._counts[eyes]:
            return []
        lines = [said for audience, said in self._lines if listens(audience, eyes)]
        first = self._counts[eyes] - len(lines) + 1
        return [(first + place, said) for place, said in enumerate(lines) if first + place > since]

    def count(self, eyes: int) -> int:
        return self._counts[eyes]


def listens(audience: Mask, eyes: int) -> bool:
    if audience == EVERYONE:
        return True
    return audience == WATCHERS_ONLY if eyes == WATCHER else has(audience, eyes)


def team_of(view: View | None, seat: int) -> Mask | None:
    """The seats of one's team, where the game has teams that all know; none elsewhere."""
    if not isinstance(view, GetawayView):
        return None
    mask = 0
    for other, side in enumerate(view.sides):
        if side == view.sides[seat]:
            mask |= 1 << other
    return mask
