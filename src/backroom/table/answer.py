"""What a seat says to an open decision, and what is known of it already."""

import msgspec


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    decision: str
    action: str
    key: str
    lock: bool = True


class Known(msgspec.Struct, frozen=True):
    """Nothing is to be written: it was said before under the same key, or it changes nothing."""

    seq: int  # what it is answered with
