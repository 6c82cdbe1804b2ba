"""Notes how a game ended, for the statistics of the people who played it."""

import asyncio

from backroom.record.record import Record
from backroom.server.certificate import played_out
from backroom.server.replay import sat
from backroom.store.journal import Journal
from backroom.store.results import Result, result_statements
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player


async def note_results(journal: Journal, table: str, record: Record, players: tuple[Player | None, ...]) -> None:
    """Write down how a finished game ended for its people; of bots nothing is kept."""
    outcome = await asyncio.to_thread(played_out, record)
    if outcome is None or not isinstance(journal, SqliteJournal):
        return
    results = [
        Result(player.seat, player.name, record.game, player.score, player.won)
        for player in sat(players, outcome)
        if player.bot is None and player.name
    ]
    await journal.writer.write(*result_statements(table, results))
