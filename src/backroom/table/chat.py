"""What was said at a table. Each pair of eyes counts only the lines it may hear, so that no number tells of others."""

from typing import Final, NamedTuple

from backroom.core.bits import Mask, has
from backroom.core.seat import WATCHER
from backroom.core.state import EVERYONE
from backroom.core.view import View
from backroom.games.getaway.view import GetawayView
from backroom.table.wish import Audience

REMEMBERED: Final = 200
"""Lines kept in memory for each listener; the journal keeps all."""

EMOTES: Final = ("👋", "👍", "👏", "🤔", "😄", "😱", "🙏", "⏳")
"""INK-R21 What may be said where nothing else may."""

WATCHERS_ONLY: Final = 0


class Said(NamedTuple):
    seat: int
    name: str
    text: str
    audience: Audience
    to: int | None = None  # the seat that a whisper is for


class Chatter:
    """Each listener's lines are kept apart, so that nobody's talk drives out what others were told."""

    def __init__(self, seats: int) -> None:
        self._heard: dict[int, list[Said]] = {eyes: [] for eyes in (int(WATCHER), *range(seats))}
        self._counts: dict[int, int] = dict.fromkeys(self._heard, 0)

    def say(self, said: Said, audience: Mask) -> None:
        for eyes, heard in self._heard.items():
            if listens(audience, eyes):
                heard.append(said)
                del heard[:-REMEMBERED]
                self._counts[eyes] += 1

    def tail(self, eyes: int, since: int) -> list[tuple[int, Said]]:
        """The lines these eyes could hear after the one of that number, numbered from 1."""
        if since >= self._counts[eyes]:
            return []
        lines = self._heard[eyes]
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
