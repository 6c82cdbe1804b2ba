"""People who gather, change seats, come late and go early, over real sockets."""

from pathlib import Path

from backroom.server.messages import Accepted
from backroom.table.wish import Chat, Kick, Sit
from tests.server.house import Guest, open_house, run
from tests.server.test_evening import join


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
