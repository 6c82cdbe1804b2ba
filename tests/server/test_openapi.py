"""The HTTP API is what its document says, and survives what Schemathesis makes of it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from starlette.routing import Route

from backroom.server.app import ROUTES
from backroom.server.openapi import ANYWHERE, OPERATIONS, document
from tests.server.house import first, open_house, run

EXAMPLES = 15
CONFIG = """
[checks]
positive_data_acceptance.enabled = false  # how many may play, and which options there are, depends on the game

[parameters]
table = "{table}"
name = "Ann"
"""


def test_every_route_is_in_the_document_and_nothing_else() -> None:
    routes = {
        (method.lower(), route.path.replace(":path}", "}"))
        for route in ROUTES
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(op.method, op.path) for op in OPERATIONS}


def test_a_full_disk_is_in_the_document() -> None:
    assert {"200", "403", "429", "503", "507"} <= set(document()["paths"]["/api/health"]["get"]["responses"])


def test_what_any_request_may_be_told_is_in_the_document_and_in_the_protocol() -> None:
    told = {"403", "408", "429", "431", "500"}
    assert {str(int(status)) for status in ANYWHERE} == told
    operations = [operation for path in document()["paths"].values() for operation in path.values()]
    assert all(told <= set(operation["responses"]) for operation in operations)
    protocol = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
    errors = protocol[protocol.index("An error is a `Problem`") : protocol.index("## A table's socket")]
    assert all(status in errors for status in told)


def test_every_reference_leads_somewhere() -> None:
    made = document()
    names = set(made["components"]["schemas"])

    def follow(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].removeprefix("#/components/schemas/") in names
            for value in part.values():
                follow(value)
        elif isinstance(part, list):
            for value in part:
                follow(value)

    follow(made)
    assert {"NewTable", "Seated", "Replay", "GameReview", "Certificate", "PlayerInfo", "Problem"} <= names


def test_the_document_is_served(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            status, headers, body = await house.http("GET", "/api/openapi.json")
            assert (status, headers["content-type"]) == (200, "application/json")
            assert msgspec.json.decode(body) == msgspec.to_builtins(document())

    run(ask())


def schemathesis(address: str, folder: Path, secret: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml", "run"]
    command += [f"{address}/api/openapi.json", "--max-examples", str(EXAMPLES), "--seed", "1", "--no-color"]
    command += ["--phases", "coverage,fuzzing", "-H", f"Authorization: Bearer {secret}"]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": "ignore"}
    )


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """With a finished game to ask about, and then with names of tables that it invents."""

    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, name="Ann")
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)
            for table in (seated.table, None):
                config = CONFIG.format(table=table) if table else CONFIG.partition("[parameters]")[0]
                (tmp_path / "schemathesis.toml").write_text(config)
                done = await asyncio.to_thread(schemathesis, house.address, tmp_path, seated.secret)
                assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
                assert f"Tested: {len(OPERATIONS) - 1}" in done.stdout, "all but the document itself"

    run(ask())
