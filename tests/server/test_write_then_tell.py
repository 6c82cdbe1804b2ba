"""Nothing is acknowledged or shown before it is in the journal."""

import asyncio
from pathlib import Path

from backroom.server.messages import Accepted, Act, Ping
from backroom.store.errors import NotWritten
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import AnyEntry
from tests.server.house import Guest, fbi, first, open_house, run


class Gated(SqliteJournal):
    """A disk that can be stopped, or made to fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()
        self.failing = False

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        self.reached.set()
        await self.gate.wait()
        if self.failing:
            raise NotWritten("the disk failed")
        await super().append(table, seq, entry)


async def nothing_heard(guest: Guest, n: int) -> None:
    """A ping comes back, and nothing else has come before it."""
    before = len(guest.heard)
    await guest.say(Ping(n=n))
    await guest.until(lambda: n in guest.pongs)
    assert len(guest.heard) == before + 1


def test_nobody_hears_of_an_action_that_is_not_yet_written(tmp_path: Path) -> None:
    async def game() -> None:
        journal = Gated(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            table, secrets = await house.open_for_people(2)
            async with (
                house.guest(table, secrets[0]) as one,
                house.guest(table, secrets[1]) as two,
                house.guest(table) as watcher,
            ):
                await one.until(lambda: one.now.players[1].here)
                actor, other = (one, two) if one.now.decision else (two, one)
                journal.gate.clear()
                journal.reached.clear()
                asked = actor.now.decision
                assert asked is not None
                await actor.say(Act(decision=asked.id, action="release none", key="k"))
                await journal.reached.wait()
                await nothing_heard(other, 1)
                await nothing_heard(watcher, 2)
                async with house.guest(table, secrets[1]) as newcomer:
                    assert newcomer.now.seq == other.now.seq
                journal.gate.set()
                await actor.until(lambda: "k" in actor.answers)
                assert isinstance(actor.answers["k"], Accepted)
                await other.until(lambda: other.now.seq == actor.answers["k"].seq)  # type: ignore[union-attr]

    run(game())


def test_an_action_is_finished_though_whoever_sent_it_is_gone(tmp_path: Path) -> None:
    async def game() -> None:
        journal = Gated(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            table, _ = await house.open_for_people(2)
            async with house.guest(table) as watcher:
                live = await house.room.find(table)
                seat = fbi(watcher.now).to_act[0]
                journal.gate.clear()
                journal.reached.clear()
                act = Act(decision=f"1.{seat}", action="release none", key="k")
                caller = asyncio.create_task(live.act(seat, act, lambda answer: None))
                await journal.reached.wait()
                caller.cancel()
                await asyncio.wait([caller])
                journal.gate.set()
                await watcher.until(lambda: watcher.now.seq == 2)

    run(game())


def test_a_disk_that_fails_closes_the_table_and_loses_nothing(tmp_path: Path) -> None:
    async def game() -> None:
        journal = Gated(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann, house.guest(seated.table) as watcher:
                await ann.play(first, until=lambda update: fbi(update).turn == 2 and update.decision is not None)
                before = ann.now
                journal.failing = True
                assert before.decision is not None
                await ann.say(Act(decision=before.decision.id, action=first(before), key="k"))
                code, reason = await ann.closed()
                assert code == 1011
                assert "come back" in reason
                assert "k" not in ann.answers
                await watcher.closed()
                assert watcher.now.seq <= before.seq
            journal.failing = False
            async with house.guest(seated.table, seated.secret, before.seq) as ann:
                assert ann.now.view == before.view
                await ann.play(first)

    run(game())
