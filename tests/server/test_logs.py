"""What is noted while serving, and what never is."""

import json
import logging
import sys
from pathlib import Path

import pytest

from backroom.server.logs import JsonLines
from backroom.server.messages import Hello
from tests.server.house import Guest, first, open_house, run


def test_neither_a_secret_nor_a_seed_is_ever_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3, name="Ann")
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.say(Hello(secret=seated.secret))
                await ann.socket.send(f'{{"type":"act","secret":"{seated.secret}"}}')
                await ann.play(first)
                assert ann.now.seed is not None
                heard.extend([seated.secret, ann.now.seed])
            async with house.socket(seated.table) as socket:
                stranger = Guest(socket)
                await stranger.say(Hello(secret="s" * 32))
                await stranger.closed()
            for page in ("record", "replay", "certificate", f"nowhere?secret={seated.secret}"):
                await house.http("GET", f"/api/tables/{seated.table}/{page}")

    with caplog.at_level(logging.DEBUG):
        run(evening())
    noted = "\n".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("backroom"))
    assert "opened" in noted
    assert "over" in noted
    for secret in (*heard, "s" * 32):
        assert secret not in noted


def test_a_line_of_json_has_a_field_for_each_pair() -> None:
    record = logging.LogRecord("backroom.room", logging.INFO, "", 0, "table=%s game=%s opened", ("t", "fbi"), None)
    line = json.loads(JsonLines().format(record))
    assert (line["table"], line["game"], line["level"], line["logger"]) == ("t", "fbi", "info", "backroom.room")
    assert line["message"] == "table=t game=fbi opened"


def test_a_line_of_json_is_one_line_whatever_is_in_it() -> None:
    try:
        raise ValueError("a\nb")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, 'name="%s" level=9', ('\n"',), sys.exc_info())
    text = JsonLines().format(record)
    assert "\n" not in text
    assert json.loads(text)["level"] == "error", "what is said does not overwrite what is so"
    assert "ValueError" in json.loads(text)["traceback"]
