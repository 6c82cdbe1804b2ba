"""An update on its way out."""

import msgspec

from backroom.server.messages import Happened, Message
from backroom.table.aside import Aside


class Told(Message, frozen=True, tag="update"):
    """An Update, with gaps for what is not told to all alike."""

    seq: int
    stage: str
    seat: msgspec.Raw
    players: msgspec.Raw
    house: msgspec.Raw
    view: msgspec.Raw
    story: tuple[Happened, ...]
    undone: list[int]
    asides: list[Aside]
    decision: msgspec.Raw
    seed: str | None
