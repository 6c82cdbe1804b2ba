"""A table is the fold of its journal: the same entries make the same table, today and after a restart.

Two numbers count. `length` counts the entries of the journal. `seq` counts what everybody may notice, and is the
number clients are told: it must not move when a seat changes a sealed choice, builds an offer or says something to its
team, for that would tell others of it.
"""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has
from backroom.core.errors import IllegalAction
from backroom.core.seat import Seat
from backroom.core.state import EVERYONE, State
from backroom.core.view import Event, View
from backroom.games.getaway.state import GetawayState
from backroom.record.record import Played, Record, open_game
from backroom.record.seed import commitment, read_seed
from backroom.table.aside import Aside
from backroom.table.asides import aside_of
from backroom.table.breath import breathe
from backroom.table.chat import Chatter
from backroom.table.decisions import Open
from backroom.table.entry import (
    Acted,
    AnyEntry,
    Begun,
    Bounced,
    Called,
    CameBack,
    Counted,
    HandedOn,
    Imported,
    Joined,
    Opened,
    Player,
    Rematched,
    Rested,
    Sealed,
    StoodIn,
    TimedOut,
    Wished,
    Woke,
)
from backroom.table.errors import BadJournal, Refusal
from backroom.table.granting import NOBODY, grant
from backroom.table.keys import ACTIONS, WISHES, Content, Keys
from backroom.table.play import Play
from backroom.table.restless import BARGAINING, Restless
from backroom.table.seal import Choice, Seal
from backroom.table.seating import Seating
from backroom.table.seen import Seen
from backroom.table.timing import Due, Timing
from backroom.table.tosses import Back, Tosses
from backroom.table.wish import Rematch

FULL: Final = 10_000
"""Entries of a journal past which it takes no more wishes, so that it can be loaded in a moment; the game goes on."""

Stage = Literal["gathering", "playing", "over", "closed"]


