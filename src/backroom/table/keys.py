"""One-time keys: an answer that comes again is known, and is not played again."""

from collections import OrderedDict
from typing import Final, NamedTuple

REMEMBERED: Final = 512
"""Keys kept for each seat: more than one decision can use. An older answer is stale by its decision alone."""


class Content(NamedTuple):
    decision: str
    action: str
    lock: bool


class Keys:
    def __init__(self) -> None:
        self._seats: dict[int, OrderedDict[str, tuple[Content, int]]] = {}

    def recall(self, seat: int, key: str) -> tuple[Content, int] | None:
        """What was said under this key, and the sequence number it was answered with."""
        return self._seats.get(seat, _NONE).get(key)

    def remember(self, seat: int, key: str, content: Content, seq: int) -> None:
        known = self._seats.setdefault(seat, OrderedDict())
        known[key] = (content, seq)
        if len(known) > REMEMBERED:
            known.popitem(last=False)


_NONE: OrderedDict[str, tuple[Content, int]] = OrderedDict()
