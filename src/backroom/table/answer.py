"""What a seat says to an open decision, and what is known of it already."""

import msgspec


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    decision: str
    action: str
    key: str
    lock: bool = True


class Known(msgspec.Struct, frozen=True):
    """This was said before under the same key; it was answered with this sequence number."""

    seq: int
