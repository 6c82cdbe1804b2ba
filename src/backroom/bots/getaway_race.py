"""Rounds of Getaway raced without a clock: players look, search, reach and commit; an event queue says who is first.

A new top makes everybody look again who is not yet committed. Looking takes a while, searching a while for each card
of the hand, reaching a while more; in the last part of the reach only every second hand can still be drawn back. All
times are whole milliseconds drawn from a generator, so that a seed tells the whole race. Players know their own hand
and what landed, nothing else; how well they count is part of their level.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, has
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import State
from backroom.games.getaway.components import DECK, DENY, LOCATION, QUIET, START, STOP, TABLES, card_id
from backroom.games.getaway.view import GetawayView

NEVER: Final = 1_000_000_000
NO_CARD: Final = -1
SPREAD: Final = 147  # two draws below this, less their mean, have a standard deviation of 60 ms
PATIENCE: Final = 1500  # after which, if nobody has a right card, somebody lays a wrong one
MYRIAD: Final = 10_000


class Level:
    """How fast and how well somebody plays. Times in milliseconds, chances in ten thousandths."""

    def __init__(self, look: i64, scan: i64, reach: i64, misread: i64, notice: i64, margins: tuple[int, ...]) -> None:
        self.look = look
        self.scan = scan  # for each card searched
        self.reach = reach
        self.commit: i64 = reach * 2 // 3  # the last part of it, in which half of all hands cannot be drawn back
        self.misread = misread  # of each card searched: right is taken for wrong, or wrong for right
        self.notice = notice  # of a wrong or denied card of the own team; all else is counted as right
        self.margins = margins  # by team size, how many points more than the target are wanted before a Stop

    def at_pace(self, percent: i64) -> "Level":
        """The same player, taking so much of the time."""
        look: i64 = self.look * percent // 100
        scan: i64 = self.scan * percent // 100
        return Level(look, scan, self.reach * percent // 100, self.misread, self.notice, self.margins)


class Racer:
    """One player in a race: what it means to lay, when that lands, and what it believes its team has."""

    def __init__(self, seat: i64, side: i64, level: Level, wanted: i64) -> None:
        self.seat = seat
        self.side = side
        self.level = level
        self.wanted = wanted  # points it believes in before it stops
        self.card: i64 = NO_CARD
        self.due: i64 = NEVER
        self.points: i64 = 0  # as it counts them
        self.counted: i64 = 0  # how much of that is the top card, if it is its team's


class Round:
    """How one round went."""

    def __init__(self) -> None:
        self.winner: i64 = NO_CARD  # a side, or nobody if the round is void
        self.closing: i64 = NO_CARD
        self.time: i64 = 0
        self.location: i64 = LOCATION
        self.pile: vec[i64] = vec[i64]()  # card numbers as they landed, the Stop included
        self.points: vec[i64] = vec[i64]([0, 0])  # true ones
        self.wrong: i64 = 0
        self.stuck: i64 = 0  # tops upon which nobody had a right card but Stops


def race(game: Game, seats: i64, seed: int, robbers: Level, police: Level) -> Round:
    """One round from a fresh deal to its Stop, or until it is called off."""
    state = game.deal(seats, seed)
    rng = Rng(seed).fork()
    view = state.view(WATCHER)
    assert isinstance(view, GetawayView)
    round = Round()
    round.location = card_id(view.location or "L.1")
    racers: list[Racer] = []
    for seat in range(seats):
        side: i64 = 0 if view.sides[seat] == "robbers" else 1
        level = robbers if side == 0 else police
        size = view.sides.count(view.sides[seat])
        racers.append(Racer(seat, side, level, i64(view.targets[side]) + level.margins[size - 1]))
    state.apply(HOUSE, START)
    _run(state, racers, round, rng)
    scores = state.outcome().scores
    for racer in racers:
        if scores[racer.seat] > 0:
            round.winner = racer.side
    return round


def _run(state: State, racers: list[Racer], round: Round, rng: Rng) -> None:
    top: i64 = round.location
    counted: i64 = 0  # what the top card truly adds to its team
    for racer in racers:
        _plan(state, racer, top, 0, rng)
    _note_stuck(state, racers, top, round)
    while True:
        first = _first(racers)
        if first.due == NEVER and not _give_way(state, racers, round.time, rng):
            state.apply(HOUSE, QUIET)
            if state.to_act() & 0x1FF == 0:
                return  # the round was called off, and the next waits for START
            continue
        first = _first(racers)
        round.time = first.due
        own: i64 = first.card
        card: i64 = own + DECK * first.side
        right: bool = has(TABLES.right(first.side, top), own)
        counted = _score(round, card, right, counted, top)
        for racer in racers:
            _count(racer, first.side, card, right, rng)
        state.apply(Seat(first.seat), own)
        if own >= STOP:
            round.closing = first.side
            return
        top = card
        for racer in racers:
            _react(state, racer, first.seat, top, round.time, rng)
        _note_stuck(state, racers, top, round)


def _first(racers: list[Racer]) -> Racer:
    """The head of the queue: whose card lands next."""
    first = racers[0]
    for racer in racers:
        if racer.due < first.due:
            first = racer
    return first


def _score(round: Round, card: i64, right: bool, counted: i64, top: i64) -> i64:
    """Keep the true totals; says what the new top adds to its team."""
    round.pile = append(round.pile, card)
    side: i64 = card // DECK
    if not right:
        round.wrong += 1
        return 0
    if card % DECK >= DENY and card % DECK < STOP:
        round.points[1 - side] -= counted
    worth: i64 = TABLES.points[card]
    round.points[side] += worth
    return worth


def _count(racer: Racer, side: i64, card: i64, right: bool, rng: Rng) -> None:
    """What this player believes its team to have: a wrong card or a Deny may go unnoticed."""
    if racer.side == side:
        believed: bool = right or rng.below(MYRIAD) >= racer.level.notice
        racer.counted = TABLES.points[card] if believed else 0
        racer.points += racer.counted
        return
    if right and card % DECK >= DENY and racer.counted > 0 and rng.below(MYRIAD) < racer.level.notice:
        racer.points -= racer.counted
    racer.counted = 0


def _react(state: State, racer: Racer, lander: i64, top: i64, now: i64, rng: Rng) -> None:
    """Look again, unless the hand is already too far on its way."""
    reaching = racer.seat != lander and racer.card != NO_CARD
    if reaching and racer.due - now <= racer.level.commit and rng.below(2) == 0:
        return
    _plan(state, racer, top, now, rng)


def _plan(state: State, racer: Racer, top: i64, now: i64, rng: Rng) -> None:
    """Look at the top, search the hand in any order, reach for the first card that seems right."""
    racer.card = NO_CARD
    racer.due = NEVER
    level = racer.level
    legal = state.legal(Seat(racer.seat))
    right: Mask = TABLES.right(racer.side, top)
    searched: i64 = 0
    if racer.points >= racer.wanted:
        searched = _search(racer, legal, right, True, rng)
    if racer.card == NO_CARD:
        searched += _search(racer, legal, right, False, rng)
    if racer.card != NO_CARD:
        look: i64 = level.look + rng.below(SPREAD) + rng.below(SPREAD) - (SPREAD - 1)
        racer.due = now + max(look, 100) + level.scan * searched + level.reach


def _search(racer: Racer, legal: vec[i64], right: Mask, stops: bool, rng: Rng) -> i64:
    """Through the Stops, or through the other cards; how many were looked at."""
    left: i64 = len(legal)
    searched: i64 = 0
    while left > 0:
        place: i64 = rng.below(left)
        action: i64 = legal[place]
        left -= 1
        legal[place] = legal[left]
        legal[left] = action
        if action >= DECK:
            continue
        searched += 1
        if (action >= STOP) != stops:
            continue
        if has(right, action) != (racer.level.misread > 0 and rng.below(MYRIAD) < racer.level.misread):
            racer.card = action
            return searched
    return searched


def _give_way(state: State, racers: list[Racer], now: i64, rng: Rng) -> bool:
    """R26 Nobody has a right card: after a while somebody lays a wrong one, if there is any but Stops."""
    begin: i64 = rng.below(len(racers))
    for number in range(i64(len(racers))):
        racer = racers[(begin + number) % len(racers)]
        legal = state.legal(Seat(racer.seat))
        if len(legal) > 0 and legal[0] < STOP:
            racer.card = legal[0]
            racer.due = now + PATIENCE + rng.below(PATIENCE)
            return True
    return False


def _note_stuck(state: State, racers: list[Racer], top: i64, round: Round) -> None:
    for racer in racers:
        right: Mask = TABLES.right(racer.side, top)
        for action in state.legal(Seat(racer.seat)):
            if action < STOP and has(right, action):
                return
    round.stuck += 1
