"""A full disk: actions are refused with a clear word, views go on, and with room again the game does too."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from backroom.server import caretaker, entering
from backroom.server.messages import Accepted, Act, Ping, Problem, Refused
from backroom.server.metrics import BROKEN
from backroom.store import lock
from backroom.store.backup import back_up
from backroom.store.reading import read_table
from backroom.store.sqlite import SqliteJournal
from backroom.table.wish import Begin
from tests.server.house import Guest, House, first, open_house, run
from tests.server.test_evening import two_friends
from tests.server.test_five_games import Hurried
from tests.store.script import small_files, sql

NO_ROOM = "the disk is full, and nothing can be written"


@contextlib.asynccontextmanager
async def tiny_house(path: Path) -> AsyncIterator[tuple[House, Callable[[], None], Callable[[], None]]]:
    """A house whose file can be forbidden to grow, and allowed to again."""
    journal = SqliteJournal(path)
    connection = journal.writer._connection

    def fill() -> None:
        """What is free inside the file does not count as room here: it has none."""
        pages = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {pages}")

    def clear() -> None:
        connection.execute("pragma max_page_count = 1073741823")

    async with open_house(path, journal=journal) as house:
        yield house, fill, clear


async def until_refused(guest: Guest) -> Refused:
    """Play until the file has taken what it can."""
    for _ in range(2000):
        decision = guest.now.decision
        if decision is None or decision.locked:
            await guest.hear()
            continue
        answer = await guest.act(first(guest.now))
        if isinstance(answer, Refused):
            return answer
        while guest.now.seq < answer.seq or guest.now.decision == decision:
            await guest.hear()
    raise AssertionError("the disk was never full")


async def play_on(guest: Guest) -> None:
    """To the end of the game, asking again when refused."""
    while guest.now.seed is None:
        decision = guest.now.decision
        if decision is None or decision.locked:
            await guest.hear()
        elif isinstance(answer := await guest.act(first(guest.now)), Accepted):
            while guest.now.seq < answer.seq or guest.now.decision == decision:
                await guest.hear()
        else:
            assert "nothing can be written" in answer.reason
            await asyncio.sleep(0.01)


async def open_until_refused(house: House) -> tuple[int, bytes]:
    """On a page that was begun before there may be room for a table or two."""
    wish, headers = b'{"game":"fbi","name":"Ann","seats":2}', {"content-type": "application/json"}
    status, body = 201, b""
    for _ in range(100):
        if status == 201:
            status, _, body = await house.http("POST", "/api/tables", wish, headers)
    return status, body


def failures(house: House) -> int:
    assert isinstance(house.room.journal, SqliteJournal)
    return house.room.journal.writer.failures


def test_actions_are_refused_views_go_on_and_so_does_the_game_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with tiny_house(path) as (house, fill, clear):
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                fill()
                playing = [asyncio.create_task(until_refused(guest)) for guest in (one, two)]
                done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in waiting:
                    task.cancel()
                    await asyncio.wait([task])
                (refused,) = [task.result() for task in done]
                assert (refused.rule, refused.reason) == (None, NO_ROOM)
                asked = one if refused.key in one.answers else two
                seq = asked.now.seq

                async with house.guest(table) as watcher:
                    assert watcher.now.seq == seq
                    await watcher.say(Ping(n=1))
                    await watcher.until(lambda: 1 in watcher.pongs)
                status, body = await open_until_refused(house)
                assert status == 507
                assert msgspec.json.decode(body, type=Problem).reason == NO_ROOM
                assert (await house.http("GET", "/api/games"))[0] == 200

                clear()
                decision = asked.now.decision
                assert decision is not None
                assert refused.key is not None
                await asked.say(Act(decision=decision.id, action=first(asked.now), key=refused.key))
                asked.answers.pop(refused.key)
                await asked.until(lambda: refused.key in asked.answers)
                assert asked.answers[refused.key] == Accepted(key=refused.key, seq=seq + 1)

    run(evening())
    journals = sql(path, "select count(*), max(seq) from journal group by table_id")
    assert all(count == last for count, last in journals), "nothing is missing"


def test_bots_go_on_by_themselves_when_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "TRY_AGAIN", 0.05)

    async def evening() -> None:
        async with tiny_house(tmp_path / "room.db") as (house, fill, clear):
            seated = await house.open_table(3)
            async with house.guest(seated.table, seated.secret) as ann:
                fill()
                playing = asyncio.create_task(play_on(ann))
                while failures(house) < 3:
                    await asyncio.sleep(0.01)
                clear()
                await playing

    run(evening())


def test_a_quota_refuses_with_a_clear_word_and_closes_no_socket(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                with small_files(path):
                    asked = one if one.now.decision else two
                    refused = await asked.act(first(asked.now))
                    assert isinstance(refused, Refused)
                    assert refused.reason == "the disk takes nothing more, and nothing can be written now"
                    assert (await house.http("GET", "/api/health"))[0] == 507
                    async with house.guest(table) as watcher:
                        assert watcher.now.seq == asked.now.seq
                await asyncio.gather(one.play(first), two.play(first))

    run(evening())


def test_nobodys_time_runs_out_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann has a minute, and is refused for more than one."""
    monkeypatch.setattr(caretaker, "RACE_PING", 0.02)
    path = tmp_path / "room.db"
    clock = {"kind": "live", "seconds": 60, "days": 1, "bank": 0}

    async def evening() -> None:
        async with (
            open_house(path, journal=Hurried(path, 20.0)) as house,
            two_friends(house, clock=clock) as (one, two, _, _),
        ):
            await one.wish(Begin(key="b"))
            for guest in (one, two):
                await guest.until(lambda guest=guest: guest.now.stage == "playing")  # type: ignore[misc]
            asked = one if one.now.decision else two
            with small_files(path):
                assert isinstance(await asked.act(first(asked.now)), Refused)
                before = asked.update
                await asyncio.sleep(3.2)
                assert house.room.journal.time.stands_still()
            await asked.until(lambda: asked.update is not before)  # with the time that is left
            assert isinstance(await asked.act(first(asked.now)), Accepted)

    run(evening())
    assert [body for (body,) in sql(path, "select body from journal") if b"timed_out" in bytes(body)] == []


