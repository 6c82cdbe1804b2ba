"""WebSocket frames (RFC 6455): whole text messages out and in, and where in a stream of others one ends."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
TWO_MORE: Final = b"\x81\x7e"  # a whole text, the length of which is in the next two bytes
MASKED: Final = 0x80  # as all are that come from a client
MASK: Final = 4  # bytes
SHORT: Final = 126
LONG: Final = 65536
FINAL, OPCODE, CONTROL, CONTINUED = 0x80, 0x0F, 0x08, 0x00
SHORTEST: Final = 16
"""Bytes of a message that could be one of ours: the shortest is {"type":"ping","n":0}."""


def frame(payload: bytes) -> bytes:
    """A text message as it goes over the wire."""
    return _head(len(payload)) + payload


def frame_of(parts: list[bytes]) -> bytes:
    """The same of a message that is in parts."""
    length = 0
    for part in parts:
        length += len(part)
    return b"".join([_head(length), *parts])


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return TWO_MORE + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def text_of(data: bytes) -> bytes | None:
    """The message, if this is exactly one whole text frame of a client's."""
    if len(data) < 2 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length > SHORT:
        return None
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + MASK + length:
        return None
    return apply_mask(data[start + MASK :], data[start : start + MASK])


class Edges:
    """Follows a stream of frames, and knows whether it is between two messages."""

    def __init__(self) -> None:
        self._head = b""
        self._left = 0  # of this frame's payload
        self._unfinished = False  # a message that goes on in later frames

    def between(self) -> bool:
        return not self._head and not self._left and not self._unfinished

    def follow(self, data: bytes) -> int:
        """How many frames begin here that say nothing: pings and pongs, parts and ends of parts, what is too short."""
        small = 0
        if self._head:
            data, self._head = self._head + data, b""
        here, end = self._left, len(data)
        while here < end:
            size = _head_size(data, here)
            if end - here < size:
                self._head, self._left = data[here:], 0
                return small
            first, length = data[here], _length(data, here)
            if first & CONTROL or first & OPCODE == CONTINUED or not first & FINAL or length < SHORTEST:
                small += 1
            if not first & CONTROL:
                self._unfinished = not first & FINAL
            here += size + length
        self._left = here - end
        return small


def _length(data: bytes, here: int) -> int:
    """Of the payload of the frame that begins there."""
    length = data[here + 1] & ~MASKED
    if length < SHORT:
        return length
    return int.from_bytes(data[here + 2 : here + (4 if length == SHORT else 10)], "big")


def _head_size(data: bytes, here: int) -> int:
    """As far as it can be known."""
    if len(data) - here < 2:
        return 2
    length = data[here + 1] & ~MASKED
    return 2 + (0 if length < SHORT else 2 if length == SHORT else 8) + (MASK if data[here + 1] & MASKED else 0)
