"""The deeds that lie open: by the word an action begins with, all that may be told of it when it is just that deed.

What is told besides (a card turned up, a meeting, a roll) has shown somebody something. The lists are short on purpose,
and a test plays games of every option and holds each deed against the worlds that every seat holds possible.
"""

from typing import Final

from backroom.core.view import Event
from backroom.games.criminals.story import Accused, Stated
from backroom.games.fbi.story import Arrested, Ordered, Released
from backroom.games.inkognito.story import Committed, Went
from backroom.games.sleepers.story import SpyMoved, SpyPlaced

STATEMENTS: Final = ("claim", "propose", "promise", "trust", "suspect", "ask", "agree", "disagree", "yes", "no")
OPEN_DEEDS: Final[dict[str, dict[str, tuple[type[Event], ...]]]] = {
    "fbi": {"release": (Released, Ordered), "arrest": (Arrested,)},
    "criminals": {"accuse": (Accused,), **dict.fromkeys(STATEMENTS, (Stated,))},
    "inkognito": {"go": (Went, Committed), "send": (Went,)},
    "getaway": {},  # a race is not run backwards
    "sleepers": {
        "place": (SpyPlaced,),
        "move": (SpyMoved,),
        "car": (SpyMoved,),
        "plane": (SpyMoved,),  # an answer to an offer stays: whoever made it may be building the next one, unseen
    },
}


def lies_open(game: str, action: str, told: list[Event]) -> bool:
    """Whether nothing came of it but the deed itself."""
    allowed = OPEN_DEEDS[game].get(action.partition(" ")[0])
    return allowed is not None and all([isinstance(event, allowed) for event in told])
