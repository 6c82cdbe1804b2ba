"""Somebody for whom the table waits is nudged, over real sockets: in private, and beside the game."""

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from backroom.server import caretaker
from backroom.server.absence import Patience
from backroom.server.live import LiveTable
from backroom.server.messages import Accepted, Nudge, Nudged, Ping, Pong, Refused
from backroom.table.entry import AnyEntry, encode
from backroom.table.table import load
from backroom.table.wish import Begin, Close, GoOn, Pause
from tests.server.house import Answer, Guest, decode, first, open_house, run, take_up
from tests.server.test_evening import two_friends
from tests.server.test_worlds_apart import SEALED, Wound, held_closed, play_at_random


async def nudge(guest: Guest, seat: int, key: str | None = None) -> Answer:
    message = Nudge(seat=seat, key=key or guest.key())
    guest.answers.pop(message.key, None)
    await guest.say(message)
    await guest.until(lambda: message.key in guest.answers)
    return guest.answers[message.key]


async def why_not(guest: Guest, seat: int) -> str:
    answer = await nudge(guest, seat)
    assert isinstance(answer, Refused), answer
    return answer.reason


async def settle(guests: list[Guest]) -> None:
    """Until all have heard what was said to them before."""
    for guest in guests:
        number = len(guest.pongs) + 1
        await guest.say(Ping(n=number))
        await guest.until(lambda guest=guest, number=number: number in guest.pongs)  # type: ignore[misc]


def nudged(guest: Guest) -> list[int]:
    """By whom, in order."""
    return [message.by for message in map(decode, guest.heard) if isinstance(message, Nudged)]


def test_all_pages_of_one_seat_are_told_who_asks_and_nobody_else_is(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.open_for_people(3)
            async with contextlib.AsyncExitStack() as stack:
                guests = [await stack.enter_async_context(house.guest(table, secret)) for secret in secrets]
                await settle(guests)
                mover = next(seat for seat, guest in enumerate(guests) if guest.now.decision)
                me, third = [seat for seat in range(3) if seat != mover]
                phone = await stack.enter_async_context(house.guest(table, secrets[mover]))
                watcher = await stack.enter_async_context(house.guest(table))
                live = await house.room.find(table)
                length, seq = live.table.length, live.table.seq
                assert await nudge(guests[me], mover, "n") == Accepted(key="n", seq=seq)
                assert await nudge(guests[me], mover, "n") == Accepted(key="n", seq=seq), (
                    "said again, and not done again"
                )
                await settle([*guests, phone, watcher])
                assert nudged(guests[mover]) == nudged(phone) == [me]
                assert all(nudged(guest) == [] for guest in (guests[me], guests[third], watcher))
                assert (live.table.length, live.table.seq, live.table.asked) == (length, seq, {})
                assert "a moment ago" in await why_not(guests[me], mover)
                assert isinstance(await nudge(guests[third], mover), Accepted)
                assert "does not wait" in await why_not(guests[me], third)
                assert "another person" in await why_not(guests[mover], mover)
                assert await why_not(watcher, mover) == "a watcher has no seat to ask from"
                assert "a key is used once" in (await refused(guests[me], third, "n")).reason

    run(evening())


async def refused(guest: Guest, seat: int, key: str) -> Refused:
    answer = await nudge(guest, seat, key)
    assert isinstance(answer, Refused), answer
    return answer


def test_neither_before_the_game_nor_in_a_pause_nor_after_the_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, _, _):
            assert await why_not(one, 1) == "no game is being played"
            await one.wish(Begin(key="b"))
            await settle([one, two])
            waits, mover = (two, 0) if one.now.decision else (one, 1)
            await one.wish(Pause(key="p"))
            assert await why_not(waits, mover) == "the table is paused"
            await two.wish(GoOn(key="g"))
            assert isinstance(await nudge(waits, mover), Accepted)
            await one.wish(Close(key="c"))
            assert await why_not(waits, mover) == "no game is being played"

    run(evening())


def test_neither_a_bot_nor_somebody_who_is_not_there(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path, delay=(3600.0, 3600.0)) as house:
            seated = await house.open_table(2)
            async with house.guest(seated.table, seated.secret) as ann:
                assert "another person" in await why_not(ann, 1)
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one:
                async with house.guest(table, secrets[1]) as two:
                    if one.now.decision:
                        await one.act(first(one.now))
                    await two.until(lambda: two.now.decision is not None)
                await one.until(lambda: not one.now.players[1].here)
                assert await why_not(one, 1) == "nobody is there to hear it"

    run(evening())


