"""The bots at a table, stand-ins among them. They see a View, take their time, and answer as anybody does."""

import asyncio
import logging
import random
import secrets
from functools import partial
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import SEED_BITS, Rng
from backroom.core.view import View
from backroom.games.getaway.view import GetawayView
from backroom.server.entering import TRY_AGAIN
from backroom.server.kinds import NEVER_BY_CLOCK, clock_kind, quick_kind, thinking_kind
from backroom.server.live import LiveTable
from backroom.server.messages import Accepted, Refused
from backroom.server.thinking import Busy, NoAnswer, Thinker
from backroom.table.answer import Answer
from backroom.table.decide import BETWEEN_STATEMENTS, IDLE, decide
from backroom.table.timing import DEEDS

log = logging.getLogger("backroom.bots")

Delay = tuple[float, float]
"""Seconds from and to which a bot may take, every length equally likely and drawn before it has looked."""

LONGEST_DELAY: Final = 60.0
MUSING: Final = 5.0
"""Where all may act at any time, a bot takes so many times longer: it listens to the others."""

LEAST_MUSING: Final = 0.1

HELD: Final = "accuse"
HOLD: Final = (25.0, 60.0)
"""Where all may accuse at any time, a bot talks for so many delays first: people are to have their say."""


def about(seconds: float) -> Delay:
    """Around that many seconds: 0.7 is from 0.4 to 1.0."""
    if not 0.0 <= seconds <= LONGEST_DELAY:
        raise Malformed(f"expected a bot's delay of 0 to {LONGEST_DELAY:g} seconds, got {seconds}")
    return (seconds * 4 / 7, seconds * 10 / 7)


