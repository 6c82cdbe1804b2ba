"""A rematch: the same table for the same people, with a deal of its own."""

import secrets

from backroom.core.rng import SEED_BITS
from backroom.table.entry import Opened
from backroom.table.opening import open_table
from backroom.table.table import Table


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
        watchers=old.opened.watchers,
        help=old.opened.help,
        host=old.seating.host if old.seating.host in people else min(people, default=0),
    )
