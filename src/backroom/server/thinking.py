"""Where bots think: in this process, or in workers that are given a View and answer with an action.

A bot is made anew for every question, since a View remembers all that its seat may still need. A worker that does not
answer in time, or dies, is replaced; whoever asked is told, and decides otherwise. Whoever gives a question up harms no
worker: it is thought through, and its answer is heard by nobody. So nobody can stop the bots of other tables.
"""

import asyncio
import contextlib
import secrets
import sys
from abc import ABC, abstractmethod
from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.core.errors import BackroomError
from backroom.core.game import Game
from backroom.core.rng import SEED_BITS, Rng
from backroom.core.view import View, wire

BUDGET: Final = 10.0
"""Seconds a bot may think."""

SIZE_BYTES: Final = 4
LONGEST_ANSWER: Final = 64


class Question(msgspec.Struct, frozen=True, array_like=True):
    """All that goes to a worker."""

    game: str
    options: dict[str, str]
    kind: str
    view: bytes
    legal: list[int]
    seed: int


class NoAnswer(BackroomError):
    """A bot did not answer in time, or fell over."""


class Busy(NoAnswer):
    """It was others' turn all the time; the bot itself was never asked."""


class Thinker(ABC):
    @abstractmethod
    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        """What a bot of that kind does, or NoAnswer."""

    async def close(self) -> None:
        """Let go of everything."""
        return


class Inside(Thinker):
    """For tests, and for a server that has no bots worth a process."""

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        try:
            return int(find_bot(kind, game, Rng(secrets.randbits(SEED_BITS))).choose(view, legal))
        except Exception as error:
            raise NoAnswer(f"bot {kind} stumbled: {error!r}") from error


class Workers(Thinker):
    """Processes of our own, started when first needed."""

    def __init__(self, count: int = 1, budget: float = BUDGET) -> None:
        self._workers = [Worker(budget) for _ in range(count)]

    async def choose(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        question = Question(
            game.name, game.options, kind, wire(view), [int(action) for action in legal], secrets.randbits(63)
        )
        return await min(self._workers, key=lambda worker: worker.waiting).ask(question)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


class Worker:
    """One process, asked one thing after the other."""

    def __init__(self, budget: float) -> None:
        self.waiting = 0
        self._budget = budget
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._thinking: set[asyncio.Task[int]] = set()

    async def ask(self, question: Question) -> int:
        """The time a question waits for its turn is its own: a bot that others hold up is not waited for longer."""
        self.waiting += 1
        asked = False
        try:
            async with asyncio.timeout(self._budget):
                await self._one_at_a_time.acquire()
                asked = True
                thinking = asyncio.create_task(self._ask(question))
                self._thinking.add(thinking)
                thinking.add_done_callback(self._thought)
                return await asyncio.shield(thinking)
        except TimeoutError as error:
            if not asked:
                raise Busy(f"bot {question.kind} was not asked in time: others are thinking") from error
            raise NoAnswer(f"bot {question.kind} did not answer in time") from error
        finally:
            self.waiting -= 1

    def _thought(self, thinking: "asyncio.Task[int]") -> None:
        self._thinking.discard(thinking)
        self._one_at_a_time.release()
        if not thinking.cancelled():
            thinking.exception()  # whoever still waits is told

    async def _ask(self, question: Question) -> int:
        """A process that has not answered in time goes, and so does what it might still say."""
        self.waiting += 1
        done = False
        try:
            async with asyncio.timeout(self._budget):
                answer = await self._exchange(_encode(question))
            done = True
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            raise NoAnswer(f"bot {question.kind} did not answer: {error!r}") from error
        finally:
            self.waiting -= 1
            if not done:
                await self.stop()
        if answer < 0:
            raise NoAnswer(f"bot {question.kind} stumbled")
        return answer

    async def _exchange(self, question: bytes) -> int:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "backroom.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(len(question).to_bytes(SIZE_BYTES, "big") + question)
        await self._process.stdin.drain()
        return int.from_bytes(await self._process.stdout.readexactly(SIZE_BYTES), "big", signed=True)

    async def close(self) -> None:
        """Nobody waits for an answer any more."""
        for thinking in list(self._thinking):
            thinking.cancel()
            await asyncio.wait([thinking])
        await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def answer(question: Question) -> int:
    """In the worker: what the bot does, or -1 if it stumbles."""
    from backroom.games import find

    try:
        game = find(question.game, question.options)
        view = msgspec.json.decode(question.view, type=game.view_type)
        legal: vec[i64] = vec[i64]()
        for action in question.legal:
            legal = append(legal, action)
        return int(find_bot(question.kind, game, Rng(question.seed)).choose(view, legal))
    except Exception as error:
        print(f"bot {question.kind} stumbled: {error!r}", file=sys.stderr, flush=True)
        return -1


_encode = msgspec.msgpack.Encoder().encode
