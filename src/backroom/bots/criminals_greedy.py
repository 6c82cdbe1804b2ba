"""A sensible player of Criminals: it knows exactly what shown alibis say, and takes the best it sees now.

It accuses whoever most likely did it, joins against the Boss when that is the safer bet, and snitches when it is sure
enough. It speaks a little, and says the same whether it did it or not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.view import View
from backroom.games.criminals.belief import Belief
from backroom.games.criminals.components import (
    BOSS,
    CLAIM_ALIBI,
    PASS,
    PROPOSE,
    SILENT,
    SNITCH,
    WITHDRAW,
    YES,
    crime_id,
)
from backroom.games.criminals.view import CriminalsView, Statement

BOSS_FROM: Final = 0.55  # how sure to be before joining against the Boss, where one error loses the game
PASS_WORTH: Final = (1.0, 1.0, 0.5, 0.45, 0.38, 0.34, 0.3, 0.28, 0.26, 0.25)
"""By how many remain, what the chance of a snitch must exceed. To pass is to play on, for about one
victory in so many; somewhat more than that is asked, since to be wrong is to be out."""
GIVES_IN: Final = 8  # once in so many times it joins the others, so that no table is stuck for ever


class CriminalsGreedy(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self._seen: tuple[object, ...] = ()
        self._belief: Belief | None = None

    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, CriminalsView)
        if view.phase == "decision" and view.sold_out == view.seat:
            return self._decide(view, legal)
        wanted: i64 = self._whom(view) if self.rng.below(GIVES_IN) > 0 else self._most_accused(view)
        if view.phase == "talk":
            return self._word(view, legal, wanted)
        if wanted in legal:
            return wanted
        if view.phase == "ballot":
            return WITHDRAW
        return self._word(view, legal, wanted)

    def belief(self, view: CriminalsView) -> Belief:
        """Worked out anew only when an alibi or a crime has been shown."""
        seen = (view.seat, view.crimes, view.shown, view.guilt, view.mine)
        if self._belief is None or seen != self._seen:
            self._seen = seen
            self._belief = Belief(view)
        return self._belief

    def _decide(self, view: CriminalsView, legal: vec[i64]) -> i64:
        """4.3 Snitch on the likeliest, if that is better than playing on."""
        crime = crime_id(view.crime)
        best: i64 = PASS
        highest = PASS_WORTH[len(view.remaining)]
        for action in legal:
            if SNITCH <= action <= SNITCH + BOSS:
                chance = self._chance(view, action - SNITCH, crime) + 0.0001 * float(self.rng.below(10))
                if chance > highest:
                    highest = chance
                    best = action
        return best

    def _whom(self, view: CriminalsView) -> i64:
        """3.4 Whoever most likely did it; by whom the own deed is best hidden, if it was oneself."""
        crime = crime_id(view.crime)
        guilty = view.mine == view.crime
        if guilty and self._all_others_accuse_the_boss(view):
            return BOSS
        if not guilty and self._chance(view, BOSS, crime) >= BOSS_FROM:
            return BOSS
        best: i64 = WITHDRAW
        highest = -1.0
        for seat in view.eligible:
            if seat == view.seat:
                continue
            chance = 1.0 / (1.0 + len(view.shown[seat])) if guilty else self._chance(view, seat, crime)
            if view.accusations[seat] == view.seat:
                chance += 0.02
            if view.accusations[view.seat] == seat:
                chance += 0.01  # not to waver between equals
            chance += 0.000001 * float(self.rng.below(1000))  # of equals nobody is picked for sitting first
            if chance > highest:
                highest = chance
                best = seat
        return best

    def _most_accused(self, view: CriminalsView) -> i64:
        """Whom most of the others accuse, or else whom it would accuse itself."""
        best: i64 = WITHDRAW
        most = 0
        for seat in view.eligible:
            accusers = sum([1 for target in view.accusations if target == seat])
            if seat != view.seat and accusers > most:
                most = accusers
                best = seat
        return best if most > 0 else self._whom(view)

    def _all_others_accuse_the_boss(self, view: CriminalsView) -> bool:
        return all([view.accusations[seat] == BOSS for seat in view.remaining if seat != view.seat])

    def _chance(self, view: CriminalsView, target: i64, crime: i64) -> float:
        belief = self.belief(view)
        return belief.boss_chance(crime) if target == BOSS else belief.chance(target, crime)

    def _word(self, view: CriminalsView, legal: vec[i64], wanted: i64) -> i64:
        """R31 An alibi is claimed once a round, a proposal made once, a question answered."""
        mine = [said for said in view.statements if said.seat == view.seat and said.round == view.round]
        claim: i64 = CLAIM_ALIBI + crime_id(view.crime)
        if YES in legal:
            return YES
        if claim in legal and view.crime not in view.shown[view.seat] and not _has(mine, "alibi"):
            return claim
        if wanted <= BOSS and PROPOSE + wanted in legal and not _has(mine, "propose"):
            return PROPOSE + wanted
        return SILENT if SILENT in legal else legal[0]


def _has(said: list[Statement], kind: str) -> bool:
    return any([statement.kind == kind for statement in said])
