"""Where others find this server, and who is told."""

from pathlib import Path

import msgspec
import pytest

from backroom.server.lan import neighbours, reach
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
        ("0.0.0.0", neighbours("http://0.0.0.0:8001")),
    ],
)
def test_where_a_server_is_found(host: str, found: list[str]) -> None:
    assert reach(host, 8001) == found


async def ask(house: House, headers: dict[str, str]) -> list[str]:
    status, _, body = await house.http("GET", "/api/reach", headers=headers)
    assert status == 200
    return list(msgspec.json.decode(body, type=Reach).addresses)


def test_the_page_at_this_computer_is_told_and_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", host="0.0.0.0") as house:
            assert await ask(house, {}) == neighbours(house.address)
            assert await ask(house, {"x-forwarded-for": "203.0.113.5"}) == []
        async with open_house(tmp_path / "room.db") as house:
            assert await ask(house, {}) == []

    run(evening())
