"""The whole truth of a game of FBI. The rules of play stand beside it, a file for each chapter of docs/rules/fbi.md.

What is forced by what everybody sees happens by itself: a release from an empty slammer (4.3g), the choice of agents
when one colour lies in the centre (R9), the second pass of arrests (4.5b). What is forced by a secret stays a
decision, for answering it at once would tell the secret.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, has
from backroom.core.errors import IllegalAction
from backroom.core.seat import Seat
from backroom.core.state import EVERYONE, Outcome, State
from backroom.core.view import Event, View
from backroom.games.fbi import agents, arrests, refusal, release, scoring, sight
from backroom.games.fbi.components import ARREST, CHOOSING, KEEP, NOTHING, RELEASING, USE
from backroom.games.fbi.view import FbiTruth, FbiView

if TYPE_CHECKING:
    from backroom.games.fbi.game import Fbi


class FbiState(State):
    def __init__(self, game: "Fbi", seats: i64) -> None:
        super().__init__(game, seats)
        self.rules = game
        self.phase: i64 = RELEASING
        self.acting: Mask = 0
        self.turn: i64 = 0
        self.handcuffs: i64 = 0
        self.deck: vec[i64] = vec[i64]()  # kinds in the order to come; never changed, so clones share it
        self.dealt: i64 = 0
        self.centre: vec[Nibbles] = vec[i64]()  # a pile of places + 1 for each colour, the next to be taken lowest
        self.once: vec[Mask] = vec[i64]()  # each seat's slammer as two sets of kinds
        self.twice: vec[Mask] = vec[i64]()
        self.out_once: Mask = 0  # 4.3f what was released
        self.out_twice: Mask = 0
        self.asked: i64 = 0  # how many seats have released this turn
        self.released: i64 = 0  # by seat, an octet: 0 not yet, 1 none, or kind + 2
        self.order: Nibbles = 0  # the holders of slammer cards 1..N
        self.keepable: Mask = 0  # R24 the colours in the centre at choice time
        self.kept: Nibbles = 0  # by seat, pair + 1
        self.first: Nibbles = 0  # by seat, the agent shown in the first pass + 1
        self.step: i64 = 0  # how many of this turn's 2N arrests are done
        self.picking: i64 = NOTHING  # with arrest=free, the colour in which a card is being chosen

    def clone(self) -> "FbiState":
        twin = FbiState(self.rules, self.seats)
        twin.phase = self.phase
        twin.acting = self.acting
        twin.turn = self.turn
        twin.handcuffs = self.handcuffs
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.centre = self.centre[:]
        twin.once = self.once[:]
        twin.twice = self.twice[:]
        twin.out_once = self.out_once
        twin.out_twice = self.out_twice
        twin.asked = self.asked
        twin.released = self.released
        twin.order = self.order
        twin.keepable = self.keepable
        twin.kept = self.kept
        twin.first = self.first
        twin.step = self.step
        twin.picking = self.picking
        return twin

    def to_act(self) -> Mask:
        return self.acting

    def sealed(self) -> Mask:
        """4.4a Agents are chosen at once and in secret."""
        return self.acting if self.phase == CHOOSING else 0

    def legal(self, seat: Seat) -> vec[i64]:
        if not has(self.acting, seat):
            return vec[i64]()
        if self.phase == RELEASING:
            return release.legal(self, seat)
        if self.phase == CHOOSING:
            return agents.legal(self)
        if self.picking != NOTHING:
            return arrests.legal_cards(self)
        return arrests.legal_agents(self, seat)

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        return refusal.why_not(self, seat, action)

    def apply(self, seat: Seat, action: i64) -> None:
        if self.phase == RELEASING:
            release.release(self, seat, action)
        elif self.phase == CHOOSING:
            agents.keep(self, seat, action - KEEP)
        elif self.picking != NOTHING:
            arrests.pick(self, seat, action - ARREST)
        else:
            arrests.use(self, seat, action - USE)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: Seat) -> FbiView:
        self.check_looker(seat)
        return sight.view(self, seat)

    def views(self, seats: list[Seat]) -> list[View]:
        for seat in seats:
            self.check_looker(seat)
        return sight.views(self, seats)

    def truth(self) -> FbiTruth:
        return sight.truth(self)

    def tell(self, event: Event) -> None:
        """Nothing in FBI is told to some and not to others."""
        if self.story is not None:
            self.story.append((EVERYONE, event))
