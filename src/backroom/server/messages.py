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
from backroom.table.aside import Aside
from backroom.table.clock import NO_CLOCK, Clock
from backroom.table.wish import AnyWish, Audience

AnyView = (
    FbiView | CriminalsView | InkognitoView | GetawayView | SleepersView
)  # a union of every game's View, told apart by `game`
AnyEvent = FbiEvent | CriminalsEvent | InkognitoEvent | GetawayEvent | SleepersEvent

Stage = Literal["gathering", "playing", "over", "closed"]
Help = Literal["none", "record", "logic"]
LineQuality = Literal["good", "slow", "gone"]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages."""


# --- in: what a client says -----------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: who I am, and the last sequence number I have seen."""

    secret: str | None = None  # the seat's secret; none to watch
    since: int = 0
    heard: int = 0  # the number of the last chat line I have
    name: str | None = None  # a watcher's, to chat with other watchers


class Act(Message, frozen=True, tag="act"):
    """My answer to an open decision. Sent again with the same key it is answered again, never played twice."""

    decision: str
    action: str  # in the game's notation: "release R4"
    key: str  # one-time, made by the client
    lock: bool = True  # for a sealed decision: false stores a provisional choice, and unlocks one already locked
    shown: int | None = None  # in a race: the sequence number of the update my player saw when choosing


class Nudge(Message, frozen=True, tag="nudge"):
    """Ask a person for whom the table waits to go on. That seat alone hears of it, and it is in no journal."""

    seat: int
    key: str  # one-time, made by the client


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered at once by Pong with the same number, whichever side asks."""

    n: int


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""

    n: int


ClientMessage = Hello | Act | Nudge | Ping | Pong | AnyWish


# --- out: what the table says ---------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat, as everybody sees it."""

    seat: int
    name: str  # empty for a seat that is free
    bot: str | None  # the kind of bot, or null for a person
    here: bool  # a person's socket is open; always true of a bot
    status: Literal["idle", "choosing", "locked"]  # all that others learn of a sealed choice
    free: bool  # nobody sits here yet
    colour: int  # 0 to 8, each once at a table
    ready: bool  # while gathering, and before each START of a race; always true of a bot
    line: LineQuality  # how a person is connected
    stand_in: bool  # a bot plays for this person until they are back
    left_ms: int | None  # until time is up for what this seat is asked; null without a clock
    bank_ms: int | None  # of that, what comes out of the seat's reserve; null without one


class House(msgspec.Struct, frozen=True, kw_only=True):
    """The table itself: who is the host, whether it is paused, what its clock will do next."""

    host: int  # the host's seat
    paused: bool
    goes_on_ms: int | None  # until the pause is over, while that is counted out for all
    resting: bool  # paused by itself, because nobody is here; goes on by itself
    waits: str | None  # what the house does when its time comes, in the game's notation: "close discussion"
    left_ms: int | None  # until it does; standing still while paused
    rematch: str | None  # the table at which the same people play again
    can_undo: bool  # `undo` would be granted to me now


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice this seat may make now."""

    id: str
    legal: tuple[str, ...]
    sealed: bool  # nothing of it is seen until all have locked
    choice: str | None  # sealed only: what I have chosen so far
    locked: bool  # sealed only
    left_ms: int | None  # until it is made for me; null without a clock


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello: which table, which seat, under which rules."""

    table: str
    game: str
    rules: int  # version of the rules this game is played by, to its end
    options: dict[str, str]
    seat: int  # WATCHER (-1) for a watcher
    commitment: str  # SHA-256 of the seed, published before the deal
    imported: bool  # played elsewhere: nobody here was shown that before the deal
    clock: Clock
    help: Help  # how much the page may work out for a player, the same for all at the table
    listed: bool
    watchers: bool  # whether strangers may watch
    emotes: tuple[str, ...]  # all that may be said while the game is on; empty where everything may


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """What this seat saw happen at one sequence number."""

    seq: int
    events: tuple[AnyEvent, ...]


