"""How often one guest may say or ask for something, on however many sockets."""

from backroom.core.seat import WATCHER
from backroom.server.limits import Limits
from backroom.server.pace import Pace
from backroom.table.wish import AnyWish, Chat

TALK = "you talk faster than anybody can read; wait a moment"
CROWD = "the watchers talk faster than anybody can read; wait a moment"
MANY = "the watchers at your address have said much here, and are now heard once a minute"
ASKING = "you ask for more than a table can do; wait a moment"


class Manners:
    """Of all guests at one table. Each watcher has a pace of its own, all at one address another, and all together.

    All watchers share what a table's journal takes of them: those at one address do not use it up in an evening.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._talk: dict[int, Pace] = {}
        self._addresses: dict[str, Pace] = {}  # of watchers
        self._asking: dict[int, Pace] = {}

    def own(self, now: float) -> Pace:
        """For the talk of one watcher."""
        return Pace(self._limits.lines_per_second, self._limits.lines_at_once, now)

    def too_fast(self, guest: int, own: Pace, wish: AnyWish, now: float, address: str | None = None) -> str | None:
        """What to tell whoever should wait a moment."""
        limits = self._limits
        if not isinstance(wish, Chat):
            asking = self._asking.setdefault(guest, Pace(limits.wishes_per_second, limits.wishes_at_once, now))
            return ASKING if asking.ask(now) > 0 else None
        if guest != WATCHER:
            return TALK if self._talk.setdefault(guest, self.own(now)).ask(now) > 0 else None
        if own.ask(now) > 0:
            return TALK
        if address is not None and self._of_address(address, now).ask(now) > 0:
            return MANY
        crowd = self._talk.setdefault(guest, Pace(limits.watchers_lines_per_second, limits.lines_at_once, now))
        return CROWD if crowd.ask(now) > 0 else None

    def _of_address(self, address: str, now: float) -> Pace:
        limits = self._limits
        pace = Pace(limits.watchers_lines_per_minute / 60, limits.watchers_lines_at_once, now)
        return self._addresses.setdefault(address, pace)