class Table:
    """One table, from the first guest to the last word. Only `fold` changes it."""

    def __init__(self, opened: Opened) -> None:
        record = _record(opened, ())
        self.opened = opened
        self.game = open_game(record)
        self.commitment = opened.commitment or commitment(record.seed)
        self.length = 1
        self.seq = 1
        self.keys = Keys(ACTIONS)  # by seat
        self.wishes = Keys(WISHES)  # by guest
        self.asked: dict[int, int] = {}  # wishes granted, by guest
        self.left_behind = 0  # entries by guests who have gone while the table gathered
        self.seating = Seating(opened.players, opened.host)
        self.chat = Chatter(self.seating.guests)
        self.timing = Timing(opened.clock, len(opened.players))
        self.tosses = Tosses()
        self.restless = Restless()
        self.play: Play | None = None
        self.asides: list[Aside] = []
        self.closed = False
        self.imported = False  # played elsewhere: nobody here has seen the hash of its seed before the deal
        self.rematch: str | None = None
        self.raced_from: int | None = None  # in a race, the house's time of the first START
        if opened.begun:
            self.begin(opened.at)

    def fold(self, entry: AnyEntry) -> Seen:
        """Take an entry that was decided upon, now or before a restart."""
        if self.play is not None:
            self.play.listen(self.timing.now(entry.at))
        before = self.players
        audience = self._take(entry)
        self.length += 1
        aside = None if self.play is None else aside_of(entry, before, self.seating, self.seq)
        if aside is not None:
            self.asides.append(aside)
        events = self.play.told(self.seq) if self.play is not None else []
        if self.play is not None:
            self._follow(self.play, self.timing.now(entry.at))
        return Seen(self.seq, audience, events)

    # --- what may be asked of it ------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player | None, ...]:
        return tuple(self.seating.players)

    @property
    def seal(self) -> Seal:
        return _NO_SEAL if self.play is None else self.play.seal

    def stage(self) -> Stage:
        if self.closed:
            return "closed"
        if self.play is None:
            return "gathering"
        return "over" if self.over() else "playing"

    def over(self) -> bool:
        return self.play is not None and self.play.state.to_act() == 0

    def going(self) -> bool:
        """Whether something can be played now."""
        return self.stage() == "playing" and not self.timing.paused()

    def full(self) -> bool:
        return self.length >= FULL

    def complete(self) -> bool:
        """Whether all seats are taken and nobody has to be waited for: then it begins by itself."""
        return self.stage() == "gathering" and not self.seating.free() and self.seating.all_ready()

    def view(self, seat: int) -> View:
        return self._state().view(Seat(seat))

    def views(self, seats: list[int]) -> list[View]:
        return self._state().views([Seat(seat) for seat in seats])

    def legal(self, seat: int) -> vec[i64]:
        """A copy: a bot may do with it what it likes. What a seat has done too often is not offered again."""
        state = self._state()
        legal = state.legal(Seat(seat))[:]
        if not self.restless.bargained_out(state, seat):
            return legal
        offered: vec[i64] = vec[i64]()
        for action in legal:
            if not self.game.action_name(action).startswith(BARGAINING):
                offered = append(offered, action)
        return offered

    def why_not(self, seat: int, action: int) -> IllegalAction | None:
        return self._state().why_not(Seat(seat), action)

    def decision(self, seat: int) -> Open | None:
        """The choice this seat may make now."""
        if self.play is None or self.closed or self.timing.counting:
            return None
        return self.play.decisions.of(seat)

    def choice(self, seat: int) -> Choice | None:
        """What this seat has chosen in a sealed decision; for its own eyes."""
        return self.seal.choice(seat)

    def unanswered(self, seat: int) -> Open | None:
        """The decision this seat has still to make."""
        asked = self.decision(seat)
        choice = self.choice(seat)
        return None if asked is None or (choice is not None and choice.locked) else asked

    def waits_for(self, seat: int) -> bool:
        """Whether others see this seat choosing."""
        decision = self.decision(seat)
        return decision is not None and (not decision.sealed or has(self.seal.waiting, seat))

    def story(self, seat: int, since: int) -> list[tuple[int, tuple[Event, ...]]]:
        """What this seat, or a watcher, was told after that sequence number."""
        return [] if self.play is None else self.play.story(seat, since)

    def open_story(self, since: int) -> list[tuple[int, tuple[Event, ...]]] | None:
        """The story of every seat and every watcher, if all were told the same."""
        return [] if self.play is None else self.play.open_story(since)

    def undone(self, since: int) -> list[int]:
        """What was told up to that sequence number and has been taken back since."""
        return [] if self.play is None else self.play.undone(since)

    def last_actor(self) -> int | None:
        """Whose action was the last thing to change the game, if it was one seat's."""
        last = None if self.play is None else self.play.last
        return None if last is None or self.over() else last[0]

    def due(self) -> Due | None:
        """What the clock does next. Bots have no clock; they take their time and are done."""
        if self.play is None or self.closed or not self.timing.runs():
            return None
        return self.timing.due(self.play, self.seating.present())

    def seed(self) -> str | None:
        """The seed, once it tells no secret."""
        return self.opened.seed if self._played() else None

    def record(self) -> Record:
        """The game to its end, or to where its table was closed, to be replayed and checked against the commitment."""
        if self.play is None or not self._played():
            raise Refusal("the game is not over, and its record would tell secrets")
        return _record(self.opened, tuple(self.play.actions))

    def _played(self) -> bool:
        """Whether there was a game, and nothing of it is to come."""
        return self.play is not None and (self.closed or self.over())

    def state(self) -> State:
        """A copy of the truth, for those who put plays in order."""
        return self._state().clone()

    # --- how entries change it --------------------------------------------------------------------------------

    def _take(self, entry: AnyEntry) -> Mask:
        """Who may notice it."""
        match entry:
            case Acted():
                return self._act(entry)
            case Bounced():
                self.tosses.bounce(entry.seat, entry.key, Back(entry.action, entry.rule, entry.reason))
                return NOBODY
            case Counted():
                return self._count(entry)
            case Sealed():
                return self._hold(entry, entry.locked)
            case TimedOut():
                return self._time_out(entry)
            case Wished():
                return grant(self, entry)
            case Imported():
                self.seq = self.playing().relive(entry.actions, self.seq)
                self.imported = True
                return EVERYONE
            case Opened():
                raise BadJournal("expected a table to be opened once, got a second opening")
        self.seq += 1
        match entry:
            case Called():
                self.playing().call(entry.action, self.seq, self._race_time(entry.at, None))
            case Rematched():
                self.rematch = entry.table
                self.wishes.remember(entry.guest, entry.key, Rematch(key=entry.key), self.seq)
            case Begun():
                self.begin(entry.at)
            case Rested():
                self.timing.pause(entry.at, resting=True)
            case Woke():
                self.go_on(entry.at)
            case _:
                self._seat(entry)
        return EVERYONE

    def _seat(self, entry: Joined | StoodIn | CameBack | HandedOn) -> None:
        match entry:
            case Joined():
                self.seating.join(entry.guest, entry.seat, entry.name)
                self.chat.welcome(entry.guest)
            case StoodIn():
                self.seating.stand_ins[entry.seat] = entry.bot
                self.playing().decisions.leave(entry.seat, self.timing.now(entry.at))
            case CameBack():
                self.seating.stand_ins.pop(entry.seat, None)
                self.playing().decisions.ask_again(entry.seat, self.timing.now(entry.at))
            case HandedOn():
                self.seating.host = entry.seat

    def begin(self, at: int) -> None:
        """Deal. From here on the table is playing."""
        self.play = self.deal(at)
        self._follow(self.play, at)

    def _follow(self, play: Play, at: int) -> None:
        """What is waited for now. Nobody is ready for it yet; when all people are, it need not be waited for."""
        if self.timing.follow(play, at):
            self.seating.ready.clear()
        self.restless.follow(play.state)
        if isinstance(play.state, GetawayState):
            self.tosses.follow(int(play.state.round))
        if self.timing.can_count() and self.seating.all_ready():
            self.timing.count(at)

    def deal(self, at: int) -> Play:
        return Play(self.game, len(self.opened.players), read_seed(self.opened.seed), self.seq, at)

    def go_on(self, at: int) -> None:
        self.playing().decisions.put_off(self.timing.go_on(at))

    def playing(self) -> Play:
        if self.play is None:
            raise BadJournal(f"entry {self.length + 1}: the game has not begun")
        return self.play

    def _act(self, entry: Acted) -> Mask:
        decision = self._answered(entry)
        play = self.playing()
        if play.is_unseen(entry.action):
            self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, True), self.seq)
            return self._step_on(play, entry)
        self.seq += 1
        self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, True), self.seq)
        self.timing.remember(play)
        play.act(entry.seat, entry.action, self.seq, self._race_time(entry.at, entry.time))
        self.timing.note(entry.seat, entry.action, entry.at)
        self.restless.note(self._state(), entry.seat, entry.action, entry.at)
        if entry.time is not None:
            self.tosses.land(entry.seat, (self.raced_from or 0) + entry.time)
        return EVERYONE

    def _step_on(self, play: Play, entry: Acted | TimedOut) -> Mask:
        """What nobody else may notice moves no number, and no clock."""
        play.step_on(entry.seat, entry.action, self.seq)
        self.restless.note(play.state, entry.seat, entry.action, entry.at)
        return bit(entry.seat)

    def _count(self, entry: Counted) -> Mask:
        decision = self._answered(entry)
        self.seq += 1
        self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, True), self.seq)
        self.timing.count(entry.at)
        return EVERYONE

    def _hold(self, entry: Sealed | TimedOut, locked: bool) -> Mask:
        """Others notice a first lock and the last, and nothing in between, whoever makes it: the seat or the clock."""
        decision = self._answered(entry)
        play = self.playing()
        waiting = play.seal.waiting
        play.seal.hold(entry.seat, entry.action, locked)
        noticed = play.seal.complete() or play.seal.waiting != waiting
        if noticed:
            self.seq += 1
        if isinstance(entry, Sealed):
            self.keys.remember(entry.seat, entry.key, Content(decision.id, entry.action, locked), self.seq)
        play.open_seal(0, self.seq)
        return EVERYONE if noticed else bit(entry.seat)

    def _time_out(self, entry: TimedOut) -> Mask:
        play = self.playing()
        if self._answered(entry).sealed:
            return self._hold(entry, True)
        if play.is_unseen(entry.action):
            return self._step_on(play, entry)
        self.seq += 1
        self.timing.remember(play)
        play.act(entry.seat, entry.action, self.seq, self._race_time(entry.at, None), forced=True)
        return EVERYONE

    def _answered(self, entry: Acted | Counted | Sealed | TimedOut) -> Open:
        decision = self.decision(entry.seat)
        expected = None if isinstance(entry, TimedOut) else isinstance(entry, Sealed)
        if decision is None or expected not in (None, decision.sealed):
            raise BadJournal(f"entry {self.length + 1}: seat {entry.seat} was not asked for {entry.action!r}")
        return decision

    def _race_time(self, at: int, given: int | None) -> int | None:
        """In a race, when an action counted, in milliseconds since the first START; none in other games."""
        if not isinstance(self._state(), GetawayState):
            return None
        if self.raced_from is None:
            self.raced_from = at
        return at - self.raced_from if given is None else given

    def _state(self) -> State:
        if self.play is None:
            raise Refusal("the game has not begun")
        return self.play.state


def load(entries: list[AnyEntry]) -> Table:
    """The table that a journal makes."""
    if not entries or not isinstance(entries[0], Opened):
        raise BadJournal("expected a journal that begins with the opening of a table, got one that does not")
    table = Table(entries[0])
    for entry in entries[1:]:
        table.fold(entry)
        breathe(table.length)
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


_NO_SEAL = Seal(0)
