"""No leak, in any of the five games: two tables that differ only in what a seat cannot know send it the same bytes.

A game is played at random to some moment. Then, from that seat's own View, another world is drawn that it cannot tell
from the true one, and put in the true one's place. Everything the socket of that seat receives from then on is compared
for as long as both worlds do the same: the hello's answer, updates, answers to good and bad actions, chat, sizes.

Where choices are held closed the worlds differ in them instead: somebody else chooses one thing at once, or another
after having changed his mind.
"""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import NamedTuple

import pytest

from backroom.core.bits import bit
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import State
from backroom.games.getaway.story import CardLaid
from backroom.server import caretaker
from backroom.server.messages import Act, Ping, Update
from backroom.store.house_time import HouseTime
from backroom.store.secret import fingerprint
from backroom.store.sqlite import SqliteJournal
from backroom.table.clock import NO_CLOCK, Clock
from backroom.table.entry import Acted, AnyEntry, Called, Player, Sealed, Woke
from backroom.table.opening import open_table
from backroom.table.racing import REFLEX
from backroom.table.table import Table, load
from backroom.table.wish import Chat, Undo
from tests.server.house import Guest, House, decode, open_house, run

SECRET = "the secret of the seat that looks"
OTHER = "the secret of a seat that plays"
GAMES = [("fbi", 3), ("inkognito", 4), ("criminals", 4), ("getaway", 4), ("sleepers", 4)]
SEALED = [
    ("fbi", 3, {}),
    ("inkognito", 4, {"simultaneous_locations": "yes"}),
    ("criminals", 4, {"timing": "ballots"}),
]
"""Games in which choices are held closed, with the options under which all make them."""


class Step(NamedTuple):
    """What somebody else does."""

    action: str
    lock: bool = True


TINY = 1e-6
"""Seconds by which no millisecond is lost in a division."""


class Wound(SqliteJournal):
    """A house whose time moves only when it is told to, so that two of them have the same."""

    def __init__(self, path: Path, now: int) -> None:
        super().__init__(path)
        self._passed = 0
        self.time = HouseTime(now, lambda: self._passed / 1000 and self._passed / 1000 + TINY)

    def pass_time(self, milliseconds: int) -> None:
        self._passed += milliseconds


def play_at_random(
    game: str,
    seats: int,
    steps: int,
    chance: random.Random,
    options: dict[str, str] | None = None,
    clock: Clock = NO_CLOCK,
) -> list[AnyEntry]:
    """The journal of a game that has come to some moment."""
    if options is None:
        options = {"deadlock": "no_clock"} if game == "criminals" else {}
    players = tuple(Player(name=f"guest {seat}") for seat in range(seats))
    opened = open_table(game, options, players, chance.getrandbits(64), clock=clock)
    journal: list[AnyEntry] = [opened]
    table = Table(opened)
    for step in range(steps):
        at = step * 5000
        acting = [seat for seat in range(seats) if table.unanswered(seat)]
        entry: AnyEntry
        if not acting:
            assert table.timing.wait is not None
            entry = Called(at=at, action=table.timing.wait.action)
        else:
            seat = chance.choice(acting)
            asked = table.decision(seat)
            assert asked is not None
            legal = [table.game.action_name(action) for action in table.legal(seat)]
            legal = [action for action in legal if "STOP" not in action and action != "agree"] or legal
            action = chance.choice(legal)
            if asked.sealed:
                entry = Sealed(at=at, seat=seat, action=action, key=f"{step}", locked=chance.random() < 0.8)
            else:
                entry = Acted(at=at, seat=seat, action=action, key=f"{step}")
        table.fold(entry)
        if table.over():
            break
        journal.append(entry)
    return journal


async def heard(
    path: Path, journal: list[AnyEntry], world: State | None, looker: int, other: int, steps: list[Step]
) -> list[str]:
    """All that a seat receives while somebody else does these things."""
    store = Wound(path, journal[-1].at)
    opened = journal[0]
    guests = {other: fingerprint(OTHER)} | ({looker: fingerprint(SECRET)} if looker >= 0 else {})
    await store.open_table("t", opened, guests)  # type: ignore[arg-type]
    for number, entry in enumerate(journal[1:], 2):
        await store.append("t", number, entry)
    async with open_house(path, journal=store) as house, contextlib.AsyncExitStack() as stack:
        live = await house.room.find("t")
        if live.table.timing.resting:  # a race that was broken off: here it is on again before anybody comes
            await live.enter(lambda now: Woke(at=now))
        if world is not None:
            live.table.playing().state = world
        mine = await stack.enter_async_context(house.guest("t", SECRET if looker >= 0 else None))
        await _do(Simulated(house, store), stack, mine, other, steps)
        return mine.heard


