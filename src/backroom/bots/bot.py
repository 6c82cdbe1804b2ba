"""What a bot is: it is shown a View and the actions it may take, and answers with one. It cannot see more."""

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.view import View


class Bot:
    """One player for one seat of one game. Bots of ours derive from this; any object that answers `choose` will do."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, legal: vec[i64]) -> i64:
        """One of `legal`, judged by `view` alone."""
        raise NotImplementedError
