"""The rules of Sleeper Cells, 3c: Asset cards that are played for their effect (R36)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import bit, shl
from backroom.games.sleepers import memory, spies, stock
from backroom.games.sleepers.components import (
    ASSET_NAMES,
    BLACK_BUDGET,
    BUDGET,
    CITY_NAMES,
    CRACKDOWN,
    FORGED_ORDERS,
    INFORMANT,
    MOLE,
    NO_FLY_ZONE,
    OBJECTIVE_NAMES,
    REBELLION,
    ROAD_BLOCK,
    SAFE_HOUSE,
    TABLES,
    ZONE_NAMES,
    ZONES,
)
from backroom.games.sleepers.heaps import copies, nth_card, unit
from backroom.games.sleepers.story import (
    BudgetTaken,
    DossierSeen,
    InformantPlayed,
    MolePlayed,
    SpyMoved,
    ZoneCardPlayed,
    ZoneCardsLifted,
)

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def has_card(state: "SleepersState", seat: i64, card: i64) -> bool:
    return copies(state.hand[seat] + state.face[seat], card) != 0


def has_pair(state: "SleepersState", seat: i64, pair: i64) -> bool:
    """3f1 The two objects of an objective."""
    return has_card(state, seat, 2 * pair) and has_card(state, seat, 2 * pair + 1)


def show(state: "SleepersState", seat: i64, card: i64) -> None:
    """R38 A card leaves its owner before all eyes, the face-up copy first."""
    if copies(state.face[seat], card) != 0:
        state.face[seat] -= unit(card)
        state.shown[seat] -= 1
    else:
        memory.leaves(state, seat, card, memory.ALL)
        state.hand[seat] -= unit(card)
        state.held[seat] -= 1


def spend(state: "SleepersState", seat: i64, card: i64) -> None:
    """3c1 Used, and onto the discard pile."""
    show(state, seat, card)
    stock.bury(state, card, memory.ALL)


def spend_pair(state: "SleepersState", seat: i64, pair: i64) -> None:
    spend(state, seat, 2 * pair)
    spend(state, seat, 2 * pair + 1)


def zone_card(kind: i64) -> i64:
    """The Asset card behind a kind of zone card."""
    if kind == 0:
        return ROAD_BLOCK
    if kind == 1:
        return REBELLION
    if kind == 2:
        return NO_FLY_ZONE
    if kind == 3:
        return SAFE_HOUSE
    return CRACKDOWN


def play_zone(state: "SleepersState", seat: i64, number: i64) -> None:
    """3c3 The card lies in its zone until the owner's next turn; `number` is 3 * kind + zone."""
    card: i64 = zone_card(number // ZONES)
    show(state, seat, card)
    state.zone_cards[seat] += shl(1, 4 * number)
    if state.story is not None:
        state.tell(ZoneCardPlayed(seat=seat, card=ASSET_NAMES[card], zone=ZONE_NAMES[number % ZONES]))


def lift(state: "SleepersState", seat: i64) -> None:
    """3c4, R33 At the very start of the owner's turn."""
    if state.zone_cards[seat] == 0:
        return
    names: list[str] = []
    number: i64 = 0
    while state.zone_cards[seat] != 0:
        lying: i64 = state.zone_cards[seat] & 15
        while lying > 0:
            stock.bury(state, zone_card(number // ZONES), memory.ALL)
            if state.story is not None:
                names.append(ASSET_NAMES[zone_card(number // ZONES)])
            lying -= 1
        state.zone_cards[seat] >>= 4
        number += 1
    if state.story is not None:
        state.tell(ZoneCardsLifted(seat=seat, cards=tuple(names)))


def play_mole(state: "SleepersState", seat: i64, rival: i64) -> None:
    """R36 Two private cards of a rival, drawn at random, lie face up from now on; all of them if there are fewer."""
    spend(state, seat, MOLE)
    names: list[str] = []
    turned: i64 = 0
    while turned < 2 and state.held[rival] > 0:
        card: i64 = nth_card(state.hand[rival], state.rng.below(state.held[rival]))
        memory.leaves(state, rival, card, memory.ALL)
        state.hand[rival] -= unit(card)
        state.held[rival] -= 1
        state.face[rival] += unit(card)
        state.shown[rival] += 1
        turned += 1
        if state.story is not None:
            names.append(ASSET_NAMES[card])
    if state.story is not None:
        state.tell(MolePlayed(seat=seat, rival=rival, cards=tuple(names)))


def play_informant(state: "SleepersState", seat: i64, rival: i64) -> None:
    """R36 A look at a rival's Location and Objective, which nobody else gets."""
    spend(state, seat, INFORMANT)
    state.informed |= bit(seat * 4 + rival)
    if state.story is not None:
        state.tell(InformantPlayed(seat=seat, rival=rival))
        location, objective = CITY_NAMES[state.location[rival]], OBJECTIVE_NAMES[state.objective[rival]]
        state.whisper(bit(seat), DossierSeen(seat=seat, rival=rival, location=location, objective=objective))


def play_budget(state: "SleepersState", seat: i64) -> None:
    spend(state, seat, BLACK_BUDGET)
    state.money[seat] += BUDGET
    if state.story is not None:
        state.tell(BudgetTaken(seat=seat, money=BUDGET))


def play_forged(state: "SleepersState", seat: i64, rival: i64, line: i64) -> None:
    """R36 A rival's spy is sent to an adjacent city; no zone card hinders this or answers it."""
    spend(state, seat, FORGED_ORDERS)
    origin: i64 = TABLES.line_from[line]
    target: i64 = TABLES.line_to[line]
    spies.take(state, rival, origin)
    spies.put(state, rival, target)
    if state.story is not None:
        names = CITY_NAMES[origin], CITY_NAMES[target]
        state.tell(SpyMoved(seat=seat, owner=rival, by="forged orders", origin=names[0], target=names[1]))
