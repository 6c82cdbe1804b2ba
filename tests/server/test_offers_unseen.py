"""SLP-R28 No leak by an offer that is being built: until it is proposed nobody else can tell it from thinking.

In one world somebody thinks, in the other he builds an offer meanwhile and calls it off, or leaves it half built until
his time is up. Everything the socket of another seat receives is compared.
"""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from backroom.core.seat import WATCHER
from backroom.server import caretaker
from backroom.server.messages import Accepted, Ping, Update
from backroom.table.clock import Clock
from backroom.table.entry import AnyEntry
from backroom.table.table import load
from backroom.table.wish import Undo
from tests.server.house import Guest, decode, open_house, run, take_up
from tests.server.test_minds_changed import ByTheClock, First, listen
from tests.server.test_worlds_apart import Wound, play_at_random

PAUSE = 4000


def may_trade(chance: random.Random) -> tuple[list[AnyEntry], int]:
    """A moment at which somebody may open an offer, and who."""
    clock = Clock(kind="live", seconds=20, days=1, bank=30)
    while True:
        journal = play_at_random("sleepers", 4, chance.randrange(9, 60), chance, clock=clock)
        table = load(journal)
        for seat in range(4):
            legal = [table.game.action_name(action) for action in table.legal(seat)] if table.unanswered(seat) else []
            fresh = table.playing().unseen == 0  # nothing was built so far, and all the time is left
            if fresh and "end" in legal and any(action.startswith("trade") for action in legal):
                return journal, seat


def is_shown(clock: ByTheClock, guest: Guest, seat: int) -> bool:
    """Whether the next question has come: it does so after the answer."""
    asked = clock.table.decision(seat)
    return asked is not None and guest.now.decision is not None and guest.now.decision.id == asked.id


async def build(clock: ByTheClock, guest: Guest, seat: int, words: list[str]) -> None:
    """One step after the other, with a pause before each."""
    for word in words:
        await clock.pass_time(PAUSE)
        legal = [clock.table.game.action_name(action) for action in clock.table.legal(seat)]
        answer = await guest.act(next(action for action in legal if action.startswith(word)))
        assert isinstance(answer, Accepted), answer
        await guest.until(lambda: is_shown(clock, guest, seat))


async def heard(path: Path, journal: list[AnyEntry], looker: int, other: int, words: list[str], end: str) -> list[str]:
    store = Wound(path, journal[-1].at)
    own = await take_up(store, journal)
    async with open_house(path, journal=store, thinker=First()) as house, contextlib.AsyncExitStack() as stack:
        seated = [await stack.enter_async_context(house.guest("t", secret)) for secret in own]
        mine = await stack.enter_async_context(house.guest("t", own[looker] if looker >= 0 else None))
        clock = ByTheClock(house, store)
        for guest in (*seated, mine):  # all have answered how far away they are
            await guest.say(Ping(n=1))
            await guest.until(lambda guest=guest: 1 in guest.pongs)  # type: ignore[misc]
        clock.looker = mine
        others = [asyncio.create_task(listen(guest)) for seat, guest in enumerate(seated) if seat != other]
        stack.callback(lambda: [task.cancel() for task in others])
        await build(clock, seated[other], other, words)
        await clock.pass_time(PAUSE * (4 - len(words)))
        await mine.wish(Undo(key="u"))
        if end == "acts":
            await seated[other].act("end")
            await clock.settle()
        for _ in range(2):
            await clock.strike()
        return mine.heard


@pytest.fixture(autouse=True)
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real time must not decide how far away anybody seems."""
    monkeypatch.setattr(caretaker, "RACE_PING", 3600.0)


@pytest.mark.parametrize("looks", ["a watcher", "a rival"])
@pytest.mark.parametrize(
    ("words", "end"),
    [
        (["trade", "give", "want", "cancel"], "acts"),
        (["trade", "cancel", "trade", "cancel"], "acts"),
        (["trade", "give", "want"], "is late"),
    ],
)
def test_two_worlds_that_differ_only_in_an_offer_that_was_built(
    tmp_path: Path, words: list[str], end: str, looks: str
) -> None:
    chance = random.Random(f"{words} {looks}")
    journal, other = may_trade(chance)
    looker = int(WATCHER) if looks == "a watcher" else (other + 1) % 4
    true = run(heard(tmp_path / "a.db", journal, looker, other, [], end))
    false = run(heard(tmp_path / "b.db", journal, looker, other, words, end))
    assert false == true
    told = [message for message in map(decode, true) if isinstance(message, Update)]
    assert told[-1].seq > told[0].seq, "the game went on"