def test_a_file_that_another_program_keeps_to_itself_refuses_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.02)
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                    other.execute("begin immediate")
                    asked = one if one.now.decision else two
                    refused = await asked.act(first(asked.now))
                    assert isinstance(refused, Refused)
                    assert "another program keeps the journal to itself" in refused.reason
                    status, _, body = await house.http("GET", "/api/health")
                    assert (status, msgspec.json.decode(body, type=Problem).reason) == (503, refused.reason)
                    async with house.guest(table) as watcher:
                        assert watcher.now.seq == asked.now.seq
                await asyncio.gather(one.play(first), two.play(first))

    broken = BROKEN.read()
    run(evening())
    assert BROKEN.read() == broken


def test_a_file_that_is_moved_away_refuses_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "RACE_PING", 0.02)
    path, elsewhere = tmp_path / "room.db", tmp_path / "elsewhere.db"

    async def evening() -> None:
        async with open_house(path) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                path.rename(elsewhere)
                while not house.room.journal.time.stands_still():
                    await asyncio.sleep(0.01)
                asked = one if one.now.decision else two
                refused = await asked.act(first(asked.now))
                assert isinstance(refused, Refused)
                assert "not where it was" in refused.reason
                status, _, body = await house.http("GET", "/api/health")
                assert (status, msgspec.json.decode(body, type=Problem).reason) == (503, refused.reason)
                elsewhere.rename(path)
                await asyncio.gather(play_on(one), play_on(two))

    run(evening())
    assert sql(path, "select over from game_table") == [(1,)]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(folder)], capture_output=True)
    if done.returncode != 0:
        pytest.skip("only root may make a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def weigh_down(ballast: Path) -> None:
    """Leave no room at all."""
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(b"x" * size)


def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    path = small_disk / "room.db"
    ballast = small_disk / "ballast"

    async def evening() -> None:
        async with open_house(path) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                weigh_down(ballast)
                playing = [asyncio.create_task(until_refused(guest)) for guest in (one, two)]
                done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in waiting:
                    task.cancel()
                    await asyncio.wait([task])
                (refused,) = [task.result() for task in done]
                assert refused.reason == NO_ROOM
                ballast.unlink()
                await asyncio.gather(one.play(first), two.play(first))

    run(evening())
    assert sql(path, "pragma integrity_check") == [("ok",)]


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_on_a_full_disk_a_server_starts_and_shows_the_tables(small_disk: Path, left: str) -> None:
    before, path, ballast = small_disk / "before.db", small_disk / "room.db", small_disk / "ballast"

    async def evening() -> None:
        async with open_house(before) as house:
            table, secrets = await house.open_for_people(2)
            if left == "killed":
                for end in ("", "-wal", "-shm"):
                    shutil.copy(f"{before}{end}", f"{path}{end}")
        if left == "closed":
            before.rename(path)
        weigh_down(ballast)
        back_up(path, small_disk.parent / "copy.db")
        assert read_table(small_disk.parent / "copy.db", table).entries
        async with (
            open_house(path) as house,
            house.guest(table, secrets[0]) as one,
            house.guest(table, secrets[1]) as two,
        ):
            asked = one if one.now.decision else two
            answer = await asked.act(first(asked.now))
            assert (await house.http("GET", f"/api/tables/{table}"))[0] == 200
            ballast.unlink()
            if isinstance(answer, Refused):  # in a log that was left there may be room for one more
                assert "nothing can be written" in answer.reason
                assert isinstance(await asked.act(first(asked.now)), Accepted)

    run(evening())
    assert sql(path, "pragma integrity_check") == [("ok",)]
