"""How far away a player is: measured all the time, and believed no further than the machine can vouch for."""

import asyncio
from pathlib import Path

import msgspec

from backroom.server.delay import ALLOWED, SLOW, UNANSWERED, UNKNOWN, Delay
from backroom.server.messages import Hello, Pong
from backroom.server.proxies import Proxies
from backroom.table.entry import Player
from tests.server.house import Guest, open_house, run


class Distant(Guest):
    """Whoever answers so many seconds late, as if the line were long."""

    away = 0.0

    async def say(self, message: msgspec.Struct) -> None:
        if isinstance(message, Pong):
            await asyncio.sleep(self.away)
        await super().say(message)


def test_delays_are_measured_and_the_best_of_late_is_trusted() -> None:
    delay = Delay()
    delay.round_trip = lambda: 400
    assert (delay.trusted(), delay.slow()) == (0, False)
    for rtt in (400, 380, 60):
        delay.answer(delay.ask(1000), 1000 + rtt)
    assert (delay.trusted(), delay.slow()) == (30, True)
    number = delay.ask(2000)
    delay.answer(number, 2010)
    delay.answer(number, 9999)
    delay.answer(777, 9999)
    assert delay.trusted() == 5
    for _ in range(UNANSWERED + 3):
        delay.ask(3000)
    assert delay.trusted() < SLOW


def test_a_page_that_answers_late_is_believed_no_more_than_its_machine() -> None:
    delay = Delay()
    delay.round_trip = lambda: 40
    delay.answer(delay.ask(1000), 1300)
    assert delay.trusted() == 20 + ALLOWED
    delay.answer(delay.ask(2000), 2030)
    assert delay.trusted() == 15


def test_a_page_whose_machine_is_not_known_gains_nothing_worth_a_lie() -> None:
    delay = Delay()
    for number in range(20):
        delay.answer(delay.ask(number * 1000), number * 1000 + 400)
        assert delay.trusted() == UNKNOWN
    assert delay.slow(), "it is called slow all the same"
    delay.answer(delay.ask(50_000), 50_010)
    assert delay.trusted() == 5


def test_behind_a_proxy_late_answers_are_believed_no_more_than_that(tmp_path: Path) -> None:

    async def evening() -> None:
        async with open_house(tmp_path / "room.db", proxies=Proxies(any_here=True)) as house:
            table, secrets = await house.room.seat("getaway", {}, (Player(name="A"), Player(name="B")))
            async with house.socket(table) as line:
                liar = Distant(line)
                liar.away = 0.2
                await liar.say(Hello(secret=secrets[0]))
                live = await house.room.find(table)
                listening = asyncio.create_task(liar.until(lambda: False))
                while not any(place.delay._ways for _, place in live.places()):
                    await asyncio.sleep(0.02)
                listening.cancel()
                await asyncio.wait([listening])
                assert [place.delay.trusted() for _, place in live.places()] == [UNKNOWN]

    run(evening())


def test_the_system_knows_how_far_away_a_machine_is(tmp_path: Path) -> None:
    """Over a real socket to this very machine, whose page holds every answer back for a third of a second."""

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {}, (Player(name="A"), Player(name="B")))
            async with house.socket(table) as line:
                liar = Distant(line)
                liar.away = 0.3
                await liar.say(Hello(secret=secrets[0]))
                live = await house.room.find(table)
                listening = asyncio.create_task(liar.until(lambda: False))
                while not any(place.delay.slow() for _, place in live.places()):
                    live.ping()
                    await asyncio.sleep(0.1)
                listening.cancel()
                await asyncio.wait([listening])
                assert [place.delay.trusted() < 2 * ALLOWED for _, place in live.places()] == [True]

    run(evening())
