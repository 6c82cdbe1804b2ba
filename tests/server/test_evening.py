"""An evening with friends, over real sockets: gathering, talking, leaving, coming back, playing again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from backroom.server.absence import Patience
from backroom.server.messages import Accepted, Hello, Problem, Refused, Seated, TableInfo
from backroom.server.thinking import Workers
from backroom.store.errors import NoRoom
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry
from backroom.table.wish import AddBot, Begin, Chat, Close, GoOn, Kick, Pause, Ready, Rematch, Sit, Undo
from tests.server.house import Guest, House, fbi, first, open_house, run
from tests.server.test_five_games import Hurried


async def join(house: House, table: str, **wish: object) -> Seated:
    status, _, answer = await house.http(
        "POST", f"/api/tables/{table}/seats", msgspec.json.encode(wish), {"content-type": "application/json"}
    )
    assert status == 201, answer
    return msgspec.json.decode(answer, type=Seated)


async def info(house: House, table: str) -> TableInfo:
    status, _, answer = await house.http("GET", f"/api/tables/{table}")
    assert status == 200, answer
    return msgspec.json.decode(answer, type=TableInfo)


async def listed(house: House, stage: str = "gathering") -> list[str]:
    status, _, answer = await house.http("GET", f"/api/tables?stage={stage}")
    assert status == 200
    return [table.table for table in msgspec.json.decode(answer, type=list[TableInfo])]


@contextlib.asynccontextmanager
async def two_friends(house: House, **wish: object) -> AsyncIterator[tuple[Guest, Guest, Seated, Seated]]:
    """Ann has opened a table, Bert has joined, and both are at it."""
    ann = await house.open_table(2, begin=False, **wish)
    bert = await join(house, ann.table, name="Bert")
    async with house.guest(ann.table, ann.secret) as one, house.guest(ann.table, bert.secret) as two:
        await one.until(lambda: one.now.players[1].here)
        yield one, two, ann, bert


def test_games_that_are_played_in_the_open_are_shown_to_whoever_wants_to_watch(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, contextlib.AsyncExitStack() as stack:
            wishes: tuple[dict[str, Any], ...] = (
                {"listed": True},
                {"listed": True, "name": "Bert"},
                {},
                {"listed": True, "watchers": False},
            )
            older, newer, hidden, closed = [await house.open_table(2, **wish) for wish in wishes]
            gathering = await house.open_table(2, listed=True, begin=False)
            assert await listed(house, "playing") == [], "where nobody is, there is nothing to see"
            async with house.guest(older.table):
                assert await listed(house, "playing") == [], "watchers are nobody to watch"
            for seated in (older, hidden, closed, gathering):
                await stack.enter_async_context(house.guest(seated.table, seated.secret))
            async with house.guest(newer.table, newer.secret) as bert:
                assert await listed(house, "playing") == [newer.table, older.table]
                assert await listed(house) == [gathering.table]
                async with house.guest(newer.table) as watcher:
                    assert watcher.now.stage == "playing"
                await bert.play(first)
                assert await listed(house, "playing") == [older.table]
            status, _, answer = await house.http("GET", "/api/tables?stage=closed")
            assert status == 400
            assert b"expected stage to be gathering or playing, got 'closed'" in answer

    run(evening())


def test_friends_gather_and_begin(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            ann = await house.open_table(3, begin=False, listed=True, name="Ann")
            assert await listed(house) == [ann.table]
            async with house.guest(ann.table, ann.secret) as host:
                assert (host.now.stage, host.now.view, host.now.decision) == ("gathering", None, None)
                bert = await join(house, ann.table, name="Bert", seat=2)
                assert bert.seat == 2
                await host.until(lambda: host.now.players[2].name == "Bert")
                assert [player.free for player in host.now.players] == [False, True, False]
                async with house.guest(bert.table, bert.secret) as guest:
                    refused = await guest.wish(Begin(key="b"))
                    assert isinstance(refused, Refused)
                    assert "host" in refused.reason
                    assert isinstance(await guest.wish(Ready(key="r")), Accepted)
                    assert isinstance(await guest.wish(Sit(key="s", seat=1, colour=7)), Accepted)
                    await guest.until(lambda: guest.now.seat == 1)
                    await host.until(lambda: host.now.players[1].colour == 7 and host.now.players[1].ready)
                    assert isinstance(await host.wish(Begin(key="b")), Accepted)
                    await guest.until(lambda: guest.now.stage == "playing")
                    assert guest.now.view is not None
                    assert guest.now.view.seat == 1
                    await asyncio.gather(host.play(first), guest.play(first))
                    assert (await info(house, ann.table)).stage == "over"
            assert await listed(house) == []

    run(evening())


def test_a_seat_that_cannot_be_had_is_a_problem(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            for table, body, status in (
                (seated.table, {"name": "Bert"}, 409),
                (seated.table, {"name": ""}, 400),
                (seated.table, {"name": "Bert", "spy": True}, 400),
                ("nowhere", {"name": "Bert"}, 404),
            ):
                answered, _, text = await house.http(
                    "POST",
                    f"/api/tables/{table}/seats",
                    msgspec.json.encode(body),
                    {"content-type": "application/json"},
                )
                assert answered == status
                assert msgspec.json.decode(text, type=Problem).reason

    run(evening())


def test_many_who_want_the_last_seat_get_it_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            ann = await house.open_table(2, begin=False)
            tries = [
                house.http(
                    "POST",
                    f"/api/tables/{ann.table}/seats",
                    msgspec.json.encode({"name": f"guest {number}"}),
                    {"content-type": "application/json"},
                )
                for number in range(8)
            ]
            statuses = sorted([status for status, _, _ in await asyncio.gather(*tries)])
            assert statuses == [201] + [409] * 7

    run(evening())


def test_what_is_said_is_heard_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house, two_friends(house) as (one, two, ann, bert):
            text = "<script>alert('x')</script>"
            assert isinstance(await one.wish(Chat(key="1", text=text)), Accepted)
            await two.until(lambda: len(two.lines) == 1)
            assert (two.lines[0].name, two.lines[0].text, two.lines[0].n) == ("Ann", text, 1)
            async with house.socket(ann.table) as line:
                wanda = Guest(line)
                await wanda.say(Hello(name="Wanda"))
                await wanda.until(lambda: len(wanda.lines) == 1)
                assert isinstance(await wanda.wish(Chat(key="w", text="psst", audience="watchers")), Accepted)
                assert isinstance(await wanda.wish(Chat(key="x", text="hello", audience="table")), Refused)
                await wanda.until(lambda: len(wanda.lines) == 2)
            assert isinstance(await two.wish(Chat(key="2", text="hi")), Accepted)
            await one.until(lambda: len(one.lines) == 2)
            assert [(line.n, line.text) for line in one.lines] == [(1, text), (2, "hi")]
        async with open_house(path) as house:
            async with house.guest(ann.table, bert.secret) as again:
                await again.until(lambda: len(again.lines) == 2)
                assert [line.text for line in again.lines] == [text, "hi"]
                known = await again.wish(Chat(key="2", text="hi"))
                assert isinstance(known, Accepted)
            async with house.socket(ann.table) as line:
                late = Guest(line)
                await late.say(Hello(secret=bert.secret, heard=1))
                await late.until(lambda: len(late.lines) == 1)
                assert late.lines[0].text == "hi"

    run(evening())


def test_whoever_talks_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, _, _, _):
            answers = [await one.wish(Chat(key=f"{number}", text="spam")) for number in range(20)]
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(refused) >= 10
            assert "wait" in refused[0].reason

    run(evening())


def test_many_sockets_ask_for_no_more_than_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db") as house,
            two_friends(house) as (_, two, ann, bert),
            house.guest(ann.table, bert.secret) as phone,
        ):
            answers = [await two.wish(Ready(key=two.key(), ready=bool(n % 2))) for n in range(90)]
            assert isinstance(answers[0], Accepted)
            assert isinstance(answers[-1], Refused)
            assert isinstance(await phone.wish(Ready(key=phone.key())), Refused)

    run(evening())


def test_the_host_sends_somebody_away(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, ann, bert):
            assert isinstance(await one.wish(Kick(key="k", seat=1)), Accepted)
            assert (await two.closed())[0] == 4401
            async with house.socket(ann.table) as line:
                back = Guest(line)
                await back.say(Hello(secret=bert.secret))
                assert (await back.closed())[0] == 4401
            assert isinstance(await one.wish(AddBot(key="a", seat=1)), Accepted)

    run(evening())


def test_a_table_that_lets_nobody_watch(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, watchers=False)
            async with house.socket(seated.table) as line:
                stranger = Guest(line)
                await stranger.say(Hello())
                assert (await stranger.closed())[0] == 4402
                assert stranger.update is None

    run(evening())


def test_a_paused_table_waits_for_everybody(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = {"kind": "live", "seconds": 30, "days": 1, "bank": 0}
        path = tmp_path / "room.db"
        async with (
            open_house(path, journal=Hurried(path, 100.0)) as house,
            two_friends(house, clock=clock) as (one, two, _, _),
        ):
            await one.wish(Begin(key="b"))
            await one.wish(Pause(key="p"))
            await one.until(lambda: one.now.house.paused)
            mover = next(player for player in one.now.players if player.left_ms is not None)
            before = one.now.seq
            await asyncio.sleep(0.5)  # as long as 50 seconds
            assert isinstance(await two.act("release none"), Refused)
            assert one.now.seq == before
            await two.wish(GoOn(key="g"))
            await one.until(lambda: not one.now.house.paused)
            left = one.now.players[mover.seat].left_ms
            assert left is not None
            assert mover.left_ms is not None
            assert 0 < left <= mover.left_ms
            await one.until(lambda: one.now.seq > before + 1)

    run(evening())


def test_whose_time_is_up_is_played_for(tmp_path: Path) -> None:
    """Two people who never answer play a whole game of FBI by the clock."""

    async def evening() -> None:
        clock = {"kind": "live", "seconds": 5, "days": 1, "bank": 0}
        path = tmp_path / "room.db"
        async with (
            open_house(path, journal=Hurried(path, 500.0)) as house,
            two_friends(house, clock=clock) as (one, _, _, _),
        ):
            await one.wish(Begin(key="b"))
            await one.until(lambda: one.now.seed is not None)
            assert fbi(one.now).phase == "over"

    run(evening())


def test_a_leaver_is_played_for_and_plays_on(tmp_path: Path) -> None:
    async def evening() -> None:
        patience = Patience(away=0.2, empty=30.0)
        async with open_house(tmp_path / "room.db", patience=patience) as house:
            ann = await house.open_table(2, begin=False)
            bert = await join(house, ann.table, name="Bert")
            async with house.guest(ann.table, ann.secret) as one:
                async with house.guest(ann.table, bert.secret):
                    await one.wish(Begin(key="b"))
                    await one.until(lambda: one.now.stage == "playing")
                await one.play(first, until=lambda update: fbi(update).turn == 2)
                assert one.now.players[1].stand_in
                assert one.now.players[1].name == "Bert"
                assert one.now.players[1].bot is None
                async with house.guest(ann.table, bert.secret) as two:
                    await two.until(lambda: not two.now.players[1].stand_in)
                    await asyncio.gather(one.play(first), two.play(first))

    run(evening())


def test_a_host_who_is_away_hands_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", patience=Patience(away=0.2, empty=30.0)) as house:
            ann = await house.open_table(3, begin=False)
            bert = await join(house, ann.table, name="Bert")
            async with house.guest(ann.table, bert.secret) as two:
                await two.until(lambda: two.now.house.host == 1)
                assert isinstance(await two.wish(Begin(key="b")), Accepted)

    run(evening())


def test_a_table_nobody_is_at_rests_and_wakes(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path, delay=(2.0, 3.0), patience=Patience(away=60.0, empty=2.0)) as house:
            seated = await house.open_table(3, game="criminals", bot=None)
            async with house.guest(seated.table, seated.secret) as ann:
                before = ann.now.house.left_ms
                assert before is not None
            while house.room.tables():
                await asyncio.sleep(0.02)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.until(lambda: not ann.now.house.paused)
                assert ann.now.house.left_ms is not None
                assert before - 60_000 < ann.now.house.left_ms <= before

    run(evening())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, ann, bert):
            assert isinstance(await one.wish(Rematch(key="r")), Refused)
            await one.wish(Begin(key="b"))
            await asyncio.gather(one.play(first), two.play(first))
            assert isinstance(await two.wish(Rematch(key="r")), Accepted)
            await one.until(lambda: one.now.house.rematch is not None)
            again = one.now.house.rematch
            assert again is not None
            assert isinstance(await one.wish(Rematch(key="s")), Accepted)
            assert one.now.house.rematch == again
            async with house.guest(again, ann.secret) as host, house.guest(again, bert.secret) as guest:
                assert (host.now.seat, guest.now.seat) == (0, 1)
                assert [player.name for player in host.now.players] == ["Ann", "Bert"]
                assert isinstance(await host.wish(Begin(key="b")), Accepted)
                await asyncio.gather(host.play(first), guest.play(first))

    run(evening())


def test_a_closed_table_is_not_woken_again(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house, two_friends(house) as (one, two, ann, _):
            await one.wish(Close(key="c"))
            await two.until(lambda: two.now.stage == "closed")
            while await house.room.journal.unfinished():
                await asyncio.sleep(0.02)
            assert (await info(house, ann.table)).stage == "closed"

    run(evening())


def test_a_step_is_taken_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                await one.until(lambda: one.now.players[1].here)
                mine, other = (one, two) if one.now.decision else (two, one)
                before = mine.now.view
                done = await mine.act("release none")
                assert isinstance(done, Accepted)
                await mine.until(lambda: mine.now.seq == done.seq)
                assert mine.now.house.can_undo
                assert isinstance(await other.wish(Undo(key="u")), Refused)
                assert isinstance(await mine.wish(Undo(key="u")), Accepted)
                await mine.until(lambda: mine.now.seq > done.seq)
                assert mine.now.view == before
                assert mine.now.undone == (done.seq,)
                assert mine.now.decision is not None

    run(evening())


class Small(SqliteJournal):
    """A disk that can be full."""

    full = False

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        if self.full:
            raise NoRoom("the disk is full, and nothing can be written")
        await super().append(table, seq, entry)


def test_a_full_disk_refuses_moves_keeps_serving_and_recovers(tmp_path: Path) -> None:
    async def evening() -> None:
        journal = Small(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                await one.until(lambda: one.now.players[1].here)
                mine = one if one.now.decision else two
                journal.full = True
                refused = await mine.act("release none", key="k")
                assert isinstance(refused, Refused)
                assert "disk is full" in refused.reason
                async with house.guest(table) as watcher:
                    assert watcher.now.seq == mine.now.seq
                journal.full = False
                assert isinstance(await mine.act("release none", key="k"), Accepted)

    run(evening())


def test_bots_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db", thinker=Workers()) as house:
            seated = await house.open_table(4, bot="greedy")
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first)

    run(evening())
