"""The games that can be played here, found by name."""

from collections.abc import Callable

from backroom.core.errors import UnknownGame
from backroom.core.game import Game
from backroom.games.criminals.game import Criminals
from backroom.games.fbi.game import Fbi
from backroom.games.getaway.game import Getaway
from backroom.games.inkognito.game import Inkognito
from backroom.games.sleepers.game import Sleepers

GAMES: dict[str, Callable[[dict[str, str]], Game]] = {
    "fbi": Fbi,
    "criminals": Criminals,
    "inkognito": Inkognito,
    "getaway": Getaway,
    "sleepers": Sleepers,
}


def find(name: str, options: dict[str, str] | None = None) -> Game:
    """The game of that name under these options, defaults for the rest."""
    if name not in GAMES:
        raise UnknownGame(f"expected one of the games {', '.join(GAMES)}, got {name!r}")
    return GAMES[name](options or {})
