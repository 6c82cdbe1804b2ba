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
    AGREE,
    ASK,
    BOSS,
    CLAIM_ALIBI,
    PASS,
    PROPOSE,
    SILENT,
    SNITCH,
    SUSPECT,
    WITHDRAW,
    YES,
    crime_id,
)
from backroom.games.criminals.view import CriminalsView, Statement

BOSS_FROM: Final = 0.55  # how sure to be before joining against the Boss, where one error loses the game
PASS_WORTH: Final = (1.0, 1.0, 0.4, 0.36, 0.27, 0.24, 0.21, 0.2, 0.18, 0.175)
"""By how many remain, what the chance of a snitch must exceed: from three on, that of whoever knows nothing, and a
little. To wait for more leaves the snitch to others."""
GIVES_IN: Final = 8  # once in so many times it joins the others, so that no table is stuck for ever
POINTING: Final = ("propose", "suspect", "ask", "agree")  # what says whom to sell out


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
        most = 1.0
        for seat in view.eligible:
            accusers = sum([1.0 for target in view.accusations if target == seat])
            accusers += 0.001 * float(self.rng.below(1000))
            if seat != view.seat and accusers >= most:
                most = accusers
                best = seat
        return best if best != WITHDRAW else self._whom(view)

    def _all_others_accuse_the_boss(self, view: CriminalsView) -> bool:
        return all([view.accusations[seat] == BOSS for seat in view.remaining if seat != view.seat])

    def _chance(self, view: CriminalsView, target: i64, crime: i64) -> float:
        belief = self.belief(view)
        return belief.boss_chance(crime) if target == BOSS else belief.chance(target, crime)

    def _word(self, view: CriminalsView, legal: vec[i64], wanted: i64) -> i64:
        """R31 A question is answered. Once a round each, and now this first, now that: an alibi is claimed, and it is
        said whom to sell out."""
        if YES in legal:
            return YES
        now = [said for said in view.statements if said.round == view.round]
        mine = [said.kind for said in now if said.seat == view.seat]
        words: list[i64] = []
        claim: i64 = CLAIM_ALIBI + crime_id(view.crime)
        claimed = "alibi" in mine or "yes" in mine or view.crime in view.shown[view.seat]
        if claim in legal and not claimed:
            words.append(claim)
        pointing = [action for action in _pointing(now, wanted) if action in legal]
        if pointing and not any([said in POINTING for said in mine]):
            words.append(pointing[self.rng.below(len(pointing))])
        if words:
            return words[self.rng.below(len(words))]
        return SILENT if SILENT in legal else legal[0]


def _pointing(now: list[Statement], wanted: i64) -> list[i64]:
    """The ways to say whom to sell out that nobody has used in this round; whoever has used one is right."""
    if wanted > BOSS:
        return []
    used = [said.kind for said in now if said.about == wanted]
    words: list[i64] = []
    if "propose" not in used:
        words.append(PROPOSE + wanted)
    if wanted != BOSS and "suspect" not in used:
        words.append(SUSPECT + wanted)
    if wanted != BOSS and "ask" not in used and not any([said.seat == wanted and said.kind == "alibi" for said in now]):
        words.append(ASK + wanted)
    last = {said.seat: said for said in now}
    for seat, said in last.items():
        if said.about == wanted and said.kind in ("propose", "suspect"):
            words.append(AGREE + seat)
    return words
