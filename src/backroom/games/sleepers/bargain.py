"""Why a step of a trade is not allowed (3e, R28). What the partner holds is never a reason that its builder hears."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.errors import IllegalAction
from backroom.games.sleepers import trade
from backroom.games.sleepers.components import (
    ACCEPT,
    ASSET_NAMES,
    COUNTER,
    GIVE,
    GIVE_5K,
    PROPOSE,
    STEP,
    TABLES,
    WANT,
    WANT_5K,
)
from backroom.games.sleepers.heaps import copies

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def why_not_open(state: "SleepersState", seat: i64, rival: i64) -> IllegalAction | None:
    if not trade.offers_left(state):
        return IllegalAction("SLP-R28", f"you have made {state.offers} offers this turn")
    if not trade.could_trade(state, seat, rival):
        return IllegalAction("SLP-R28", "one side has neither cards nor money to give")
    return None


def why_not_plan(state: "SleepersState", action: i64) -> IllegalAction | None:
    """R28 While an offer is built."""
    plan = state.plan
    assert plan is not None
    if action < GIVE or action >= ACCEPT:
        return IllegalAction("SLP-R28", "propose or cancel the offer you are building first")
    if action < WANT:
        card: i64 = action - GIVE
        if copies(plan.give, card) >= copies(state.hand[plan.by] + state.face[plan.by], card):
            return IllegalAction("SLP-3e1", f"you have no more {ASSET_NAMES[card]} to give")
        return None
    if action < GIVE_5K:
        card = action - WANT
        if plan.wants >= state.held[plan.to] + state.shown[plan.to]:
            return IllegalAction("SLP-3e1", f"your partner has {plan.wants} cards")
        if copies(plan.want, card) >= TABLES.copies[card]:
            return IllegalAction("SLP-3e1", f"there are only {TABLES.copies[card]} cards {ASSET_NAMES[card]}")
        return None
    if action == GIVE_5K:
        if plan.pays + STEP > state.money[plan.by]:
            return IllegalAction("SLP-3e1", f"you have {state.money[plan.by]}k")
        return None
    if action == WANT_5K:
        if plan.asks + STEP > trade.most_asked(state, plan):
            return IllegalAction("SLP-3e1", f"you cannot ask for more than {plan.asks}k")
        return None
    if action == PROPOSE and not trade.complete(state, plan):
        side = "one side gives" if state.rules.gifts else "each side gives"
        return IllegalAction("SLP-R28", f"in a trade {side} something")
    return None


def why_not_answer(state: "SleepersState", action: i64) -> IllegalAction | None:
    """3e1 An offer waits: yes, no, or once another offer."""
    offer = state.offer
    assert offer is not None
    if action < ACCEPT:
        return IllegalAction("SLP-3e1", "an offer waits for your answer")
    if action == ACCEPT and not trade.can_accept(state, offer):
        return IllegalAction("SLP-3e1", "you do not have what the offer asks for")
    if action == COUNTER and offer.counter:
        return IllegalAction("SLP-R28", "a counter-offer is not countered again")
    return None