class Update(Message, frozen=True, tag="update"):
    """The table as this seat sees it after `seq`, and what happened since the client's last."""

    seq: int
    stage: Stage
    seat: int  # mine; it may change while gathering
    players: tuple[Player, ...]
    house: House
    view: AnyView | None  # null while gathering
    story: tuple[Happened, ...]
    undone: tuple[int, ...]  # sequence numbers of what was taken back since: it is no part of the story any more
    asides: tuple[Aside, ...]  # what happened beside the game since the client's last; the same for all
    decision: Decision | None
    seed: str | None  # published when the game is over


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One thing said."""

    n: int  # counts the lines that I could hear, from 1
    seat: int  # where its speaker sat then; WATCHER (-1) for a watcher
    name: str
    text: str
    audience: Audience
    to: int | None  # the seat that a whisper was for, by its number then


class Heard(Message, frozen=True, tag="heard"):
    """What was said since the last line the client has, to those who may hear it."""

    lines: tuple[ChatLine, ...]


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody asks me to go on, for the table waits for me. Told to my sockets only."""

    by: int  # a seat


class Noted(Message, frozen=True, tag="noted"):
    """My own sheets were written, perhaps on another device: they are read at /notes. Told to my sockets only."""


class Accepted(Message, frozen=True, tag="accepted"):
    """What was sent under this key is in the journal; a nudge, which is in none, has been passed on."""

    key: str
    seq: int  # the table shows it from this number on; a line of chat or a nudge moves none, and has the table's


class Refused(Message, frozen=True, tag="refused"):
    """What was sent under this key was not done; nothing has changed."""

    key: str | None  # null where the message itself could not be read
    rule: str | None  # the rule's number, where a rule forbids it
    reason: str


ServerMessage = Welcome | Update | Heard | Nudged | Noted | Accepted | Refused | Ping | Pong


# --- HTTP -----------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table, and take its first seat as its host."""

    game: str
    name: str
    seats: int
    bot: str | None = None  # the kind that takes free seats; by default the game's usual one
    options: dict[str, str] = {}
    begin: bool = True  # at once, against bots; false: gather people first
    listed: bool = False  # shown to everybody: to join while it gathers, then to watch if strangers may
    clock: Clock = NO_CLOCK
    watchers: bool = True  # whether strangers may watch
    help: Help = "logic"
    secret: str | None = None  # of my own making, 32 to 64 letters, digits, - and _: asked again, the same table


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats: take a seat of a table that is gathering."""

    name: str
    seat: int | None = None  # null: any that is free
    secret: str | None = None  # of my own making, 32 to 64 letters, digits, - and _: asked again, the same seat


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as strangers see it."""

    seat: int
    name: str  # empty for a seat that is free
    bot: str | None
    free: bool
    colour: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}; GET /api/tables lists those that gather in the open, ?stage=playing those to watch."""

    table: str
    game: str
    options: dict[str, str]
    stage: Stage
    host: str  # the host's name
    seats: tuple[SeatInfo, ...]
    clock: Clock
    watchers: bool
    listed: bool
    help: Help


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: where to go and the secret that makes the seat mine."""

    table: str
    seat: int
    secret: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to POST /api/records: the table at which the game can be replayed."""

    table: str


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to GET and PUT /api/tables/{table}/notes: one's own sheets at a table, seen by nobody else."""

    words: str | None  # written by hand; null where nothing ever was
    marks: str | None  # made with a pencil on the game's own sheet, in the page's words


class NewNotes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/tables/{table}/notes: up to 20,000 signs on a sheet; one that is not named stays as it is.

    Whoever says what the sheets read `before` overwrites nothing unseen: where one that is named reads otherwise by
    then, nothing is written, and the answer, 412, is what they read.
    """

    words: str | None = None
    marks: str | None = None
    before: Notes | None = None


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
    bots: tuple[str, ...]  # the weakest first
    bot: str  # the usual one
    options: tuple[OptionInfo, ...]


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/reach: where others find this server. Told on this machine only; whoever calls from elsewhere knows."""

    addresses: tuple[str, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/health: the journal can be written, and so much is going on."""

    version: str
    tables: int  # in memory
    sockets: int


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP error; what is no HTTP at all, or no handshake of a socket, is answered in plain text."""

    reason: str