class Room(NamedTuple):
    """A table at which everybody is: all seats in order, then a watcher."""

    live: LiveTable
    guests: list[Guest]

    async def act(self, seat: int, action: str, *, lock: bool = True) -> None:
        asked = self.live.table.decision(seat)
        answer = await self.guests[seat].act(action, lock=lock, decision=asked.id if asked else "none")
        assert isinstance(answer, Accepted), answer
        await settle(self.guests)

    def legal(self, seat: int) -> list[str]:
        return [self.live.table.game.action_name(action) for action in self.live.table.legal(seat)]


@contextlib.asynccontextmanager
async def all_there(path: Path, journal: list[AnyEntry]) -> AsyncIterator[Room]:
    store = Wound(path, journal[-1].at)
    own = await take_up(store, journal)
    patience = Patience(away=3600.0, empty=3600.0)
    async with open_house(path, journal=store, patience=patience) as house, contextlib.AsyncExitStack() as stack:
        guests: list[Guest] = []
        for secret in (*own, None):
            guest = await stack.enter_async_context(house.guest("t", secret))
            guest.name = f"of {len(guests)}"
            guests.append(guest)
            await settle(guests)
        yield Room(await house.room.find("t"), guests)


class Told(NamedTuple):
    """All that was told to everybody, and what was written."""

    heard: list[list[str]]
    journal: list[bytes]


async def play_on(path: Path, journal: list[AnyEntry], me: int, other: int, *, nudges: bool, wavers: bool) -> Told:
    """The other seat, for which the table waits, acts; before and after it I nudge, or do not."""
    async with all_there(path, journal) as room:
        table = room.live.table

        async def ask(key: str) -> None:
            if nudges:
                await nudge(room.guests[me], other, key)

        await ask("n1")
        await ask("n2")
        choice = room.legal(other)
        await room.act(other, choice[0])
        if wavers:
            await room.act(other, choice[1], lock=False)
        await ask("n3")
        if wavers:
            await room.act(other, choice[0])
        for _ in range(4):
            waiting = [seat for seat in range(len(table.players)) if table.unanswered(seat)]
            if waiting:
                await room.act(waiting[0], room.legal(waiting[0])[0])
        await settle(room.guests)
        heard = [[text for text in guest.heard if not isinstance(decode(text), Pong)] for guest in room.guests]
        return Told(heard, [encode(entry) for entry in (await room.live._journal.load("t")).entries])


def beside_the_game(text: str) -> bool:
    message = decode(text)
    return isinstance(message, Nudged) or getattr(message, "key", None) in ("n1", "n2", "n3")


def one_turn() -> tuple[list[AnyEntry], int, int]:
    """A moment of FBI at which one seat is to act, that seat, and another."""
    journal = play_at_random("fbi", 3, 1, random.Random(1))
    table = load(journal)
    other = next(seat for seat in range(3) if table.unanswered(seat))
    return journal, other, (other + 1) % 3


@pytest.fixture(autouse=True)
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real time must not decide how far away anybody seems."""
    monkeypatch.setattr(caretaker, "RACE_PING", 3600.0)


@pytest.mark.parametrize("game", ["a turn", *[game for game, _, _ in SEALED]])
def test_two_worlds_that_differ_only_in_a_nudge(tmp_path: Path, game: str) -> None:
    """No third seat and no watcher can tell them apart; to the two, and to the journal, the game is the same."""
    if game == "a turn":
        journal, other, me = one_turn()
    else:
        seats, options = next((seats, options) for name, seats, options in SEALED if name == game)
        journal, (other, me, *_) = held_closed(game, seats, options, random.Random(game))
    wavers = game != "a turn"
    calm = run(play_on(tmp_path / "a.db", journal, me, other, nudges=False, wavers=wavers))
    asked = run(play_on(tmp_path / "b.db", journal, me, other, nudges=True, wavers=wavers))
    assert asked.journal == calm.journal
    for seat, (one, two) in enumerate(zip(calm.heard, asked.heard, strict=True)):
        assert [text for text in two if not beside_the_game(text)] == one
        assert (two != one) == (seat in (me, other)), f"seat {seat}; the last is the watcher"
    assert [decode(text) for text in asked.heard[other] if beside_the_game(text)] == [Nudged(by=me)]
    answers = [decode(text) for text in asked.heard[me] if beside_the_game(text)]
    assert [type(answer) for answer in answers] == [Accepted, Refused, Refused]


@pytest.mark.parametrize(("game", "seats", "options"), SEALED)
def test_a_nudge_does_not_tell_that_somebody_changed_his_mind(
    tmp_path: Path, game: str, seats: int, options: dict[str, str]
) -> None:
    journal, (other, me, *_) = held_closed(game, seats, options, random.Random(game))
    calm = run(play_on(tmp_path / "a.db", journal, me, other, nudges=True, wavers=False))
    restless = run(play_on(tmp_path / "b.db", journal, me, other, nudges=True, wavers=True))
    assert len(restless.journal) > len(calm.journal)
    assert restless.heard[me] == calm.heard[me]
    assert restless.heard[-1] == calm.heard[-1]
