"""A guest's own sheets: they go with the secret of the seat, and to nobody else."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec

from backroom.server.messages import Noted, Notes
from backroom.store.sqlite import SqliteJournal
from backroom.table.wish import Kick
from tests.server.house import House, decode, open_house, run
from tests.server.test_evening import two_friends
from tests.server.test_full_disk import NO_ROOM, tiny_house
from tests.server.test_nudge import settle


async def ask(house: House, table: str, secret: str | None, **sheets: Any) -> tuple[int, bytes]:
    headers = {"content-type": "application/json"} | ({} if secret is None else {"authorization": f"Bearer {secret}"})
    body = msgspec.json.encode(sheets) if sheets else None
    status, _, answer = await house.http("PUT" if sheets else "GET", f"/api/tables/{table}/notes", body, headers)
    return status, answer


def sheets(answer: tuple[int, bytes]) -> Notes:
    assert answer[0] == 200, answer
    return msgspec.json.decode(answer[1], type=Notes)


def test_they_are_there_on_another_device_and_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            table, (ann, ben) = await house.open_for_people(2)
            assert sheets(await ask(house, table, ann)) == Notes(words=None, marks=None)
            sheets(await ask(house, table, ann, words="Ben 'lies'; <b>ü\n"))
            sheets(await ask(house, table, ben, words="Ann bluffs"))
        async with open_house(path) as house:
            sheets(await ask(house, table, ann, marks='{"0 Arson":"?"}'))
            assert sheets(await ask(house, table, ann)) == Notes(words="Ben 'lies'; <b>ü\n", marks='{"0 Arson":"?"}')
            assert sheets(await ask(house, table, ben)) == Notes(words="Ann bluffs", marks=None)
            assert sheets(await ask(house, table, ann, words="")) == Notes(words="", marks='{"0 Arson":"?"}')

    run(evening())


def test_all_pages_of_one_seat_are_told_that_there_is_something_new_and_nobody_else_is(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, contextlib.AsyncExitStack() as stack:
            table, (ann, ben) = await house.open_for_people(2)
            pages = [await stack.enter_async_context(house.guest(table, who)) for who in (ann, ann, ben, None)]

            async def told() -> list[int]:
                await settle(pages)
                return [sum(isinstance(message, Noted) for message in map(decode, page.heard)) for page in pages]

            await ask(house, table, ann, words="Ben lies", marks="{}")
            assert await told() == [1, 1, 0, 0]
            await ask(house, table, ann)
            await ask(house, table, None, words="not mine")
            assert await told() == [1, 1, 0, 0]

    run(evening())


def test_what_another_page_has_written_meanwhile_is_not_overwritten_unseen(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, (ann, _) = await house.open_for_people(2)
            unwritten = {"words": None, "marks": None}
            first = [ask(house, table, ann, words=f"page {page}", before=unwritten) for page in range(5)]
            answers = await asyncio.gather(*first)
            assert sorted(status for status, _ in answers) == [200, 412, 412, 412, 412]
            kept = sheets(await ask(house, table, ann))
            assert {body for _, body in answers} == {msgspec.json.encode(kept)}
            sheets(await ask(house, table, ann, words="both", before={"words": kept.words, "marks": "of no matter"}))
            assert (await ask(house, table, ann, marks="{}", words="mine", before=unwritten))[0] == 412
            assert sheets(await ask(house, table, ann)) == Notes(words="both", marks=None)

    run(evening())


def test_without_the_secret_of_a_seat_here_there_are_none(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, (ann, _) = await house.open_for_people(2)
            _, (stranger, _) = await house.open_for_people(2)
            for secret in (None, "", stranger, ann[:-1]):
                assert (await ask(house, table, secret))[0] == 401
                assert (await ask(house, table, secret, words="mine"))[0] == 401
            assert (await ask(house, "nowhere", ann))[0] == 404
            assert sheets(await ask(house, table, ann)) == Notes(words=None, marks=None)

    run(evening())


def test_whoever_is_sent_away_has_none_and_whoever_comes_instead_does_not_find_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db") as house,
            two_friends(house) as (one, two, seated, joined),
        ):
            sheets(await ask(house, seated.table, joined.secret, words="secret"))
            await one.wish(Kick(key="k", seat=two.now.seat))
            assert (await ask(house, seated.table, joined.secret))[0] == 401
            status, _, body = await house.http(
                "POST", f"/api/tables/{seated.table}/seats", b'{"name":"Cleo"}', {"content-type": "application/json"}
            )
            assert status == 201
            cleo = msgspec.json.decode(body)["secret"]
            assert sheets(await ask(house, seated.table, cleo)) == Notes(words=None, marks=None)

    run(evening())


def test_what_is_too_long_or_something_else_is_refused_and_the_rest_stays(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, (ann, _) = await house.open_for_people(2)
            sheets(await ask(house, table, ann, words="\N{GRINNING FACE}" * 20_000))
            assert (await ask(house, table, ann, words="x" * 20_001))[0] == 400
            assert (await ask(house, table, ann, words=7))[0] == 400
            assert (await ask(house, table, ann, pages="x"))[0] == 400
            assert (await ask(house, table, ann, words="x" * 600_000))[0] == 413
            assert sheets(await ask(house, table, ann)).words == "\N{GRINNING FACE}" * 20_000

    run(evening())


def test_on_a_full_disk_it_is_said_and_what_was_there_stays(tmp_path: Path) -> None:
    async def evening() -> None:
        async with tiny_house(tmp_path / "room.db") as (house, fill, clear):
            table, (ann, _) = await house.open_for_people(2)
            sheets(await ask(house, table, ann, words="before"))
            fill()
            status, body = await ask(house, table, ann, words="x" * 20_000)
            assert (status, NO_ROOM.encode() in body) == (507, True)
            assert sheets(await ask(house, table, ann)).words == "before"
            clear()
            assert sheets(await ask(house, table, ann, words="after")).words == "after"

    run(evening())


def test_they_are_no_part_of_the_journal(tmp_path: Path) -> None:
    async def evening() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            table, (ann, _) = await house.open_for_people(2)
            before = await journal.load(table)
            sheets(await ask(house, table, ann, words="x"))
            assert await journal.load(table) == before

    run(evening())
