"""What a race leaves in the journal: every card, where it came from, and what became of it. None of that is told."""

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path

from backroom.server.messages import Accepted, Act, Refused
from backroom.server.race import MOST_BACK
from backroom.store.errors import NoRoom
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Acted, AnyEntry, Bounced, Player
from backroom.table.rerun import rerun
from tests.server.house import Guest, House, open_house, run
from tests.server.test_race import asked, first_decision, lay_what_is_not_held, race

PEOPLE = (Player(name="Ann"), Player(name="Bert"), Player(name="Cleo", bot="level3"))


async def hammer(guest: Guest, chance: random.Random, cards: int) -> None:
    """Lay one card upon the other, looking or not, sooner than the last is answered."""
    for number in range(cards):
        await guest.until(lambda: guest.now.decision is not None)
        lay = [action for action in first_decision(guest) if action.startswith("lay") and "STOP" not in action]
        if not lay or race(guest.now).phase != "race":
            return
        key = f"{guest.name} {number}"
        await guest.say(
            Act(decision=asked(guest), action=chance.choice(lay), key=key, shown=chance.choice([0, guest.now.seq]))
        )
        if chance.random() < 0.7:
            await guest.until(lambda key=key: key in guest.answers)  # type: ignore[misc]
    await guest.until(lambda: key in guest.answers)


async def started(house: House, table: str, *guests: Guest) -> None:
    assert isinstance(await guests[0].act("start"), Accepted)
    await asyncio.gather(*[guest.until(lambda g=guest: race(g.now).phase == "race") for guest in guests])  # type: ignore[misc]


def tosses(entries: list[AnyEntry]) -> dict[str, Acted | Bounced]:
    return {entry.key: entry for entry in entries if isinstance(entry, Acted | Bounced) and entry.toss is not None}


def test_a_raced_round_comes_of_its_journal_again_also_over_a_restart(tmp_path: Path) -> None:
    """Two people hammer, a bot plays, the house is closed in the middle of the round; nobody hears of a delay."""
    path = tmp_path / "room.db"
    heard: list[str] = []
    answers: dict[str | None, Accepted | Refused] = {}

    async def sitting(table: str, secrets: list[str], start: bool) -> list[AnyEntry]:
        async with (
            open_house(path) as house,
            house.guest(table, secrets[0]) as ann,
            house.guest(table, secrets[1]) as bert,
        ):
            if start:
                await started(house, table, ann, bert)
            await asyncio.gather(hammer(ann, random.Random(1), 14), hammer(bert, random.Random(2), 14))
            for guest in (ann, bert):
                heard.extend(guest.heard)
                answers.update(guest.answers)
            return (await house.room.journal.load(table)).entries

    async def evening() -> list[AnyEntry]:
        async with open_house(path) as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, PEOPLE)
        await sitting(table, secrets, start=True)
        return await sitting(table, secrets, start=False)

    entries = run(evening())
    written = tosses(entries)
    assert rerun(entries) == len(written)
    assert {entry.seat for entry in written.values() if isinstance(entry, Acted)} >= {0, 1}
    refused = {key: answer for key, answer in answers.items() if isinstance(answer, Refused) and key in written}
    assert refused
    for key, answer in refused.items():
        entry = written[key or ""]
        assert isinstance(entry, Bounced)
        assert (entry.rule, entry.reason) == (answer.rule, answer.reason)
    for word in ('"toss"', '"arrived"', '"delay"'):
        assert word not in "".join(heard)


class Stumbling(SqliteJournal):
    """A disk that has no room for one card."""

    stumbles = False

    def append(self, table: str, seq: int, entry: AnyEntry) -> Awaitable[None]:
        if self.stumbles and isinstance(entry, Acted):
            self.stumbles = False
            return self._refuse()
        return super().append(table, seq, entry)

    async def _refuse(self) -> None:
        raise NoRoom("the disk is full, and nothing can be written")


def test_a_card_that_could_not_be_written_is_in_nobodys_way(tmp_path: Path) -> None:
    """Two reach for the same top; the first to be there is refused by the disk, so the second is not too late."""

    async def evening() -> list[AnyEntry]:
        journal = Stumbling(tmp_path / "room.db")
        async with open_house(tmp_path / "room.db", journal=journal) as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, PEOPLE[:2])
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                await started(house, table, ann, bert)
                live = await house.room.find(table)
                answers: list[Accepted | Refused] = []
                journal.stumbles = True
                for seat, guest in enumerate((ann, bert)):
                    lay = next(card for card in first_decision(guest) if card.startswith("lay") and "STOP" not in card)
                    act = Act(decision=asked(guest), action=lay, key=f"{seat}", shown=guest.now.seq)
                    house.room.act(live, seat, act, answers.append, lambda: None)
                while len(answers) < 2:
                    await asyncio.sleep(0.01)
                assert isinstance(answers[0], Refused)
                assert "disk is full" in answers[0].reason
                assert isinstance(answers[1], Accepted)
                return (await journal.load(table)).entries

    entries = run(evening())
    assert rerun(entries) == len(tosses(entries)) == 1


def test_30_whoever_hammers_fills_no_journal_and_holds_up_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, PEOPLE[:2])
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                await started(house, table, ann, bert)
                live = await house.room.find(table)
                live.table.tosses.back[0] = MOST_BACK - 1
                assert (await lay_what_is_not_held(ann)).rule == "GET-R8"
                length = live.table.length
                enough = await ann.act(next(card for card in first_decision(ann) if card.startswith("lay")))
                assert isinstance(enough, Refused)
                assert "100 of your cards came back" in enough.reason
                assert live.table.length == length
                other = next(card for card in first_decision(bert) if card.startswith("lay") and "STOP" not in card)
                assert isinstance(await bert.act(other), Accepted)
                live.table.tosses.follow(live.table.tosses.round + 1)
                assert live.table.tosses.back == {}, "in the next round all is well"

    run(evening())
