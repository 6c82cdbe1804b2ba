"""A table put into words for many eyes at once: what all see alike is found once and encoded once.

The bytes are those of `telling.update`, which says what an update is; a test holds the two together.
"""

from collections.abc import Set

import msgspec

from backroom.core.view import Event
from backroom.server.frames import frame
from backroom.server.messages import Message, Player
from backroom.server.telling import decision, happened, house, player, status
from backroom.table.table import Table

Story = list[tuple[int, tuple[Event, ...]]]
"""What some eyes were told, by sequence number."""


class Told(Message, frozen=True, tag="update"):
    """An Update, some parts of which are encoded already."""

    seq: int
    stage: str
    seat: int
    players: msgspec.Raw
    house: msgspec.Raw
    view: msgspec.Struct | None
    story: msgspec.Raw
    undone: list[int]
    decision: msgspec.Struct | None
    seed: str | None


class Words:
    """One table at one moment."""

    def __init__(self, table: Table, here: Set[int], now: int, slow: Set[int]) -> None:
        self._table = table
        self._here = here
        self._now = now
        self._slow = slow
        self._stage = table.stage()
        self._seed = table.seed()
        colours = table.seating.colours()
        self._players = [
            player(table, seat, sitting, None, here, slow, now, colours[seat])
            for seat, sitting in enumerate(table.players)
        ]
        self._all_players = _raw(self._players)
        self._undoer = table.last_actor()
        self._houses: dict[bool, msgspec.Raw] = {}
        self._stories: list[tuple[Story, msgspec.Raw]] = []

    def update(self, eyes: int, since: int) -> bytes:
        """The frame of an update for these eyes, with what they were told after `since`."""
        table = self._table
        told = Told(
            seq=table.seq,
            stage=self._stage,
            seat=eyes,
            players=self._seen_players(eyes),
            house=self._house(eyes),
            view=None if table.play is None else table.view(eyes),
            story=self._story(table.story(eyes, since)),
            undone=table.undone(since),
            decision=decision(table, eyes, self._now),
            seed=self._seed,
        )
        return frame(_encode(told))

    def _seen_players(self, eyes: int) -> msgspec.Raw:
        """As all others see them, but for one's own sealed choice."""
        if not 0 <= eyes < len(self._players) or status(self._table, eyes, eyes) == self._players[eyes].status:
            return self._all_players
        seen: list[Player] = list(self._players)
        table, colour = self._table, self._players[eyes].colour
        seen[eyes] = player(table, eyes, table.players[eyes], eyes, self._here, self._slow, self._now, colour)
        return _raw(seen)

    def _house(self, eyes: int) -> msgspec.Raw:
        undoes = eyes == self._undoer
        if undoes not in self._houses:
            self._houses[undoes] = _raw(house(self._table, eyes, self._now))
        return self._houses[undoes]

    def _story(self, told: Story) -> msgspec.Raw:
        """Most of what happens is told to all alike."""
        for known, encoded in self._stories:
            if known == told:
                return encoded
        self._stories.append((told, _raw(happened(told))))
        return self._stories[-1][1]


def _raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(thing))


_encode = msgspec.json.Encoder().encode
