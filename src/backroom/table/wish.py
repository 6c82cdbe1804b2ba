"""What those at a table may ask of it besides playing. A wish goes over the wire and into the journal as it is.

Each carries a one-time key, and is answered by accepted or refused; said again with the same key it is answered again
and never done twice.
"""

from typing import Literal

import msgspec

Audience = Literal["table", "team", "whisper", "watchers"]


class Wish(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all wishes."""

    key: str  # one-time, made by the client


class Chat(Wish, frozen=True, tag="chat"):
    """Say something: to the table, to my team where the game has teams, or as a watcher to the watchers.

    Where the table's options allow it, whisper to one other seat.
    """

    text: str
    audience: Audience = "table"
    to: int | None = None  # the seat that a whisper is for


class Sit(Wish, frozen=True, tag="sit"):
    """While the table is gathering: take another seat that is free or a bot's, or another colour."""

    seat: int | None = None  # null: the one I have
    colour: int | None = None  # null: the one I have; else 0 to 8


class StandUp(Wish, frozen=True, tag="stand_up"):
    """While the table is gathering: give my seat back. The host hands the table over first."""


class Ready(Wish, frozen=True, tag="ready"):
    """While the table is gathering, and before each START of a race: I am ready, or not yet.

    A table where all seats are taken and all people are ready begins by itself.
    """

    ready: bool = True


class Rename(Wish, frozen=True, tag="rename"):
    """Be called by another name from now on."""

    name: str


class Kick(Wish, frozen=True, tag="kick"):
    """The host sends somebody away. While a game is on, a bot takes the seat."""

    seat: int


class AddBot(Wish, frozen=True, tag="add_bot"):
    """The host puts a bot into a free seat, or another kind of bot into a bot's."""

    seat: int
    kind: str | None = None  # null: the table's usual kind


class RemoveBot(Wish, frozen=True, tag="remove_bot"):
    """The host frees a bot's seat."""

    seat: int


class Begin(Wish, frozen=True, tag="begin"):
    """The host begins; bots take the seats that are free."""


class Pause(Wish, frozen=True, tag="pause"):
    """Stop all clocks; nothing is played until somebody says go on."""


class GoOn(Wish, frozen=True, tag="go_on"):
    """The pause is over."""


class HandOver(Wish, frozen=True, tag="hand_over"):
    """The host makes somebody else the host."""

    seat: int


class Rematch(Wish, frozen=True, tag="rematch"):
    """After the game: a new table for the same people; their secrets open their seats there too."""


class Close(Wish, frozen=True, tag="close"):
    """The host ends the evening: nothing is played here any more."""


class Undo(Wish, frozen=True, tag="undo"):
    """Take back my last action, if nobody acted since and nothing hidden or random came of it."""


AnyWish = (
    Chat
    | Sit
    | StandUp
    | Ready
    | Rename
    | Kick
    | AddBot
    | RemoveBot
    | Begin
    | Pause
    | GoOn
    | HandOver
    | Rematch
    | Close
    | Undo
)
