"""What comes of an entry of the journal."""

from typing import NamedTuple

from backroom.core.bits import Mask
from backroom.core.view import Event


class Seen(NamedTuple):
    """What came of an entry."""

    seq: int
    audience: Mask  # who may notice it at all: everyone, or the one seat that changed a choice or built an offer
    events: list[tuple[Mask, Event]]
