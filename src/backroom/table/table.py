"""A table is the fold of its journal: the same entries make the same table, today and after a restart.

Two numbers count. `length` counts the entries of the journal. `seq` counts what everybody may notice, and is the
number clients are told: it must not move when a seat changes a sealed choice, for that would tell others of it.
"""

from bisect import bisect_right
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has
from backroom.core.errors import BackroomError, IllegalAction
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import EVERYONE, State, hears
from backroom.core.view import Event, View
from backroom.record.record import Played, Record, open_game
from backroom.record.seed import commitment, read_seed
from backroom.table.decisions import Decisions, Open
from backroom.table.entry import Acted, AnyEntry, Opened, Sealed
from backroom.table.errors import BadJournal, Refusal
from backroom.table.keys import Content, Keys
from backroom.table.seal import Choice, Seal


class Seen(NamedTuple):
    """What came of an entry."""

    seq: int
    audience: Mask  # who may notice it at all: everyone, or the one seat that changed a sealed choice
    events: list[tuple[Mask, Event]]


class Table:
    """One running game. Only `fold` changes it."""

    def __init__(self, opened: Opened) -> None:
        record = _record(opened, ())
        self.opened = opened
        self.game = open_game(record)
        self.players = opened.players
        self.commitment = commitment(record.seed)
        self.length = 1
        self.seq = 1
        self.keys = Keys()
        self.seal = Seal(0)
        self._state: State = self.game.deal(record.seats, record.seed, [])
        self._actions: list[Played] = []
        self._told_at: list[int] = []  # the sequence numbers at which something was told
        self._told: list[list[tuple[Mask, Event]]] = []
        self._decisions = Decisions()
        self._move_on(0)
        self._tell(self._state.story or [])

    def fold(self, entry: AnyEntry) -> Seen:
        """Take an entry that `decide` has made, now or before a restart."""
        self._state.story = []
        if isinstance(entry, Acted):
            audience = self._act(entry)
        elif isinstance(entry, Sealed):
            audience = self._hold(entry)
        else:
            raise BadJournal("expected a table to be opened once, got a second opening")
        self.length += 1
        events = self._state.story
        self._tell(events)
        return Seen(self.seq, audience, events)

    # --- what may be asked of it ------------------------------------------------------------------------------

    def over(self) -> bool:
        return self._state.to_act() == 0

    def view(self, seat: int) -> View:
        return self._state.view(Seat(seat))

    def legal(self, seat: int) -> vec[i64]:
        return self._state.legal(Seat(seat))[:]  # a copy: a bot may do with it what it likes

    def why_not(self, seat: int, action: int) -> IllegalAction | None:
        return self._state.why_not(Seat(seat), action)

    def decision(self, seat: int) -> Open | None:
        """The choice this seat may make now."""
        return self._decisions.of(seat)

    def choice(self, seat: int) -> Choice | None:
        """What this seat has chosen in a sealed decision; for its own eyes."""
        return self.seal.choice(seat)

    def waits_for(self, seat: int) -> bool:
        """Whether others see this seat choosing."""
        decision = self._decisions.of(seat)
        return decision is not None and (not decision.sealed or has(self.seal.waiting, seat))

    def story(self, seat: int, since: int) -> list[tuple[int, tuple[Event, ...]]]:
        """What this seat, or a watcher, was told after that sequence number."""
        start = bisect_right(self._told_at, since)
        heard = [
            (seq, tuple(event for audience, event in told if hears(audience, Seat(seat))))
            for seq, told in zip(self._told_at[start:], self._told[start:], strict=True)
        ]
        return [(seq, events) for seq, events in heard if events]

    def seed(self) -> str | None:
        """The seed, once it tells no secret."""
        return self.opened.seed if self.over() else None

    def record(self) -> Record:
        """The finished game, to be replayed and checked against the commitment."""
        if not self.over():
            raise Refusal("the game is not over, and its record would tell secrets")
        return _record(self.opened, tuple(self._actions))

    # --- how entries change it --------------------------------------------------------------------------------

    def _act(self, entry: Acted) -> Mask:
        decision = self._answered(entry)
        self.seq += 1
        self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, True), self.seq)
        acted: Mask = bit(entry.seat)
        if entry.seat == HOUSE and self.seal.seats != 0:
            acted |= self._time_out(entry.action)
        else:
            self._play(entry.seat, entry.action)
        self._move_on(acted)
        return EVERYONE

    def _time_out(self, action: str) -> Mask:
        """The house ends a sealed decision: what was chosen counts, locked or not. If all had, that is its end."""
        seal, self.seal = self.seal, Seal(0)
        missing: Mask = seal.seats
        for seat, choice in seal.held():
            missing &= ~bit(seat)
            self._play(seat, choice)
        if missing:
            self._play(int(HOUSE), action)
        return seal.seats

    def _hold(self, entry: Sealed) -> Mask:
        decision = self._answered(entry)
        waiting = self.seal.waiting
        self.seal.hold(entry.seat, entry.action, entry.locked)
        noticed = self.seal.complete() or self.seal.waiting != waiting
        if noticed:
            self.seq += 1
        self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, entry.locked), self.seq)
        self._open_seal(0)
        return EVERYONE if noticed else bit(entry.seat)

    def _answered(self, entry: Acted | Sealed) -> Open:
        decision = self._decisions.of(entry.seat)
        if decision is None or decision.sealed != isinstance(entry, Sealed):
            raise BadJournal(f"entry {self.length + 1}: seat {entry.seat} was not asked for {entry.action!r}")
        return decision

    def _play(self, seat: int, action: str) -> None:
        try:
            self._state.play(Seat(seat), self.game.action_id(action))
        except BackroomError as error:
            raise BadJournal(f"entry {self.length + 1}: {error}") from error
        self._actions.append(Played(seat, action))

    def _move_on(self, acted: Mask) -> None:
        """After a change of the State: the sealed choices that are now open, and the decisions."""
        self.seal.reseat(self._state.sealed())
        for seat, action in self.seal.held():
            if self.why_not(seat, self.game.action_id(action)) is not None:
                self.seal.forget(seat)
        self._decisions.follow(self._state, self.seq, acted)
        self._open_seal(acted)

    def _open_seal(self, acted: Mask) -> None:
        """All have locked: only now does the State get the choices, in the order of seats."""
        if not self.seal.complete():
            return
        chosen = self.seal.held()
        acted |= self.seal.seats
        self.seal = Seal(0)
        for seat, action in chosen:
            self._play(seat, action)
        self._move_on(acted)

    def _tell(self, events: list[tuple[Mask, Event]]) -> None:
        self._state.story = None
        if events:
            self._told_at.append(self.seq)
            self._told.append(events)


def load(entries: list[AnyEntry]) -> Table:
    """The table that a journal makes."""
    if not entries or not isinstance(entries[0], Opened):
        raise BadJournal("expected a journal that begins with the opening of a table, got one that does not")
    table = Table(entries[0])
    for entry in entries[1:]:
        table.fold(entry)
    return table


def _record(opened: Opened, actions: tuple[Played, ...]) -> Record:
    return Record(
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        seats=len(opened.players),
        seed=read_seed(opened.seed),
        actions=actions,
    )
