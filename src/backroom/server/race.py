"""Cards in the air. Each waits until nothing laid before it can still arrive; then all are put in order and entered.

Everybody's delay is measured all the time, and a new top is sent so that all see it at the same moment, as far as the
cap of the table's option allows.
"""

import asyncio
from functools import partial
from typing import Final, NamedTuple

from backroom.core.seat import WATCHER
from backroom.games.getaway.ordering import Play, Verdict
from backroom.server.entering import Make, Reply
from backroom.server.live import LiveTable, Place
from backroom.server.messages import Accepted, Act, Refused
from backroom.server.replies import Replies
from backroom.table.answer import Answer
from backroom.table.decide import SEEN_AT_ONCE, Decided, decide
from backroom.table.entry import Bounced
from backroom.table.errors import Refusal
from backroom.table.racing import Racing, toss_of

LAY: Final = "lay "
MOST_HELD: Final = 4
"""Cards of one seat that may be in the air."""

MOST_BACK: Final = 100
"""Cards of one seat that may come back in a round: each is written, and a journal is not to be filled by hammering."""

SETTLE_AGAIN: Final = 5
"""Milliseconds until what could not be settled yet is looked at again."""


class Held(NamedTuple):
    play: Play
    act: Act
    replies: Replies


class Race:
    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._racing = Racing(live.table)
        self._held: list[Held] = []
        self._writing: list[Held] = []  # judged, and on their way to the journal
        self._timer: asyncio.TimerHandle | None = None
        self._settling: set[asyncio.Task[None]] = set()

    def busy(self) -> bool:
        return bool(self._held)

    def racing(self) -> bool:
        return self._racing.on()

    def begun(self) -> bool:
        return self._racing.begun()

    def follow(self) -> None:
        self._racing.follow(self._live.now())

    def delay_of(self, seat: int) -> int:
        """One way, of the quickest line of that seat, in milliseconds."""
        return min((place.delay.trusted() for taken, place in self._live.places() if taken == seat), default=0)

    def slowest(self) -> int:
        """The longest delay that is made good for anybody here."""
        delays = [place.delay.trusted() for seat, place in self._live.places() if seat != WATCHER]
        return min(self._racing.cap(), max(delays, default=0))

    def lag(self, place: Place) -> float:
        """Seconds by which a socket is told later, so that all see a new top at the same moment."""
        return max(0, self.slowest() - place.delay.trusted()) / 1000 if self.racing() else 0.0

    def again(self, seat: int, act: Act, reply: Reply) -> bool:
        """Whether this card was laid before and is only said again: then it is answered as it was, or will be."""
        known = self._live.table.keys.recall(seat, act.key)
        if known is not None:
            _check_same(getattr(known[0], "action", None), act)
            reply(Accepted(key=act.key, seq=known[1]))
            return True
        back = self._live.table.tosses.recall(seat, act.key)
        if back is not None:
            _check_same(back.action, act)
            reply(Refused(key=act.key, rule=back.rule, reason=back.reason))
            return True
        for held in (*self._held, *self._writing):
            if held.play.seat == seat and held.act.key == act.key:
                _check_same(held.act.action, act)
                held.replies.add(reply)
                return True
        return False

    def lay(self, seat: int, act: Act, reply: Reply, seen: int | None = None) -> None:
        """A card is on its way. `seen` is how many landings a bot has looked at; people's is worked out."""
        if not act.lock:
            raise Refusal(SEEN_AT_ONCE)
        if not self._live.table.playing().decisions.meant_now(seat, act.decision, self._live.table.seq):
            raise Refusal("that card was meant for a round that is over, and is not played in another", "GET-R23")
        if sum(held.play.seat == seat for held in self._held) >= MOST_HELD:
            raise Refusal("your cards come faster than hands can lay them", "GET-R30")
        if self._live.table.tosses.back.get(seat, 0) >= MOST_BACK:
            raise Refusal(f"{MOST_BACK} of your cards came back in this round; wait for the next", "GET-R30")
        now = self._live.now()
        delay = self.delay_of(seat)
        if seen is None:
            seen = self._racing.seen_by(delay, act.shown, now, max(0, self.slowest() - delay))
        self._held.append(Held(self._racing.play(seat, act.action, seen, now, delay), act, Replies(reply)))
        self._wind(self._racing.cap() + 1)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._settling:
            task.cancel()

    def _wind(self, milliseconds: int) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._live.lasting(milliseconds), self._due)

    def _due(self) -> None:
        self._timer = None
        task = asyncio.create_task(self._live.enter_in_order(self._settle))
        self._settling.add(task)
        task.add_done_callback(self._settled)

    def _settled(self, task: asyncio.Task[None]) -> None:
        self._settling.discard(task)
        if self._held and not task.cancelled():
            self._wind(SETTLE_AGAIN)
        self._live.emptied()

    def _settle(self, now: int) -> list[tuple[Make, str, Reply]]:
        """What lands is not held up by writing down what comes back."""
        verdicts = self._racing.settle([held.play for held in self._held], now)
        length = self._live.table.length
        in_order = sorted(verdicts, key=lambda verdict: not verdict.landed)
        return [self._judged(verdict, length + before) for before, verdict in enumerate(in_order)]

    def _judged(self, verdict: Verdict, length: int) -> tuple[Make, str, Reply]:
        held = next(held for held in self._held if held.play is verdict.play)
        self._held.remove(held)
        self._writing.append(held)
        return partial(self._entered, verdict, held, length), held.act.key, partial(self._answer, held)

    def _answer(self, held: Held, answer: Accepted | Refused) -> None:
        self._writing.remove(held)
        held.replies(answer)

    def _entered(self, verdict: Verdict, held: Held, length: int, now: int) -> Decided | Bounced | None:
        """What is written of a card, with all that its place in the order was found by.

        If one that was judged before could not be written, this one was judged upon what never was, and waits again.
        """
        table = self._live.table
        if table.length != length:
            self._writing.remove(held)
            self._held.append(held)
            self._wind(SETTLE_AGAIN)
            return None
        act = held.act
        seat = verdict.play.seat
        toss = toss_of(verdict.play)
        time = verdict.time - (table.raced_from or 0)
        if not verdict.landed:
            return Bounced(
                at=now,
                seat=seat,
                action=act.action,
                key=act.key,
                time=time,
                toss=toss,
                rule=verdict.rule,
                reason=verdict.reason,
            )
        asked = table.decision(seat)
        answer = Answer(decision="none" if asked is None else asked.id, action=act.action, key=act.key)
        return decide(table, seat, answer, now, time, toss)


def _check_same(action: str | None, act: Act) -> None:
    if action != act.action:
        raise Refusal("that key was used for another action, and a key is used once")
