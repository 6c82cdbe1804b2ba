"""Each seat's chance to win after every step of a finished game, as far as anybody can tell who sees all the cards.

FBI is played out from there by a plain rule, some hundred times. A race of Getaway cannot be foreseen: what counts is
how the Locations stand, and from each round on bots race for the rest. A war of Sleeper Cells is judged by what an
agency has. The same record has the same chances: whatever is drawn here is drawn from a seed of its own.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from threading import Lock
from time import sleep
from typing import Final

from backroom import pure
from backroom.bots import find_bot
from backroom.bots.schedule import Schedule, play
from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.games.fbi.plain import win_shares
from backroom.games.sleepers.view import SleepersTruth
from backroom.record.record import Record, read, write
from backroom.server.replay import Stepped, walk
from backroom.server.review_messages import Point
from backroom.server.rounds import begins_round
from backroom.server.war_chance import judge

CERTAIN: Final = 100
CHANCE: Final = 2026  # whence all of it is drawn
MOST_GAMES: Final = 30_000 if pure.build() == "native" else 400
"""How many games of FBI are played out for one review: fewer from each step where there are more of them, and far fewer
where the rules run interpreted."""

MOST_A_STEP: Final = 320
AT_A_TIME: Final = 40
RACES: Final = 48  # played out from each round of a Getaway
MOST_ROUNDS: Final = 40
MOST_JUDGED: Final = 1500  # moments of a war: of a longer one, every second, every third
BREATH: Final = 0.000_2
"""Seconds for which the tables may go on every now and then: a review is never so urgent as a game."""

KEPT: Final = 64

_one_at_a_time = Lock()


FEWEST: Final = 20
"""Games played out from a step of FBI below which their outcome says more of luck than of the step."""


def tell(record: Record) -> bool:
    """Whether the chances of this game are worth showing: interpreted, those of FBI are mostly noise."""
    return record.game != "fbi" or MOST_GAMES // (len(record.actions) + 1) >= FEWEST


def chances(record: Record) -> tuple[Point, ...]:
    """In percent; none where a game is about finding out. A team's chance is that of each in it.

    Reckoned once, however many ask for it at the end of a game.
    """
    if record.game not in FORESEEN:
        return ()
    with _one_at_a_time:
        return _reckoned(write(record))


@lru_cache(KEPT)
def _reckoned(text: str) -> tuple[Point, ...]:
    record = read(text)
    points: list[Point] = []
    for step, values in FORESEEN[record.game](record):
        if not points or points[-1].values != values:
            points.append(Point(step=step, values=values))
        sleep(BREATH)
    return tuple(points)


def _of_fbi(record: Record) -> Iterator[tuple[int, tuple[int, ...]]]:
    times = max(1, min(MOST_A_STEP, MOST_GAMES // (len(record.actions) + 1)))
    for stepped in walk(record):
        yield stepped.step, percent(ended(stepped.state) or _played_out(stepped.state, times))


def _played_out(state: State, times: int) -> list[int]:
    """What is compiled lets nobody else go on: so it is asked for a few games at a time."""
    rng = Rng(CHANCE)
    shares = [0] * int(state.seats)
    for first in range(0, times, AT_A_TIME):
        won = win_shares(state, rng, min(AT_A_TIME, times - first))
        shares = [share + more for share, more in zip(shares, won, strict=True)]
        sleep(BREATH)
    return shares


def _of_a_getaway(record: Record) -> Iterator[tuple[int, tuple[int, ...]]]:
    rounds = 0
    for stepped in walk(record):
        over = ended(stepped.state)
        if over is not None:
            yield stepped.step, tuple(CERTAIN * won for won in over)
        elif begins_round(stepped) and rounds < MOST_ROUNDS:
            rounds += 1
            yield stepped.step, _raced(stepped)


def _raced(stepped: Stepped) -> tuple[int, ...]:
    """How often each seat's team wins the rest, in percent."""
    rng = Rng(CHANCE)
    wins = [0] * int(stepped.state.seats)
    for _ in range(RACES):
        state = stepped.state.clone()
        play(state, [find_bot("greedy", state.game, rng.fork()) for _ in wins], Schedule(rng))
        winners = state.outcome().winners
        wins = [won + has(winners, seat) for seat, won in enumerate(wins)]
    return tuple(round(CERTAIN * won / RACES) for won in wins)


def _of_a_war(record: Record) -> Iterator[tuple[int, tuple[int, ...]]]:
    stride = len(record.actions) // MOST_JUDGED + 1
    for stepped in walk(record):
        over = ended(stepped.state)
        if over is None and stepped.step % stride != 0:
            continue
        truth = stepped.state.truth()
        assert isinstance(truth, SleepersTruth)
        yield stepped.step, percent(over or judge(truth))


def ended(state: State) -> list[int] | None:
    """When it is over nothing is left to chance: who won has won, alone or with others."""
    if state.to_act() != 0:
        return None
    winners = state.outcome().winners
    return [int(has(winners, seat)) for seat in range(int(state.seats))]


def percent(shares: list[int]) -> tuple[int, ...]:
    """Whole percents that are a hundred together: the largest remainders are rounded up."""
    total = sum(shares)
    if total == 0:
        return (0,) * len(shares)
    values = [CERTAIN * share // total for share in shares]
    by_remainder = sorted(range(len(shares)), key=lambda seat: (-(CERTAIN * shares[seat] % total), seat))
    for seat in by_remainder[: CERTAIN - sum(values)]:
        values[seat] += 1
    return tuple(values)


FORESEEN: Final[dict[str, Callable[[Record], Iterator[tuple[int, tuple[int, ...]]]]]] = {
    "fbi": _of_fbi,
    "getaway": _of_a_getaway,
    "sleepers": _of_a_war,
}
