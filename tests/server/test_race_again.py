"""A card of a race that is said again: answered as it was, and laid in no round but its own."""

import asyncio
from pathlib import Path

from backroom.server.messages import Accepted, Act, Refused
from backroom.table.entry import Bounced, Player
from backroom.table.wish import Ready
from tests.server.house import Guest, open_house, run
from tests.server.test_race import asked, first_decision, race

PEOPLE = (Player(name="Ann"), Player(name="Bert"))


async def racing(*guests: Guest) -> None:
    await asyncio.gather(*[guest.until(lambda g=guest: race(g.now).phase == "race") for guest in guests])  # type: ignore[misc]


def stop_of(guest: Guest, key: str) -> Act:
    stop = next(card for card in first_decision(guest) if "STOP" in card)
    return Act(decision=asked(guest), action=stop, key=key, shown=guest.now.seq)


def test_23_a_card_of_a_round_that_is_over_lands_in_no_other(tmp_path: Path) -> None:
    """Two Stops at once: the one that came back is said again when the next round is on, and so is one never heard."""

    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, PEOPLE)
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                assert isinstance(await ann.act("start"), Accepted)
                await racing(ann, bert)
                live = await house.room.find(table)
                stops = [stop_of(ann, "stop"), stop_of(bert, "stop")]
                answers: list[Accepted | Refused] = []
                for seat, stop in enumerate(stops):
                    house.room.act(live, seat, stop, answers.append, lambda: None)
                while len(answers) < 2:
                    await asyncio.sleep(0.01)
                entries = (await house.room.journal.load(table)).entries
                late = next(entry.seat for entry in entries if isinstance(entry, Bounced))
                guest = (ann, bert)[late]
                await guest.until(lambda: race(guest.now).phase == "ready")
                await ann.say(Ready(key="a"))
                await bert.say(Ready(key="b"))
                await racing(ann, bert)
                meant = stops[late]
                again = await guest.act(meant.action, decision=meant.decision, key=meant.key)
                never_heard = await guest.act(meant.action, decision=meant.decision, key="another key")
                for answer in (again, never_heard):
                    assert isinstance(answer, Refused)
                    assert answer.rule == "GET-R23"
                assert race(guest.now).phase == "race"
                assert race(guest.now).pile == 0

    run(evening())


def test_a_card_that_came_back_is_answered_alike_and_written_once(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> None:
        async with open_house(path) as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, PEOPLE)
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                assert isinstance(await ann.act("start"), Accepted)
                await racing(ann, bert)
                live = await house.room.find(table)
                held = first_decision(bert)
                other = next(card for card in first_decision(ann) if card.startswith("lay") and card not in held)
                decision = asked(bert)
                back = await bert.act(other, decision=decision, key="not mine")
                assert isinstance(back, Refused)
                assert back.rule == "GET-R8"
                length = live.table.length
                assert await bert.act(other, decision=decision, key="not mine") == back
                for key in ("\u202e", "x" * 65):
                    strange = await bert.act(other, decision=decision, key=key)
                    assert isinstance(strange, Refused)
                    assert "1 to 64 printable characters" in strange.reason
                stolen = await bert.act(held[0], decision=decision, key="not mine")
                assert isinstance(stolen, Refused)
                assert "a key is used once" in stolen.reason
                assert live.table.length == length
        async with open_house(path) as house, house.guest(table, secrets[1]) as bert:
            assert await bert.act(other, decision=decision, key="not mine") == back, "the journal remembers it"

    run(evening())
