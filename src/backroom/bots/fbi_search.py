"""A player of FBI that tries what it may do in worlds that fit its View, and takes what came out best.

Every action is tried in some worlds, the better ones of them in more. All are tried in the same worlds, and with the
same chance, so that what differs is what they did.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.bots.fbi_turn import FbiTurn
from backroom.core.seat import Seat
from backroom.core.view import View
from backroom.games.fbi.view import FbiView
from backroom.games.fbi.worlds import FbiWorlds

WORLDS: Final = (12, 24, 48)
"""In how many worlds actions are tried, round by round."""

SURVIVE: Final = 3
"""After each round one action in so many is tried further, and two at the least."""


class FbiSearch(Bot):
    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, FbiView)
        worlds = self.game.worlds(view)
        assert isinstance(worlds, FbiWorlds)
        turn = FbiTurn(worlds, Seat(view.seat), view.turns, self.rng)
        tried = [(0, int(action)) for action in legal]
        if len(tried) == 1:
            tried.append(tried[0])  # 4.5a whether there is a choice may be secret: it takes as long as one
        for times in WORLDS:
            tried = self._try(turn, tried, times)[: max(2, len(tried) // SURVIVE)]
        return tried[0][1]

    def _try(self, turn: FbiTurn, tried: list[tuple[int, int]], times: int) -> list[tuple[int, int]]:
        """What actions have come to, and what they come to in so many more worlds: the best first."""
        leads = [lead for lead, _ in tried]
        actions = [action for _, action in tried]
        for _ in range(times):
            turn.imagine(self.rng)
            chance = self.rng.fork()
            for number, action in enumerate(actions):
                leads[number] += int(turn.attempt(action, chance.clone()))
        found = [(leads[number], action) for number, action in enumerate(actions)]
        found.sort(reverse=True)
        return found
