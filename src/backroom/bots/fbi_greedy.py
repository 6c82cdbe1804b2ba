"""A sensible player of FBI that looks one turn ahead.

It releases what hurts and bids what it can spare, keeps the two agents that promise most if the others want the same,
and arrests what is worth most now. It judges by its View alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.view import View
from backroom.games.fbi.components import ARREST, CARD_NAMES, KEEP, PAIRS, RELEASE, RELEASE_NONE, TWICE, USE
from backroom.games.fbi.view import FbiView

BONUS: Final = (5.0, 4.0, 3.0, 2.0, 1.0)
HASTE: Final = 0.35  # what acting one place earlier is worth
REACH: Final = 0.75  # how much of a bonus card's worth a point in its colour is, at the most


class FbiGreedy(Bot):
    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, FbiView)
        best: i64 = legal[0]
        highest = -1000.0
        for action in legal:
            worth = self._worth(view, action) + 0.001 * float(self.rng.below(100))  # equals are not always the same
            if worth > highest:
                highest = worth
                best = action
        return best

    def _worth(self, view: FbiView, action: i64) -> float:
        if action == RELEASE_NONE:
            return _place(view, 0) * HASTE
        if action < KEEP:
            return _release(view, CARD_NAMES[action - RELEASE])
        if action < USE:
            return _keep(view, action - KEEP)
        if action < ARREST:
            return _use(view, action - USE)
        return _gain(view, CARD_NAMES[action - ARREST])


def _value(card: str) -> float:
    return float(card[1:])


def _gain(view: FbiView, card: str) -> float:
    """What a card adds: its points, and its share in the fight for a bonus."""
    value = _value(card)
    if card[0] == "P":
        return value
    colour = "RYBGK".index(card[0])
    mine = view.points[view.seat][colour]
    rival = max([view.points[seat][colour] for seat in range(view.seats) if seat != view.seat])
    near = max(0.0, 1.0 - abs(mine - rival) / 6.0)  # a lead out of reach is worth nothing more
    return value + REACH * BONUS[colour] * near * value / 5.0


def _place(view: FbiView, bid: int) -> float:
    """How many rivals a bid leaves behind, those still to release counting half unless it is high (4.3)."""
    ahead = 0.0
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        if seat in view.waiting:
            ahead += 0.5 if bid < 2 else 0.8
        else:
            theirs = view.released[seat]
            ahead += 1.0 if bid > (0 if theirs is None else int(theirs[1:])) else 0.0
    return ahead


def _release(view: FbiView, card: str) -> float:
    """4.3f The card is lost, 4.3d and pays for a place; there is more to win where good cards lie."""
    stakes = sum([max(0.0, _value(pile[-1]) - 2.0) for pile in view.centre if pile])
    haste = HASTE * min(2.0, 0.5 + stakes / 6.0)
    return _place(view, int(card[1:])) * haste - _gain(view, card)


def _keep(view: FbiView, pair: i64) -> float:
    """4.4 What two agents will find, given that some of the best cards go to those who act before."""
    rank = view.order.index(view.seat)
    one, other = PAIRS[pair]
    if other == TWICE:
        first = _expected(view, one, rank)
        return first + _expected(view, one, rank + view.seats)
    return _expected(view, one, rank) + _expected(view, other, 2 * view.seats - 1 - rank)


def _expected(view: FbiView, colour: int, earlier: int) -> float:
    """The worth of a pile's card after `earlier` arrests, which fall on rich piles more than on poor ones."""
    pile = view.centre[colour]
    lures = [max(0.5, sum([max(0.0, _value(card)) for card in cards[-3:]])) if cards else 0.0 for cards in view.centre]
    taken = earlier * lures[colour] / max(1.0, sum(lures))
    depth = int(taken)
    part = taken - depth
    here = _gain(view, pile[-1 - depth]) if depth < len(pile) else 0.0
    below = _gain(view, pile[-2 - depth]) if depth + 1 < len(pile) else 0.0
    return here * (1.0 - part) + below * part


def _use(view: FbiView, colour: i64) -> float:
    """4.5 The better card now, unless it is sure to wait: a bystander is best met late or not at all."""
    pile = view.centre[colour]
    return _gain(view, pile[-1]) if pile else 0.0
