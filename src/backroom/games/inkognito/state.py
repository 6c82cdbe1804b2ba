"""The whole truth of a game of Inkognito. The rules of play stand beside it, a file for each chapter.

What is forced by what everybody sees happens by itself: the locations of a series' last round (R20), a round in which
nobody meets. What is forced by a secret stays a decision, and so does the answer to a demand.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, nibble, shl
from backroom.core.errors import IllegalAction
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import EVERYONE, Outcome, State
from backroom.core.view import Event
from backroom.games.inkognito import call, demand, match, meetings, refusal, sight, visits
from backroom.games.inkognito.components import (
    ANSWERING,
    CARDS,
    DUMMY,
    GOING,
    HOUSE_AMBASSADOR,
    MEETING,
    NOTHING,
    TABLES,
    black_kind,
    pair_names,
)
from backroom.games.inkognito.notes import IDENTITY, NUMBER
from backroom.games.inkognito.view import Clue, InkognitoTruth, InkognitoView

if TYPE_CHECKING:
    from backroom.games.inkognito.game import Inkognito


class InkognitoState(State):
    def __init__(self, game: "Inkognito", seats: i64) -> None:
        super().__init__(game, seats)
        self.rules = game
        self.offers = game.offers(seats)
        self.sitting: Mask = bit(seats) - 1  # the places at which somebody sits
        self.dummy: i64 = DUMMY if seats == 3 else NOTHING
        self.phase: i64 = GOING
        self.acting: Mask = 0
        self.chance: i64 = 0  # seeds the next shuffle
        self.ambassador: i64 = HOUSE_AMBASSADOR
        self.identity: Nibbles = 0  # by place
        self.number: Nibbles = 0  # by place
        self.series: i64 = 1
        self.round: i64 = 0
        self.starter: i64 = 0
        self.mover: i64 = 0  # R25
        self.asked: i64 = 0  # how many agents have played a location this round
        self.row: i64 = 0  # this round's locations + 1, three bits a place; open but with simultaneous_locations
        self.past: i64 = 0  # the rows of this series' earlier rounds, 15 bits each
        self.left: i64 = 0  # unused locations, a set in the octet of each place
        self.pack: Nibbles = 0  # 2.2 the Ambassador's locations + 1, the top lowest; 10.2 or the one face down
        self.meetings: i64 = 0  # R14 up to two sets of places, five bits each
        self.settled: i64 = 0
        self.choices: i64 = 0  # action + 1 in the octet of each place
        self.log: vec[i64] = vec[i64]()  # see notes
        self.caller: i64 = NOTHING
        self.called: i64 = NOTHING
        self.nth: i64 = 1  # game of the match
        self.points: i64 = 0  # an octet for each seat
        self.draws: i64 = 0
        self.finished: bool = False  # the rest tells of the last game that ended
        self.last_identity: Nibbles = 0
        self.last_number: Nibbles = 0
        self.last_ambassador: i64 = HOUSE_AMBASSADOR
        self.last_caller: i64 = NOTHING
        self.last_called: i64 = NOTHING
        self.last_people: i64 = NOTHING
        self.last_right: bool = False
        self.last_winners: Mask = 0

    def clone(self) -> "InkognitoState":
        twin = InkognitoState(self.rules, self.seats)
        twin.phase = self.phase
        twin.acting = self.acting
        twin.chance = self.chance
        twin.ambassador = self.ambassador
        twin.identity = self.identity
        twin.number = self.number
        twin.series = self.series
        twin.round = self.round
        twin.starter = self.starter
        twin.mover = self.mover
        twin.asked = self.asked
        twin.row = self.row
        twin.past = self.past
        twin.left = self.left
        twin.pack = self.pack
        twin.meetings = self.meetings
        twin.settled = self.settled
        twin.choices = self.choices
        twin.log = self.log[:]
        twin.caller = self.caller
        twin.called = self.called
        twin.nth = self.nth
        twin.points = self.points
        twin.draws = self.draws
        if self.finished:
            match.copy_finished(self, twin)
        return twin

    def to_act(self) -> Mask:
        return self.acting

    def sealed(self) -> Mask:
        """R4 What is shown or called at meetings is chosen at once and in secret. R19 By option, locations too."""
        if self.phase == MEETING or (self.phase == GOING and self.rules.simultaneous):
            return self.acting
        return 0

    def legal(self, seat: Seat) -> vec[i64]:
        if not has(self.acting, seat):
            return vec[i64]()
        if self.phase == GOING:
            return visits.legal(self, seat)
        if self.phase == MEETING:
            return meetings.legal(self, seat)
        if self.phase == ANSWERING:
            return demand.legal_answers(self, seat)
        return call.legal_names(self, seat)

    def why_not(self, seat: Seat, action: i64) -> IllegalAction | None:
        return refusal.why_not(self, seat, action)

    def apply(self, seat: Seat, action: i64) -> None:
        if self.phase == GOING:
            visits.go(self, seat, action)
        elif self.phase == MEETING:
            meetings.choose(self, seat, action)
        elif self.phase == ANSWERING:
            demand.answer(self, seat, action)
        else:
            call.name(self, seat, action)

    def outcome(self) -> Outcome:
        return match.outcome(self)

    def view(self, seat: Seat) -> InkognitoView:
        self.check_looker(seat)
        return sight.view(self, seat)

    def truth(self) -> InkognitoTruth:
        return sight.truth(self)

    def tell(self, event: Event) -> None:
        if self.story is not None:
            self.story.append((EVERYONE, event))

    def tell_some(self, audience: Mask, event: Event) -> None:
        if self.story is not None:
            self.story.append((audience, event))

    def draw(self) -> Rng:
        """A generator for what comes next, leaving a seed for what comes after."""
        rng = Rng(int(self.chance))
        self.chance = seed_from(rng)
        return rng

    def agent_at(self, turn: i64) -> i64:
        """3.1 The agent who plays a location at this turn, 0..3; the Ambassador is passed over."""
        place: i64 = self.starter + turn
        if self.seats < 5:
            return place & 3
        if turn >= (self.ambassador + 5 - self.starter) % 5:
            place += 1
        return place % 5

    def agent_after(self, place: i64, steps: i64) -> i64:
        """The agent so many clockwise from a place: 1 is the first."""
        while steps > 0:
            place = (place + 1) % 5
            if place != self.ambassador:
                steps -= 1
        return place

    def kind(self, place: i64) -> i64:
        """2.3 Who an agent is, by the black cards."""
        return black_kind(nibble(self.identity, place), nibble(self.number, place))

    def pairs_of(self, place: i64) -> Mask:
        """4.2, 4.3 The pairs an agent may show. R5 By option the one with two truths among them."""
        kind: i64 = self.kind(place)
        if self.rules.both_true:
            return TABLES.fair[kind] | TABLES.both[kind]
        return TABLES.fair[kind]

    def cards_shown(self, giver: i64, what: i64) -> tuple[Clue, ...]:
        if what == IDENTITY:
            return (CARDS[nibble(self.identity, giver)],)
        if what == NUMBER:
            return (CARDS[4 + nibble(self.number, giver)],)
        return pair_names(what)


def seed_from(rng: Rng) -> i64:
    """62 bits for a generator of its own."""
    return rng.word() | shl(rng.word() & 0x3FFFFFFF, 32)
