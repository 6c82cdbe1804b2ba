"""Whoever leaves is played for as they meant it, and whoever is back plays on."""

import asyncio
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import Game
from backroom.core.view import View
from backroom.server.absence import Patience
from backroom.server.messages import Accepted
from backroom.server.thinking import Inside
from backroom.table.wish import AddBot, Begin, Kick, Rematch, Sit
from tests.server.house import Guest, first, open_house, run, sealed
from tests.server.test_evening import join, two_friends

SOON = Patience(away=0.2, empty=30.0)


class Slow(Inside):
    """A bot that thinks until it is let go on."""

    def __init__(self) -> None:
        self.thinking = asyncio.Event()
        self.go_on = asyncio.Event()

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        self.thinking.set()
        await self.go_on.wait()
        return await super().choose(game, kind, view, legal)


async def until_sealed(*guests: Guest) -> None:
    """Everybody plays until agents are chosen in secret."""
    await asyncio.gather(*[guest.play(first, until=sealed) for guest in guests])


async def keeps_open(guest: Guest) -> str:
    """Choose something provisionally; what."""
    assert guest.now.decision is not None
    action = guest.now.decision.legal[-1]
    assert isinstance(await guest.act(action, lock=False), Accepted)
    return action


def test_what_a_leaver_has_chosen_is_locked_and_not_replaced(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db", patience=SOON) as house,
            two_friends(house) as (one, two, ann, bert),
        ):
            await one.wish(Begin(key="b"))
            await until_sealed(one, two)
            meant = await keeps_open(two)
            await two.socket.close()
            await one.until(lambda: one.now.players[1].status == "locked")
            async with house.guest(ann.table, bert.secret) as back:
                assert back.now.decision is not None
                assert (back.now.decision.choice, back.now.decision.locked) == (meant, True)

    run(evening())


def test_a_leaver_who_opens_the_choice_again_and_leaves_again_holds_nobody_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            open_house(tmp_path / "room.db", patience=SOON) as house,
            two_friends(house) as (one, two, ann, bert),
        ):
            await one.wish(Begin(key="b"))
            await until_sealed(one, two)
            await two.socket.close()
            await one.until(lambda: one.now.players[1].status == "locked")
            async with house.guest(ann.table, bert.secret) as back:
                await back.until(lambda: not back.now.players[1].stand_in)
                await keeps_open(back)
            await one.play(first)

    run(evening())


def test_a_key_that_looks_like_a_bots_keeps_no_bot_from_answering(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house, two_friends(house) as (one, two, _, _):
            await one.wish(Begin(key="b"))
            await until_sealed(one, two)
            assert two.now.decision is not None
            action = two.now.decision.legal[0]
            await two.act(action, lock=False, key=f"bot {two.now.decision.id}")
            await one.wish(Kick(key="k", seat=1))
            await one.play(first)

    run(evening())


def test_a_bot_that_thought_too_long_does_not_play_for_somebody_who_is_back(tmp_path: Path) -> None:
    async def evening() -> None:
        thinker = Slow()
        async with (
            open_house(tmp_path / "room.db", patience=SOON, thinker=thinker) as house,
            two_friends(house) as (one, two, ann, bert),
        ):
            await one.wish(Begin(key="b"))
            await one.until(lambda: one.now.stage == "playing")
            await two.until(lambda: two.now.stage == "playing")
            if one.now.decision is not None:
                await one.act(first(one.now))
            await two.until(lambda: two.now.decision is not None)
            await two.socket.close()
            await thinker.thinking.wait()
            async with house.guest(ann.table, bert.secret) as back:
                await back.until(lambda: not back.now.players[1].stand_in)
                asked = back.now.decision
                thinker.go_on.set()
                assert asked is not None
                assert isinstance(await back.act(first(back.now)), Accepted)

    run(evening())


def test_the_host_of_a_rematch_is_a_person(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            ann = await house.open_table(3, begin=False)
            bert = await join(house, ann.table, name="Bert", seat=2)
            async with house.guest(ann.table, ann.secret) as one, house.guest(ann.table, bert.secret) as two:
                await one.wish(Sit(key="s", seat=1))
                await one.wish(AddBot(key="a", seat=0))
                await one.wish(Begin(key="b"))
                await asyncio.gather(one.play(first), two.play(first))
                await two.wish(Rematch(key="r"))
                await one.until(lambda: one.now.house.rematch is not None)
                again = one.now.house.rematch
            assert again is not None
            async with house.guest(again, ann.secret) as one:
                assert one.now.house.host == one.now.seat == 1
                assert isinstance(await one.wish(Begin(key="b")), Accepted)

    run(evening())
