"""Which rule of Sleeper Cells carries an action out."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.seat import Seat
from backroom.games.sleepers import assets, cells, draft, hostile, objectives, spies, trade, turn
from backroom.games.sleepers.components import (
    ATTACK,
    BUILDING,
    CITIES,
    DESTROY,
    DISCARD,
    DRIVE,
    END,
    FLY,
    GIVE,
    INITIATE,
    LINES,
    MOVE_TO,
    OPEN_TRADE,
    PAIRS,
    PICK,
    PLANT,
    PLAY_BUDGET,
    PLAY_FORGED,
    PLAY_INFORMANT,
    PLAY_MOLE,
    PLAY_ZONE,
    RECRUIT,
    STEAL,
    STEAL_OPEN,
    STOP,
    TYPES,
    rival_of,
)

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def apply(state: "SleepersState", seat: Seat, action: i64) -> None:
    if action >= OPEN_TRADE:
        _deal_with(state, seat, action)
    elif action < PLAY_ZONE:
        _move_or_buy(state, seat, action)
    elif action < ATTACK:
        _play_card(state, seat, action)
    elif action < END:
        _meet(state, seat, action)
    elif action == END:
        turn.finish(state)
    elif action < PICK:
        turn.discard(state, seat, action - DISCARD)
    else:
        draft.pick(state, seat, action - PICK)


def _deal_with(state: "SleepersState", seat: Seat, action: i64) -> None:
    """3e"""
    if action < GIVE:
        trade.open_trade(state, seat, rival_of(seat, action - OPEN_TRADE))
    elif state.phase == BUILDING:
        plan = state.plan
        assert plan is not None
        trade.build(state, plan, action)
    else:
        offer = state.offer
        assert offer is not None
        trade.answer(state, offer, action)


def _move_or_buy(state: "SleepersState", seat: Seat, action: i64) -> None:
    """S1c, 3a, 3b"""
    if action < MOVE_TO:
        turn.place(state, seat, action)
    elif action < DRIVE:
        spies.move(state, seat, action - MOVE_TO)
    elif action < FLY:
        spies.drive(state, seat, action - DRIVE)
    elif action < RECRUIT:
        spies.fly(state, seat, action - FLY)
    elif action < PLANT:
        cells.recruit(state, seat, action - RECRUIT)
    else:
        cells.plant(state, seat, action - PLANT)


def _play_card(state: "SleepersState", seat: Seat, action: i64) -> None:
    """3c"""
    if action < PLAY_MOLE:
        assets.play_zone(state, seat, action - PLAY_ZONE)
    elif action < PLAY_INFORMANT:
        assets.play_mole(state, seat, rival_of(seat, action - PLAY_MOLE))
    elif action < PLAY_BUDGET:
        assets.play_informant(state, seat, rival_of(seat, action - PLAY_INFORMANT))
    elif action == PLAY_BUDGET:
        assets.play_budget(state, seat)
    else:
        number: i64 = action - PLAY_FORGED
        assets.play_forged(state, seat, rival_of(seat, number // LINES), number % LINES)


def _meet(state: "SleepersState", seat: Seat, action: i64) -> None:
    """3d, 3f, 3g"""
    if action < STEAL:
        number: i64 = action - ATTACK
        hostile.attack(state, seat, rival_of(seat, number // CITIES), number % CITIES)
    elif action < STEAL_OPEN:
        hostile.steal_at_random(state, seat, rival_of(seat, action - STEAL))
    elif action < INITIATE:
        number = action - STEAL_OPEN
        hostile.steal_open(state, seat, rival_of(seat, number // TYPES), number % TYPES)
    elif action < STOP:
        objectives.initiate(state, seat, action - INITIATE)
    elif action < DESTROY:
        objectives.stop(state, seat, rival_of(seat, action - STOP))
    else:
        number = action - DESTROY
        target: i64 = number // PAIRS
        cells.destroy(state, seat, rival_of(seat, target // CITIES), target % CITIES, number % PAIRS)
