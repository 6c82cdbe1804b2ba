"""No leak by the clock either: how often somebody changed his mind shows in no time-out, no bank and no stand-in.

Games go on by the clock, with banks, and with somebody who leaves: he changes his mind in one world, decision after
decision, and comes to the same choice as in the other. Everything the socket of another seat receives is compared.
"""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from websockets.exceptions import ConnectionClosed

from backroom.core.bits import bit
from backroom.core.game import Game
from backroom.core.seat import WATCHER
from backroom.core.view import View
from backroom.server import caretaker
from backroom.server.absence import Patience
from backroom.server.messages import Accepted, Ping, Update
from backroom.server.thinking import Inside
from backroom.table.clock import Clock
from backroom.table.entry import AnyEntry
from tests.server.house import Guest, House, decode, open_house, run, take_up
from tests.server.test_worlds_apart import SEALED, Wound, held_closed


class Change(NamedTuple):
    """What somebody thinks of after so many milliseconds."""

    after: int
    first: bool  # the first of what he may do, or the last
    lock: bool


THINKS = 8000
"""Milliseconds that somebody thinks after his first lock, in whichever world."""


class First(Inside):
    """A bot that does what comes first."""

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        return int(legal[0])


class ByTheClock:
    """A table where time passes as we like, and whatever is due in it is done, one after the other."""

    def __init__(self, house: House, journal: Wound, name: str = "t") -> None:
        self.live, self._keeper = house.room._live[name]
        self.table = self.live.table
        self._journal = journal
        self.looker: Guest | None = None

    def lose_patience(self) -> None:
        """All have come; whoever leaves now is played for at once."""
        self._keeper.absence._patience = Patience(away=0.0, empty=3600.0)

    async def pass_time(self, milliseconds: int) -> None:
        until = self._journal.time.now() + milliseconds
        due = self.table.due()
        while due is not None and due.when <= until:
            await self.strike()
            due = self.table.due()
        self._journal.pass_time(until - self._journal.time.now())

    async def strike(self) -> None:
        """Until whatever is due first is done."""
        self.ring()
        await self.settle()

    def ring(self) -> None:
        """It is time for whatever is due first."""
        due = self.table.due()
        assert due is not None
        self._journal.pass_time(max(0, due.when - self._journal.time.now()))
        self._keeper.clock.stop()
        self._keeper.clock.wind()

    async def settle(self) -> None:
        """Until nothing is on its way, and the looker has heard all of it."""
        length = -1
        while length != self.table.length or self._busy():
            length = self.table.length
            await asyncio.sleep(0.005)
        looker = self.looker
        if looker is not None:
            await looker.until(lambda: looker.now.seq >= self.table.seq)

    def _busy(self) -> bool:
        due = self.table.due()
        late = due is not None and due.when <= self._journal.time.now()
        return late or self._keeper.bots.busy() or self._keeper.absence.busy() or not self.live.written_out()

    async def think(self, guest: Guest, seat: int, changes: list[Change]) -> None:
        """One guest thinks of this and that, until the decision is over."""
        asked = self.table.decision(seat)
        legal = [self.table.game.action_name(action) for action in self.table.legal(seat)]
        assert asked is not None
        for after, is_first, lock in changes:
            await self.pass_time(after)
            if self.table.decision(seat) == asked:
                answer = await guest.act(legal[0 if is_first else -1], lock=lock, decision=asked.id)
                assert isinstance(answer, Accepted), answer
                await self.settle()


async def listen(guest: Guest) -> None:
    """Whoever hears nothing is hard to take leave of."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await guest.hear()


async def heard_by_the_clock(
    path: Path, journal: list[AnyEntry], looker: int, other: int, minds: list[list[Change]], leaves: bool
) -> list[str]:
    """All that a seat receives while another one thinks of this and that in one sealed decision after the other."""
    store = Wound(path, journal[-1].at)
    own = await take_up(store, journal)
    async with (
        open_house(path, journal=store, patience=Patience(away=3600.0, empty=3600.0), thinker=First()) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        seated = [await stack.enter_async_context(house.guest("t", secret)) for secret in own]
        theirs = seated[other]
        clock = ByTheClock(house, store)
        await clock.settle()
        mine = await stack.enter_async_context(house.guest("t", own[looker] if looker >= 0 else None))
        clock.looker = mine
        clock.lose_patience()
        for guest in (*seated, mine):  # all have answered how far away they are
            await guest.say(Ping(n=1))
            await guest.until(lambda guest=guest: 1 in guest.pongs)  # type: ignore[misc]
        others = [asyncio.create_task(listen(guest)) for seat, guest in enumerate(seated) if seat != other]
        stack.callback(lambda: [task.cancel() for task in others])
        for changes in minds:
            while not (clock.table.seal.seats & bit(other) and clock.table.unanswered(other)):
                await clock.strike()
            asked = clock.table.decision(other)
            await clock.think(theirs, other, changes)
            await clock.pass_time(THINKS - sum([change.after for change in changes[1:]]))
            if leaves:
                await theirs.socket.close()
                await mine.until(lambda: not mine.now.players[other].here)
                await clock.settle()
            while clock.table.decision(other) == asked:
                await clock.strike()
            if not leaves:
                await theirs.until(lambda: theirs.now.seq >= clock.table.seq)
        for _ in range(3):
            await clock.strike()
        return mine.heard


@pytest.fixture(autouse=True)
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real time must not decide how far away anybody seems."""
    monkeypatch.setattr(caretaker, "RACE_PING", 3600.0)


@pytest.mark.parametrize("looks", ["a watcher", "another who chooses", "another whom he leaves"])
@pytest.mark.parametrize(("game", "seats", "options"), SEALED)
def test_two_worlds_that_differ_only_in_how_often_somebody_changed_his_mind(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], looks: str
) -> None:
    """By the clock and on the bank. First his choice is left open; then he leaves, or locks in more decisions."""
    chance = random.Random(f"{game} {looks} clock")
    journal, choosing = held_closed(game, seats, options, chance, Clock(kind="live", seconds=20, days=1, bank=600))
    other, *rest = choosing
    looker = int(WATCHER) if looks == "a watcher" else rest[0]
    leaves = looks == "another whom he leaves"
    calm, restless = [], []
    for number in range(1 if leaves else 3):
        on_the_bank = number == 0 and game != "criminals"
        start = Change(chance.randrange(1, 2000) + (40_000 if on_the_bank else 0), True, True)
        wavering = [
            Change(chance.randrange(1, 2000), chance.random() < 0.5, chance.random() < 0.5)
            for _ in range(chance.randrange(4))
        ]
        calm.append([start])
        restless.append([start, *wavering, Change(chance.randrange(1, 2000), True, lock=number > 0)])
    true = run(heard_by_the_clock(tmp_path / "a.db", journal, looker, other, calm, leaves))
    false = run(heard_by_the_clock(tmp_path / "b.db", journal, looker, other, restless, leaves))
    assert false == true
    told = [message for message in map(decode, true) if isinstance(message, Update)]
    assert {"choosing", "locked"} <= {update.players[other].status for update in told}
    assert any(update.players[other].stand_in for update in told) == leaves
