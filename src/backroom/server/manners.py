"""How often one guest may say or ask for something, on however many sockets."""

from backroom.core.seat import WATCHER
from backroom.server.limits import Limits
from backroom.server.pace import Pace
from backroom.table.wish import AnyWish, Chat

TALK = "you talk faster than anybody can read; wait a moment"
CROWD = "the watchers talk faster than anybody can read; wait a moment"
ASKING = "you ask for more than a table can do; wait a moment"


class Manners:
    """Of all guests at one table. Each watcher has a pace of its own, and all together another."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._talk: dict[int, Pace] = {}
        self._asking: dict[int, Pace] = {}

    def own(self, now: float) -> Pace:
        """For the talk of one watcher."""
        return Pace(self._limits.lines_per_second, self._limits.lines_at_once, now)

    def too_fast(self, guest: int, own: Pace, wish: AnyWish, now: float) -> str | None:
        """What to tell whoever should wait a moment."""
        limits = self._limits
        if not isinstance(wish, Chat):
            asking = self._asking.setdefault(guest, Pace(limits.wishes_per_second, limits.wishes_at_once, now))
            return ASKING if asking.ask(now) > 0 else None
        if guest != WATCHER:
            return TALK if self._talk.setdefault(guest, self.own(now)).ask(now) > 0 else None
        if own.ask(now) > 0:
            return TALK
        crowd = self._talk.setdefault(guest, Pace(limits.watchers_lines_per_second, limits.lines_at_once, now))
        return CROWD if crowd.ask(now) > 0 else None
