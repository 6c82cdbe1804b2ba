"""What the page calls the bots: a person who met one there finds it here by that name."""

from typing import Final

from backroom.bots import BOTS
from backroom.server.kinds import kinds_of

ON_THE_PAGE: Final = {
    "random": "aimless",
    "greedy": "solid",
    "sleuth": "shrewd",
    "search": "cunning",
    "calm": "leisurely",
    "practice": "nimble at half speed",
    "level1": "brisk",
    "level2": "nimble",
    "level3": "lightning",
}


def bots_of(game: str) -> str:
    """The bots of a game, the weakest first, each with its name on the page; those of a race sit at tables only."""
    kinds = kinds_of(game)
    called = ", ".join(f"{kind} ({ON_THE_PAGE[kind]})" for kind in kinds)
    here = tuple(BOTS[game])
    return f"{called} on the page" if kinds == here else f"{', '.join(here)}; at a table {called} on the page"
