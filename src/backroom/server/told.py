"""An update on its way out."""

import msgspec

from backroom.server.messages import Message


class Told(Message, frozen=True, tag="update"):
    """An Update, some parts of which are encoded already."""

    seq: int
    stage: str
    seat: int
    players: msgspec.Raw
    house: msgspec.Raw
    view: msgspec.Raw | None
    story: msgspec.Raw
    undone: list[int]
    decision: msgspec.Struct | None
    seed: str | None
