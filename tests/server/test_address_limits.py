"""How much one address may use, and whose word is taken for an address."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from backroom.core.errors import Malformed
from backroom.server import address_limits
from backroom.server.address_limits import REMEMBERED, LimitAddresses, address_of
from backroom.server.limits import Limits
from backroom.server.messages import Hello, Problem
from backroom.server.pace import Pace
from backroom.server.proxies import Proxies
from tests.server.house import Guest, House, open_house, run

ANN, BOB = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "198.51.100.2"}
HERE = Proxies(any_here=True)
WISH = b'{"game":"fbi","name":"Ann","seats":2}'


def scope(client: str | None, *forwarded: str) -> dict[str, object]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"type": "http", "client": (client, 1) if client else None, "headers": headers}


@pytest.mark.parametrize(
    ("client", "forwarded", "trust", "expected"),
    [
        ("198.51.100.7", (), False, "198.51.100.7"),
        ("198.51.100.7", ("203.0.113.5",), False, "198.51.100.7"),
        ("127.0.0.1", ("203.0.113.5",), False, None),
        ("127.0.0.1", (), True, None),
        ("127.0.0.1", ("203.0.113.5",), True, "203.0.113.5"),
        ("127.0.0.1", ("1.2.3.4, 203.0.113.5",), True, "203.0.113.5"),
        ("127.0.0.1", ("1.2.3.4", "203.0.113.5"), True, "203.0.113.5"),
        ("::1", (), False, None),
        ("::ffff:127.0.0.1", (), False, None),
        ("::ffff:198.51.100.7", (), False, "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", (), False, "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", (), False, "2001:db8:1:2::"),
        ("127.0.0.1", ("nonsense",), True, "nonsense"),
        (None, (), False, None),
        ("198.51.100.7", ("203.0.113.5",), True, "198.51.100.7"),
        ("198.51.100.7", ("127.0.0.1",), True, "198.51.100.7"),
        ("127.0.0.1", ("203.0.113.5, 127.0.0.1",), True, "203.0.113.5"),
        ("127.0.0.1", ("127.0.0.1, 203.0.113.5:4711",), True, "203.0.113.5"),
        ("127.0.0.1", ("[2001:db8:1:2::9]:80",), True, "2001:db8:1:2::"),
        ("10.1.2.3", ("203.0.113.5",), True, "10.1.2.3"),
        ("10.1.2.3", ("203.0.113.5",), "10.0.0.0/8", "203.0.113.5"),
        ("10.1.2.3", ("203.0.113.5, 10.9.9.9",), "10.0.0.0/8", "203.0.113.5"),
        ("10.1.2.3", ("1.2.3.4, 203.0.113.5, 10.9.9.9",), "10.0.0.0/8", "203.0.113.5"),
        ("::ffff:10.1.2.3", ("203.0.113.5",), "10.1.2.3", "203.0.113.5"),
        ("10.1.2.3", ("10.4.4.4",), "10.0.0.0/8", "10.4.4.4"),
        ("192.0.2.8", ("203.0.113.5",), "10.0.0.0/8", "192.0.2.8"),
    ],
)
def test_addresses(client: str | None, forwarded: tuple[str, ...], trust: bool | str, expected: str | None) -> None:
    proxies = Proxies(elsewhere=[trust]) if isinstance(trust, str) else Proxies(trust)
    assert address_of(scope(client, *forwarded), proxies) == expected


def test_what_is_no_address_is_no_proxy() -> None:
    with pytest.raises(Malformed, match=r"expected the address of a proxy.*proxy\.example"):
        Proxies(elsewhere=["proxy.example"])


def test_requests_past_the_limit_are_told_when_to_come_back(tmp_path: Path) -> None:
    async def hasty() -> None:
        limits = Limits(requests_per_minute=5)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=HERE) as house:
            for _ in range(5):
                assert (await house.http("GET", "/api/games", headers=ANN))[0] == 200
            status, headers, body = await house.http("GET", "/api/games", headers=ANN)
            assert status == 429
            assert 1 <= int(headers["retry-after"]) <= 12
            assert "fewer requests" in msgspec.json.decode(body, type=Problem).reason
            assert "content-security-policy" in headers
            assert (await house.http("GET", "/api/games", headers=BOB))[0] == 200
            for _ in range(20):
                assert (await house.http("GET", "/api/games"))[0] == 200, "the host is not limited"

    run(hasty())


def test_nobody_is_believed_without_being_told_to(tmp_path: Path) -> None:
    async def liars() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(requests_per_minute=2)) as house:
            for _ in range(10):
                assert (await house.http("GET", "/api/games", headers=ANN))[0] == 200

    run(liars())


def test_tables_opened_from_one_address_are_limited(tmp_path: Path) -> None:
    async def greedy() -> None:
        limits = Limits(tables_per_hour=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=HERE) as house:
            headers = {"content-type": "application/json", **ANN}
            statuses = [(await house.http("POST", "/api/tables", WISH, headers))[0] for _ in range(3)]
            assert statuses == [201, 201, 429]
            assert (await house.http("GET", "/api/games", headers=ANN))[0] == 200
            headers = {"content-type": "application/json", **BOB}
            assert (await house.http("POST", "/api/tables", WISH, headers))[0] == 201

    run(greedy())


def test_sockets_of_one_address_are_limited_and_given_back(tmp_path: Path) -> None:
    async def crowd() -> None:
        limits = Limits(sockets_per_address=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=HERE) as house:
            seated = await house.open_table(2)
            here = {"additional_headers": ANN}
            async with house.socket(seated.table, **here) as one, house.socket(seated.table, **here):
                async with house.socket(seated.table, **here) as third:
                    with pytest.raises(ConnectionClosed):
                        await third.recv()
                    assert third.close_code == 1013
                async with house.socket(seated.table, additional_headers=BOB) as other:
                    await Guest(other).say(Hello())
                    assert await other.recv()
                await one.close()
                await one.wait_closed()
                while True:
                    async with house.socket(seated.table, **here) as again:
                        await Guest(again).say(Hello())
                        try:
                            assert await again.recv()
                        except ConnectionClosed:
                            continue
                        break

    run(crowd())


async def call(house: House, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """Ann opens a socket and says something odd; what the server says until then."""
    address = urlsplit(house.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address.netloc}\r\nX-Forwarded-For: 198.51.100.1\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return reader, writer, await reader.readuntil(b"\r\n\r\n")


def test_a_socket_counts_until_it_is_closed_at_both_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "POLITE", 3)

    async def rude() -> None:
        limits = Limits(sockets_per_address=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=HERE) as house:
            seated = await house.open_table(2)
            writers = []
            for _ in range(2):
                reader, writer, head = await call(house, seated.table)
                writer.write(b"\x81\x82\0\0\0\0{}")
                assert b" 101 " in head
                await reader.readuntil(b"expected the first message to be a hello")  # and now it is closing
                await reader.readuntil(b"expected the first message to be a hello")
                writers.append(writer)
            for _ in range(3):
                reader, writer, head = await call(house, seated.table)
                assert b" 101 " in head
                await reader.readuntil(address_limits.TOO_MANY.reason.encode())
                writers.append(writer)
            reader, writer, head = await call(house, seated.table)
            assert b" 429 " in head, "who does not answer is not spoken to for long"
            for open_one in (*writers, writer):
                open_one.close()
                await open_one.wait_closed()
            while True:
                reader, writer, head = await call(house, seated.table)
                writer.write(b"\x81\x82\0\0\0\0{}")
                told = b" 101 " in head and await reader.read(1000)
                writer.close()
                if told and b"hello" in told:
                    break

    run(rude())


def test_to_open_a_socket_is_a_request(tmp_path: Path) -> None:
    async def hasty() -> None:
        limits = Limits(requests_per_minute=5)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=HERE) as house:
            seated = await house.open_table(2)
            for number in range(6):
                async with house.socket(seated.table, additional_headers=ANN) as socket:
                    if number < 5:
                        await Guest(socket).say(Hello())
                        assert await socket.recv()
                    else:
                        with pytest.raises(ConnectionClosed):
                            await socket.recv()
                        assert socket.close_code == 1013
            assert (await house.http("GET", "/api/games", headers=ANN))[0] == 429
            async with house.socket(seated.table, additional_headers=BOB) as other:
                await Guest(other).say(Hello())
                assert await other.recv()

    run(hasty())


def test_so_many_tables_are_in_memory_and_no_more(tmp_path: Path) -> None:
    async def full() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(tables=2), delay=(60.0, 60.0)) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]):
                other = await house.open_table(2)
                async with house.guest(other.table, other.secret):
                    headers = {"content-type": "application/json"}
                    status, _, body = await house.http("POST", "/api/tables", WISH, headers)
                    assert status == 503
                    assert "all 2 tables" in msgspec.json.decode(body, type=Problem).reason
                    assert (await house.http("GET", "/api/games"))[0] == 200

    run(full())


def test_addresses_at_rest_are_forgotten() -> None:
    async def many() -> int:
        async def nothing(*_: object) -> None:
            pass

        limiter = LimitAddresses(nothing, Limits())
        busy = limiter._address("busy")
        busy.sockets = 1
        for number in range(3 * REMEMBERED):
            limiter._address(str(number))
        assert limiter._address("busy") is busy
        return len(limiter._addresses)

    assert run(many()) <= REMEMBERED


def test_who_asks_is_told_how_long_and_loses_nothing_by_asking() -> None:
    pace = Pace(per_second=1.0, burst=2, now=0.0)
    assert [pace.ask(0.0) for _ in range(4)] == [0.0, 0.0, 1.0, 1.0]
    assert pace.ask(1.0) == 0.0
    assert address_limits.TOO_MANY.code == 1013
