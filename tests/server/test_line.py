"""What is sent on one socket, and how much of the server a caller may use."""

import asyncio

from backroom.server.limits import Limits, Pace
from backroom.server.line import GONE, SLOW, Ending, Line
from backroom.server.messages import Pong
from tests.server.house import run


def test_what_is_said_is_sent_in_order_before_the_end() -> None:
    async def talk() -> tuple[list[str], Ending]:
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        line = Line(send, Limits())
        for n in range(3):
            line.say(Pong(n=n))
        line.hang_up(GONE)
        line.say(Pong(n=9))
        return sent, await line.run()

    assert run(talk()) == ([f'{{"type":"pong","n":{n}}}' for n in range(3)], GONE)


def test_a_full_queue_ends_the_line_and_never_waits() -> None:
    async def talk() -> Ending:
        async def send(text: str) -> None:
            raise AssertionError("what was waiting is thrown away")

        line = Line(send, Limits(queue=5))
        for n in range(1000):
            line.say(Pong(n=n))
        return await line.run()

    assert run(talk()) == SLOW


def test_a_send_that_takes_too_long_ends_the_line() -> None:
    async def talk() -> Ending:
        async def send(text: str) -> None:
            await asyncio.Event().wait()

        line = Line(send, Limits(send_seconds=0.01))
        line.say(Pong(n=1))
        return await line.run()

    assert run(talk()) == SLOW


def test_a_pace_lets_a_burst_pass_and_then_so_many_a_second() -> None:
    pace = Pace(per_second=10.0, burst=3, now=0.0)
    assert [round(pace.wait(0.0), 3) for _ in range(5)] == [0.0, 0.0, 0.0, 0.1, 0.2]
    assert pace.wait(100.0) == 0.0
