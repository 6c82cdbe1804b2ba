"""The rules of FBI, chapter 5: bonus cards, points and the winner."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, count
from backroom.core.state import Outcome
from backroom.games.fbi.components import DEPARTMENTS, FIELD, PLACES, PURPLE, TABLES

if TYPE_CHECKING:
    from backroom.games.fbi.state import FbiState

BONUS: Final = (5, 4, 3, 2, 1)  # 2.6 red, yellow, blue, green, black
NOBODY: Final = -1

VILLAINS: Final = 0b1111100000


def points(state: "FbiState", seat: i64, colour: i64) -> i64:
    """R14 What counts for a bonus: the net sum, or by option the villains alone."""
    once: i64 = (state.once[seat] >> (PLACES * colour)) & FIELD
    twice: i64 = (state.twice[seat] >> (PLACES * colour)) & FIELD
    if state.rules.net:
        return TABLES.sums[once] + TABLES.sums[twice]
    return TABLES.gains[once] + TABLES.gains[twice]


def bonus_taker(totals: vec[i64], needs_positive: bool) -> i64:
    """5.2 The most points. 5.3, R16 Nobody if the first place is shared. R15 Nor for nothing."""
    best: i64 = 0
    taker: i64 = NOBODY
    first: bool = True
    for seat in range(i64(len(totals))):
        if first or totals[seat] > best:
            best = totals[seat]
            taker = seat
            first = False
        elif totals[seat] == best:
            taker = NOBODY
    if needs_positive and best <= 0:
        return NOBODY
    return taker


def _taker(state: "FbiState", colour: i64) -> i64:
    totals: vec[i64] = vec[i64](capacity=5)
    for seat in range(state.seats):
        totals = append(totals, points(state, seat, colour))
    return bonus_taker(totals, state.rules.needs_positive)


def takers(state: "FbiState") -> list[int]:
    """Who takes each bonus card, or NOBODY."""
    return [int(_taker(state, colour)) for colour in range(DEPARTMENTS)]


def leaders(takers: list[int]) -> tuple[int | None, ...]:
    """The same as it is told."""
    return tuple([None if taker == NOBODY else taker for taker in takers])


def outcome(state: "FbiState") -> Outcome:
    return with_bonus(state, takers(state))


def with_bonus(state: "FbiState", takers: list[int]) -> Outcome:
    """5.4 Each card of the slammer at its signed value, once (R18), purple included (R17), and the bonus cards."""
    scores: list[int] = [0] * int(state.seats)
    for seat in range(state.seats):
        total: i64 = 0
        for colour in range(PURPLE + 1):
            shift: i64 = PLACES * colour
            total += TABLES.sums[(state.once[seat] >> shift) & FIELD]
            total += TABLES.sums[(state.twice[seat] >> shift) & FIELD]
        scores[seat] = total
    for colour, taker in enumerate(takers):
        if taker != NOBODY:
            scores[taker] += BONUS[colour]
    return Outcome(scores, _winners(state, scores))


def _winners(state: "FbiState", scores: list[int]) -> Mask:
    """5.5 The highest score. R19 Equals share the victory, unless an option breaks the tie."""
    best = max(scores)
    tied = [seat for seat in range(state.seats) if scores[seat] == best]
    if state.rules.tiebreak == "villains":
        most = max([_cards(state, seat, True) for seat in tied])
        tied = [seat for seat in tied if _cards(state, seat, True) == most]
    elif state.rules.tiebreak == "bystanders":
        fewest = min([_cards(state, seat, False) for seat in tied])
        tied = [seat for seat in tied if _cards(state, seat, False) == fewest]
    winners: Mask = 0
    for seat in tied:
        winners |= bit(seat)
    return winners


def _cards(state: "FbiState", seat: i64, villains: bool) -> i64:
    """How many villains, or bystanders, lie in a slammer."""
    wanted: i64 = VILLAINS if villains else FIELD ^ VILLAINS
    total: i64 = 0
    for colour in range(PURPLE + 1):
        shift: i64 = PLACES * colour
        total += count((state.once[seat] >> shift) & wanted) + count((state.twice[seat] >> shift) & wanted)
    return total
