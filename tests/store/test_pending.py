"""What is on its way to the disk can be awaited, or followed by a call."""

import asyncio

import pytest

from backroom.store.errors import NotWritten, StoreError
from backroom.store.pending import Pending
from tests.store.script import run


def test_it_is_followed_when_it_is_settled_and_not_before() -> None:
    async def follow() -> None:
        heard: list[StoreError | None] = []
        pending = Pending()
        pending.then(heard.append)
        await asyncio.sleep(0)
        assert heard == []
        pending.settle()
        assert heard == [None]

    run(follow())


def test_what_was_settled_before_is_followed_soon_but_not_at_once() -> None:
    async def follow() -> None:
        heard: list[StoreError | None] = []
        error = NotWritten("no")
        pending = Pending()
        pending.settle(error)
        pending.then(heard.append)
        assert heard == [], "whoever asks is not interrupted"
        await asyncio.sleep(0)
        assert heard == [error]

    run(follow())


def test_what_follows_of_one_stops_none_of_the_others_of_its_commit(caplog: pytest.LogCaptureFixture) -> None:
    def stumble(error: StoreError | None) -> None:
        raise RuntimeError("stumbled")

    async def follow() -> None:
        pending = Pending()
        pending.then(stumble)
        pending.settle()

    run(follow())
    assert "stumbled" in caplog.text


def test_many_may_wait_and_all_are_told_why_not() -> None:
    async def wait(pending: Pending) -> str:
        try:
            await pending
        except NotWritten as error:
            return str(error)
        return ""

    async def both() -> list[str]:
        pending = Pending()
        waiting = [asyncio.create_task(wait(pending)) for _ in range(2)]
        await asyncio.sleep(0)
        pending.settle(NotWritten("no"))
        return [*await asyncio.gather(*waiting), await wait(pending)]

    assert run(both()) == ["no", "no", "no"]
