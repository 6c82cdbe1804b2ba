"""A table comes out of its journal: by its last snapshot and what came after, or else from the beginning."""

import asyncio
import logging
from time import perf_counter

from backroom.server.metrics import LOAD
from backroom.store.journal import Journal, Kept
from backroom.table.snapshot import revive
from backroom.table.table import Table, load

log = logging.getLogger("backroom.room")


async def load_table(journal: Journal, name: str) -> tuple[Table, Kept]:
    """The table, and what was kept of it, or NoTable. In a thread, with breaths: a long one holds up nobody else."""
    began = perf_counter()
    kept = await journal.load_tail(name)
    table = await _revive(name, kept) or await _replay(journal, name, kept)
    LOAD.observe(perf_counter() - began)
    return table, kept


async def _revive(name: str, kept: Kept) -> Table | None:
    """By the snapshot, if there is one that can be used."""
    if kept.snapshot is None:
        return None
    try:
        return await asyncio.to_thread(revive, kept.entries[0], kept.snapshot, kept.entries[1:])
    except Exception as error:  # whatever is wrong with a shortcut, the way itself is there
        log.warning("table=%s loaded from its beginning: %s", name, error)
        return None


async def _replay(journal: Journal, name: str, kept: Kept) -> Table:
    entries = kept.entries if kept.snapshot is None else (await journal.load(name)).entries
    return await asyncio.to_thread(load, entries)
