"""What is sent on one socket, and how much of the server a caller may use."""

from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from backroom.server.frames import frame
from backroom.server.limits import Limits
from backroom.server.line import GONE, SLOW, Ending, Line
from backroom.server.messages import Pong
from backroom.server.pace import Pace
from tests.server.house import run


class Tap:
    """A socket whose other end takes everything, or nothing."""

    def __init__(self, taking: bool = True) -> None:
        self.stalled: Callable[[], None] | None = None
        self.stall_seconds = 0.0
        self.taking = taking
        self.sent: list[bytes] = []

    def write(self, framed: bytes) -> None:
        self.sent.append(framed)

    def waiting(self) -> int:
        return 0 if self.taking else sum(map(len, self.sent))


def test_what_is_said_is_sent_in_order_before_the_end() -> None:
    async def talk() -> tuple[list[bytes], Ending]:
        tap = Tap()
        line = Line(tap, Limits())
        for n in range(3):
            line.say(Pong(n=n))
        line.hang_up(GONE)
        line.say(Pong(n=9))
        return tap.sent, await line.run()

    assert run(talk()) == ([frame(b'{"type":"pong","n":%d}' % n) for n in range(3)], GONE)


def test_too_much_that_waits_ends_the_line_and_nothing_more_is_kept() -> None:
    async def talk() -> tuple[int, Ending]:
        tap = Tap(taking=False)
        line = Line(tap, Limits(queue_bytes=1000))
        for n in range(1000):
            line.say(Pong(n=n))
        return tap.waiting(), await line.run()

    kept, ending = run(talk())
    assert ending == SLOW
    assert 1000 < kept < 1100


def test_a_message_longer_than_all_that_may_wait_is_said_and_what_follows_it_too() -> None:
    async def talk() -> tuple[int, bool]:
        tap = Tap(taking=False)
        line = Line(tap, Limits(queue_bytes=1000))
        line.say_text(frame(b"x" * 5000))
        for n in range(10):
            line.say(Pong(n=n))
        return len(tap.sent), line._ended

    assert run(talk()) == (11, False)


def test_a_socket_on_which_nothing_leaves_for_too_long_ends_the_line() -> None:
    async def talk() -> Ending:
        tap = Tap()
        line = Line(tap, Limits(send_seconds=7.0))
        assert tap.stall_seconds == 7.0
        assert tap.stalled is not None
        tap.stalled()
        tap.stalled()
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
