"""A table put into words for many eyes at once: what all see alike is found once and encoded once.

The bytes are those of `telling.update`, which says what an update is; a test holds the two together.
"""

from collections.abc import Set
from typing import Final

import msgspec
from msgspec.structs import replace

from backroom.core.view import Event, View
from backroom.server.frames import Framer
from backroom.server.telling import decision, happened, house, player, status
from backroom.server.told import Told
from backroom.table.table import Table
from backroom.table.undo import undoer

Story = list[tuple[int, tuple[Event, ...]]]
"""What some eyes were told, by sequence number."""


GAP: Final = b"\0"  # which is in no JSON
HOLE: Final = msgspec.Raw(GAP)


class Faces:
    """Players and Views as they were put into words before: told again while nothing about them has changed."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._said: dict[tuple[int, str], bytes] = {}
        self._moves = -1
        self._views: dict[int, msgspec.Raw] = {}

    def view(self, table: Table, moves: int, eyes: int, here: Set[int]) -> msgspec.Raw:
        """All who are here are told together, nearly always, and see much alike."""
        if moves != self._moves:
            self._moves = moves
            self._views = {}
        if eyes not in self._views:
            seats = [eyes, *[seat for seat in here if seat != eyes and seat not in self._views]]
            for seat, view in zip(seats, _alike(table.views(seats)), strict=True):
                self._views[seat] = view
        return self._views[eyes]

    def known(self, table: Table, here: Set[int], slow: Set[int]) -> dict[tuple[int, str], bytes]:
        """By seat and status. Where a clock runs, nothing is said twice."""
        seating = table.seating
        about = (table.players, here, slow, set(seating.ready), set(seating.stand_ins))
        if table.opened.clock.kind != "none" or about != self._about:
            self._about = about
            self._said = {}
        return self._said


class Words:
    """One table at one moment."""

    def __init__(self, table: Table, here: Set[int], now: int, slow: Set[int], faces: Faces | None = None) -> None:
        self._table = table
        self._here = here
        self._now = now
        self._slow = slow
        self._stage = table.stage()
        self._seed = table.seed()
        self._faces = faces or Faces()
        self._said = self._faces.known(table, here, slow)
        self._statuses = [status(table, seat, None) for seat in range(len(table.players))]
        self._players = [self._player(seat, shown, None) for seat, shown in enumerate(self._statuses)]
        self._all_players = _list(self._players)
        self._undoer = undoer(table, now)
        self._houses: dict[bool, msgspec.Raw] = {}
        self._stories: list[tuple[Story, msgspec.Raw]] = []
        self._open_stories: dict[int, msgspec.Raw | None] = {}

    def update(self, eyes: int, since: int) -> bytes:
        """The frame of an update for these eyes, with what they were told after `since`."""
        table = self._table
        told = Told(
            seq=table.seq,
            stage=self._stage,
            seat=eyes,
            players=self._seen_players(eyes),
            house=self._house(eyes),
            view=None if table.play is None else self._faces.view(table, table.play.moves, eyes, self._here),
            story=self._open_story(since) or self._story(table.story(eyes, since)),
            undone=table.undone(since),
            decision=decision(table, eyes, self._now),
            seed=self._seed,
        )
        return _framer.frame(told)

    def _seen_players(self, eyes: int) -> msgspec.Raw:
        """As all others see them, but for one's own sealed choice."""
        if not 0 <= eyes < len(self._players):
            return self._all_players
        mine = status(self._table, eyes, eyes)
        if mine == self._statuses[eyes]:
            return self._all_players
        return _list([*self._players[:eyes], self._player(eyes, mine, eyes), *self._players[eyes + 1 :]])

    def _player(self, seat: int, shown: str, eyes: int | None) -> bytes:
        if (seat, shown) not in self._said:
            table = self._table
            sitting, colour = table.players[seat], table.seating.colour_of(seat)
            seen = player(table, seat, sitting, eyes, self._here, self._slow, self._now, colour)
            self._said[seat, shown] = _encode(seen)
        return self._said[seat, shown]

    def _house(self, eyes: int) -> msgspec.Raw:
        undoes = eyes == self._undoer
        if undoes not in self._houses:
            self._houses[undoes] = _raw(house(self._table, undoes, self._now))
        return self._houses[undoes]

    def _open_story(self, since: int) -> msgspec.Raw | None:
        """What has happened since, if all were told of all of it: nearly always."""
        if since not in self._open_stories:
            told = self._table.open_story(since)
            self._open_stories[since] = None if told is None else _raw(happened(told))
        return self._open_stories[since]

    def _story(self, told: Story) -> msgspec.Raw:
        """Many are told alike."""
        for known, encoded in self._stories:
            if known == told:
                return encoded
        self._stories.append((told, _raw(happened(told))))
        return self._stories[-1][1]


def _alike(views: list[View]) -> list[msgspec.Raw]:
    """In words. What is the same in all of them is encoded once, with gaps for what is each seat's own."""
    own = views[0].own
    if not own:
        return [_raw(view) for view in views]
    around = _encode(replace(views[0], **dict.fromkeys(own, HOLE))).split(GAP)
    return [msgspec.Raw(_filled(around, own, view)) for view in views]


def _filled(around: list[bytes], own: tuple[str, ...], view: View) -> bytes:
    parts = [around[0]]
    for place, name in enumerate(own):
        parts.append(_encode(getattr(view, name)))
        parts.append(around[place + 1])
    return b"".join(parts)


def _raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(thing))


def _list(parts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")


_encode = msgspec.json.Encoder().encode
_framer = Framer()
