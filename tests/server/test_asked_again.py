"""An answer over HTTP that was lost: whoever made the secret asks again, and has one table and one seat."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.server.guests import ALPHABET, ID_LENGTH, table_id_of
from backroom.server.limits import Limits
from backroom.server.messages import Accepted, Problem, Refused, Seated, TableInfo
from backroom.server.metrics import BROKEN
from backroom.server.proxies import Proxies
from backroom.store.secret import new_secret
from backroom.table.wish import Begin, Chat, HandOver, Kick, Rename, StandUp
from tests.server.house import Guest, House, open_house, run

JSON = {"content-type": "application/json"}
OWN, OTHER = "a" * 32, "b" * 64


async def ask(house: House, path: str, **wish: Any) -> Seated | Problem:
    status, _, body = await house.http("POST", path, msgspec.json.encode(wish), JSON)
    if status == 201:
        return msgspec.json.decode(body, type=Seated)
    return msgspec.json.decode(body, type=Problem)


async def join(house: House, table: str, **wish: Any) -> Seated | Problem:
    return await ask(house, f"/api/tables/{table}/seats", **wish)


async def taken(house: House, table: str) -> list[str]:
    _, _, body = await house.http("GET", f"/api/tables/{table}")
    return [seat.name for seat in msgspec.json.decode(body, type=TableInfo).seats if not seat.free]


def test_a_seat_asked_for_again_is_the_same_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table = (await house.open_table(4, begin=False)).table
            answers = await asyncio.gather(*[join(house, table, name="Bob", secret=OWN) for _ in range(4)])
            assert set(map(str, answers)) == {str(Seated(table=table, seat=1, secret=OWN))}
            assert await join(house, table, name="Cy", secret=OTHER) == Seated(table=table, seat=2, secret=OTHER)
            assert await taken(house, table) == ["Ann", "Bob", "Cy"]
            async with house.guest(table, OWN) as bob:
                assert bob.now.seat == 1
        async with open_house(tmp_path / "room.db") as house:
            assert await join(house, table, name="Bob", secret=OWN) == Seated(table=table, seat=1, secret=OWN)

    run(evening())


def test_a_table_asked_for_again_is_the_same_table(tmp_path: Path) -> None:
    wish = {"game": "fbi", "name": "Ann", "seats": 3, "begin": False, "secret": OWN}

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            answers = await asyncio.gather(*[ask(house, "/api/tables", **wish) for _ in range(4)])
            seated = Seated(table=table_id_of(OWN), seat=0, secret=OWN)
            assert answers == [seated] * 4
            assert await ask(house, "/api/tables", **{**wish, "secret": OTHER}) != seated
            async with house.guest(seated.table, OWN) as ann:
                assert isinstance(await ann.wish(Begin(key="b")), Accepted)
                assert await ask(house, "/api/tables", **wish) == seated
        async with open_house(tmp_path / "room.db") as house:
            assert await ask(house, "/api/tables", **wish) == seated

    run(evening())


def test_a_table_asked_for_again_needs_no_room(tmp_path: Path) -> None:
    wish = {"game": "fbi", "name": "Ann", "seats": 3, "begin": False}

    async def evening() -> None:
        async with open_house(tmp_path / "room.db", limits=Limits(tables=1)) as house:
            seated = Seated(table=table_id_of(OWN), seat=0, secret=OWN)
            assert await ask(house, "/api/tables", **wish, secret=OWN) == seated
            assert await ask(house, "/api/tables", **wish, secret=OWN) == seated
            while house.room.tables() > 0:
                await asyncio.sleep(0.01)
            other = await ask(house, "/api/tables", **wish, secret=OTHER)
            assert isinstance(other, Seated)
            assert await ask(house, "/api/tables", **wish, secret=OWN) == seated, "though another has its room"
            for new in ({"secret": "c" * 32}, {}):
                refused = await ask(house, "/api/tables", **wish, **new)
                assert isinstance(refused, Problem)
                assert "all 1 tables of this server are taken" in refused.reason

    run(evening())


def test_a_table_asked_for_again_counts_once(tmp_path: Path) -> None:
    here = {**JSON, "x-forwarded-for": "198.51.100.1"}

    async def evening() -> None:
        limits = Limits(tables_per_hour=2)
        async with open_house(tmp_path / "room.db", limits=limits, proxies=Proxies(any_here=True)) as house:
            statuses = []
            for secret in (OWN, OWN, OWN, OTHER, "c" * 32):
                wish = {"game": "fbi", "name": "Ann", "seats": 3, "begin": False, "secret": secret}
                statuses.append((await house.http("POST", "/api/tables", msgspec.json.encode(wish), here))[0])
            assert statuses == [201, 201, 201, 201, 429]

    run(evening())


def test_a_table_is_named_by_the_secret_as_any_other_is() -> None:
    names = {table_id_of(new_secret() * 2) for _ in range(500)}
    assert len(names) == 500
    assert all(len(name) == ID_LENGTH and set(name) <= set(ALPHABET) for name in names)
    assert {letter for name in names for letter in name} == set(ALPHABET)


@pytest.mark.parametrize("secret", ["", "a" * 31, "a" * 65, "a" * 31 + " ", "a" * 31 + "\u00e4", "a" * 32 + "\n"])
def test_a_secret_that_could_be_guessed_or_not_be_carried_is_refused(tmp_path: Path, secret: str) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table = (await house.open_table(4, begin=False)).table
            for answer in (
                await join(house, table, name="Bob", secret=secret),
                await ask(house, "/api/tables", game="fbi", name="Bob", seats=2, secret=secret),
            ):
                assert isinstance(answer, Problem)
                assert "expected a secret of 32 to 64" in answer.reason

    run(evening())


def test_whoever_was_sent_away_does_not_come_back_by_the_same_secret(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(4, begin=False)
            await join(house, seated.table, name="Bob", secret=OWN)
            async with house.guest(seated.table, seated.secret) as ann:
                assert isinstance(await ann.wish(Kick(key="k", seat=1)), Accepted)
            answer = await join(house, seated.table, name="Bob", secret=OWN)
            assert isinstance(answer, Problem)
            assert answer.reason == "that secret opens no seat here any more; take another"

    run(evening())


async def stand_up(guest: Guest) -> Accepted | Refused:
    return await guest.wish(StandUp(key=guest.key()))


def test_whoever_stands_up_leaves_a_free_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(4, begin=False)
            await join(house, seated.table, name="Bob", secret=OWN)
            async with house.guest(seated.table, seated.secret) as ann, house.guest(seated.table, OWN) as bob:
                refused = await stand_up(ann)
                assert isinstance(refused, Refused)
                assert "hands the table over" in refused.reason
                assert isinstance(await stand_up(bob), Accepted)
                assert (await bob.closed())[0] == 4401
                assert await taken(house, seated.table) == ["Ann"]
                assert isinstance(await join(house, seated.table, name="Bob", secret=OTHER), Seated)
                async with house.guest(seated.table, OTHER) as back:
                    assert isinstance(await ann.wish(HandOver(key="h", seat=1)), Accepted)
                    assert isinstance(await stand_up(ann), Accepted)
                    assert isinstance(await back.wish(Begin(key="b")), Accepted)
                    late = await stand_up(back)
                    assert isinstance(late, Refused)
                    assert "the game has begun" in late.reason
        async with open_house(tmp_path / "room.db") as house, house.guest(seated.table, OTHER) as bob:
            assert bob.now.seat == 1

    run(evening())


def test_whoever_looks_for_a_table_while_it_is_opened_finds_the_one_there_is(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            for number in range(20):
                own = f"{number:032d}"
                opening = asyncio.create_task(ask(house, "/api/tables", game="fbi", name="Ann", seats=2, secret=own))
                looking = asyncio.create_task(look(house, table_id_of(own)))
                seated, _ = await asyncio.gather(opening, looking)
                assert isinstance(seated, Seated)
                async with house.guest(seated.table, seated.secret) as ann:
                    assert isinstance(await ann.wish(Rename(key="k", name="Anna")), Accepted)
            assert BROKEN.read() == before

    async def look(house: House, table: str) -> None:
        while (await house.http("GET", f"/api/tables/{table}"))[0] == 404:
            await asyncio.sleep(0)

    before = BROKEN.read()
    run(evening())


def test_of_whoever_stands_up_nothing_that_was_heard_is_kept(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, begin=False)
            async with house.guest(seated.table, seated.secret) as ann:
                for number in range(3):
                    joined = await join(house, seated.table, name="Bob")
                    assert isinstance(joined, Seated)
                    async with house.guest(joined.table, joined.secret) as bob:
                        assert isinstance(await ann.wish(Chat(key=f"c{number}", text="hello")), Accepted)
                        assert isinstance(await stand_up(bob), Accepted)
                table = (await house.room.find(seated.table)).table
                assert len(table.chat._heard) == len(table.seating.guests) + 2, (
                    "Ann's, the watchers', and what is kept for whoever comes"
                )

    run(evening())
