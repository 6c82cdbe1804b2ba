"""Bots in processes of their own: they are given Views, and one that fails is replaced."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots import BOTS, find_bot
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.core.view import View, wire
from backroom.games import GAMES, find
from backroom.server.bots import BotSeats
from backroom.server.limits import Limits
from backroom.server.live import LiveTable
from backroom.server.thinking import Busy, Inside, NoAnswer, Question, Thinker, Worker, Workers, answer
from backroom.store.sqlite import SqliteJournal
from backroom.table.entry import Player
from backroom.table.opening import open_table
from backroom.table.table import Table
from tests.server.house import run


def first_question(game: str) -> tuple[State, Seat]:
    rules = find(game, {"timing": "ballots"} if game == "criminals" else {})
    state = rules.deal(4, 11)
    if game == "getaway":
        state.play(Seat(15), rules.action_id("start"))
    return state, Seat(next(seat for seat in range(4) if state.to_act() >> seat & 1))


@pytest.mark.parametrize("game", list(GAMES))
def test_every_bot_of_every_game_answers_from_a_view_alone(game: str) -> None:
    state, seat = first_question(game)

    async def ask() -> None:
        workers = Workers()
        for kind in BOTS[game]:
            assert await workers.choose(state.game, kind, state.view(seat), state.legal(seat)) in list(
                state.legal(seat)
            )
        await workers.close()

    run(ask())


def test_a_worker_answers_as_the_bot_does() -> None:
    """What crosses the boundary is all a bot needs: the same seed gives the same action on both sides."""
    for game in ("fbi", "inkognito", "criminals", "sleepers"):
        state, seat = first_question(game)
        kind = list(BOTS[game])[-1]
        legal = [int(action) for action in state.legal(seat)]
        for seed in range(5):
            question = Question(game, state.game.options, kind, wire(state.view(seat)), legal, seed)
            sent = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Question)
            expected = find_bot(kind, state.game, Rng(seed)).choose(state.view(seat), state.legal(seat)[:])
            assert answer(sent) == expected


def test_a_worker_that_dies_is_replaced() -> None:
    state, seat = first_question("fbi")

    async def ask() -> None:
        workers = Workers()
        worker = workers._workers[0]
        await workers.choose(state.game, "greedy", state.view(seat), state.legal(seat))
        assert worker._process is not None
        os.kill(worker._process.pid, signal.SIGKILL)
        await worker._process.wait()
        await workers.choose(state.game, "greedy", state.view(seat), state.legal(seat))
        await workers.close()

    run(ask())


def test_a_worker_that_takes_too_long_is_given_up() -> None:
    state, seat = first_question("fbi")

    async def ask() -> None:
        workers = Workers(budget=0.0)
        with pytest.raises(NoAnswer):
            await workers.choose(state.game, "greedy", state.view(seat), state.legal(seat))
        await workers.close()
        assert workers._workers[0]._process is None

    run(ask())


def test_a_question_given_up_leaves_no_answer_for_the_next() -> None:
    state, seat = first_question("fbi")

    async def ask() -> None:
        workers = Workers()
        asking = asyncio.create_task(workers.choose(state.game, "greedy", state.view(seat), state.legal(seat)))
        await asyncio.sleep(0.05)
        asking.cancel()
        await asyncio.wait([asking])
        assert await workers.choose(state.game, "greedy", state.view(seat), state.legal(seat)) in list(
            state.legal(seat)
        )
        await workers.close()

    run(ask())


def test_whoever_gives_questions_up_stops_no_worker() -> None:
    state, seat = first_question("sleepers")
    kind = list(BOTS["sleepers"])[-1]

    async def ask() -> None:
        workers = Workers()
        worker = workers._workers[0]
        await workers.choose(state.game, kind, state.view(seat), state.legal(seat))
        assert worker._process is not None
        first = worker._process.pid
        for _ in range(20):
            asking = [
                asyncio.create_task(workers.choose(state.game, kind, state.view(seat), state.legal(seat)))
                for _ in range(3)
            ]
            await asyncio.sleep(0.002)
            for task in asking:
                task.cancel()
            await asyncio.wait(asking)
        assert await workers.choose(state.game, kind, state.view(seat), state.legal(seat)) in list(state.legal(seat))
        assert worker._process is not None
        assert worker._process.pid == first
        assert worker.waiting == 0
        await workers.close()

    run(ask())


def test_a_question_that_others_hold_up_is_given_up_in_its_own_time_and_harms_nobody() -> None:
    state, seat = first_question("fbi")

    async def ask() -> None:
        worker = Worker(0.3)
        await worker._one_at_a_time.acquire()  # somebody's long thought
        question = Question("fbi", state.game.options, "greedy", wire(state.view(seat)), list(state.legal(seat)), 1)
        with pytest.raises(Busy, match="in time"):
            await worker.ask(question)
        assert worker.waiting == 0
        assert worker._process is None, "it was never asked"

    run(ask())


def test_a_bot_that_stumbles_says_so() -> None:
    state, seat = first_question("fbi")

    async def ask() -> None:
        for thinker in (Inside(), Workers()):
            with pytest.raises(NoAnswer):
                await thinker.choose(state.game, "no such bot", state.view(seat), state.legal(seat))
            await thinker.close()

    run(ask())
    assert Worker(1.0).waiting == 0


class Silent(Thinker):
    """Nobody ever answers."""

    def __init__(self, reason: NoAnswer) -> None:
        self._reason = reason

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        raise self._reason


@pytest.mark.parametrize(
    ("game", "kind", "reason", "played"),
    [
        ("sleepers", "greedy", Busy("others are thinking"), "greedy"),
        ("fbi", "search", Busy("others are thinking"), "greedy"),
        ("fbi", "search", NoAnswer("too long a thought"), "greedy"),
        ("sleepers", "greedy", NoAnswer("it fell over"), "random"),
        ("sleepers", "random", Busy("others are thinking"), "random"),
    ],
)
def test_a_bot_that_is_not_answered_plays_as_a_quick_one_does(
    tmp_path: Path, game: str, kind: str, reason: NoAnswer, played: str
) -> None:
    """In both games the greedy bot has one choice of many here, whatever its luck."""

    async def ask() -> None:
        journal = SqliteJournal(tmp_path / "room.db")
        table = Table(open_table(game, {}, tuple(Player(name=f"bot {seat}", bot=kind) for seat in range(4)), 11))
        live = LiveTable("t", table, {}, journal, Limits())
        seats = BotSeats(live, (0.0, 0.0), Silent(reason))
        seat = next(seat for seat in range(4) if table.unanswered(seat))
        greedy = find_bot("greedy", table.game, Rng(1)).choose(table.view(seat), table.legal(seat))
        answers = {await seats.choose(seat) for _ in range(20)}
        assert (answers == {table.game.action_name(greedy)}) == (played == "greedy")
        await journal.close()

    run(ask())
