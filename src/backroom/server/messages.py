"""Every message between a table and those who sit at it or watch it, in both directions.

Browser, bot, terminal and test speak this one protocol over a WebSocket, as JSON, each message tagged by `type`.
The TypeScript in `web/src/lib/contract/` is generated from this file.
"""

from typing import Literal

import msgspec

from backroom.games.criminals.story import CriminalsEvent
from backroom.games.criminals.view import CriminalsView
from backroom.games.fbi.story import FbiEvent
from backroom.games.fbi.view import FbiView
from backroom.games.getaway.story import GetawayEvent
from backroom.games.getaway.view import GetawayView
from backroom.games.inkognito.story import InkognitoEvent
from backroom.games.inkognito.view import InkognitoView
from backroom.games.sleepers.story import SleepersEvent
from backroom.games.sleepers.view import SleepersView

AnyView = (
    FbiView | CriminalsView | InkognitoView | GetawayView | SleepersView
)  # a union of every game's View, told apart by `game`
AnyEvent = FbiEvent | CriminalsEvent | InkognitoEvent | GetawayEvent | SleepersEvent


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages."""


# --- in: what a client says -----------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: who I am, and the last sequence number I have seen."""

    secret: str | None = None  # the seat's secret; none to watch
    since: int = 0


class Act(Message, frozen=True, tag="act"):
    """My answer to an open decision. Sent again with the same key it is answered again, never played twice."""

    decision: str
    action: str  # in the game's notation: "release R4"
    key: str  # one-time, made by the client
    lock: bool = True  # for a sealed decision: false stores a provisional choice, and unlocks one already locked


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by Pong with the same number."""

    n: int


ClientMessage = Hello | Act | Ping


# --- out: what the table says ---------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat, as everybody sees it."""

    seat: int
    name: str
    bot: str | None  # the kind of bot, or null for a person
    here: bool  # a person's socket is open; always true of a bot
    status: Literal["idle", "choosing", "locked"]  # all that others learn of a sealed choice


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice this seat may make now."""

    id: str
    legal: tuple[str, ...]
    sealed: bool  # nothing of it is seen until all have locked
    choice: str | None  # sealed only: what I have chosen so far
    locked: bool  # sealed only


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello: which table, which seat, under which rules."""

    table: str
    game: str
    rules: int  # version of the rules this game is played by, to its end
    options: dict[str, str]
    seat: int  # WATCHER (-1) for a watcher
    commitment: str  # SHA-256 of the seed, published before the deal


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """What this seat saw happen at one sequence number."""

    seq: int
    events: tuple[AnyEvent, ...]


class Update(Message, frozen=True, tag="update"):
    """The table as this seat sees it after `seq`, and what happened since the client's last."""

    seq: int
    players: tuple[Player, ...]
    view: AnyView
    story: tuple[Happened, ...]
    decision: Decision | None
    seed: str | None  # published when the game is over


class Accepted(Message, frozen=True, tag="accepted"):
    """The action with this key is in the journal."""

    key: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """The action with this key was not played; nothing has changed."""

    key: str | None  # null where the message itself could not be read
    rule: str | None  # the rule's number, where a rule forbids it
    reason: str


class Pong(Message, frozen=True, tag="pong"):
    n: int


ServerMessage = Welcome | Update | Accepted | Refused | Pong


# --- HTTP -----------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table; I take a seat, bots take the others."""

    game: str
    name: str
    seats: int
    bot: str | None = None  # by default the strongest there is
    options: dict[str, str] = {}


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: where to go and the secret that makes the seat mine."""

    table: str
    seat: int
    secret: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    values: tuple[str, ...]  # empty where any word may be given that the game can read
    examples: tuple[str, ...]  # such words, besides the default
    default: str
    meaning: str
    ruling: str | None  # the ruling this option makes a choice of


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games: one of these for each game that can be played here."""

    name: str
    title: str
    credits: str
    min_seats: int
    max_seats: int
    rules: int
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/health: the journal can be written, and so much is going on."""

    version: str
    tables: int  # in memory
    sockets: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP error."""

    reason: str
