"""What is sent on one socket, and how much of the server a caller may use."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from backroom.server.frames import frame
from backroom.server.limits import Limits
from backroom.server.line import GONE, SLOW, Ending, Line
from backroom.server.messages import Pong
from backroom.server.outgoing import Outgoing
from backroom.server.pace import Pace
from tests.server.house import run


class Tap(asyncio.Transport):
    """A socket whose other end takes everything, or nothing."""

    def __init__(self, taking: bool = True) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.out = Outgoing(self, asyncio.get_running_loop())
        self._taking = taking

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))
        if not self._taking:
            self.out.pause()

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0 if self._taking else sum(map(len, self.sent))


def test_what_is_said_is_sent_in_order_before_the_end_and_what_is_said_together_leaves_together() -> None:
    async def talk() -> tuple[list[bytes], Ending]:
        tap = Tap()
        line = Line(tap.out, Limits())
        line.say(Pong(n=0))
        await asyncio.sleep(0)
        line.say(Pong(n=1))
        line.say(Pong(n=2))
        line.hang_up(GONE)
        line.say(Pong(n=9))
        ending = await line.run()
        await asyncio.sleep(0)
        return tap.sent, ending

    zero, one, two = (frame(b'{"type":"pong","n":%d}' % n) for n in range(3))
    assert run(talk()) == ([zero, one + two], GONE)


def test_after_the_last_word_nothing_is_sent() -> None:
    async def talk() -> list[bytes]:
        tap = Tap()
        line = Line(tap.out, Limits())
        line.say(Pong(n=0))
        tap.out.flush()
        tap.out.shut = True
        line.say(Pong(n=1))
        await asyncio.sleep(0)
        return tap.sent

    assert run(talk()) == [frame(b'{"type":"pong","n":0}')]


def test_too_much_that_waits_ends_the_line_and_nothing_more_is_kept() -> None:
    async def talk() -> tuple[int, Ending]:
        tap = Tap(taking=False)
        line = Line(tap.out, Limits(queue_bytes=1000))
        for n in range(1000):
            line.say(Pong(n=n))
            await asyncio.sleep(0)
        return tap.get_write_buffer_size(), await line.run()

    kept, ending = run(talk())
    assert ending == SLOW
    assert 1000 < kept < 1100


def test_a_message_longer_than_all_that_may_wait_is_said_and_what_follows_it_too() -> None:
    async def talk() -> tuple[int, bool]:
        tap = Tap(taking=False)
        line = Line(tap.out, Limits(queue_bytes=1000))
        line.say_text(frame(b"x" * 5000))
        for n in range(10):
            await asyncio.sleep(0)
            line.say(Pong(n=n))
        await asyncio.sleep(0)
        return len(tap.sent), line._ended

    assert run(talk()) == (11, False)


def test_a_socket_on_which_nothing_leaves_for_too_long_ends_the_line() -> None:
    async def talk() -> Ending:
        tap = Tap(taking=False)
        line = Line(tap.out, Limits(send_seconds=0.01))
        line.say(Pong(n=0))
        return await line.run()

    assert run(talk()) == SLOW


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_what_the_protocol_says(length: int) -> None:
    payload = b"x" * length
    assert frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_pace_lets_a_burst_pass_and_then_so_many_a_second() -> None:
    pace = Pace(per_second=10.0, burst=3, now=0.0)
    assert [round(pace.wait(0.0), 3) for _ in range(5)] == [0.0, 0.0, 0.0, 0.1, 0.2]
    assert pace.wait(100.0) == 0.0
