"""What one seat may know. Not compiled: a View is a msgspec Struct, and goes over the wire as it is."""

from typing import ClassVar

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Named field by field: a new field of a State is secret until a View names it.

    A View also remembers whatever its seat has seen and may still need, so that nobody needs the past.
    """

    own: ClassVar[tuple[str, ...]] = ()
    """The fields, in order, in which two seats' Views of one State may differ: all of them, if a game names any."""

    seat: int  # whose view this is; WATCHER for the public one
    seats: int
    to_act: tuple[int, ...]  # the seats that may act now; empty when the game is over


class Truth(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Everything, hidden parts included: for replays of finished games, and for comparing two States."""

    def facts(self) -> msgspec.Struct:
        """The part that tells one world from another, where worlds are listed: all of it, unless a game says less."""
        return self


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """One thing that happened, told to the seats of an audience; each game tags its own kinds."""


def wire(thing: msgspec.Struct) -> bytes:
    """The bytes a seat would receive; two things are the same to a seat if these are."""
    return _encoder.encode(thing)


_encoder = msgspec.json.Encoder()
