"""The server as `backroom serve` runs it, with other habits than it has by default."""

from argparse import ArgumentParser
from pathlib import Path

from backroom.server.absence import Patience
from backroom.server.app import Uvicorn, configure, create_app
from backroom.server.bots import Delay, about
from backroom.server.limits import Limits
from backroom.store.sqlite import SqliteJournal


def run(patience: Patience, bot_delay: Delay | None = None) -> None:
    """Understands the words with which tests call the server."""
    words = ArgumentParser()
    words.add_argument("command", choices=["serve"])
    words.add_argument("--port", type=int)
    words.add_argument("--db", type=Path)
    words.add_argument("--bot-delay", type=float)
    given = words.parse_args()
    app = create_app(SqliteJournal(given.db), bot_delay=bot_delay or about(given.bot_delay), patience=patience)
    Uvicorn(configure(app, "127.0.0.1", given.port, Limits()), lambda address: print(address, flush=True)).run()
