"""A race that was paused, or rested while nobody was there, goes on after a count that all see, as it began (GET-R7).

The count is in no journal: whoever asked is answered when it is over, and a server that ends meanwhile leaves a pause.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from backroom.core.state import EVERYONE
from backroom.server.entering import Reply
from backroom.server.live import LiveTable, Place
from backroom.server.messages import Refused
from backroom.server.race import Race
from backroom.server.replies import Replies
from backroom.table.entry import Wished
from backroom.table.errors import Refusal
from backroom.table.waits import COUNT, SECOND
from backroom.table.wish import GoOn
from backroom.table.wishing import decide_wish


class Asked(NamedTuple):
    place: Place
    wish: GoOn
    replies: Replies


class GoingOn:
    def __init__(self, live: LiveTable, race: Race) -> None:
        self._live = live
        self._race = race
        self._asked: Asked | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def busy(self) -> bool:
        return self._asked is not None

    def counts(self, place: Place, wish: GoOn, reply: Reply) -> bool:
        """Whether a count has begun, and this is answered after it. Who plays with bots alone is ready."""
        if self._asked is not None:
            if self._asked.place.guest == place.guest and self._asked.wish.key == wish.key:
                self._asked.replies.add(reply)
            else:
                reply(Refused(key=wish.key, rule=None, reason="the race goes on in a moment"))
            return True
        if not self._surprises() or not self._granted(place, wish):
            return False
        if self._live.table.timing.goes_on_at is not None:  # it wakes
            reply(Refused(key=wish.key, rule=None, reason="the race goes on in a moment"))
            return True
        self._asked = Asked(place, wish, Replies(reply))
        self._count(self._go_on)
        return True

    def counted_out(self) -> bool:
        """Whether a race that rested may wake. Whoever comes back first is counted to, though alone: nobody pressed."""
        if not self._race.begun():
            return True
        goes_on_at = self._live.table.timing.goes_on_at
        if goes_on_at is None:
            self._count(self._wake)
        return goes_on_at is not None and goes_on_at <= self._live.now()

    def _count(self, then: Callable[[], None]) -> None:
        self._live.table.timing.goes_on_at = self._live.now() + COUNT * SECOND
        self._timer = asyncio.get_running_loop().call_later(self._live.lasting(COUNT * SECOND), then)
        self._live.tell(EVERYONE)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _surprises(self) -> bool:
        """Whether there is a race, and somebody in it who did not ask that it goes on."""
        return self._race.begun() and len(self._people()) > 1

    def _people(self) -> set[int]:
        return self._live.here() & set(self._live.table.seating.people())

    def _granted(self, place: Place, wish: GoOn) -> bool:
        try:
            return isinstance(decide_wish(self._live.table, place.guest, wish, self._live.now()), Wished)
        except Refusal:
            return False

    def _wake(self) -> None:
        """If they have left again, whoever comes next is counted to anew."""
        timing = self._live.table.timing
        if timing.resting:
            timing.goes_on_at = self._live.now() if self._people() else None
            self._live.moved()

    def _go_on(self) -> None:
        self._live.table.timing.goes_on_at = None
        if self._asked is not None:
            self._task = asyncio.create_task(self._ask(self._asked))

    async def _ask(self, asked: Asked) -> None:
        """Whoever asked may have been sent away, or nothing be written now: then all are told that it stays paused."""
        try:
            await self._live.wish(asked.place, asked.wish, asked.replies)
        finally:
            self._asked = None
        if self._live.table.timing.paused():
            self._live.tell(EVERYONE)
        self._live.emptied()
