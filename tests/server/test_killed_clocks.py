"""A server that is killed gives nobody more time than before, and takes from nobody the time it was down."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from backroom.server.caretaker import KEEP_TIME, RACE_PING
from backroom.server.messages import Accepted, Update
from backroom.table.wish import Chat, Pause
from tests.server.house import PATIENCE
from tests.server.test_killed import CLOCK, Killable

DOWN = 3.0
"""Seconds for which the server is down at least."""

FAIR = 1500
"""Milliseconds that a message may be on its way, or a server take to open after it has its journal: less than DOWN."""

SILENCE = KEEP_TIME + RACE_PING
"""Seconds after which the house's time is written down though nothing else is: what a crash gives back at most."""


class Clocked(NamedTuple):
    """A table, and which of its clocks is looked at."""

    table: str
    secret: str
    left: Callable[[Update], int | None]


def _mine(now: Update) -> int | None:
    return None if now.decision is None else now.decision.left_ms


def _the_houses(now: Update) -> int | None:
    return now.house.left_ms


async def _set_up(server: Killable) -> dict[str, Clocked]:
    tables = {}
    for name, wish, left in (
        ("a choice", {"clock": CLOCK}, _mine),
        ("a choice, paused", {"clock": CLOCK}, _mine),
        ("what the house waits for", {"game": "getaway", "options": {"start": "host"}}, _the_houses),
    ):
        seated = await server.house.open_table(2, **wish)
        tables[name] = Clocked(seated.table, seated.secret, left)
    return tables


async def _write(server: Killable, tables: dict[str, Clocked], wish: Chat | Pause) -> None:
    one = tables["a choice, paused"]
    async with server.house.guest(one.table, one.secret) as guest:
        assert isinstance(await guest.wish(wish), Accepted)


async def _look(server: Killable, tables: dict[str, Clocked]) -> dict[str, int]:
    """Milliseconds that are left of each."""
    return {name: await _left(server, one) for name, one in tables.items()}


async def _left(server: Killable, one: Clocked) -> int:
    async with server.house.guest(one.table, one.secret) as guest:
        await guest.until(lambda: one.left(guest.now) is not None)
        left = one.left(guest.now)
        assert left is not None
        return left


@pytest.mark.parametrize("silence", [3.0, SILENCE + 3.0], ids=["just written to", "long silent"])
def test_a_kill_costs_nobody_time_and_gives_back_only_what_was_not_written_down(tmp_path: Path, silence: float) -> None:
    """Clocks have run for a while, so that one that began anew would be seen."""

    async def evening() -> None:
        server = Killable(tmp_path / "room.db")
        await server.start()
        tables = await _set_up(server)
        await _look(server, tables)
        await _write(server, tables, Pause(key="pause"))
        await asyncio.sleep(silence)
        given_back = SILENCE * 1000
        if silence < SILENCE:
            await _write(server, tables, Chat(key="chat", text="still here"))
            given_back = 0.0
        looked = time.monotonic()
        before = await _look(server, tables)
        assert max(before["a choice"], before["what the house waits for"]) < 60_000 - given_back - FAIR
        opened = 0.0  # for how many seconds the server was, since
        for down in (DOWN, 0.0):
            await server.kill()
            opened += time.monotonic() - looked
            await asyncio.sleep(down)
            await server.start()
            looked = time.monotonic()
            after = await _look(server, tables)
            least = (opened + time.monotonic() - looked) * 1000 + FAIR
            for name, left in before.items():
                if "paused" in name:
                    assert after[name] == left, name
                else:
                    assert after[name] <= left + given_back + FAIR, f"{name}: time was given"
                    assert after[name] >= left - least, f"{name}: time was taken"
        assert await server.stop() in (0, -signal.SIGTERM)

    asyncio.run(asyncio.wait_for(evening(), 4 * PATIENCE))
