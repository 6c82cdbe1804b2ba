"""A table as it was after some entry of its journal, so that it is loaded by that and the entries after it.

The journal stays the truth. A snapshot holds no State, which is native and has no other form than its actions: they
are applied anew, and the digest says whether the same came of it. Whatever does not fit is not used, and the table is
loaded from its beginning.
"""

from hashlib import sha256
from typing import Final, TypeVar

import msgspec

import backroom
from backroom.core.state import State
from backroom.core.view import wire
from backroom.record.record import Played
from backroom.table.aside import Aside
from backroom.table.chat import Said
from backroom.table.clock import Before, Interrupted
from backroom.table.decisions import Open
from backroom.table.entry import AnyEntry, Opened, Player
from backroom.table.errors import BadJournal
from backroom.table.keys import Content, Keys
from backroom.table.play import Play
from backroom.table.seal import Choice
from backroom.table.table import Table
from backroom.table.tosses import Back
from backroom.table.waits import house_wait
from backroom.table.wish import AnyWish

SHAPE: Final = 10
"""Raised when a part of a table gets another field, or a field another meaning."""

Part = TypeVar("Part", bound=msgspec.Struct)


class SeatingPart(msgspec.Struct, frozen=True):
    players: list[Player | None]
    guests: dict[int, int]
    host: int
    ready: set[int]
    stand_ins: dict[int, str]
    _newest: int


class ChatPart(msgspec.Struct, frozen=True):
    _heard: dict[int, list[Said]]
    _counts: dict[int, int]


class TimingPart(msgspec.Struct, frozen=True):
    resting: bool
    banks: list[int]
    last_said: list[int]
    wait_since: int
    counting: bool
    _house_due: int | None
    _interrupted: Interrupted | None
    _paused_at: int | None
    _asked: dict[int, Open]
    _locked_at: dict[int, int]
    _before: Before | None


class TossesPart(msgspec.Struct, frozen=True):
    round: int
    last: dict[int, int]
    back: dict[int, int]
    refused: dict[int, dict[str, Back]]


class RestlessPart(msgspec.Struct, frozen=True):
    occasion: int
    done: dict[int, int]
    last: dict[int, int]


class SealPart(msgspec.Struct, frozen=True):
    seats: int
    waiting: int
    _choices: dict[int, Choice]


class DecisionsPart(msgspec.Struct, frozen=True):
    _open: dict[int, Open]
    _left: dict[int, Open]
    _occasion: int
    _began: int


class PlayPart(msgspec.Struct, frozen=True):
    actions: list[Played]
    marks: list[tuple[int, int]]
    last: tuple[int, int] | None
    forced: bool
    unseen: int
    taken_back: list[int]
    _undone: list[tuple[int, int]]
    _now: int


class TablePart(msgspec.Struct, frozen=True):
    length: int
    seq: int
    closed: bool
    imported: bool
    rematch: str | None
    raced_from: int | None
    asked: dict[int, int]
    left_behind: int
    asides: list[Aside]


class Playing(msgspec.Struct, frozen=True):
    play: PlayPart
    seal: SealPart
    decisions: DecisionsPart
    digest: str  # of the State


KeyRing = dict[int, list[tuple[str, Content | AnyWish, int]]]
"""One-time keys in the order in which they were used, and what they were answered with."""


class Snapshot(msgspec.Struct, frozen=True):
    written_by: str
    table: TablePart
    seating: SeatingPart
    chat: ChatPart
    timing: TimingPart
    tosses: TossesPart
    restless: RestlessPart
    keys: KeyRing
    wishes: KeyRing
    playing: Playing | None


def written_by(opened: Opened) -> str:
    """Who can read a snapshot: the same Backroom, with the same rules of the game."""
    return f"{backroom.__version__} {SHAPE} {opened.game} {opened.rules}"


def snap(table: Table) -> bytes:
    play = table.play
    return _encoder.encode(
        Snapshot(
            written_by(table.opened),
            _take(table, TablePart),
            _take(table.seating, SeatingPart),
            _take(table.chat, ChatPart),
            _take(table.timing, TimingPart),
            _take(table.tosses, TossesPart),
            _take(table.restless, RestlessPart),
            _ring(table.keys),
            _ring(table.wishes),
            None
            if play is None
            else Playing(
                _take(play, PlayPart),
                _take(play.seal, SealPart),
                _take(play.decisions, DecisionsPart),
                _digest(play.state),
            ),
        )
    )


def revive(opened: AnyEntry, body: bytes, tail: list[AnyEntry]) -> Table:
    """The table of a snapshot and of the entries after it; BadJournal if the snapshot is not to be used."""
    if not isinstance(opened, Opened):
        raise BadJournal("expected a journal that begins with the opening of a table, got one that does not")
    try:
        snapshot = _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise BadJournal(f"expected a snapshot of a table, got something else: {error}") from error
    if snapshot.written_by != written_by(opened):
        raise BadJournal(f"expected a snapshot by {written_by(opened)}, got one by {snapshot.written_by}")
    table = Table(opened)
    _give(table, snapshot.table)
    _give(table.seating, snapshot.seating)
    _give(table.chat, snapshot.chat)
    _give(table.timing, snapshot.timing)
    _give(table.tosses, snapshot.tosses)
    _give(table.restless, snapshot.restless)
    _hang(table.keys, snapshot.keys)
    _hang(table.wishes, snapshot.wishes)
    if snapshot.playing is not None:
        table.play = _replayed(table, snapshot.playing)
        table.timing.wait = house_wait(table.play.state, opened.clock)
    for entry in tail:
        table.fold(entry)
    return table


def _replayed(table: Table, playing: Playing) -> Play:
    """The State by its actions, and with it all that was told, at the numbers it was told at."""
    play = table.deal(playing.play._now)
    play.restore(playing.play.actions, playing.play.marks)
    _give(play, playing.play)
    _give(play.seal, playing.seal)
    _give(play.decisions, playing.decisions)
    if _digest(play.state) != playing.digest:
        raise BadJournal("expected a snapshot whose actions lead to its State, got one of another")
    return play


def _digest(state: State) -> str:
    return sha256(wire(state.truth())).hexdigest()


def _take(part: object, kind: type[Part]) -> Part:
    return kind(*[getattr(part, name) for name in kind.__struct_fields__])


def _give(part: object, kept: msgspec.Struct) -> None:
    for name in kept.__struct_fields__:
        setattr(part, name, getattr(kept, name))


def _ring(keys: Keys) -> KeyRing:
    return {who: [(key, *answered) for key, answered in known.items()] for who, known in keys.known.items()}


def _hang(keys: Keys, ring: KeyRing) -> None:
    for who, known in ring.items():
        keys.known[who] = {key: (content, seq) for key, content, seq in known}


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Snapshot] = msgspec.json.Decoder(Snapshot)
