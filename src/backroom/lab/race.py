"""Many rounds of Getaway raced by bots, and what they say about the balance of the cards."""

from statistics import median
from typing import NamedTuple

from backroom.bots.getaway_race import Level, Round, race
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.games import find

SECOND = 1000
LEVELS = {
    "exact": Level(380, 95, 330, 0, 10_000, (0, 0, 0, 0)),
    "noisy": Level(380, 95, 330, 0, 7_500, (1, 4, 6, 6)),
    "level1": Level(590, 160, 510, 300, 5_000, (1, 4, 6, 6)),
    "level2": Level(375, 95, 325, 50, 7_000, (1, 3, 4, 5)),
    "level3": Level(268, 60, 232, 20, 9_000, (0, 1, 2, 2)),
}
"""`exact` bots know their team's points; `noisy` ones misjudge them and want a margin; three levels for people to play
against: look and reach 1.1, 0.7 and 0.5 seconds."""


class Figures(NamedTuple):
    """Shares are between 0 and 1."""

    rounds: int
    robbers: float  # win share among rounds that were won
    closing: float  # how often the team that stopped has won
    seconds: float  # the median
    cards: float  # in the pile
    points: tuple[float, float]
    wrong: float  # of all cards laid
    stuck_tops: float  # upon which nobody had a right card but Stops
    stuck_rounds: float  # with one such top or more
    void: float


def seats_of(teams: str) -> tuple[Game, int]:
    """`"2v3"`: a game in which two robbers play three of the police."""
    robbers, v, police = teams.partition("v")
    if not (v and robbers in set("1234") and police in set("1234")):
        raise Malformed(f"expected teams such as 2v2 or 3v4, got {teams!r}")
    more = "robbers" if robbers >= police else "police"
    gap = "1" if abs(int(robbers) - int(police)) <= 1 else "3"
    return find("getaway", {"larger_team": more, "max_team_gap": gap}), int(robbers) + int(police)


def find_level(kind: str) -> Level:
    if kind not in LEVELS:
        raise Malformed(f"expected one of the levels {', '.join(LEVELS)}, got {kind!r}")
    return LEVELS[kind]


def run(teams: str, rounds: int, robbers: Level, police: Level, seed: int = 1) -> Figures:
    """The figures of so many rounds, each from a fresh deal."""
    if rounds < 1:
        raise Malformed(f"expected at least one round, got {rounds}")
    game, seats = seats_of(teams)
    rng = Rng(seed)
    raced = [race(game, seats, int(rng.word()) + int(rng.word()) * 2**32, robbers, police) for _ in range(rounds)]
    won = [one for one in raced if one.winner >= 0]
    closed = [one for one in raced if one.closing >= 0]
    cards = sum(len(one.pile) for one in raced)
    return Figures(
        rounds=rounds,
        robbers=sum(one.winner == 0 for one in won) / max(1, len(won)),
        closing=sum(one.winner == one.closing for one in closed) / max(1, len(closed)),
        seconds=median(int(one.time) for one in raced) / SECOND,
        cards=cards / rounds,
        points=(_mean(raced, 0), _mean(raced, 1)),
        wrong=sum(int(one.wrong) for one in raced) / max(1, cards),
        stuck_tops=sum(int(one.stuck) for one in raced) / max(1, cards),
        stuck_rounds=sum(one.stuck > 0 for one in raced) / rounds,
        void=1 - len(won) / rounds,
    )


def _mean(raced: list[Round], side: int) -> float:
    return sum(int(one.points[side]) for one in raced) / len(raced)
