"""The rules of Sleeper Cells, 3e and R28 to R30: an offer is built, proposed, and answered."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.games.sleepers import memory
from backroom.games.sleepers.components import (
    ACCEPT,
    ACTING,
    ANSWERING,
    BUILDING,
    CANCEL,
    COUNTER,
    DECLINE,
    GIVE,
    GIVE_5K,
    PROPOSE,
    STEP,
    TABLES,
    TYPES,
    WANT,
    WANT_5K,
)
from backroom.games.sleepers.heaps import Heap, copies, names_of, size, unit, within
from backroom.games.sleepers.offer import Offer
from backroom.games.sleepers.story import OfferAnswered, OfferMade, OfferShown

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState

MOST_ASKED: Final = 500  # R57 where money is hidden, a wish for more than the partner has is not refused


class Answers:
    """The lists of answers, made once."""

    def __init__(self) -> None:
        self.refusing: vec[i64] = vec[i64]([DECLINE])
        self.countering: vec[i64] = vec[i64]([DECLINE, COUNTER])
        self.agreeing: vec[i64] = vec[i64]([ACCEPT, DECLINE])
        self.any: vec[i64] = vec[i64]([ACCEPT, DECLINE, COUNTER])


ANSWERS: Final = Answers()


def offers_left(state: "SleepersState") -> bool:
    """R28 So many offers in a turn."""
    return state.rules.offers == 0 or state.offers < state.rules.offers


def could_trade(state: "SleepersState", seat: i64, rival: i64) -> bool:
    """R28 Each side gives something, so each must have something, as far as everybody can see."""
    mine: bool = state.held[seat] + state.shown[seat] > 0 or state.money[seat] > 0
    theirs: bool = state.held[rival] + state.shown[rival] > 0 or state.money[rival] > 0 or not state.rules.money_open
    return mine or theirs if state.rules.gifts else mine and theirs


def open_trade(state: "SleepersState", seat: i64, rival: i64) -> None:
    state.plan = Offer(seat, rival, False)
    state.phase = BUILDING


def counter(state: "SleepersState", seat: i64) -> None:
    """R28 The partner builds an offer of its own, once."""
    state.plan = Offer(seat, state.active, True)
    state.phase = BUILDING


def most_asked(state: "SleepersState", plan: Offer) -> i64:
    return state.money[plan.to] if state.rules.money_open else MOST_ASKED


def complete(state: "SleepersState", plan: Offer) -> bool:
    """R28 Each side gives something; by option one side is enough."""
    mine: bool = plan.gives > 0 or plan.pays > 0
    theirs: bool = plan.wants > 0 or plan.asks > 0
    return mine or theirs if state.rules.gifts else mine and theirs


def legal_plan(state: "SleepersState", plan: Offer) -> vec[i64]:
    """Own cards and money one has; of the partner's as many cards as it is seen to hold, of whatever type."""
    out: vec[i64] = TABLES.scratch
    n: i64 = 0
    card: i64 = 0
    spare: Heap = state.hand[plan.by] + state.face[plan.by] - plan.give
    while spare != 0:
        held: i64 = copies(spare, card)
        if held != 0:
            spare -= held * unit(card)
            out[n] = GIVE + card
            n += 1
        card += 1
    if plan.wants < state.held[plan.to] + state.shown[plan.to]:
        card = 0
        while card < TYPES:
            if copies(plan.want, card) < TABLES.copies[card]:
                out[n] = WANT + card
                n += 1
            card += 1
    if plan.pays + STEP <= state.money[plan.by]:
        out[n] = GIVE_5K
        n += 1
    if plan.asks + STEP <= most_asked(state, plan):
        out[n] = WANT_5K
        n += 1
    if complete(state, plan):
        out[n] = PROPOSE
        n += 1
    out[n] = CANCEL
    return out[: n + 1]


def build(state: "SleepersState", plan: Offer, action: i64) -> None:
    if action < WANT:
        plan.give += unit(action - GIVE)
        plan.gives += 1
    elif action < GIVE_5K:
        plan.want += unit(action - WANT)
        plan.wants += 1
    elif action == GIVE_5K:
        plan.pays += STEP
    elif action == WANT_5K:
        plan.asks += STEP
    elif action == PROPOSE:
        _propose(state, plan)
    else:
        state.plan = None
        state.phase = ANSWERING if plan.counter else ACTING


