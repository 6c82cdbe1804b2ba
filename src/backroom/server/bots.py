"""The bots at a table. They see a View, take their time, and answer as anybody does."""

import asyncio
import logging
import random
import secrets
from functools import partial
from typing import Final

from backroom.bots import find_bot
from backroom.bots.bot import Bot
from backroom.core.errors import Malformed
from backroom.core.rng import SEED_BITS, Rng
from backroom.server.live import LiveTable
from backroom.server.messages import Accepted, Act, Refused
from backroom.table.table import Table

log = logging.getLogger("backroom.bots")

Delay = tuple[float, float]
"""Seconds from and to which a bot may take, every length equally likely and drawn before it has looked."""

LONGEST_DELAY: Final = 60.0


def about(seconds: float) -> Delay:
    """Around that many seconds: 0.7 is from 0.4 to 1.0."""
    if not 0.0 <= seconds <= LONGEST_DELAY:
        raise Malformed(f"expected a bot's delay of 0 to {LONGEST_DELAY:g} seconds, got {seconds}")
    return (seconds * 4 / 7, seconds * 10 / 7)


class BotSeats:
    """Each bot has its own chance, which the table's seed tells nothing of."""

    def __init__(self, live: LiveTable, delay: Delay) -> None:
        self._live = live
        self._delay = delay
        self._chance = random.SystemRandom()
        self._bots: dict[int, Bot] = {}
        self._answers: dict[str, asyncio.Task[None]] = {}
        for seat, player in enumerate(live.table.players):
            if player.bot is not None:
                self._bots[seat] = find_bot(player.bot, live.table.game, Rng(secrets.randbits(SEED_BITS)))

    def busy(self) -> bool:
        return bool(self._answers)

    def wake(self) -> None:
        """Let every bot that is asked something begin to think about it."""
        for seat in self._bots:
            asked = _unanswered(self._live.table, seat)
            if asked is not None and asked not in self._answers:
                task = asyncio.create_task(self._answer(seat, asked))
                self._answers[asked] = task
                task.add_done_callback(partial(self._answered, asked))

    def stop(self) -> None:
        for task in self._answers.values():
            task.cancel()

    async def _answer(self, seat: int, asked: str) -> None:
        await asyncio.sleep(self._chance.uniform(*self._delay))
        table = self._live.table
        if _unanswered(table, seat) != asked:
            return
        action = table.game.action_name(self._choose(seat, table))
        await self._live.act(seat, Act(decision=asked, action=action, key=f"bot {asked}"), _note_refusal)

    def _choose(self, seat: int, table: Table) -> int:
        """A bot that stumbles takes any action: it must not hold up the table."""
        legal = table.legal(seat)
        try:
            return self._bots[seat].choose(table.view(seat), legal)
        except Exception:
            log.exception("table=%s seat=%d bot=%s stumbled", self._live.name, seat, table.players[seat].bot)
            return legal[self._chance.randrange(len(legal))]

    def _answered(self, asked: str, task: asyncio.Task[None]) -> None:
        self._answers.pop(asked, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("table=%s decision=%s not answered: %r", self._live.name, asked, task.exception())
        self._live.emptied()


def _unanswered(table: Table, seat: int) -> str | None:
    """The decision this seat has still to make."""
    asked = table.decision(seat)
    choice = table.choice(seat)
    return None if asked is None or (choice is not None and choice.locked) else asked.id


def _note_refusal(answer: Accepted | Refused) -> None:
    if isinstance(answer, Refused):
        log.error("bot refused rule=%s reason=%r", answer.rule, answer.reason)
