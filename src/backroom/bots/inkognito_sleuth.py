"""A sensible player of Inkognito that knows exactly which deals are possible.

It goes where it may meet somebody alone of whom it knows little, or the partner once it knows enough to call. It shows
the pair that tells a likely rival least and a likely partner most, asks those of whom it knows least, and calls when
the number is certain or nearly so. It judges by its View alone.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.bits import Mask, Nibbles, bit, count, has, nibble, with_nibble
from backroom.core.view import View
from backroom.games.inkognito.components import (
    AGENTS,
    BLACK_IDENTITY,
    BLACK_NUMBER,
    CALL,
    DECLINE,
    DEMAND,
    DEMAND_KIND,
    IDENTITIES,
    KINDS,
    LOCATIONS,
    LOOK,
    NAME,
    PLACES,
    SEND,
    SHOW,
    TABLES,
    black_kind,
    pair_names,
)
from backroom.games.inkognito.reading import tellers
from backroom.games.inkognito.view import InkognitoView
from backroom.games.inkognito.worlds import NUMBERS_AT, InkognitoWorlds

SURE: Final = 0.75  # how likely a number must be right to be called
WHIM: Final = 0.25  # how far a location may be chosen against better judgement, so that players do not miss each other
PRIZE: Final = 4.0  # what a meeting is worth at which the number can be called


class InkognitoSleuth(Bot):
    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, InkognitoView)
        if len(legal) == 1:
            return legal[0]
        worlds = self.game.worlds(view)
        assert isinstance(worlds, InkognitoWorlds)
        mind = Mind(view, worlds.deals, self.game.options)
        best: i64 = legal[0]
        highest = -1000.0
        for action in legal:
            worth = mind.worth(action) + 0.001 * float(self.rng.below(100))
            if action < SHOW:
                worth += WHIM * 0.01 * float(self.rng.below(100))
            if worth > highest:
                highest = worth
                best = action
        return best


class Mind:
    """What a seat makes of its View at one decision."""

    def __init__(self, view: InkognitoView, deals: vec[i64], options: dict[str, str]) -> None:
        self.view = view
        self.deals = deals
        self.me: i64 = view.seat
        self.alone: bool = view.seats != 4  # 9.1, 10.1 no partners
        self.checked: bool = options["call_partner_check"] == "yes"
        self.full: bool = options["call"] == "full"
        self.both_true: bool = options["both_true"] == "yes"
        self.others: vec[i64] = vec[i64]()  # the other agents clockwise
        for steps in range(1, PLACES):
            place: i64 = (self.me + steps) % PLACES
            if place != view.ambassador:
                self.others = append(self.others, place)
        self.met: Mask = 0  # whom I meet now
        for meeting in view.meetings:
            if view.seat in meeting.who:
                for who in meeting.who:
                    self.met |= bit(who)
        self.met &= ~bit(self.me)
        self.number: Nibbles = 0  # the likeliest number, with the likeliest people if they count
        self.chance = 0.0
        self._think()

    def _think(self) -> None:
        tally: dict[int, int] = {}
        best = 0
        for deal in self.deals:
            number: Nibbles = number_in(deal, self.view.ambassador)
            key = int(deal) if self.full else int(number)
            tally[key] = tally.get(key, 0) + 1
            if tally[key] > best:
                best = tally[key]
                self.number = number
        self.chance = best / len(self.deals)

    def worth(self, action: i64) -> float:
        if action < SHOW:
            return self._visit(action % SEND, action >= SEND)
        if action < BLACK_IDENTITY:
            return self._show(action - SHOW)
        if action <= BLACK_NUMBER:
            return self._black(action - BLACK_IDENTITY)
        if action < DECLINE:
            return self._ask(action)
        if action == DECLINE:
            return 0.5
        if action < NAME:
            return self._call(action - CALL)
        return self._name(action - NAME)

    def partner(self, place: i64) -> float:
        """1.3 How likely somebody is my partner."""
        if self.alone:
            return 0.0
        fitting = 0
        for deal in self.deals:
            if nibble(deal, place) == nibble(deal, self.me) ^ 1:
                fitting += 1
        return fitting / len(self.deals)

    def kinds(self, place: i64) -> Mask:
        """Who somebody may be."""
        found: Mask = 0
        for deal in self.deals:
            found |= bit(kind_in(deal, place))
        return found

    def _call(self, order: i64) -> float:
        """7.1, 9.6 Worth it if certain or nearly; with four players it takes the partner (R11)."""
        if TABLES.orders[order] != self.number:
            return -100.0
        chance = self.chance
        if not self.alone and self.checked:
            chance *= self.partner(TABLES.lowest[self.met])
        return 100.0 if chance >= SURE else -100.0

    def _name(self, people: i64) -> float:
        """R10 How many possible deals have that number and these people."""
        fitting = 0
        for deal in self.deals:
            place: i64 = self.me if self.me != self.view.ambassador else self.others[0]
            right = True
            called = self.view.called
            for position in range(AGENTS):
                if nibble(deal, place) != nibble(TABLES.orders[people], position):
                    right = False
                place = _next(place, self.view.ambassador)
            if right and called is not None and number_in(deal, self.view.ambassador) == self.number:
                fitting += 1
        return float(fitting)

    def _show(self, pair: i64) -> float:
        """4.2 Between nothing told (0) and all (1): good for a partner, bad for a rival."""
        taker: i64 = TABLES.lowest[self.met]
        if has(self.met, self.view.ambassador):
            taker = self.view.ambassador
        before: Mask = self._told(taker)
        told = 0.0
        shown: Mask = before & tellers(False, pair_names(pair), self.both_true)
        for deal in self.deals:
            told += 1.0 / float(count(shown & _beside(deal, taker, self.view.ambassador)))
        return 1.0 + (2.0 * self.partner(taker) - 1.0) * told / float(len(self.deals))

    def _told(self, taker: i64) -> Mask:
        """Who I may be, by what I have shown somebody."""
        found: Mask = bit(KINDS) - 1
        for column in self.view.sheet:
            for show in column.shows:
                if show.giver == self.me and show.taker == taker and show.cards is not None:
                    found &= tellers(show.black is True, show.cards, self.both_true)
        return found

    def _black(self, which: i64) -> float:
        """R8 In place of a pair, for the partner, the identity first. 5.1 On demand, what the asker knows already."""
        taker: i64 = TABLES.lowest[self.met]
        if self.view.demand is not None:
            taker = self.view.demand[0]
        seen = 0.0
        for column in self.view.sheet:
            for show in column.shows:
                mine = show.giver == self.me and show.taker == taker
                if mine and show.black and show.cards is not None and (show.cards[0] in IDENTITIES) == (which == 0):
                    seen = 1.0
        if self.view.demand is not None:
            return seen
        return (3.0 if self.partner(taker) > SURE else 0.0) - seen - 0.5 * float(which)

    def _ask(self, action: i64) -> float:
        """5.1, 9.4 The more different cards it may be, the better; nothing, where all is known."""
        kind: i64 = -1
        place: i64 = 3  # the dummy's, for a look
        if action >= LOOK:
            kind = action - LOOK
        elif action >= DEMAND_KIND:
            kind = (action - DEMAND_KIND) % 2
            place = self.others[(action - DEMAND_KIND) // 2]
        else:
            place = self.others[action - DEMAND]
        identities: Mask = 0
        numbers: Mask = 0
        for deal in self.deals:
            identities |= bit(nibble(deal, place))
            numbers |= bit(nibble(deal >> NUMBERS_AT, place))
        if kind == 0:
            return float(count(identities)) - 1.0
        if kind == 1:
            return float(count(numbers)) - 1.0
        return float(count(identities) + count(numbers)) / 2.0 - 1.0

    def _visit(self, site: i64, dummy: bool) -> float:
        """3.4 What I may expect to meet there; for the dummy, whether I am there already."""
        name = LOCATIONS[site]
        now = self.view.round
        here: Mask = 0
        coming: vec[i64] = vec[i64]()
        for place in range(PLACES):
            played = self.view.played[place]
            if len(played) == now:
                if played[now - 1] == name:
                    here |= bit(place)
            elif place != (3 if dummy else self.me) and name not in played:
                coming = append(coming, place)
        if dummy:
            return 1.0 if here == bit(self.me) else 0.2 if here != 0 else 0.0
        if here & (here - 1) != 0:
            return 0.0
        comes = 1.0 / float(PLACES + 1 - now)  # whoever has not played yet may come, as well as go elsewhere
        nobody = (1.0 - comes) ** len(coming)
        if here != 0:
            return nobody * self._meet(TABLES.lowest[here])
        worth = 0.0
        for place in coming:
            worth += comes / (1.0 - comes) * nobody * self._meet(place)
        return worth

    def _meet(self, place: i64) -> float:
        """What it is worth to meet somebody alone."""
        if self.alone and self.chance >= SURE:
            return PRIZE
        if place == self.view.ambassador:
            return 1.0 if len(self.deals) > 1 else 0.0
        if self.me == self.view.ambassador:
            return 1.0
        known = (float(count(self.kinds(place))) - 1.0) / 8.0
        if not self.alone and self.chance >= SURE:
            known += PRIZE * self.partner(place)
        return known


def number_in(deal: i64, ambassador: i64) -> Nibbles:
    """2.4 The telephone number of a deal."""
    found: Nibbles = 0
    for place in range(PLACES):
        if place != ambassador:
            found = with_nibble(found, nibble(deal, place), nibble(deal >> NUMBERS_AT, place))
    return found


def kind_in(deal: i64, place: i64) -> i64:
    return black_kind(nibble(deal, place), nibble(deal >> NUMBERS_AT, place))


def _beside(deal: i64, taker: i64, ambassador: i64) -> Mask:
    """Who others may be for somebody who sees the own cards."""
    if taker == ambassador:
        return bit(KINDS) - 1
    found: Mask = 0
    mine: i64 = kind_in(deal, taker)
    for kind in range(KINDS):
        if kind // 4 != mine // 4 and kind % 4 != mine % 4:
            found |= bit(kind)
    return found


def _next(place: i64, ambassador: i64) -> i64:
    place = (place + 1) % PLACES
    return (place + 1) % PLACES if place == ambassador else place
