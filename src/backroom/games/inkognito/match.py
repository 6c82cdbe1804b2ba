"""The rules of Inkognito, chapters 2 and 8: the black cards are dealt, points are scored, and the next game begins."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, members, octet, with_nibble, with_octet
from backroom.core.rng import Rng
from backroom.core.state import Outcome
from backroom.games.inkognito import visits
from backroom.games.inkognito.components import AGENTS, DRAWS, IDENTITIES, MATCH, NOTHING, OVER, PLACES, SEGMENTS
from backroom.games.inkognito.story import Dealt, GameBegan, GameEnded, MatchEnded
from backroom.games.inkognito.view import Black

if TYPE_CHECKING:
    from backroom.games.inkognito.state import InkognitoState


def set_up(state: "InkognitoState", rng: Rng) -> None:
    """R17, R26 Any agent starts first. R36 Any player is the first Ambassador. R25 Any plays for the dummy first."""
    if state.seats == 5:
        state.ambassador = rng.below(5)
    state.starter = state.agent_after(state.ambassador, 1 + rng.below(AGENTS))
    state.mover = 2 if state.rules.dummy == "right_neighbour" else rng.below(3)
    deal(state, rng)


def deal(state: "InkognitoState", rng: Rng) -> None:
    """2.3 Identities and numbers, shuffled apart, one of each for every agent. 9.2 For the dummy too."""
    identities: vec[i64] = vec[i64]()
    numbers: vec[i64] = vec[i64]()
    for card in range(AGENTS):
        identities = append(identities, card)
        numbers = append(numbers, card)
    rng.shuffle(identities)
    rng.shuffle(numbers)
    state.identity = 0
    state.number = 0
    place: i64 = state.ambassador
    for card in range(AGENTS):
        place = state.agent_after(place, 1)
        state.identity = with_nibble(state.identity, place, identities[card])
        state.number = with_nibble(state.number, place, numbers[card])
    state.series = 1
    state.caller = NOTHING
    state.called = NOTHING
    state.log = vec[i64]()  # R7 clean sheets
    if state.story is not None:
        _tell_deal(state)
    visits.begin_series(state, rng)


def _tell_deal(state: "InkognitoState") -> None:
    ambassador = int(state.ambassador) if state.seats == 5 else None
    state.tell(GameBegan(nth=int(state.nth), ambassador=ambassador))
    for seat, cards in enumerate(blacks(state.identity, state.number, state.ambassador)[: state.seats]):
        if cards is not None:
            state.tell_some(bit(seat), Dealt(seat=seat, black=cards))


def blacks(identity: i64, number: i64, ambassador: i64) -> list[Black | None]:
    """Everybody's black cards, by place."""
    found: list[Black | None] = []
    for place in range(PLACES):
        mine = (IDENTITIES[(identity >> (4 * place)) & 3], SEGMENTS[(number >> (4 * place)) & 3])
        found.append(None if place == ambassador else mine)
    return found


def end_game(state: "InkognitoState", winners: Mask, right: bool, people: i64) -> None:
    """8.1 A point for each winner, and the black cards are opened. In a match the next game begins by itself."""
    state.finished = True
    state.last_identity = state.identity
    state.last_number = state.number
    state.last_ambassador = state.ambassador
    state.last_caller = state.caller
    state.last_called = state.called
    state.last_people = people
    state.last_right = right
    state.last_winners = winners
    if winners == 0:
        state.draws += 1
    for seat in range(state.seats):
        if has(winners, seat):
            state.points = with_octet(state.points, seat, octet(state.points, seat) + 1)
    if state.story is not None:
        _tell_end(state, winners, right)
    if state.rules.match and not _decided(state):
        _next_game(state)
        return
    state.phase = OVER
    state.acting = 0
    if state.story is not None and state.rules.match:
        final = outcome(state)
        state.tell(MatchEnded(points=tuple(final.scores), winners=tuple(members(final.winners))))


def _tell_end(state: "InkognitoState", winners: Mask, right: bool) -> None:
    state.tell(
        GameEnded(
            caller=None if state.caller == NOTHING else int(state.caller),
            right=right,
            black=tuple(blacks(state.identity, state.number, state.ambassador)),
            winners=tuple(members(winners)),
        )
    )


def _decided(state: "InkognitoState") -> bool:
    """8.1 Three points. R23 Several may have them, unless by option one must be ahead. R22 Or too many draws."""
    leaders: Mask = _leaders(state)
    best: i64 = 0
    for seat in range(state.seats):
        best = max(best, octet(state.points, seat))
    if best >= MATCH and (not state.rules.play_on or leaders & (leaders - 1) == 0):
        return True
    return state.draws >= DRAWS


def _leaders(state: "InkognitoState") -> Mask:
    """Whoever has the most points, if anybody has one."""
    best: i64 = 1
    leaders: Mask = 0
    for seat in range(state.seats):
        points: i64 = octet(state.points, seat)
        if points > best:
            best = points
            leaders = 0
        if points == best:
            leaders |= bit(seat)
    return leaders


def _next_game(state: "InkognitoState") -> None:
    """R17 The rotation of starters goes on. R36 The Ambassador is the left neighbour of the last one."""
    rng = state.draw()
    state.nth += 1
    if state.seats == 5:
        state.ambassador = rng.below(5) if state.rules.any_ambassador else (state.ambassador + 1) % 5
    cut_short = state.caller != NOTHING  # after a draw the last round is over already
    if cut_short or state.starter == state.ambassador:
        state.starter = state.agent_after(state.starter, 1)
    if cut_short and state.rules.dummy == "rotate":
        state.mover = (state.mover + 1) % 3
    deal(state, rng)


def outcome(state: "InkognitoState") -> Outcome:
    """8.1 The points; whoever has most of them leads or has won."""
    scores: list[int] = []
    for seat in range(state.seats):
        scores.append(int(octet(state.points, seat)))
    return Outcome(scores, _leaders(state))


def copy_finished(state: "InkognitoState", twin: "InkognitoState") -> None:
    """What a clone is told of the last game that ended."""
    twin.finished = state.finished
    twin.last_identity = state.last_identity
    twin.last_number = state.last_number
    twin.last_ambassador = state.last_ambassador
    twin.last_caller = state.last_caller
    twin.last_called = state.last_called
    twin.last_people = state.last_people
    twin.last_right = state.last_right
    twin.last_winners = state.last_winners
