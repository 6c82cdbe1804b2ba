"""The game at a table: its State, the choices held closed, the decisions open now, and what each seat was told."""

from bisect import bisect_right
from typing import Final

from backroom.core.bits import Mask, bit
from backroom.core.errors import BackroomError
from backroom.core.game import Game
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import EVERYONE, State, hears
from backroom.core.view import Event
from backroom.record.record import Played
from backroom.table.breath import breathe
from backroom.table.decisions import Decisions
from backroom.table.errors import BadJournal
from backroom.table.seal import Seal

CANCEL: Final = "cancel"  # an offer that is being built

Told = list[tuple[Mask, Event]]


class Play:
    """Only its Table changes it."""

    def __init__(self, game: Game, seats: int, seed: int, seq: int, now: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.state: State = game.deal(seats, seed, [])
        self.seal = Seal(0)
        self.decisions = Decisions()
        self.actions: list[Played] = []
        self.moves = 0  # another number whenever the State is another
        self.last: tuple[int, int] | None = None  # the seat that acted last, and at which sequence number, if alone
        self.forced = False  # whether that was done by the clock
        self.unseen = 0  # so many actions since then that nobody else may notice
        self.taken_back = [0] * seats  # how often, by seat
        self.marks: list[tuple[int, int]] = []  # when something was told, and after how many actions
        self._told_at: list[int] = []  # the sequence numbers at which something was told
        self._told: list[Told] = []
        self._undone: list[tuple[int, int]] = []  # when something was taken back, and when it had been told
        self._now = now
        self._move_on(0, seq)
        self._tell(seq)

    # --- what may be asked of it ------------------------------------------------------------------------------

    def story(self, seat: int, since: int) -> list[tuple[int, tuple[Event, ...]]]:
        """What this seat, or a watcher, was told after that sequence number."""
        start = bisect_right(self._told_at, since)
        heard = [
            (seq, tuple(event for audience, event in told if hears(audience, Seat(seat))))
            for seq, told in zip(self._told_at[start:], self._told[start:], strict=True)
        ]
        return [(seq, events) for seq, events in heard if events]

    def open_story(self, since: int) -> list[tuple[int, tuple[Event, ...]]] | None:
        """What everybody was told after that sequence number; None if something was not for all."""
        found: list[tuple[int, tuple[Event, ...]]] = []
        for place in range(bisect_right(self._told_at, since), len(self._told)):
            events: list[Event] = []
            for audience, event in self._told[place]:
                if audience != EVERYONE:
                    return None
                events.append(event)
            found.append((self._told_at[place], tuple(events)))
        return found

    def undone(self, since: int) -> list[int]:
        """What was told up to that sequence number and taken back after it."""
        return [told for seq, told in self._undone if told <= since < seq]

    def told_at(self, seq: int) -> list[Event]:
        """All that was told at the last sequence number, if it is this."""
        return [event for _, event in self._told[-1]] if self._told_at and self._told_at[-1] == seq else []

    def calls_off(self, seat: int) -> str | None:
        """What the clock does first for a seat that was building something nobody else has seen: not to finish it."""
        if self.unseen == 0 or self.actions[-1].seat != seat:
            return None
        return CANCEL if self.state.why_not(Seat(seat), self.game.action_id(CANCEL)) is None else None

    # --- how it changes ---------------------------------------------------------------------------------------

    def listen(self, now: int) -> None:
        self.state.story = []
        self._now = now

    def act(self, seat: int, action: str, seq: int, time: int | None = None, forced: bool = False) -> None:
        """An open action, and what follows from it."""
        self._play(seat, action, time)
        self.last = (seat, seq)
        self.forced = forced
        self.unseen = 0
        self._move_on(bit(seat), seq)

    def is_unseen(self, action: str) -> bool:
        return self.state.unseen(self.game.action_id(action))

    def step_on(self, seat: int, action: str, seq: int) -> None:
        """An action that nobody else may notice: nothing is told of it, and no clock begins anew."""
        self._play(seat, action)
        self.unseen += 1
        self.decisions.step_on(seat, seq, self.unseen)

    def call(self, action: str, seq: int, time: int | None = None) -> None:
        """The house ends a wait. Choices held closed count first; if they are all, there is nothing left to end."""
        held = self.seal.held()
        missing: Mask = self.seal.seats
        acted: Mask = missing | bit(HOUSE)  # who has not chosen has missed it, and is asked anew
        self.seal = Seal(0)
        for seat, choice in held:
            self._play(seat, choice)
            missing &= ~bit(seat)
        if missing or not held:
            self._play(int(HOUSE), action, time)
        self.last = None
        self.unseen = 0
        self._move_on(acted, seq)

    def open_seal(self, acted: Mask, seq: int) -> None:
        """All have locked: only now does the State get the choices, in the order of seats."""
        if not self.seal.complete():
            return
        chosen = self.seal.held()
        acted |= self.seal.seats
        self.seal = Seal(0)
        for seat, action in chosen:
            self._play(seat, action)
        self.last = None
        self.unseen = 0
        self._move_on(acted, seq)

    def take_back(self, seat: int, seq: int) -> None:
        """The last action is undone, with what nobody noticed since; what was told of it is no part of the story."""
        assert self.last is not None
        told_at = self.last[1]
        del self.actions[-1 - self.unseen :]
        self.unseen = 0
        self.state = self.before()
        self.moves += 1
        self.last = None
        if self._told_at and self._told_at[-1] == told_at:
            self.marks.pop()
            self._told_at.pop()
            self._told.pop()
        self._undone.append((seq, told_at))
        self.taken_back[seat] += 1
        self.seal = Seal(0)
        self._move_on(bit(seat), seq)

    def relive(self, actions: tuple[Played, ...], seq: int) -> int:
        """A game that was played elsewhere; what was sealed then is no secret any more. The last number told."""
        for played in actions:
            seq += 1
            self.state.story = []
            self._play(played.seat, played.action, played.time)
            self._tell(seq)
            breathe(seq)
        self._move_on(0, seq)
        return seq

    def restore(self, actions: list[Played], marks: list[tuple[int, int]]) -> None:
        """The same game as it was kept: what was told came of the actions since it was last told."""
        self.marks, self._told_at, self._told = [], [], []
        self.state = self.game.deal(self.seats, self.seed, [])
        self.moves += 1
        self.actions = []
        for seq, count in marks:
            for played in actions[len(self.actions) : count]:
                self.state.apply(Seat(played.seat), self.game.action_id(played.action))
                self.actions.append(played)
            self._tell(seq)
            self.state.story = []
            breathe(len(self._told))
        for played in actions[len(self.actions) :]:
            self.state.apply(Seat(played.seat), self.game.action_id(played.action))
        self.state.story = None

    def before(self) -> State:
        """The State after all actions noted so far, played anew."""
        state = self.game.deal(self.seats, self.seed, None)
        for played in self.actions:
            state.apply(Seat(played.seat), self.game.action_id(played.action))
        return state

    def told(self, seq: int) -> Told:
        """Keep what has just been told."""
        return self._tell(seq)

    def _play(self, seat: int, action: str, time: int | None = None) -> None:
        try:
            self.state.play(Seat(seat), self.game.action_id(action))
        except BackroomError as error:
            raise BadJournal(f"seat {seat}, {action!r}: {error}") from error
        if time is not None and self.actions and self.actions[-1].time is not None:
            time = max(time, self.actions[-1].time)
        self.actions.append(Played(seat, action, time))
        self.moves += 1

    def _move_on(self, acted: Mask, seq: int) -> None:
        """After a change of the State: the sealed choices that are now open, and the decisions."""
        self.seal.reseat(self.state.sealed())
        for seat, action in self.seal.held():
            if self.state.why_not(Seat(seat), self.game.action_id(action)) is not None:
                self.seal.forget(seat)
        self.decisions.follow(self.state, seq, acted, self._now)
        self.open_seal(acted, seq)

    def _tell(self, seq: int) -> Told:
        events = self.state.story or []
        self.state.story = None
        if events:
            self.marks.append((seq, len(self.actions)))
            self._told_at.append(seq)
            self._told.append(events)
        return events
