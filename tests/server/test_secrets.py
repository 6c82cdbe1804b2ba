"""What reaches a seat depends on nothing that seat may not know; checked on the bytes of real sockets."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from backroom.core.view import wire
from backroom.server.messages import Update
from backroom.store.secret import fingerprint
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player
from backroom.table.opening import open_table
from backroom.table.table import load
from tests.server.house import Guest, House, decode, fbi, first, open_house, run, sealed

SEATS = 4
SECRETS = [f"secret of seat {seat}" for seat in range(SEATS)]


async def prepared(path: Path, seed: int) -> SqliteJournal:
    """A table for four people, dealt as we wish."""
    journal = SqliteJournal(path)
    players = tuple(Player(name=f"guest {seat}") for seat in range(SEATS))
    opened = open_table("fbi", {}, players, seed)
    await journal.open_table("t", opened, {seat: fingerprint(secret) for seat, secret in enumerate(SECRETS)})
    return journal


async def sit_down(house: House, stack: contextlib.AsyncExitStack) -> list[Guest]:
    """All four and a watcher, one after the other, so that two runs are told the same."""
    guests: list[Guest] = []
    for secret in [*SECRETS, None]:
        guest = await stack.enter_async_context(house.guest("t", secret))
        guest.name = f"guest {len(guests)}"
        guests.append(guest)
        for other in guests:
            await other.until(lambda other=other: sum(p.here for p in other.now.players) >= min(len(guests), SEATS))  # type: ignore[misc]
    return guests


async def settle(guests: list[Guest], seq: int) -> None:
    for guest in guests:
        await guest.until(lambda guest=guest: guest.now.seq >= seq)  # type: ignore[misc]


async def to_the_sealed_choice(guests: list[Guest]) -> None:
    while not sealed(guests[0].now):
        actor = next(guest for guest in guests if guest.now.decision)
        answer = await actor.act(first(actor.now))
        await settle(guests, answer.seq)  # type: ignore[union-attr]


@pytest.mark.parametrize("restless", [[], [(2, False)], [(0, True), (3, False), (0, False)]])
def test_sealed_choices_and_changes_of_mind_reach_nobody(tmp_path: Path, restless: list[tuple[int, bool]]) -> None:
    async def heard(path: Path, number: int, changes: list[tuple[int, bool]]) -> list[list[str]]:
        async with (
            open_house(path, journal=await prepared(path, 11)) as house,
            contextlib.AsyncExitStack() as stack,
        ):
            guests = await sit_down(house, stack)
            await to_the_sealed_choice(guests)
            legal = guests[0].now.decision and guests[0].now.decision.legal
            assert legal
            for choice, lock in changes:
                await guests[0].act(legal[choice], lock=lock)
            answer = await guests[0].act(legal[number])
            await settle(guests, answer.seq)  # type: ignore[union-attr]
            answer = await guests[1].act(legal[0])
            await settle(guests, answer.seq)  # type: ignore[union-attr]
            return [guest.heard for guest in guests[2:]]

    plain = run(heard(tmp_path / "a.db", 1, []))
    assert run(heard(tmp_path / "b.db", 4, restless)) == plain


def test_every_update_is_what_that_seat_may_see_at_that_moment(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def game() -> list[list[str]]:
        async with (
            open_house(path, journal=await prepared(path, 12)) as house,
            contextlib.AsyncExitStack() as stack,
        ):
            guests = await sit_down(house, stack)
            chance = random.Random(5)

            def choose(update: Update) -> str:
                assert update.decision is not None
                return chance.choice(update.decision.legal)

            watching = guests[-1].until(lambda: guests[-1].now.seed is not None)
            await asyncio.gather(watching, *[guest.play(choose) for guest in guests[:-1]])
            return [guest.heard for guest in guests]

    heard = run(game())
    allowed = run(_views(path))
    for seat, texts in zip([0, 1, 2, 3, -1], heard, strict=True):
        updates = [message for message in map(decode, texts) if isinstance(message, Update)]
        assert len(updates) > 90
        for update in updates:
            assert wire(fbi(update)) == allowed[update.seq][seat]
            assert (update.seed is not None) == (fbi(update).phase == "over")
            assert update.decision is None or update.decision.id.endswith(f".{seat}")
        for secret in SECRETS:
            assert not any(secret in text or fingerprint(secret).hex() in text for text in texts)


async def _views(path: Path) -> dict[int, dict[int, bytes]]:
    """By sequence number and seat, rebuilt from the journal alone."""
    journal = SqliteJournal(path)
    entries = (await journal.load("t")).entries
    await journal.close()
    views: dict[int, dict[int, bytes]] = {}
    for length in range(1, len(entries) + 1):
        table = load(entries[:length])
        views[table.seq] = {seat: wire(table.view(seat)) for seat in (-1, 0, 1, 2, 3)}
    return views