class BotSeats:
    """Each bot has its own chance, which the table's seed tells nothing of."""

    def __init__(self, live: LiveTable, delay: Delay, thinker: Thinker) -> None:
        self._live = live
        self._delay = delay
        self._thinker = thinker
        self._chance = random.SystemRandom()
        self._answers: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        self._rebuffed = False
        self._mused: dict[int, int] = {}  # by seat, the sequence number after which it had nothing to say
        self._holds: dict[int, tuple[tuple[int, ...], int]] = {}  # by seat, in which wait and until when it only talks

    def busy(self) -> bool:
        return bool(self._answers)

    def wake(self) -> None:
        """Let every bot that is asked something begin to think about it."""
        table = self._live.table
        if not table.going():
            self._forget()
            return
        for seat in range(len(table.players)):
            asked = table.unanswered(seat) if table.seating.bot_in(seat) is not None else None
            if asked is None or asked.id in self._answers or self._racing():
                continue
            if self._any_time(seat) and self._mused.get(seat) == table.seq:
                continue
            task = asyncio.create_task(self._answer(seat, asked.id))
            self._answers[asked.id] = task
            task.add_done_callback(partial(self._answered, asked.id))

    def stop(self) -> None:
        self._stopped = True
        self._forget()

    def _forget(self) -> None:
        """What they were thinking about."""
        for task in self._answers.values():
            task.cancel()

    def _any_time(self, seat: int) -> bool:
        """Whether others may act meanwhile, and the house ends the wait: then nobody has to."""
        asked = self._live.table.decision(seat)
        return self._live.table.timing.wait is not None and asked is not None and not asked.sealed

    def _racing(self) -> bool:
        """Those who race are not asked one by one."""
        return self._live.table.opened.game == GetawayView.__struct_config__.tag

    async def _answer(self, seat: int, asked: str) -> None:
        musing = self._any_time(seat)
        delay = self._chance.uniform(*self._delay)
        await asyncio.sleep(max(LEAST_MUSING, delay * MUSING) if musing else delay)
        table = self._live.table
        waiting = table.unanswered(seat)
        if waiting is None or waiting.id != asked or not self._plays(seat):
            return
        seq = table.seq
        held = table.choice(seat)  # by whoever sat here a moment ago, and meant it
        action = held.action if held is not None else await self.choose(seat, talk=musing and self._holds_back(seat))
        if musing and action in IDLE:  # where all may act at any time, a bot that wants to do nothing just waits
            self._mused[seat] = seq
            return
        if musing:
            await self._let_others_speak(seat, action)
        answer = Answer(decision=asked, action=action, key=f"bot {secrets.token_hex(6)}")
        await self._live.enter(
            lambda now: decide(table, seat, answer, now) if self._plays(seat) else None, answer.key, self._refused
        )

    def _plays(self, seat: int) -> bool:
        """Whether a bot plays for this seat now. Whoever is back plays on, though a bot may have thought meanwhile."""
        table = self._live.table
        return table.going() and table.seating.bot_in(seat) is not None

    def _holds_back(self, seat: int) -> bool:
        """Whether this bot only talks for now; if so it looks again when that is over."""
        timing = self._live.table.timing
        if timing.wait is None:
            return False
        if self._holds.get(seat, ((), 0))[0] != timing.wait.subject:
            delays = self._chance.uniform(*HOLD) * (self._delay[0] + self._delay[1]) / 2
            self._holds[seat] = (timing.wait.subject, timing.wait_since + int(delays * 1000))
            wait = self._live.until(self._holds[seat][1])
            asyncio.get_running_loop().call_later(wait, self._look_again, seat)
        return self._live.now() < self._holds[seat][1]

    def _look_again(self, seat: int) -> None:
        self._mused.pop(seat, None)
        if not self._stopped:
            self.wake()

    async def time_out(self, seat: int) -> str:
        """What is done for somebody whose time is up."""
        opened = self._live.table.opened
        return await self._choose(seat, clock_kind(opened.game, opened.bot or ""), NEVER_BY_CLOCK.get(opened.game))

    async def choose(self, seat: int, *, talk: bool = False) -> str:
        """What the bot in a seat would do."""
        return await self._choose(seat, self._live.table.seating.bot_in(seat) or "", HELD if talk else None)

    async def _choose(self, seat: int, kind: str, barred: str | None) -> str:
        """What a bot would do in a seat, by its own View. One that stumbles must not hold us up."""
        table = self._live.table
        legal = _without(table.game, table.legal(seat), barred)
        view = table.view(seat)
        kind = thinking_kind(table.opened.game, kind)
        try:
            action = await self._thinker.choose(table.game, kind, view, legal[:])
        except NoAnswer as error:
            log.error("table=%s seat=%d %s", self._live.name, seat, error)
            quick = quick_kind(kind)
            if quick != kind or isinstance(error, Busy):
                action = self._at_once(table.game, quick, view, legal)
            else:
                action = self._anything(legal)
        return table.game.action_name(action)

    def _at_once(self, game: Game, kind: str, view: View, legal: vec[i64]) -> int:
        """What a quick bot does, here and now: for one that is not known to stumble."""
        try:
            return int(find_bot(kind, game, Rng(secrets.randbits(SEED_BITS))).choose(view, legal[:]))
        except Exception as error:
            log.error("table=%s bot %s stumbled: %r", self._live.name, kind, error)
            return self._anything(legal)

    def _anything(self, legal: vec[i64]) -> int:
        return int(legal[self._chance.randrange(len(legal))])

    async def _let_others_speak(self, seat: int, action: str) -> None:
        """CRM-R31 One statement in three seconds."""
        if not action.startswith(DEEDS):
            since = self._live.now() - self._live.table.timing.last_said[seat]
            await asyncio.sleep(max(0, BETWEEN_STATEMENTS + 1 - since) / 1000)

    def _answered(self, asked: str, task: asyncio.Task[None]) -> None:
        self._answers.pop(asked, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("table=%s decision=%s not answered: %r", self._live.name, asked, task.exception())
        if not task.cancelled():
            self._go_on()
        self._live.emptied()

    def _go_on(self) -> None:
        """Whoever was refused takes a while before trying again: the reason may last."""
        if self._rebuffed:
            self._rebuffed = False
            asyncio.get_running_loop().call_later(TRY_AGAIN, lambda: None if self._stopped else self.wake())
        else:
            self.wake()

    def _refused(self, answer: Accepted | Refused) -> None:
        """It thought about something that is over by now; if it is asked again, it thinks again."""
        if isinstance(answer, Refused):
            self._rebuffed = True
            log.info("table=%s bot refused rule=%s reason=%r", self._live.name, answer.rule, answer.reason)


def _without(game: Game, legal: vec[i64], barred: str | None) -> vec[i64]:
    """What does not begin with that word; everything, if there is nothing else to do."""
    if barred is None:
        return legal
    left: vec[i64] = vec[i64]()
    for action in legal:
        if not game.action_name(action).startswith(barred):
            left = append(left, action)
    return left if len(left) > 0 else legal
