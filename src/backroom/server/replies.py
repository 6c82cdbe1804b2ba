"""Who is answered for one action: whoever said it first, and all who said it again under the same key."""

from typing import Final

from backroom.server.entering import Reply
from backroom.server.messages import Accepted, Refused

MOST: Final = 16
"""A seat has fewer sockets: of one that says the same over and over, the last is answered, and whoever was first."""


class Replies:
    def __init__(self, first: Reply) -> None:
        self._first = first
        self._others: list[Reply] = []
        self._answer: Accepted | Refused | None = None

    def add(self, reply: Reply) -> None:
        """Answered with the others, or at once if they are."""
        if self._answer is not None:
            reply(self._answer)
        else:
            self._others = [*self._others, reply][-MOST:]

    def __call__(self, answer: Accepted | Refused) -> None:
        self._answer = answer
        for reply in (self._first, *self._others):
            reply(answer)
