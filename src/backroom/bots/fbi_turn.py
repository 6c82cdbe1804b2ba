"""How a turn of FBI may go on, in a world that fits a View: everybody plays by the plain rule.

Whoever searches plays out hundreds of such turns.
"""

from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count, shl, with_nibble
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.games.fbi.components import CHOOSING, value_at
from backroom.games.fbi.plain import BYSTANDERS, IN_ALL_COLOURS, PlainPlay
from backroom.games.fbi.worlds import FbiWorlds


class FbiTurn:
    """The rest of a turn, in one world after the other; in each a seat may try several actions."""

    def __init__(self, worlds: FbiWorlds, seat: Seat, turns: i64, rng: Rng) -> None:
        self.worlds = worlds
        self.seat = seat
        self.turns = turns  # of the whole game (R4)
        self.start = worlds.sample(rng)
        self.play = PlainPlay(self.start, rng)
        self.play.look()  # the centre is the same in all worlds

    def imagine(self, rng: Rng) -> None:
        """4.4a Another world, in which those who have chosen in secret have chosen as players do."""
        self.start = self.worlds.sample(rng)
        self.play.rng = rng
        self.play.world = self.start
        for guess in range(i64(len(self.worlds.guessed))):
            seat: i64 = self.worlds.guessed[guess]
            self.start.kept = with_nibble(self.start.kept, seat, self.play.pair(seat, self.worlds.pairs[guess]) + 1)
        if self.start.phase == CHOOSING:
            self.play.choose(self.start.acting & ~bit(self.seat))

    def attempt(self, action: i64, rng: Rng) -> i64:
        """What comes of an action by the end of the turn."""
        self.play.rng = rng
        self.play.world = self.start.clone()
        self.play.world.apply(self.seat, action)
        if self.play.world.turn == self.start.turn:
            self.play.finish_turn()
        return self._lead()

    def _lead(self) -> i64:
        """How many points this seat is ahead of the best of the others."""
        scores = self.play.world.outcome().scores
        mine: i64 = scores[self.seat] + self._relief(self.seat)
        best: i64 = -1000
        for seat in range(self.play.world.seats):
            if seat != self.seat:
                theirs: i64 = scores[seat] + self._relief(seat)
                best = max(best, theirs)
        return mine - best

    def _relief(self, seat: i64) -> i64:
        """4.3 A bystander is no burden to whoever has turns left to release it; the worst are the first to go."""
        world = self.play.world
        left: i64 = 0 if world.acting == 0 else self.turns + 1 - world.turn
        relief: i64 = 0
        place: i64 = 0
        while place < BYSTANDERS and left > 0:
            here: Mask = shl(IN_ALL_COLOURS, place)
            cards: i64 = min(left, count(world.once[seat] & here) + count(world.twice[seat] & here))
            relief -= cards * value_at(place)
            left -= cards
            place += 1
        return relief
