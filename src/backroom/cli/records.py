"""Records between files, a room's file and a running server; and whether a game was dealt fairly."""

import asyncio
import re
import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit

import msgspec
from rich.console import Console

from backroom.core.errors import BackroomError, BadRecord, Malformed
from backroom.record.record import read, replay, write
from backroom.record.seed import commitment, seed_text, verify_seed
from backroom.server.guests import may_be_a_table, new_table_id
from backroom.server.messages import Kept, Problem
from backroom.server.review_messages import Certificate
from backroom.store.errors import InUse
from backroom.store.reading import read_table
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry
from backroom.table.importing import bring_in as checked
from backroom.table.rerun import rerun
from backroom.table.table import load

SECONDS: Final = 30.0
HASH: Final = re.compile("[0-9a-f]{64}")
T = TypeVar("T")


class Found(NamedTuple):
    """A record, and what is known of it besides."""

    text: str
    commitment: str | None = None  # the hash that the table shows for its seed
    imported: bool = False  # nobody was shown that hash before the deal
    raced: int = 0  # cards of a race whose order has been found again from their arrivals and delays


class Turned(BackroomError):
    """A server has answered that it will not."""


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"expected a record as text, got something else in {path}") from None


def write_text(path: Path, text: str) -> None:
    """Into a new file."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Malformed(f"expected the name of a new file, got {path}, which there is already") from None


def in_text(name: str) -> Found:
    """A record as it was written to a file."""
    if may_be_a_table(name) and not Path(name).exists():
        raise BadRecord(f"there is no file {name}; a table goes by its name with --db or --server")
    return Found(read_text(Path(name)))


def at_file(path: Path, name: str) -> Found:
    """A table's record out of the room's file."""
    entries = read_table(path, name).entries
    table = load(entries)
    return Found(write(table.record()), table.commitment, table.imported, rerun(entries))


def at_server(server: str, name: str) -> Found:
    """A table's record as a running server gives it, with the hash that it has shown since before the deal."""
    here = f"/api/tables/{quote(named(name), safe='')}"
    text = _ask(server, f"{here}/record").decode()
    proof = _decode(_ask(server, f"{here}/certificate"), Certificate)
    return Found(text, proof.commitment, proof.imported)


def named(link: str) -> str:
    """The name of a table by its link, or by itself."""
    return urlsplit(link).path.rstrip("/").rpartition("/")[2] if "://" in link else link


def bring_in(text: str, path: Path, server: str | None) -> str:
    """The name of the table at which it can be seen."""
    if server is not None:
        return _decode(_ask(server, "/api/records", text.encode()), Kept).table
    opened, imported = checked(read(text))
    return asyncio.run(_keep(path, [opened, imported]))


def show_verdict(found: Found, published: str | None, console: Console) -> None:
    """What is proved and what is not. Raises BadRecord where something does not fit."""
    game = read(found.text)
    state = replay(game)
    published = None if published is None else read_hash(published)
    for known in (published, found.commitment):
        if known is not None:
            verify_seed(game.seed, known)
    console.print(f"{game.game}, {game.seats} seats, {len(game.actions)} actions: every one legal.")
    if found.raced:
        console.print(f"race: {found.raced} cards, every one where its arrival and the delay of its line put it.")
    console.print(f"seed {seed_text(game.seed)}", highlight=False)
    console.print(f"hash {commitment(game.seed)}{_known(found, published)}", soft_wrap=True, highlight=False)
    console.print(_proved(found, published), soft_wrap=True, highlight=False)
    scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(state.outcome().scores))
    console.print(f"{'over' if state.to_act() == 0 else 'not over yet'}: {scores}", highlight=False)


def read_hash(typed: str) -> str:
    """As a page shows it: in groups, in either case."""
    found = "".join(typed.split()).lower()
    if not HASH.fullmatch(found):
        raise Malformed(f"expected a hash of 64 hexadecimal digits, got {typed!r}")
    return found


def _known(found: Found, published: str | None) -> str:
    if published is not None:
        return " as published"
    return " as the table shows it" if found.commitment is not None and not found.imported else ""


def _proved(found: Found, published: str | None) -> str:
    """Whoever keeps a record could have made seed and hash anew: only a hash from before the deal proves the deal."""
    if published is not None:
        return "proved: these actions follow from a seed that was fixed when that hash was published."
    why = "a record tells its seed, but not that it was fixed before the deal"
    if found.imported:
        why = "the game was imported, and nobody here has seen this hash before the deal"
    elif found.commitment is not None:
        why = "the table noted this hash when it was opened, but whoever has its file could have changed both"
    return f"proved: these actions follow from this seed. Not proved: {why}. Give the hash you saw then as --published."


async def _keep(path: Path, entries: list[AnyEntry]) -> str:
    try:
        journal = SqliteJournal(path)
    except InUse as error:
        raise InUse(f"a server has {path} open: name it, as in --server http://127.0.0.1:8000") from error
    name = new_table_id()
    try:
        await journal.keep(name, entries)
    finally:
        await journal.close()
    return name


def _ask(server: str, path: str, body: bytes | None = None) -> bytes:
    if urlsplit(server).scheme not in ("http", "https"):
        raise Malformed(f"expected the address of a server such as http://127.0.0.1:8000, got {server!r}")
    request = urllib.request.Request(server.rstrip("/") + path, body, {"content-type": "text/plain"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            got: bytes = answer.read()
            return got
    except HTTPError as error:
        raise Turned(_reason(error)) from None
    except (HTTPException, OSError, ValueError) as error:
        raise Turned(f"expected a server of Backroom at {server}, got {getattr(error, 'reason', error)}") from None


def _reason(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=Problem).reason
    except msgspec.MsgspecError:
        return f"the server answered {error.code} {error.reason}"


def _decode(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError as error:
        raise Turned(f"expected an answer of Backroom's, got something else: {error}") from error
