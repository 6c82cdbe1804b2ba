"""Bots in a race: they look at a new top, search their hand, reach, and sometimes cannot draw back in time.

Times and errors are those of the levels in `bots/getaway_race.py`; here the clock is real. A racer knows its own View
and what it has seen land, and counts its team's points as well as its level allows.
"""

import asyncio
import random
import secrets
from typing import Final

from backroom.bots.getaway_race import MYRIAD, Level
from backroom.core.bits import has
from backroom.core.errors import BackroomError
from backroom.games.getaway.components import ACTION_NAMES, DECK, DENY, STOP, TABLES, card_id
from backroom.games.getaway.view import GetawayView
from backroom.server.kinds import level_of
from backroom.server.live import LiveTable
from backroom.server.messages import Accepted, Act, Refused
from backroom.server.race import Race

SPREAD: Final = 60  # milliseconds, the standard deviation of a look
LEAST_LOOK: Final = 100
GIVE_WAY: Final = (4000, 8000)  # milliseconds after which somebody without a right card lays a wrong one
CALL_OFF: Final = (2000, 5000)  # milliseconds after which somebody with nothing but Stops agrees to call the round off


class Racer:
    """One bot: what it believes, and the card it reaches for."""

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat
        self.level: Level = level_of(kind)
        self.chance = random.SystemRandom()
        self.round = -1
        self.pile = 0
        self.top = 0
        self.points = 0
        self.counted = 0  # how much of that is the top card, if it is its team's
        self.due = 0
        self.timer: asyncio.TimerHandle | None = None

    def drop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def look(self, view: GetawayView) -> bool:
        """Take in what has landed; whether there is something new."""
        side = _side(view, self.seat)
        if view.round != self.round:
            self.round, self.pile, self.points, self.counted = view.round, 0, 0, 0
            self.top = card_id(view.location or "L.1")
        elif view.pile == self.pile:
            return False
        if view.pile > self.pile and view.top is not None:
            self._count(card_id(view.top), side)
        self.pile = view.pile
        return True

    def _count(self, card: int, side: int) -> None:
        right = has(TABLES.right(card // DECK, self.top), card % DECK)
        notices = self.chance.randrange(MYRIAD) < self.level.notice
        if card // DECK == side:
            self.counted = int(TABLES.points[card]) if right or not notices else 0
            self.points += self.counted
        else:
            if right and card % DECK >= DENY and notices:
                self.points -= self.counted
            self.counted = 0
        self.top = card

    def pick(self, view: GetawayView) -> tuple[str | None, int]:
        """The card that seems right, and the milliseconds until the hand is there."""
        side = _side(view, self.seat)
        right = TABLES.right(side, self.top)
        hand = [card_id(card) % DECK for card in view.hand]
        wanted = view.targets[side] + self.level.margins[view.sides.count(view.sides[self.seat]) - 1]
        searched = 0
        for stops in ([True] if self.points >= wanted else []) + [False]:
            self.chance.shuffle(hand)
            for card in hand:
                searched += 1
                misread = self.chance.randrange(MYRIAD) < self.level.misread
                if (card >= STOP) == stops and has(right, card) != misread:
                    return ACTION_NAMES[card], self._reach(searched)
        spare = [card for card in hand if card < STOP]
        if spare:
            return ACTION_NAMES[min(spare, key=lambda card: int(TABLES.points[card + DECK * side]))], (
                self.chance.randint(*GIVE_WAY)
            )
        return ("agree" if self.seat not in view.agreed else None), self.chance.randint(*CALL_OFF)

    def _reach(self, searched: int) -> int:
        look = max(LEAST_LOOK, int(self.level.look) + round(self.chance.gauss(0, SPREAD)))
        return look + int(self.level.scan) * searched + int(self.level.reach)

    def committed(self, now: int) -> bool:
        """In the last part of a reach only every second hand can still be drawn back."""
        return self.timer is not None and self.due - now <= self.level.commit and self.chance.random() < 0.5


class Racers:
    """All bots of one table."""

    def __init__(self, live: LiveTable, race: Race) -> None:
        self._live = live
        self._race = race
        self._racers: dict[int, Racer] = {}
        self._acting: set[asyncio.Task[None]] = set()

    def busy(self) -> bool:
        return self._race.racing() and any(racer.timer is not None for racer in self._racers.values())

    def wake(self) -> None:
        """Something has changed: whoever is not yet committed looks again."""
        table = self._live.table
        racing = self._race.racing()
        for seat in range(len(table.players)):
            kind = table.seating.bot_in(seat)
            racer = self._racers.get(seat)
            if kind is None or not racing or table.decision(seat) is None:
                if racer is not None:
                    racer.drop()
                continue
            if racer is None:
                racer = self._racers[seat] = Racer(seat, kind)
            self._react(racer)

    def stop(self) -> None:
        for racer in self._racers.values():
            racer.drop()
        for task in self._acting:
            task.cancel()

    def _react(self, racer: Racer) -> None:
        view = self._view(racer.seat)
        news = racer.look(view)
        if racer.timer is not None and (not news or racer.committed(self._live.now())):
            return
        self._plan(racer, view)

    def _plan(self, racer: Racer, view: GetawayView) -> None:
        """A bot's eyes are as slow as the slowest line that is made good."""
        racer.drop()
        action, milliseconds = racer.pick(view)
        if action is not None:
            racer.due = self._live.now() + milliseconds + self._race.slowest()
            loop = asyncio.get_running_loop()
            racer.timer = loop.call_later(self._live.until(racer.due), self._act, racer, action, view.pile)

    def _act(self, racer: Racer, action: str, seen: int) -> None:
        racer.timer = None
        if self._live.table.seating.bot_in(racer.seat) is None:
            return
        asked = self._live.table.decision(racer.seat)
        if asked is None:
            return
        act = Act(decision=asked.id, action=action, key=f"bot {secrets.token_hex(6)}")
        if action == "agree":
            task = asyncio.create_task(self._live.act(racer.seat, act, _ignore))
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)
            return

        def answered(answer: Accepted | Refused) -> None:
            if isinstance(answer, Refused) and self._race.racing() and racer.timer is None:
                racer.look(self._view(racer.seat))
                self._plan(racer, self._view(racer.seat))

        try:
            self._race.lay(racer.seat, act, answered, seen)
        except BackroomError:
            self._plan(racer, self._view(racer.seat))

    def _view(self, seat: int) -> GetawayView:
        view = self._live.table.view(seat)
        assert isinstance(view, GetawayView)
        return view


def _side(view: GetawayView, seat: int) -> int:
    return 0 if view.sides[seat] == "robbers" else 1


def _ignore(answer: Accepted | Refused) -> None:
    pass
