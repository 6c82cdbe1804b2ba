"""The whole truth of a game of Criminals. The rules of play stand beside it, a file for each chapter of the rulebook.

Everything that decides who may do what is public: shown alibis, accusations, who remains. So nobody's prompt ever
depends on guilt. Chance in play (which crime is turned up, ties) is the State's own generator; a world has another.
"""

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, nibble
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import EVERYONE, Outcome, State
from backroom.core.view import Event
from backroom.games.criminals import accusation, ballot, refusal, round, sight, snitch, talk
from backroom.games.criminals.components import (
    BALLOT,
    CLAIM_ALIBI,
    DECISION,
    DISCUSSION,
    HOUSE_BIT,
    NOBODY,
    PASS,
    SNITCH,
    TABLES,
    TALK,
    WITHDRAW,
)
from backroom.games.criminals.view import CriminalsTruth, CriminalsView, Statement

if TYPE_CHECKING:
    from backroom.games.criminals.game import Criminals


class CriminalsState(State):
    def __init__(self, game: "Criminals", seats: i64, rng: Rng) -> None:
        super().__init__(game, seats)
        self.rules = game
        self.rng = rng
        self.phase: i64 = DISCUSSION
        self.acting: Mask = 0
        self.round: i64 = 0
        self.crimes: Mask = 0  # the N+1 in the game
        self.cards: Mask = 0  # of these, in the deck or under investigation
        self.crime: i64 = 0  # under investigation
        self.guilt: Nibbles = 0  # each seat's crime
        self.boss: i64 = 0
        self.remaining: Mask = 0
        self.left: i64 = 0  # how many remain
        self.showing: vec[Mask] = vec[i64]()  # for each crime, the seats that show their alibi
        self.accused: Nibbles = 0  # by seat, whom it accuses + 1
        self.tally: Nibbles = 0  # by seat and for the Boss, how many accuse them
        self.automatic: Mask = 0  # 3.6 settled at the start of a round
        self.closed: bool = False  # R5 the final call is on
        self.wavering: i64 = NOBODY  # R20 whose threshold is reached
        self.sold: i64 = NOBODY  # 4.3 who must pass or snitch
        self.deadlocks: i64 = 0  # R5 in a row
        self.ballot: i64 = 0  # R30 which one of this round
        self.choices: i64 = 0  # R30 by seat, sealed action + 1
        self.said: vec[i64] = vec[i64]()  # R31 every statement, packed
        self.words: i64 = 0  # R31 by seat, statements of this round
        self.spoke: Mask = 0  # R31 who has made one
        self.asked: Mask = 0  # R31 who was asked and has not answered
        self.winners: Mask = 0
        self.heard: tuple[Statement, ...] = ()  # `said` unpacked, as far as anybody has looked

    def clone(self) -> "CriminalsState":
        twin = CriminalsState(self.rules, self.seats, self.rng.clone())
        twin.phase = self.phase
        twin.acting = self.acting
        twin.round = self.round
        twin.crimes = self.crimes
        twin.cards = self.cards
        twin.crime = self.crime
        twin.guilt = self.guilt
        twin.boss = self.boss
        twin.remaining = self.remaining
        twin.left = self.left
        twin.showing = self.showing[:]
        twin.accused = self.accused
        twin.tally = self.tally
        twin.automatic = self.automatic
        twin.closed = self.closed
        twin.wavering = self.wavering
        twin.sold = self.sold
        twin.deadlocks = self.deadlocks
        twin.ballot = self.ballot
        twin.choices = self.choices
        twin.said = self.said[:]
        twin.words = self.words
        twin.spoke = self.spoke
        twin.asked = self.asked
        twin.winners = self.winners
        twin.heard = self.heard
        return twin

    def crime_of(self, seat: i64) -> i64:
        return nibble(self.guilt, seat)

    def eligible(self) -> Mask:
        """3.4 Who remains and shows no alibi for the crime under investigation."""
        return self.remaining & ~self.showing[self.crime]

    def to_act(self) -> Mask:
        return self.acting

    def sealed(self) -> Mask:
        """R30 Statements and ballots, but what the house does is seen."""
        return self.acting & ~HOUSE_BIT if self.phase <= BALLOT else 0

    def occasion(self) -> i64:
        """3.1 An accusation is of one crime, and is not to land in the next round."""
        return self.round

    def legal(self, seat: Seat) -> vec[i64]:
        if not has(self.acting, seat):
            return vec[i64]()
        if seat == HOUSE:
            return TABLES.house[self.phase]
        if self.phase == BALLOT:
            return TABLES.vote[self.eligible() & ~bit(seat)]
        if self.phase == TALK:
            return talk.legal(self, seat)
        if self.phase == DECISION:
            return self._legal_in_decision(seat)
        actions: vec[i64] = vec[i64](capacity=96)
        if accusation.may_accuse(self, seat):
            actions = extend(actions, accusation.legal(self, seat))
        return talk.add(self, seat, actions)

    def _legal_in_decision(self, seat: Seat) -> vec[i64]:
        """4.3 Only the seat sold out decides. R21 All may talk."""
        if seat != self.sold:
            return talk.legal(self, seat)
        if self.rules.by_ballots:
            return snitch.legal(self)
        actions: vec[i64] = vec[i64](capacity=96)
        return talk.add(self, seat, extend(actions, snitch.legal(self)))

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        return refusal.why_not(self, seat, action)

    def apply(self, seat: Seat, action: i64) -> None:
        if seat == HOUSE:
            round.call_time(self)
        elif self.phase <= BALLOT:
            ballot.choose(self, seat, action)
        elif action >= CLAIM_ALIBI:
            talk.say(self, seat, action)
        elif action <= WITHDRAW:
            accusation.accuse(self, seat, NOBODY if action == WITHDRAW else action)
        elif action == PASS:
            snitch.pass_up(self, False)
        else:
            snitch.snitch(self, action - SNITCH)

    def outcome(self) -> Outcome:
        """1 for each winner; nobody has won before the end."""
        return Outcome([1 if has(self.winners, seat) else 0 for seat in range(self.seats)], self.winners)

    def view(self, seat: Seat) -> CriminalsView:
        self.check_looker(seat)
        return sight.view(self, seat)

    def truth(self) -> CriminalsTruth:
        return sight.truth(self)

    def tell(self, event: Event) -> None:
        """Nothing in Criminals is told to some and not to others."""
        if self.story is not None:
            self.story.append((EVERYONE, event))
