"""Where others find this server, and who is told."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from backroom.server import lan
from backroom.server.app import invitation
from backroom.server.lan import reach
from backroom.server.messages import Reach
from tests.server.house import House, open_house, run


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("192.168.1.20", ["http://192.168.1.20:8001"]),
        ("2001:db8::7", ["http://[2001:db8::7]:8001"]),
        ("fe80::1", []),
    ],
)
def test_where_a_server_is_found(host: str, found: list[str]) -> None:
    assert reach(host, 8001) == found


@pytest.mark.parametrize(("host", "v6"), [("0.0.0.0", False), ("::", True)])
def test_who_listens_everywhere_is_found_by_the_addresses_it_listens_on(
    host: str, v6: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(lan, "_own_address", lambda family, _: own[family])
    assert reach(host, 8001) == ["http://[2001:db8::7]:8001" if v6 else "http://192.168.1.20:8001"]


def test_of_its_own_addresses_a_machine_tells_none_that_only_it_knows() -> None:
    for address in reach("0.0.0.0", 8123) + reach("::", 8123):
        assert urlsplit(address).port == 8123
        assert urlsplit(address).hostname not in ("127.0.0.1", "::1", "0.0.0.0", "::")


async def ask(house: House, headers: dict[str, str]) -> list[str]:
    status, _, body = await house.http("GET", "/api/reach", headers=headers)
    assert status == 200
    return list(msgspec.json.decode(body, type=Reach).addresses)


def test_the_page_at_this_computer_is_told_and_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", host="0.0.0.0") as house:
            port = urlsplit(house.address).port
            assert port is not None
            assert await ask(house, {}) == reach("0.0.0.0", port)
            assert await ask(house, {"x-forwarded-for": "203.0.113.5"}) == []
        async with open_house(tmp_path / "room.db") as house:
            assert await ask(house, {}) == []

    run(evening())


def test_friends_are_let_in_at_the_port_that_the_room_has() -> None:
    assert "make play HOST=0.0.0.0, or serve --host 0.0.0.0" in invitation(8000)
    assert invitation(8777).endswith("make play HOST=0.0.0.0 PORT=8777, or serve --host 0.0.0.0 --port 8777")
