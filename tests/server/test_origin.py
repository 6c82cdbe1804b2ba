"""Which names the server answers to, and from which pages it takes what changes something."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from backroom.record.record import write
from backroom.server.messages import Hello, Problem
from backroom.server.origin import Hosts, same_origin
from tests.server.finished import finished
from tests.server.house import Guest, open_house, run

WISH = b'{"game":"fbi","name":"Ann","seats":2}'
JSON = {"content-type": "application/json"}
TEXT = {"content-type": "text/plain"}


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A.example", "a.example", True),
        ("http://a:2", "a:1", False),
        ("http://a.evil", "a", False),
        ("null", "a", False),
        ("null", "", False),
        ("", "a", False),
        ("file://", "a", False),
        ("http://[::1", "a", False),
        ("http://[::1]:8000", "[::1]:8000", True),
    ],
)
def test_origins(origin: str | None, host: str, same: bool) -> None:
    assert same_origin(origin, host) is same


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("attic.local:8000", True),
        (socket.gethostname(), True),
        ("games.example.org", True),
        ("games.example.org.:443", True),
        ("a.tunnel.example", True),
        ("", True),
        ("tunnel.example", False),
        ("evil.example:8000", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("local", False),
        ("[::1", False),
    ],
)
def test_names(host: str, known: bool) -> None:
    assert Hosts(["Games.example.org", "*.tunnel.example"]).known(host) is known


def test_any_name_where_the_host_says_so() -> None:
    assert Hosts(["*"]).known("whatever.example")


def test_a_strange_name_is_answered_with_how_to_make_it_known(tmp_path: Path) -> None:
    """DNS rebinding: the page of evil.example has had its own name point here."""
    evil = {"host": "evil.example", "origin": "http://evil.example"}

    async def rebound() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables")):
                status, headers, body = await house.http(method, path, WISH, JSON | evil)
                assert status == 403
                assert "--allow-host" in msgspec.json.decode(body, type=Problem).reason
                assert "content-security-policy" in headers
            with pytest.raises(InvalidStatus) as refused:
                async with connect(
                    f"ws://evil.example/api/tables/{seated.table}/live",
                    host="127.0.0.1",
                    port=urlsplit(house.address).port,
                    proxy=None,
                ):
                    pass
            assert refused.value.response.status_code == 403

        async with open_house(tmp_path / "other.db", hosts=Hosts(["evil.example"])) as house:
            assert (await house.http("POST", "/api/tables", WISH, JSON | evil))[0] == 201

    run(rebound())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[::1"])
def test_a_page_of_another_site_opens_no_socket_and_changes_nothing(tmp_path: Path, origin: str) -> None:
    async def elsewhere() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            with pytest.raises(InvalidStatus) as refused:
                async with house.socket(seated.table, additional_headers={"origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
            record = write(finished("fbi")).encode()
            assert (await house.http("POST", "/api/records", record, TEXT | {"origin": origin}))[0] == 403
            assert (await house.http("POST", "/api/tables", WISH, JSON | {"origin": origin}))[0] == 403
            assert (await house.http("GET", "/api/games", headers={"origin": origin}))[0] == 200, "that changes nothing"

    run(elsewhere())


def test_a_page_of_this_server_is_let_in(tmp_path: Path) -> None:
    async def here() -> None:
        async with open_house(tmp_path / "room.db") as house:
            own = {"origin": house.address}
            assert (await house.http("POST", "/api/tables", WISH, JSON | own))[0] == 201
            seated = await house.open_table(2)
            async with house.socket(seated.table, origin=house.address) as line:
                guest = Guest(line)
                await guest.say(Hello())
                await guest.until(lambda: guest.update is not None)
            port = urlsplit(house.address).port
            other = {"host": f"attic.local:{port}", "origin": f"http://attic.local:{port}"}
            assert (await house.http("POST", "/api/tables", WISH, JSON | other))[0] == 201

    run(here())