def _propose(state: "SleepersState", plan: Offer) -> None:
    """R29 The partner sees the cards offered, and so knows them to be there; all others see how many there are."""
    state.plan = None
    state.offer = plan
    state.phase = ANSWERING
    state.acting = bit(plan.to)
    if not plan.counter:
        state.offers += 1
    memory.shows(state, plan.by, plan.give - _open_part(state, plan.by, plan.give), plan.to)
    if state.story is not None:
        state.tell(
            OfferMade(
                seat=plan.by,
                partner=plan.to,
                counter=plan.counter,
                gives=plan.gives,
                wants=plan.wants,
                pays=plan.pays,
                asks=plan.asks,
            )
        )
        cards = names_of(plan.give), names_of(plan.want)
        state.whisper(
            bit(plan.by) | bit(plan.to), OfferShown(seat=plan.by, partner=plan.to, give=cards[0], want=cards[1])
        )


def _open_part(state: "SleepersState", seat: i64, heap: Heap) -> Heap:
    """R38 Of these cards, those that are used from before their owner."""
    part: Heap = 0
    card: i64 = 0
    while card < TYPES and state.face[seat] != 0:
        part += min(copies(heap, card), copies(state.face[seat], card)) * unit(card)
        card += 1
    return part


def can_accept(state: "SleepersState", offer: Offer) -> bool:
    """R28 The partner has what is wanted; nobody but the partner learns whether."""
    return state.money[offer.to] >= offer.asks and within(offer.want, state.hand[offer.to] + state.face[offer.to])


def legal_answers(state: "SleepersState", offer: Offer) -> vec[i64]:
    if can_accept(state, offer):
        return ANSWERS.agreeing if offer.counter else ANSWERS.any
    return ANSWERS.refusing if offer.counter else ANSWERS.countering


def answer(state: "SleepersState", offer: Offer, action: i64) -> None:
    """3e1 Both agree, or nothing happens. The active player goes on."""
    if action == COUNTER:
        counter(state, offer.to)
        return
    state.offer = None
    state.phase = ACTING
    state.acting = bit(state.active)
    if state.story is not None:
        state.tell(OfferAnswered(seat=offer.to, partner=offer.by, accepted=action == ACCEPT))
    if action == ACCEPT:
        _exchange(state, offer)


def _exchange(state: "SleepersState", offer: Offer) -> None:
    """3e2 Whatever was agreed changes hands. R30 A card that lay face up is private with its new owner."""
    given_open: Heap = _open_part(state, offer.by, offer.give)
    wanted_open: Heap = _open_part(state, offer.to, offer.want)
    partners: Mask = bit(offer.by) | bit(offer.to)
    given: vec[Heap] = memory.named(state, offer.by, offer.gives - size(given_open))
    wanted: vec[Heap] = memory.named(state, offer.to, offer.wants - size(wanted_open))
    _hand_over(state, offer.by, offer.give, given_open, partners)
    _hand_over(state, offer.to, offer.want, wanted_open, partners)
    _receive(state, offer.to, offer.give, given_open, partners)
    _receive(state, offer.by, offer.want, wanted_open, partners)
    memory.follows(state, offer.to, given, partners)
    memory.follows(state, offer.by, wanted, partners)
    state.money[offer.by] += offer.asks - offer.pays
    state.money[offer.to] += offer.pays - offer.asks


def _hand_over(state: "SleepersState", seat: i64, heap: Heap, lying_open: Heap, partners: Mask) -> None:
    card: i64 = 0
    while card < TYPES:
        opened: i64 = copies(lying_open, card)
        closed: i64 = copies(heap, card) - opened
        if opened > 0:
            state.face[seat] -= opened * unit(card)
            state.shown[seat] -= opened
        while closed > 0:
            memory.leaves(state, seat, card, partners)
            state.hand[seat] -= unit(card)
            state.held[seat] -= 1
            closed -= 1
        card += 1


def _receive(state: "SleepersState", seat: i64, heap: Heap, lying_open: Heap, partners: Mask) -> None:
    card: i64 = 0
    while card < TYPES:
        opened: i64 = copies(lying_open, card)
        coming: i64 = copies(heap, card)
        while coming > 0:
            state.hand[seat] += unit(card)
            state.held[seat] += 1
            memory.gains(state, seat, card, memory.ALL if opened > 0 else partners)
            opened -= 1
            coming -= 1
        card += 1
