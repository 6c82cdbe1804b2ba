"""Something in words, with gaps for what is told to each in another way: encoded once, and filled for each."""

from typing import Final

import msgspec

GAP: Final = b"\0"  # which is in no JSON
HOLE: Final = msgspec.Raw(GAP)


class Gaps:
    def __init__(self, text: bytes) -> None:
        """Of something encoded, some fields of which are a HOLE."""
        self._around: list[bytes] = []
        start = 0
        end = text.find(GAP)
        while end >= 0:
            self._around.append(text[start:end])
            start = end + 1
            end = text.find(GAP, start)
        self._last = text[start:]

    def filled(self, own: list[bytes]) -> list[bytes]:
        """The whole, in parts, with one of these in each gap. By index: a strict zip is slow when compiled."""
        parts: list[bytes] = []
        for gap, inside in enumerate(own):
            parts.append(self._around[gap])
            parts.append(inside)
        parts.append(self._last)
        return parts
