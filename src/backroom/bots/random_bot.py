"""Plays a legal action at random: the baseline, and the simplest example of a bot."""

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.view import View


class RandomBot(Bot):
    def choose(self, view: View, legal: vec[i64]) -> i64:
        return legal[self.rng.below(len(legal))]
