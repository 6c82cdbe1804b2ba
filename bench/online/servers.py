"""The two servers that are measured, each as a process of its own."""

import asyncio
import contextlib
import json
import re
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from backroom.core.rng import SEED_BITS
from backroom.record.seed import seed_text
from backroom.server.guests import new_table_id
from backroom.store.secret import fingerprint, new_secret
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player
from backroom.table.opening import open_table

HERE = Path(__file__).parent


class Server(NamedTuple):
    url: str
    pid: int


@contextlib.contextmanager
def backroom(file: Path) -> Iterator[Server]:
    command = [sys.executable, "-m", "backroom", "serve", "--port", "0", "--db", str(file)]
    with _running(command) as server:
        _at_rest(server.url)
        yield server


def _at_rest(url: str) -> None:
    """After a start every table is looked at once; wait until all have gone to rest again."""
    resting = 0
    while resting < 3:
        time.sleep(0.5)
        with urllib.request.urlopen(f"{url}/api/health") as answer:
            resting = resting + 1 if json.load(answer)["tables"] == 0 else 0


@contextlib.contextmanager
def boardgameio() -> Iterator[Server]:
    with _running(["node", str(HERE / "boardgameio.cjs"), str(_free_port())]) as server:
        yield server


def set_tables(file: Path, count: int, seats: int, game: str = "fbi") -> Path:
    """Tables with a person in every seat, in a new file; what opens them, a line each."""

    async def fill() -> list[str]:
        journal = SqliteJournal(file)
        players = tuple(Player(name=f"guest {seat}") for seat in range(seats))
        opened = open_table(game, {}, players, secrets.randbits(SEED_BITS))

        async def set_table() -> str:
            name, own = new_table_id(), [new_secret() for _ in players]
            seed = seed_text(secrets.randbits(SEED_BITS))
            guests = {seat: fingerprint(secret) for seat, secret in enumerate(own)}
            await journal.open_table(name, msgspec.structs.replace(opened, seed=seed), guests)
            return json.dumps({"table": name, "secrets": own})

        lines = await asyncio.gather(*[set_table() for _ in range(count)])
        await journal.close()
        return lines

    ready = file.with_suffix(".ready")
    ready.write_text("\n".join(asyncio.run(fill())), "utf-8")
    return ready


@contextlib.contextmanager
def _running(command: list[str]) -> Iterator[Server]:
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                found = re.search(r"http://\S+:\d+", line)
                if found:
                    break
            else:
                raise RuntimeError(f"expected {command[0]} to say where it is, got {process.communicate()[1]!r}")
            yield Server(found[0], process.pid)
        finally:
            process.terminate()
            process.communicate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port
