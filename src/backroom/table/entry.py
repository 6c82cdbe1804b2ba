"""What a journal is made of: the opening of a table, and every choice made at it since."""

import msgspec

from backroom.table.errors import BadJournal


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A person or a bot in a seat."""

    name: str
    bot: str | None = None  # the kind of bot; none for a person


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    """Base of all entries. A field once written is read for ever: new ones need a default."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table as it was before the first action; the deal follows from the seed."""

    game: str
    rules: int
    options: dict[str, str]
    seed: str  # 32 hexadecimal digits, secret until the game is over
    players: tuple[Player, ...]


class Acted(Entry, frozen=True, tag="acted"):
    """An action that everybody may see the taking of."""

    seat: int
    action: str
    key: str


class Sealed(Entry, frozen=True, tag="sealed"):
    """A choice that stays closed: provisional, or locked, and changeable until the last seat has locked."""

    seat: int
    action: str
    key: str
    locked: bool


AnyEntry = Opened | Acted | Sealed


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise BadJournal(f"expected an entry of a journal, got something else: {error}") from error


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
