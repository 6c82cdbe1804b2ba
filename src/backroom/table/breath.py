"""Compiled code lets no other thread of the process work until it returns: on a long way it takes a breath."""

from time import sleep
from typing import Final

STRIDE: Final = 32
"""Steps from breath to breath: about a millisecond."""


def breathe(steps: int) -> None:
    """Now and then, after so many steps, let whoever waits go first."""
    if steps % STRIDE == 0:
        sleep(0)
