"""A process in which bots think: questions come in, actions go out, until nobody asks any more.

python -m backroom.server.thinker
"""

import contextlib
import os
import signal
import sys

import msgspec

from backroom.server.thinking import SIZE_BYTES, Question, answer

NICE = 5  # tables are served first


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    questions = msgspec.msgpack.Decoder(Question)
    coming, going = sys.stdin.buffer, sys.stdout.buffer
    while size := coming.read(SIZE_BYTES):
        question = questions.decode(coming.read(int.from_bytes(size, "big")))
        try:
            going.write(answer(question).to_bytes(SIZE_BYTES, "big", signed=True))
            going.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(1)


if __name__ == "__main__":
    main()
