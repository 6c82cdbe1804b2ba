"""Players that are not people, found by name."""

from collections.abc import Callable

from backroom.bots.bot import Bot
from backroom.bots.criminals_greedy import CriminalsGreedy
from backroom.bots.fbi_greedy import FbiGreedy
from backroom.bots.fbi_search import FbiSearch
from backroom.bots.getaway_greedy import GetawayGreedy
from backroom.bots.inkognito_sleuth import InkognitoSleuth
from backroom.bots.random_bot import RandomBot
from backroom.bots.sleepers_greedy import SleepersGreedy
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng

BOTS: dict[str, dict[str, Callable[[Game, Rng], Bot]]] = {
    "fbi": {"random": RandomBot, "greedy": FbiGreedy, "search": FbiSearch},
    "inkognito": {"random": RandomBot, "sleuth": InkognitoSleuth},
    "criminals": {"random": RandomBot, "greedy": CriminalsGreedy},
    "getaway": {"random": RandomBot, "greedy": GetawayGreedy},
    "sleepers": {"random": RandomBot, "greedy": SleepersGreedy},
}
"""For each game its bots, the weakest first."""


def find_bot(kind: str, game: Game, rng: Rng) -> Bot:
    kinds = BOTS[game.name]
    if kind not in kinds:
        raise Malformed(f"expected one of the bots {', '.join(kinds)} for {game.title}, got {kind!r}")
    return kinds[kind](game, rng)
