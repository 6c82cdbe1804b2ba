"""A sensible player of Getaway: lays the right card that is worth most, denies, and stops when it counts enough.

It judges by its View alone, and remembers between one View and the next what it has seen land. What it missed it knows
by number only, from the hands that have shrunk, and counts at an average.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.bits import Mask, has
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.view import View
from backroom.games.getaway.components import AGREE, DECK, DENY, STOP, TABLES, WAIT, card_id
from backroom.games.getaway.view import GetawayView

MISSED: Final = 1.2  # what a card laid by a partner is worth that was not seen to land: right or wrong, denied or not
MARGIN: Final = 0.5  # how much more than the target is wanted
PATIENCE: Final = 10  # seconds without a landing after which a wrong card is laid


class GetawayGreedy(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.round = -1
        self.points = 0.0  # what my team has, as far as I know
        self.pile = 0
        self.top = 0
        self.counted = 0.0  # what the card on top added to my count
        self.partners = 0  # cards my partners held

    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, GetawayView)
        if len(legal) == 1 or view.phase != "race":
            return legal[0]
        side: i64 = 0 if view.sides[view.seat] == "robbers" else 1
        self._watch(view, side)
        right: Mask = TABLES.right(side, self.top)
        action = self._pick(view, legal, right, side)
        if action < STOP:
            self.counted = float(TABLES.points[action + DECK * side]) if has(right, action) else 0.0
            self.points += self.counted
            self.pile += 1
            self.top = action + DECK * side
        return action

    def _watch(self, view: GetawayView, side: i64) -> None:
        """Keep count of what has landed since I last looked."""
        held = sum([view.hands[seat] for seat in range(view.seats) if seat != view.seat and self._partner(view, seat)])
        if view.round != self.round:
            self.round = view.round
            self.points = 0.0
            self.pile = 0
            self.counted = 0.0
            self.top = card_id(view.location or "L.1")
            self.partners = held
        assert view.top is not None
        top: i64 = card_id(view.top)
        if view.pile == self.pile + 1:
            self._count(side, top)
        elif view.pile > self.pile:
            self.points += MISSED * (self.partners - held)
            self.counted = 0.0
        self.pile = view.pile
        self.top = top
        self.partners = held

    def _partner(self, view: GetawayView, seat: int) -> bool:
        return view.sides[seat] == view.sides[view.seat]

    def _count(self, side: i64, top: i64) -> None:
        """One card landed upon the top I knew."""
        right = has(TABLES.right(top // DECK, self.top), top % DECK)
        if top // DECK == side:
            self.counted = float(TABLES.points[top]) if right else 0.0
            self.points += self.counted
        else:
            if right and top % DECK >= DENY:
                self.points -= self.counted
            self.counted = 0.0

    def _pick(self, view: GetawayView, legal: vec[i64], right: Mask, side: i64) -> i64:
        enough = self.points >= view.targets[side] + MARGIN
        best: i64 = WAIT
        highest = 0.0
        spare: i64 = WAIT
        for action in legal:
            if action >= WAIT:
                continue
            if action >= STOP:
                if enough and has(right, action):
                    return action
                continue
            worth = self._worth(action, side)
            if has(right, action) and worth > highest:
                highest = worth
                best = action
            if spare == WAIT or TABLES.points[action + DECK * side] < TABLES.points[spare + DECK * side]:
                spare = action
        if best != WAIT or view.quiet < PATIENCE:
            return best
        return spare if spare != WAIT else self._stuck(legal)

    def _worth(self, action: i64, side: i64) -> float:
        """Points, and for a Deny half of those it takes away; equals are not always the same."""
        taken = 0.5 * float(TABLES.points[self.top]) if action >= DENY else 0.0
        return float(TABLES.points[action + DECK * side]) + taken + 0.01 * float(self.rng.below(10))

    def _stuck(self, legal: vec[i64]) -> i64:
        """Nothing but Stops, and not enough points for one."""
        for action in legal:
            if action == AGREE:
                return AGREE
        return WAIT
