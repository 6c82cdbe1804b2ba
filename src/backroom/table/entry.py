"""What a journal is made of: the opening of a table, and everything that was done at it since."""

from typing import Literal

import msgspec

from backroom.record.record import Played
from backroom.table.clock import NO_CLOCK, Clock
from backroom.table.errors import BadJournal
from backroom.table.wish import AnyWish

Help = Literal["none", "record", "logic"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person or a bot in a seat."""

    name: str
    bot: str | None = None  # the kind of bot; none for a person
    colour: int | None = None  # none: that of the seat


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    """Base of all entries. A field once written is read for ever: new ones need a default."""

    at: int = 0  # when, in milliseconds of the house's time, which stands still while the house is closed


class Opened(Entry, frozen=True, tag="opened"):
    """The table as it was before the first action; the deal follows from the seed.

    Whoever sits here from the start is the guest with the number of the seat.
    """

    game: str
    rules: int
    options: dict[str, str]
    seed: str  # 32 hexadecimal digits, secret until the game is over
    players: tuple[Player | None, ...]  # none for a seat that is free
    begun: bool = True  # false: people gather first
    bot: str | None = None  # the kind of bot that takes free seats
    clock: Clock = NO_CLOCK
    listed: bool = False
    watchers: bool = True
    help: Help = "logic"
    commitment: str | None = None  # the hash of the seed, as it is shown to everybody; none in the oldest journals
    host: int = 0  # a seat


class Toss(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the air, in a race: all that its place in the order was found by. Nobody but the house is told."""

    round: int
    seen: int  # how many landings of the round its player had been shown
    arrived: int  # in the house's time
    delay: int  # milliseconds one way, as far as its line was trusted


class Acted(Entry, frozen=True, tag="acted", omit_defaults=True):
    """An action that everybody may see the taking of."""

    seat: int
    action: str
    key: str
    time: int | None = None  # in a race, when it counted: milliseconds since the first START
    toss: Toss | None = None  # in a race, how it came to be where it is; none in the oldest journals


class Bounced(Entry, frozen=True, tag="bounced"):
    """A card that came back in a race: too late, too soon, or none to be laid. The game is as it was."""

    seat: int
    action: str
    key: str
    time: int  # when it would have counted
    toss: Toss
    rule: str
    reason: str


class Counted(Entry, frozen=True, tag="counted"):
    """A seat has called what the house would call later. The house calls it, when everybody has heard the count."""

    seat: int
    action: str
    key: str


class Sealed(Entry, frozen=True, tag="sealed"):
    """A choice that stays closed: provisional, or locked, and changeable until the last seat has locked."""

    seat: int
    action: str
    key: str
    locked: bool


class Called(Entry, frozen=True, tag="called"):
    """The house ends a wait by an action of the game. Choices held closed until then count first."""

    action: str


class TimedOut(Entry, frozen=True, tag="timed_out"):
    """A seat's time was up, and this was done for it."""

    seat: int
    action: str


class Wished(Entry, frozen=True, tag="wished"):
    """A guest's wish was granted."""

    guest: int  # WATCHER for a watcher
    wish: AnyWish
    name: str | None = None  # a watcher's


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody took a free seat while the table was gathering."""

    guest: int
    seat: int
    name: str


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, tag="came_back"):
    """Whoever was away plays on."""

    seat: int


class Rested(Entry, frozen=True, tag="rested"):
    """Nobody is here: clocks stand still."""


class Woke(Entry, frozen=True, tag="woke"):
    """Somebody is here again."""


class HandedOn(Entry, frozen=True, tag="handed_on"):
    """The host is away, and the house made somebody else the host."""

    seat: int


class Begun(Entry, frozen=True, tag="begun"):
    """All seats are taken and everybody is ready: the house deals."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at this table."""

    guest: int
    key: str
    table: str


class Imported(Entry, frozen=True, tag="imported"):
    """All of a game that was played elsewhere, from its record."""

    actions: tuple[Played, ...]


AnyEntry = (
    Opened
    | Acted
    | Bounced
    | Counted
    | Sealed
    | Called
    | TimedOut
    | Wished
    | Joined
    | StoodIn
    | CameBack
    | Rested
    | Woke
    | HandedOn
    | Begun
    | Rematched
    | Imported
)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    try:
        return _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadJournal(f"expected an entry of a journal, got something else: {error}") from error


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
