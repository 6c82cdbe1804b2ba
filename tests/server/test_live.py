"""At a table, over a real socket: welcome, answers, updates, coming and going."""

import asyncio
from pathlib import Path

import pytest

from backroom.record.record import read, replay
from backroom.record.seed import read_seed, verify_seed
from backroom.server.messages import Accepted, Ping, Refused, Update
from tests.server.house import decode, fbi, first, open_house, run, sealed


def test_a_game_against_bots_to_the_end(tmp_path: Path) -> None:
    async def game() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(4, bot="greedy")
            async with house.guest(seated.table, seated.secret) as ann:
                assert ann.welcome is not None
                assert (ann.welcome.table, ann.welcome.seat, ann.welcome.game) == (seated.table, 0, "fbi")
                await ann.play(first)
                final = fbi(ann.now)
                assert final.phase == "over"
                assert ann.now.seed is not None
                verify_seed(read_seed(ann.now.seed), ann.welcome.commitment)
            status, _, text = await house.http("GET", f"/api/tables/{seated.table}/record")
            assert status == 200
            assert tuple(replay(read(text.decode())).outcome().scores) == fbi(ann.now).scores

    run(game())


def test_every_act_is_answered(tmp_path: Path) -> None:
    async def acts() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                await one.until(lambda: one.now.players[1].here)
                mine, other = (one, two) if one.now.decision else (two, one)
                illegal = await mine.act("release R5")
                assert isinstance(illegal, Refused)
                assert illegal.rule == "FBI-4.3a"
                nonsense = await mine.act("dance")
                assert isinstance(nonsense, Refused)
                assert nonsense.rule is None
                early = await other.act("release none")
                assert isinstance(early, Refused)
                assert early.rule == "FBI-4.3a"
                before = mine.now.seq
                taken = await mine.act("release none", key="mine")
                assert taken == Accepted(key="mine", seq=before + 1)
                again = await mine.act("release none", decision=f"1.{mine.now.seat}", key="mine")
                assert again == taken

    run(acts())


def test_the_id_of_somebody_elses_decision_answers_nothing(tmp_path: Path) -> None:
    async def acts() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                await asyncio.gather(one.play(first, until=sealed), two.play(first, until=sealed))
                assert one.now.decision is not None
                assert two.now.decision is not None
                theirs, mine = two.now.decision.id, one.now.decision.id
                answer = await one.act(first(one.now), decision=theirs)
                assert isinstance(answer, Refused)
                assert f"{theirs!r} is closed; the open one is {mine!r}" in answer.reason
                assert isinstance(await one.act(first(one.now)), Accepted)

    run(acts())


def test_an_update_follows_each_action_for_everybody(tmp_path: Path) -> None:
    async def follow() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(2)
            async with (
                house.guest(table, secrets[0]) as one,
                house.guest(table, secrets[1]) as two,
                house.guest(table) as watcher,
            ):
                actor = one if one.now.decision else two
                answer = await actor.act("release none")
                assert isinstance(answer, Accepted)
                for guest in (one, two, watcher):
                    await guest.until(lambda guest=guest: guest.now.seq == answer.seq)  # type: ignore[misc]
                    assert [happened.seq for happened in guest.now.story] == [answer.seq]
                    assert fbi(guest.now).seat == guest.now.seat

    run(follow())


def test_presence_is_seen_by_others(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one:
                assert [player.here for player in one.now.players] == [True, False]
                async with house.guest(table, secrets[1]), house.guest(table, secrets[1]):
                    await one.until(lambda: one.now.players[1].here)
                await one.until(lambda: not one.now.players[1].here)

    run(come_and_go())


def test_a_seat_may_be_held_by_two_devices(tmp_path: Path) -> None:
    async def two_devices() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with (
                house.guest(seated.table, seated.secret) as desk,
                house.guest(seated.table, seated.secret) as phone,
            ):
                await desk.play(first)
                await phone.until(lambda: phone.now.seed is not None)
                assert phone.now == desk.now or phone.now.view == desk.now.view

    run(two_devices())


def test_a_client_resumes_by_the_number_it_has_seen(tmp_path: Path) -> None:
    async def resume() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(3)
            async with house.guest(seated.table, seated.secret) as ann:
                await ann.play(first, until=lambda update: fbi(update).turn == 3)
            async with house.guest(seated.table, seated.secret) as whole:
                story = whole.now.story
            for since in (1, 5, story[-1].seq - 1, story[-1].seq, 9999):
                async with house.guest(seated.table, seated.secret, since) as back:
                    missed = [happened for happened in back.now.story if happened.seq <= story[-1].seq]
                    assert missed == [happened for happened in story if happened.seq > since]

    run(resume())


def test_pings_are_answered_in_order(tmp_path: Path) -> None:
    async def pings() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table) as watcher:
                for n in range(20):
                    await watcher.say(Ping(n=n))
                await watcher.until(lambda: len(watcher.pongs) == 20)
                assert watcher.pongs == list(range(20))

    run(pings())


def test_sealed_choices_sent_at_once_are_all_accepted(tmp_path: Path) -> None:
    async def at_once() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(4)
            async with (
                house.guest(table, secrets[0]) as a,
                house.guest(table, secrets[1]) as b,
                house.guest(table, secrets[2]) as c,
                house.guest(table, secrets[3]) as d,
            ):
                guests = (a, b, c, d)
                await asyncio.gather(*[guest.play(first, until=sealed) for guest in guests])
                answers = await asyncio.gather(*[guest.act(first(guest.now)) for guest in guests])
                assert all(isinstance(answer, Accepted) for answer in answers)
                for guest in guests:
                    await guest.until(lambda guest=guest: guest.now.view.phase == "arrest")  # type: ignore[misc]

    run(at_once())


@pytest.mark.parametrize("seats", [2, 5])
def test_a_watcher_sees_the_public_view_to_the_end(tmp_path: Path, seats: int) -> None:
    async def watch() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(seats)
            async with house.guest(seated.table) as watcher, house.guest(seated.table, seated.secret) as ann:
                assert watcher.welcome is not None
                assert watcher.welcome.seat == -1
                await asyncio.gather(ann.play(first), watcher.until(lambda: watcher.now.seed is not None))
                updates = [message for message in map(_update, watcher.heard) if message]
                assert all(update.decision is None and fbi(update).kept == () for update in updates)
                refused = await watcher.act("release none", decision="1.0")
                assert isinstance(refused, Refused)
                assert "watcher" in refused.reason

    run(watch())


def _update(text: str) -> Update | None:
    message = decode(text)
    return message if isinstance(message, Update) else None
