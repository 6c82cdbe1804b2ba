"""Games put into a room's file before the server opens it: such as are over, and such as are to be played on."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from backroom.core.bits import has
from backroom.core.seat import HOUSE, Seat
from backroom.record.record import Record, deal
from backroom.record.seed import seed_text
from backroom.store.secret import fingerprint
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Acted, AnyEntry, Called, Opened, Player, Sealed, Wished
from backroom.table.wish import Pause
from tests.browser.staged import Scene

NAMES = ("Ann", "Vera", "Max", "Otto", "Nina", "Kurt", "Lola", "Rex", "Ida")


def keep(path: Path, games: dict[str, Record], names: Sequence[str] = NAMES) -> None:
    """Each game at a table of that name, between bots with people's names."""

    async def write(journal: SqliteJournal) -> None:
        for table, record in games.items():
            players = tuple(Player(name=names[seat], bot="greedy") for seat in range(record.seats))
            await _write(journal, table, record, players, {})
            await journal.finish(table)

    aside(path, write)


LONG_NAMES = (
    "Annemarie",
    "Konstantin",
    "Maximiliane",
    "Bartholomäus",
    "Friederike",
    "Alessandro",
    "Lieselotte",
    "Valentina",
    "Konstantina",
)


def second(scene: Scene) -> str:
    """The secret of the second seat, where a person sits there too."""
    return f"{scene.secret}, second"


def stage(path: Path, scenes: dict[str, Scene], names: Sequence[str] = NAMES, people: int = 1) -> None:
    """Each scene at a table of that name: Ann is a person, perhaps the next too, and the others are bots."""

    async def write(journal: SqliteJournal) -> None:
        for table, scene in scenes.items():
            record, secret, kind, paused, _ = scene
            players = tuple(
                Player(name=names[seat], bot=kind if seat >= people else None) for seat in range(record.seats)
            )
            guests = {seat: fingerprint((secret, second(scene))[seat]) for seat in range(people)}
            last = await _write(journal, table, record, players, guests)
            if paused:
                await journal.append(table, last + 1, Wished(guest=0, wish=Pause(key="pause"), at=last))

    aside(path, write)


def aside(path: Path, write: Callable[[SqliteJournal], Coroutine[None, None, None]]) -> None:
    """Playwright keeps a loop of its own in this thread."""

    async def whole() -> None:
        journal = SqliteJournal(path)
        await write(journal)
        await journal.close()

    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(whole())).result()


async def _write(
    journal: SqliteJournal, table: str, record: Record, players: tuple[Player, ...], guests: dict[int, bytes]
) -> int:
    """The number of the last entry."""
    opened = Opened(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seed=seed_text(record.seed),
        players=players,
    )
    await journal.open_table(table, opened, guests)
    for number, entry in enumerate(entries(record), 2):
        await journal.append(table, number, entry)
    return 1 + len(record.actions)


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
