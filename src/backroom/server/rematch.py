"""A rematch: the same table for the same people, with a deal of its own."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

from backroom.core.rng import SEED_BITS
from backroom.server.address import too_many
from backroom.server.entering import Reply
from backroom.server.guests import new_table_id
from backroom.server.limits import Full
from backroom.server.live import LiveTable, Place
from backroom.server.messages import Accepted, Refused
from backroom.store.journal import Journal
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, Opened, Rematched
from backroom.table.errors import Refusal
from backroom.table.opening import open_table
from backroom.table.table import Table
from backroom.table.wish import Rematch
from backroom.table.wishing import decide_wish

log = logging.getLogger("backroom.room")


class Rematcher:
    def __init__(self, journal: Journal, check_space: Callable[[], None]) -> None:
        self._journal = journal
        self._check_space = check_space  # raises Full
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def rematch(self, live: LiveTable, place: Place, wish: Rematch, reply: Reply) -> None:
        """The first who asks opens a table for all; the others, however close behind, are shown to it."""
        async with self._locks.setdefault(live.name, asyncio.Lock()):
            old = live.table
            try:
                known = decide_wish(old, place.guest, wish)
                if isinstance(known, Known):
                    reply(Accepted(key=wish.key, seq=known.seq))
                    return
                reason = live.too_fast(place, wish) or (None if old.rematch is not None else self._too_many(place))
                if reason is not None:
                    reply(Refused(key=wish.key, rule=None, reason=reason))
                    return
            except Refusal as refusal:
                reply(Refused(key=wish.key, rule=refusal.rule, reason=refusal.reason))
                return
            except Full as error:
                reply(Refused(key=wish.key, rule=None, reason=str(error)))
                return
            opens = old.rematch is None
            table = old.rematch or new_table_id()
            await live.enter(
                lambda now: Rematched(at=now, guest=place.guest, key=wish.key, table=table),
                wish.key,
                reply,
                write=partial(self._open, live) if opens else None,
            )
            if opens and old.rematch is None and place.address is not None:
                place.address.tables.give_back()  # it could not be written

    def _too_many(self, place: Place) -> str | None:
        """A new table: it counts for the address that asks for it, as any other does. Raises Full."""
        self._check_space()
        wait = 0.0 if place.address is None else place.address.tables.ask(asyncio.get_running_loop().time())
        return None if wait <= 0.0 else too_many("tables", wait)

    async def _open(self, live: LiveTable, seq: int, rematched: AnyEntry) -> None:
        """The same people in the same seats, known by the same secrets; the table and the word of it are one write."""
        assert isinstance(rematched, Rematched)
        guests = {seat: live.fingerprint(guest) for guest, seat in live.table.seating.guests.items()}
        await self._journal.open_again(live.name, seq, rematched, again(live.table, self._journal.time.now()), guests)
        log.info("table=%s opened again as table=%s", live.name, rematched.table)


def again(old: Table, at: int) -> Opened:
    """The same table. It begins at once if there is but one person."""
    people = old.seating.people()
    return open_table(
        old.opened.game,
        old.opened.options,
        old.players,
        secrets.randbits(SEED_BITS),
        at=at,
        begun=len(people) == 1,
        bot=old.opened.bot,
        clock=old.opened.clock,
        listed=old.opened.listed,
        watchers=old.opened.watchers,
        help=old.opened.help,
        host=old.seating.host if old.seating.host in people else min(people, default=0),
    )
