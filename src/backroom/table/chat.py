"""What was said at a table. Each listener counts only the lines he may hear, so that no number tells of others."""

from collections.abc import Iterable
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

ALOUD: Final = -2
"""Where lines to everyone are kept, for whoever comes later."""


class Said(NamedTuple):
    seat: int
    name: str
    text: str
    audience: Audience
    to: int | None = None  # the seat that a whisper is for


class Chatter:
    """Each listener's lines are kept apart, so that nobody's talk drives out what others were told.

    A listener is a guest, wherever he sits, or WATCHER for all who watch. Whoever comes to the table later hears what
    was said to everyone before, and nothing that was said to somebody else in the same seat.
    """

    def __init__(self, guests: Iterable[int]) -> None:
        self._heard: dict[int, list[Said]] = {listener: [] for listener in (ALOUD, int(WATCHER), *guests)}
        self._counts: dict[int, int] = dict.fromkeys(self._heard, 0)

    def say(self, said: Said, audience: Mask, guests: dict[int, int]) -> None:
        """`guests` are those at the table, and their seats."""
        listeners = [guest for guest, seat in guests.items() if has(audience, seat)]
        if audience == EVERYONE:
            listeners += [ALOUD, int(WATCHER)]
        elif audience == WATCHERS_ONLY:
            listeners.append(int(WATCHER))
        for listener in listeners:
            heard = self._heard[listener]
            heard.append(said)
            del heard[:-REMEMBERED]
            self._counts[listener] += 1

    def welcome(self, guest: int) -> None:
        """Somebody comes to the table."""
        self._heard[guest] = list(self._heard[ALOUD])
        self._counts[guest] = self._counts[ALOUD]

    def forget(self, guest: int) -> None:
        """Somebody was sent away."""
        self._heard.pop(guest, None)
        self._counts.pop(guest, None)

    def tail(self, listener: int, since: int) -> list[tuple[int, Said]]:
        """The lines this listener could hear after the one of that number, numbered from 1."""
        if since >= self.count(listener):
            return []
        lines = self._heard[listener]
        first = self._counts[listener] - len(lines) + 1
        return [(first + place, said) for place, said in enumerate(lines) if first + place > since]

    def count(self, listener: int) -> int:
        return self._counts.get(listener, 0)


def team_of(view: View | None, seat: int) -> Mask | None:
    """The seats of one's team, where the game has teams that all know; none elsewhere."""
    if not isinstance(view, GetawayView):
        return None
    mask = 0
    for other, side in enumerate(view.sides):
        if side == view.sides[seat]:
            mask |= 1 << other
    return mask
