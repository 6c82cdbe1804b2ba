"""The bots that may be asked to a table, by game. In a race a bot is a level of speed and attention."""

from typing import Final

from backroom.bots import BOTS
from backroom.bots.getaway_race import Level
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.lab.race import LEVELS

CALM: Final = 170
"""Percent of the time of level 1: what somebody needs who meets the cards for the first time."""

HALF_SPEED: Final = 200

RACE_LEVELS: dict[str, Level] = {
    "calm": LEVELS["level1"].at_pace(CALM),
    "practice": LEVELS["level2"].at_pace(HALF_SPEED),
    **{kind: LEVELS[kind] for kind in ("level1", "level2", "level3")},
}
QUICK: Final = {"search": "greedy"}
"""All others answer within milliseconds."""

TIMED_OUT: Final = {"inkognito": "random"}
"""Which bot chooses for somebody whose time is up, where it is not the table's: a clock finds nobody out."""

NEVER_BY_CLOCK: Final = {"inkognito": "call "}
"""How the actions begin that end a game, and that are nobody's but a player's own."""

ALIASES = {"random": "level1", "greedy": "level2"}


def kinds_of(game: str) -> tuple[str, ...]:
    """The weakest first."""
    return tuple(RACE_LEVELS) if game == "getaway" else tuple(BOTS[game])


def usual_kind(game: str) -> str:
    """The strongest there is; in a race the slowest, who leaves a person a chance."""
    kinds = kinds_of(game)
    return kinds[0] if game == "getaway" else kinds[-1]


def check_kind(game: Game, kind: str) -> str:
    """The kind of that name, or Malformed."""
    known = ALIASES.get(kind, kind) if game.name == "getaway" else kind
    if known not in kinds_of(game.name):
        raise Malformed(f"expected one of the bots {', '.join(kinds_of(game.name))} for {game.title}, got {kind!r}")
    return known


def thinking_kind(game: str, kind: str) -> str:
    """Which of the bots that think step by step answers where such a kind is asked for a single action."""
    return kind if kind in BOTS[game] else list(BOTS[game])[-1]


def clock_kind(game: str, kind: str) -> str:
    """Which chooses when somebody's time is up, at a table of such a kind."""
    return TIMED_OUT.get(game, kind)


def quick_kind(kind: str) -> str:
    """Which answers in a moment where there is no time for such a kind."""
    return QUICK.get(kind, kind)


def level_of(kind: str) -> Level:
    return RACE_LEVELS[ALIASES.get(kind, kind if kind in RACE_LEVELS else "calm")]
