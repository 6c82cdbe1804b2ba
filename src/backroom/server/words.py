"""A table put into words for many eyes at once: what all see alike is found once and encoded once.

The bytes are those of `telling.update`, which says what an update is; a test holds the two together.
"""

from collections.abc import Set
from typing import Final

import msgspec
from msgspec.structs import replace

from backroom.core.seat import WATCHER
from backroom.core.view import Event
from backroom.server.frames import frame_of
from backroom.server.gaps import HOLE, Gaps
from backroom.server.telling import decision, happened, house, player, status
from backroom.server.told import Told
from backroom.table.asides import asides_since
from backroom.table.table import Table
from backroom.table.undo import undoer

NOTHING: Final = b"null"
Story = list[tuple[int, tuple[Event, ...]]]
"""What some eyes were told, by sequence number."""


class Faces:
    """Players and Views as they were put into words before: told again while nothing about them has changed."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self.said: dict[tuple[int, str], bytes] = {}  # of players, by seat and status
        self.lists: dict[str, bytes] = {}  # of all players, by their statuses
        self._own: tuple[str, ...] | None = None  # what Views of this game name as each seat's own
        self._moves = -1
        self._views: dict[int, bytes] = {}

    def view(self, table: Table, moves: int, eyes: int, here: Set[int]) -> bytes:
        """All who are here are told together, nearly always, and see much alike."""
        if moves != self._moves:
            self._moves = moves
            self._views = {}
        if eyes not in self._views:
            seats = [eyes, *[seat for seat in here if seat != eyes and seat not in self._views]]
            for number, text in enumerate(self._in_words(table, seats)):
                self._views[seats[number]] = text
        return self._views[eyes]

    def _in_words(self, table: Table, seats: list[int]) -> list[bytes]:
        """Where a game says what is each seat's own, all the rest is a watcher's, and is encoded once."""
        if self._own is None:
            self._own = table.view(int(WATCHER)).own
        own = self._own
        if not own:
            return [_encode(view) for view in table.views(seats)]
        views = table.views([int(WATCHER), *seats])
        around = Gaps(_encode(replace(views[0], **dict.fromkeys(own, HOLE))))
        return [b"".join(around.filled([_encode(getattr(view, name)) for name in own])) for view in views[1:]]

    def look(self, table: Table, here: Set[int], slow: Set[int]) -> None:
        """Forget players as they were. Where a clock runs, nothing is said twice."""
        seating = table.seating
        about = (table.players, here, slow, set(seating.ready), set(seating.stand_ins))
        if table.opened.clock.kind != "none" or about != self._about:
            self._about = about
            self.said = {}
            self.lists = {}


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
        self._faces.look(table, here, slow)
        self._statuses = [status(table, seat, None) for seat in range(len(table.players))]
        self._all_players = self._players()
        self._undoer = undoer(table, now)
        self._houses: dict[bool, bytes] = {}
        self._told: dict[int, Gaps | None] = {}  # after a sequence number; None if not all were told the same

    def update(self, eyes: int, since: int) -> bytes:
        """The frame of an update for these eyes, with what they were told after `since`."""
        table = self._table
        play = table.play
        own = [
            _encode(eyes),
            self._seen_players(eyes),
            self._house(eyes),
            NOTHING if play is None else self._faces.view(table, play.moves, eyes, self._here),
            _encode(decision(table, eyes, self._now)),
        ]
        return frame_of(self._around(eyes, since).filled(own))

    def _around(self, eyes: int, since: int) -> Gaps:
        """What is told to all alike who were told the same until now: nearly always to all."""
        if since not in self._told:
            told = self._table.open_story(since)
            self._told[since] = None if told is None else self._gaps(told, since)
        return self._told[since] or self._gaps(self._table.story(eyes, since), since)

    def _gaps(self, told: Story, since: int) -> Gaps:
        return Gaps(
            _encode(
                Told(
                    seq=self._table.seq,
                    stage=self._stage,
                    seat=HOLE,
                    players=HOLE,
                    house=HOLE,
                    view=HOLE,
                    story=happened(told),
                    undone=self._table.undone(since),
                    asides=asides_since(self._table.asides, since),
                    decision=HOLE,
                    seed=self._seed,
                )
            )
        )

    def _seen_players(self, eyes: int) -> bytes:
        """As all others see them, but for one's own sealed choice."""
        if not 0 <= eyes < len(self._statuses):
            return self._all_players
        mine = status(self._table, eyes, eyes)
        if mine == self._statuses[eyes]:
            return self._all_players
        players = [self._player(seat, shown, None) for seat, shown in enumerate(self._statuses)]
        players[eyes] = self._player(eyes, mine, eyes)
        return _list(players)

    def _players(self) -> bytes:
        lists, key = self._faces.lists, " ".join(self._statuses)
        if key not in lists:
            lists[key] = _list([self._player(seat, shown, None) for seat, shown in enumerate(self._statuses)])
        return lists[key]

    def _player(self, seat: int, shown: str, eyes: int | None) -> bytes:
        said = self._faces.said
        if (seat, shown) not in said:
            table = self._table
            sitting, colour = table.players[seat], table.seating.colour_of(seat)
            seen = player(table, seat, sitting, eyes, self._here, self._slow, self._now, colour)
            said[seat, shown] = _encode(seen)
        return said[seat, shown]

    def _house(self, eyes: int) -> bytes:
        undoes = eyes == self._undoer
        if undoes not in self._houses:
            self._houses[undoes] = _encode(house(self._table, undoes, self._now))
        return self._houses[undoes]


def _list(parts: list[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"


_encode = msgspec.json.Encoder().encode