class Simulated:
    """A house in which a card that was laid lands as soon as nothing else is on its way."""

    def __init__(self, house: House, journal: Wound) -> None:
        self.house = house
        self._journal = journal

    async def act(self, guest: Guest, act: Act) -> None:
        """Until it is answered, however long that is in the house's time; a racer has looked at the top before."""
        race = self.house.room._live["t"][1].race
        if race is not None:
            self._journal.pass_time(REFLEX)
        await guest.say(act)
        answered = asyncio.create_task(guest.until(lambda: act.key in guest.answers))
        while not answered.done():
            if race is not None and race.busy():
                self._journal.pass_time(race._racing.cap() + 10)
                await answered
            await asyncio.sleep(0.002)
        await answered

    async def settle(self, guest: Guest) -> None:
        """Until the house knows how far away this guest is: as near as can be, for no time has passed."""
        for n in (1, 2):
            await guest.say(Ping(n=n))
            await guest.until(lambda n=n: n in guest.pongs)  # type: ignore[misc]


async def _do(
    simulated: Simulated, stack: contextlib.AsyncExitStack, mine: Guest, other: int, steps: list[Step]
) -> None:
    """The other seat plays what it may in both worlds; then the looker says all sorts of things."""
    house = simulated.house
    theirs = await stack.enter_async_context(house.guest("t", OTHER))
    theirs.name = "theirs"
    mine.name = "mine"
    await mine.until(lambda: mine.now.players[other].here)
    for guest in (mine, theirs):
        await simulated.settle(guest)
    for number, (action, lock) in enumerate(steps):
        before = mine.now.seq
        asked = theirs.now.decision
        decision = asked.id if asked else "none"
        act = Act(decision=decision, action=action, key=f"s{number}", lock=lock, shown=theirs.now.seq)
        await simulated.act(theirs, act)
        seq = getattr(theirs.answers[act.key], "seq", before)
        await asyncio.gather(
            mine.until(lambda seq=seq: mine.now.seq >= seq),  # type: ignore[misc]
            theirs.until(lambda seq=seq: theirs.now.seq >= seq),  # type: ignore[misc]
        )
    asked = mine.now.decision
    for number in range(0, 60, 3):
        action = mine_action(house, number)
        act = Act(decision=asked.id if asked else "none", action=action, key=f"bad {number}", lock=False)
        await simulated.act(mine, act)
    await mine.wish(Undo(key="u"))
    await mine.wish(Chat(key="c", text="hello", audience="table" if mine.now.seat >= 0 else "watchers"))


