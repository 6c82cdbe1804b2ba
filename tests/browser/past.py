"""Games that are over, put into a room's file before the server opens it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from backroom.core.bits import has
from backroom.core.seat import HOUSE, Seat
from backroom.record.record import Record, deal
from backroom.record.seed import seed_text
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Acted, AnyEntry, Called, Opened, Player, Sealed

NAMES = ("Ann", "Vera", "Max", "Otto", "Nina", "Kurt", "Lola", "Rex", "Ida")


def keep(path: Path, games: dict[str, Record]) -> None:
    """Each game at a table of that name, between bots with people's names."""

    async def write() -> None:
        journal = SqliteJournal(path)
        for table, record in games.items():
            await journal.open_table(table, opened(record), {})
            for number, entry in enumerate(entries(record), 2):
                await journal.append(table, number, entry)
            await journal.finish(table)
        await journal.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright keeps a loop of its own in this thread
        aside.submit(lambda: asyncio.run(write())).result()


def opened(record: Record) -> Opened:
    return Opened(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seed=seed_text(record.seed),
        players=tuple(Player(name=NAMES[seat], bot="greedy") for seat in range(record.seats)),
    )


def entries(record: Record) -> list[AnyEntry]:
    state = deal(record)
    found: list[AnyEntry] = []
    for number, played in enumerate(record.actions):
        key = f"k{number}"
        seat = Seat(played.seat)
        if seat == HOUSE:
            found.append(Called(action=played.action, at=number))
        elif has(state.sealed(), seat):
            found.append(Sealed(seat=int(seat), action=played.action, key=key, locked=True, at=number))
        else:
            found.append(Acted(seat=int(seat), action=played.action, key=key, time=played.time, at=number))
        state.play(seat, state.game.action_id(played.action))
    return found
