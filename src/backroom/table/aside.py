"""What everybody at a table is told beside the game: who plays for whom, who is the host, who has paused it.

All of it moves the sequence number of the table and is told alike to every seat and watcher, so it tells no secret.
"""

from typing import Literal

import msgspec

AsideKind = Literal["stood_in", "came_back", "replaced", "renamed", "hosts", "paused", "went_on"]


class Aside(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at the table while a game was on, and is no part of the game."""

    seq: int
    what: AsideKind
    seat: int  # of whom it is told
    name: str  # what the seat was called until then: so it is called in all that happened before
    now: str | None  # what it is called since, where that is new