def mine_action(house: House, number: int) -> str:
    game = next(iter(house.room._live.values()))[0].table.game
    return str(game.action_name(number * int(game.action_count() - 1) // 60))


def twins(table: Table, looker: int, chance: random.Random) -> tuple[State, int, list[Step]] | None:
    """Another world for the looker, somebody else who may act, and what that one can do in both alike."""
    state = table.state()
    world = table.game.worlds(table.view(looker)).sample(Rng(chance.getrandbits(32)))
    others = [seat for seat in range(len(table.players)) if seat != looker]
    acting = [seat for seat in others if table.unanswered(seat)]
    if not acting:
        return None
    other = chance.choice(acting)
    return world, other, _common(state.clone(), world.clone(), looker, other, chance)


def _common(one: State, two: State, looker: int, other: int, chance: random.Random) -> list[Step]:
    """Actions of that seat that look alike to the looker in both worlds, one after the other."""
    steps: list[Step] = []
    for _ in range(3):
        if one.sealed() or two.sealed():
            return steps
        both = sorted(set(one.legal(Seat(other))) & set(two.legal(Seat(other))))
        chance.shuffle(both)
        for action in both[:12]:
            left, right = one.clone(), two.clone()
            left.story, right.story = [], []
            left.apply(Seat(other), action)
            right.apply(Seat(other), action)
            if left.to_act() and left.view(Seat(looker)) == right.view(Seat(looker)):
                one, two = left, right
                steps.append(Step(one.game.action_name(action)))
                break
    return steps


@pytest.fixture(autouse=True)
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real time must not decide how far away anybody seems."""
    monkeypatch.setattr(caretaker, "RACE_PING", 3600.0)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_two_worlds_that_differ_only_in_what_a_seat_cannot_know(
    tmp_path: Path, game: str, seats: int, seed: int
) -> None:
    chance = random.Random(f"{game} {seed}")
    journal = play_at_random(game, seats, chance.randrange(1, 40), chance)
    table = Table(journal[0])  # type: ignore[arg-type]
    for entry in journal[1:]:
        table.fold(entry)
    acting = [seat for seat in range(seats) if table.unanswered(seat)]
    looker = chance.choice([int(WATCHER), *[seat for seat in range(seats) if [seat] != acting]])
    found = twins(table, looker, chance)
    if found is None:
        pytest.skip("nobody else is to act")
    world, other, steps = found
    true = run(heard(tmp_path / "a.db", journal, None, looker, other, steps))
    false = run(heard(tmp_path / "b.db", journal, world, looker, other, steps))
    assert len(true) > 20
    assert false == true


@pytest.mark.parametrize("looks", ["a watcher", "another who chooses"])
@pytest.mark.parametrize(("game", "seats", "options"), SEALED)
def test_two_worlds_that_differ_only_in_what_isheld_closed(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], looks: str
) -> None:
    """Nothing told may depend on what somebody else chooses, nor on how often he thought of something else."""
    chance = random.Random(f"{game} {looks}")
    journal, choosing = held_closed(game, seats, options, chance)
    table = load(journal)
    other, *rest = choosing
    looker = int(WATCHER) if looks == "a watcher" else rest[0]
    one, two, *_ = [table.game.action_name(action) for action in table.legal(other)]
    calm = [Step(one)]
    restless = [Step(one, lock=False), Step(two, lock=False), Step(two), Step(one, lock=False), Step(two)]
    true = run(heard(tmp_path / "a.db", journal, None, looker, other, calm))
    false = run(heard(tmp_path / "b.db", journal, None, looker, other, restless))
    assert false == true
    told = [message for message in map(decode, true) if isinstance(message, Update)]
    assert {update.players[other].status for update in told} == {"choosing", "locked"}


def held_closed(
    game: str, seats: int, options: dict[str, str], chance: random.Random, clock: Clock = NO_CLOCK
) -> tuple[list[AnyEntry], list[int]]:
    """A moment at which two and more choose in secret, the first of whom has not spoken and can choose."""
    while True:
        journal = play_at_random(game, seats, chance.randrange(1, 40), chance, options, clock)
        table = load(journal)
        choosing = [seat for seat in range(seats) if table.unanswered(seat)]
        fresh = [seat for seat in choosing if table.choice(seat) is None and len(table.legal(seat)) > 1]
        if len(choosing) > 1 and fresh and all(bit(seat) & table.seal.seats for seat in choosing):
            return journal, [fresh[0], *[seat for seat in choosing if seat != fresh[0]]]


@pytest.mark.parametrize("seed", range(3))
def test_a_card_laid_in_two_worlds_of_a_race(tmp_path: Path, seed: int) -> None:
    """Somebody else lays cards that are in both hands; then the looker lays, held or not."""
    chance = random.Random(seed)
    steps: list[Step] = []
    while not any(step.action.startswith("lay") for step in steps):
        journal = play_at_random("getaway", 4, chance.randrange(1, 12), chance)
        table = load(journal)
        looker = chance.choice([int(WATCHER), *range(4)])
        found = twins(table, looker, chance)
        if found is not None:
            world, other, steps = found
    true = run(heard(tmp_path / "a.db", journal, None, looker, other, steps))
    false = run(heard(tmp_path / "b.db", journal, world, looker, other, steps))
    assert false == true
    told = [message for message in map(decode, true) if isinstance(message, Update)]
    assert any(isinstance(event, CardLaid) for update in told[1:] for each in update.story for event in each.events)


def test_the_test_would_see_a_leak(tmp_path: Path) -> None:
    """With a world that the seat can tell from its own, the bytes differ."""
    chance = random.Random(1)
    journal = play_at_random("fbi", 3, 30, chance)
    other_journal = play_at_random("fbi", 3, 30, chance)
    tables = []
    for entries in (journal, other_journal):
        table = Table(entries[0])  # type: ignore[arg-type]
        for entry in entries[1:]:
            table.fold(entry)
        tables.append(table)
    true = run(heard(tmp_path / "a.db", journal, None, 0, 1, []))
    false = run(heard(tmp_path / "b.db", journal, tables[1].state(), 0, 1, []))
    assert true != false
    assert int(HOUSE) not in range(3)
