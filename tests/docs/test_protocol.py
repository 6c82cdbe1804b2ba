"""The bot in docs/protocol.md plays as it stands there; the pages made from the messages are current."""

import asyncio
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.server import message_page
from backroom.server.openapi import OPERATIONS
from backroom.table.wish import AddBot, Begin, Close
from tests.server.house import House, first, open_house, run
from tests.server.test_five_games import Hurried, play_along

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)


async def play_by(script: Path, house: House, table: str) -> asyncio.subprocess.Process:
    """In a process of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        house.address,
        table,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "no_proxy": "127.0.0.1"},
    )


def test_the_bot_has_no_more_lines_than_it_says() -> None:
    (code,) = CODE.findall(PAGE.read_text("utf-8"))
    written = [line for line in code.splitlines() if line.strip()]
    assert len(written) <= 42
    assert max(len(line) for line in written) <= 120


@pytest.mark.parametrize("game", ["fbi", "inkognito", "getaway"])
def test_the_bot_joins_a_table_over_the_network_and_plays_to_the_end(tmp_path: Path, game: str) -> None:
    """In a race too, where others are quicker."""
    (code,) = CODE.findall(PAGE.read_text("utf-8"))
    script = tmp_path / "bot.py"
    script.write_text(code, "utf-8")

    async def evening() -> None:
        journal = Hurried(tmp_path / "room.db") if game == "getaway" else None
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            seated = await house.open_table(3, game=game, begin=False, bot="random")
            bot = await play_by(script, house, seated.table)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.until(lambda: ann.now.players[1].name == "Forty" and ann.now.players[1].ready)
                await ann.wish(AddBot(key=ann.key(), seat=2))
                await ann.wish(Begin(key=ann.key()))
                await ann.until(lambda: ann.now.stage == "playing")
                if journal is None:
                    await ann.play(first)
                else:
                    await play_along(ann, random.Random(game), pause=0.2)
            said, complaint = await bot.communicate()
            assert bot.returncode == 0, complaint.decode()
            assert said.decode().startswith("over: ")

    run(evening())


def test_the_bot_goes_when_its_table_is_closed(tmp_path: Path) -> None:
    (code,) = CODE.findall(PAGE.read_text("utf-8"))
    (tmp_path / "bot.py").write_text(code, "utf-8")

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, begin=False)
            bot = await play_by(tmp_path / "bot.py", house, seated.table)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.until(lambda: not ann.now.players[1].free)
                await ann.wish(Begin(key=ann.key()))
                await ann.wish(Close(key=ann.key()))
                said, complaint = await bot.communicate()
            assert (bot.returncode, said.decode().strip()) == (0, "over: not won"), complaint.decode()

    run(evening())


def test_every_route_is_named_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for operation in OPERATIONS:
        assert f"/api{operation.path}" in page, operation.path


def test_the_page_of_messages_is_current(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert message_page.main(["--check"]) == 0
    stale = tmp_path / "messages.md"
    assert message_page.main(["--check"], stale) == 1
    assert message_page.main([], stale) == 0
    assert message_page.main(["--check"], stale) == 0
    assert "is stale" in capsys.readouterr().err


def test_the_page_of_messages_names_every_message_and_field() -> None:
    import msgspec

    from backroom.server import messages

    page = message_page.generate()
    for union in (messages.ClientMessage, messages.ServerMessage):
        for struct in union.__args__:
            assert issubclass(struct, msgspec.Struct)
            part = page.partition(f"### `{struct.__struct_config__.tag}`")[2].partition("\n### ")[0]
            assert all(f"| `{field}` |" in part for field in struct.__struct_encode_fields__), struct
