"""People who gather, change seats, come late and go early, over real sockets."""

import asyncio
from pathlib import Path

import msgspec

from backroom.core.seat import Seat
from backroom.core.view import wire
from backroom.record.record import read, replay
from backroom.record.seed import commitment, read_seed
from backroom.server.absence import Patience
from backroom.server.messages import Accepted, Refused
from backroom.server.review_messages import Certificate
from backroom.table.wish import AddBot, Begin, Chat, Close, Kick, Ready, Rematch, Sit
from tests.server.house import Guest, fbi, first, open_house, run
from tests.server.test_evening import join, listed, two_friends

DAYS = {"kind": "days", "seconds": 60, "days": 2, "bank": 0}


def lines(guest: Guest) -> list[str]:
    return [line.text for line in guest.lines]


def test_whoever_moves_hears_on_and_nobody_hears_what_was_whispered_in_his_seat_before(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            ann = await house.open_table(4, game="criminals", options={"whisper": "on"}, begin=False)
            bob = await join(house, ann.table, name="Bob")
            async with house.guest(ann.table, ann.secret) as one, house.guest(ann.table, bob.secret) as two:
                for number in range(3):
                    whisper = Chat(key=f"w{number}", text=f"for Bob alone, {number}", audience="whisper", to=1)
                    assert isinstance(await one.wish(whisper), Accepted)
                assert isinstance(await two.wish(Sit(key="s", seat=3)), Accepted)
                eve = await join(house, ann.table, name="Eve", seat=1)
                async with house.guest(ann.table, eve.secret) as three:
                    assert isinstance(await one.wish(Chat(key="t", text="to all")), Accepted)
                    await two.until(lambda: "to all" in lines(two))
                    await three.until(lambda: "to all" in lines(three))
                    assert lines(three) == ["to all"]
                    assert isinstance(await one.wish(Kick(key="k", seat=1)), Accepted)
                mal = await join(house, ann.table, name="Mal", seat=1)
                async with house.guest(ann.table, mal.secret) as four:
                    await four.until(lambda: "to all" in lines(four))
                    assert lines(four) == ["to all"]
            async with house.guest(ann.table, bob.secret) as two:
                await two.until(lambda: "to all" in lines(two))
                assert lines(two) == [*[f"for Bob alone, {number}" for number in range(3)], "to all"]

    run(evening())


def test_a_full_table_begins_by_itself_when_everybody_is_ready(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path) as house:
            ann = await house.open_table(3, begin=False, clock=DAYS)
            bert = await join(house, ann.table, name="Bert")
            async with house.guest(ann.table, ann.secret) as one, house.guest(ann.table, bert.secret) as two:
                for guest in (one, two):
                    assert isinstance(await guest.wish(Ready(key="r")), Accepted)
                await one.until(lambda: one.now.players[1].ready)
                assert isinstance(await two.wish(Ready(key="n", ready=False)), Accepted)
                assert isinstance(await one.wish(AddBot(key="a", seat=2)), Accepted)
                await two.until(lambda: not two.now.players[2].free)
                assert isinstance(await two.wish(Chat(key="c", text="a moment")), Accepted)
                assert two.now.stage == "gathering", "a seat was free, and then somebody was not ready"
                assert isinstance(await two.wish(Ready(key="y")), Accepted)
                for guest in (one, two):
                    await guest.until(lambda guest=guest: guest.now.stage == "playing")  # type: ignore[misc]
                assert isinstance(await one.wish(Begin(key="b")), Refused)
                dealt = one.now.view
            name = ann.table
        async with open_house(path) as house, house.guest(name, ann.secret) as one:
            assert one.now.view == dealt

    run(evening())


def test_a_table_that_gathers_for_a_game_of_days_is_not_stuck_without_its_host(tmp_path: Path) -> None:
    async def evening() -> None:
        patience = Patience(away=0.1, empty=30.0, host=0.3)
        async with open_house(tmp_path / "room.db", patience=patience) as house:
            ann = await house.open_table(3, begin=False, clock=DAYS)
            bert = await join(house, ann.table, name="Bert")
            async with house.guest(ann.table, bert.secret) as two:
                await two.until(lambda: two.now.house.host == 1)
                assert isinstance(await two.wish(Begin(key="b")), Accepted)
                await two.until(lambda: two.now.stage == "playing")
                assert not any(player.stand_in for player in two.now.players)

    run(evening())


def test_a_race_waits_for_people_whatever_its_clock(tmp_path: Path) -> None:
    """At other games of days people come and go; nobody races against those who are not there."""

    async def evening() -> None:
        patience = Patience(away=0.2, empty=0.2)
        async with open_house(tmp_path / "room.db", patience=patience) as house:
            ann = await house.open_table(4, game="getaway", begin=False, clock=DAYS)
            bert = await join(house, ann.table, name="Bert")
            async with house.guest(ann.table, ann.secret) as one:
                async with house.guest(ann.table, bert.secret):
                    assert isinstance(await one.wish(Begin(key="b")), Accepted)
                    await one.until(lambda: one.now.stage == "playing")
                await one.until(lambda: one.now.players[1].stand_in)  # START waits for all, and he is away
            while ann.table in house.room._live and not house.room._live[ann.table][0].table.timing.resting:
                await asyncio.sleep(0.02)
            assert (await house.room.find(ann.table)).table.timing.resting

    run(evening())


def test_a_rematch_of_a_listed_table_is_listed(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db") as house,
            two_friends(house, listed=True) as (one, _, ann, _),
        ):
            assert isinstance(await one.wish(Begin(key="b")), Accepted)
            assert isinstance(await one.wish(Close(key="c")), Accepted)
            assert isinstance(await one.wish(Rematch(key="r")), Accepted)
            await one.until(lambda: one.now.house.rematch is not None)
            again = one.now.house.rematch
            assert again is not None
            assert await listed(house) == [again]
            assert ann.table != again

    run(evening())


def test_a_game_that_its_host_closed_can_be_checked_against_its_hash(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, ann, _):
            here = f"/api/tables/{ann.table}"
            assert isinstance(await one.wish(Begin(key="b")), Accepted)
            for guest in (one, two):
                await guest.until(lambda guest=guest: guest.now.stage == "playing")  # type: ignore[misc]
            await asyncio.gather(
                *[guest.play(first, until=lambda update: fbi(update).turn == 2) for guest in (one, two)]
            )
            assert one.now.seed is None
            assert (await house.http("GET", f"{here}/certificate"))[0] == 409
            assert isinstance(await one.wish(Close(key="c")), Accepted)
            await two.until(lambda: two.now.stage == "closed")
            assert one.welcome is not None
            assert two.now.seed is not None
            assert commitment(read_seed(two.now.seed)) == one.welcome.commitment
            status, _, text = await house.http("GET", f"{here}/record")
            assert status == 200
            game = read(text.decode())
            assert wire(replay(game).view(Seat(1))) == wire(fbi(two.now))
            status, _, body = await house.http("GET", f"{here}/certificate")
            proof = msgspec.json.decode(body, type=Certificate)
            assert (status, proof.seed, proof.replays) == (200, two.now.seed, True)
            assert (proof.commitment, proof.actions) == (one.welcome.commitment, len(game.actions))
            assert not any(player.won for player in proof.players), "nobody has won a game that has no end"
            for path in ("replay", "review"):
                assert (await house.http("GET", f"{here}/{path}"))[0] == 200

    run(evening())


def test_a_table_closed_before_its_game_has_no_record(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, _, ann, _):
            assert isinstance(await one.wish(Close(key="c")), Accepted)
            await one.until(lambda: one.now.stage == "closed")
            assert one.now.seed is None
            assert (await house.http("GET", f"/api/tables/{ann.table}/record"))[0] == 409

    run(evening())
