"""The rules of Sleeper Cells, 3d: attack or steal, one of them once in a turn."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.games.sleepers import memory, spies
from backroom.games.sleepers.components import ASSET_NAMES, BOOTY, CITY_NAMES, SAFE
from backroom.games.sleepers.heaps import nth_card, unit
from backroom.games.sleepers.story import AssetsSeen, BootyTaken, CardStolen, SpyAttacked

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def contacts(state: "SleepersState", seat: i64, rival: i64) -> Mask:
    """3d1 Cities with spies of both. R36 Those in the rival's own Safe House do not count."""
    shared: Mask = state.at[seat] & state.at[rival]
    if shared == 0:
        return 0
    safe: i64 = (state.zone_cards[rival] >> (12 * SAFE)) & 4095
    return shared if safe == 0 else shared & ~spies.cities_of(safe)


def attack(state: "SleepersState", seat: i64, rival: i64, city: i64) -> None:
    """3d2 Both roll, and the defender wins ties. 3d3 A winner takes money and the spy, 3d4 a loser loses its own."""
    state.hostile = True
    mine: i64 = state.rng.below(6) + 1
    theirs: i64 = state.rng.below(6) + 1
    booty: i64 = 0
    if mine > theirs:
        booty = min(i64(BOOTY), state.money[rival])
        state.money[rival] -= booty
        state.money[seat] += booty
        spies.take(state, rival, city)
    else:
        spies.take(state, seat, city)
    if state.story is not None:
        shown = int(booty) if state.rules.money_open or mine <= theirs else None
        won = mine > theirs
        state.tell(
            SpyAttacked(seat=seat, rival=rival, city=CITY_NAMES[city], dice=(mine, theirs), won=won, booty=shown)
        )
        if shown is None:
            state.whisper(bit(seat) | bit(rival), BootyTaken(seat=seat, rival=rival, money=booty))


def steal_at_random(state: "SleepersState", seat: i64, rival: i64) -> None:
    """3d6 A private card, drawn at random. Thief and victim know which."""
    state.hostile = True
    card: i64 = nth_card(state.hand[rival], state.rng.below(state.held[rival]))
    sure: Mask = memory.leaves(state, rival, card, bit(seat) | bit(rival))
    state.hand[rival] -= unit(card)
    state.held[rival] -= 1
    _keep(state, seat, card, sure)
    if state.story is not None:
        state.tell(CardStolen(seat=seat, rival=rival, card=None))
        state.whisper(bit(seat) | bit(rival), AssetsSeen(seat=seat, cards=(ASSET_NAMES[card],)))


def steal_open(state: "SleepersState", seat: i64, rival: i64, card: i64) -> None:
    """3d6 A face-up card of one's choice. R26 It joins the thief's private hand."""
    state.hostile = True
    state.face[rival] -= unit(card)
    state.shown[rival] -= 1
    _keep(state, seat, card, memory.ALL)
    if state.story is not None:
        state.tell(CardStolen(seat=seat, rival=rival, card=ASSET_NAMES[card]))


def _keep(state: "SleepersState", seat: i64, card: i64, knowing: Mask) -> None:
    state.hand[seat] += unit(card)
    state.held[seat] += 1
    memory.gains(state, seat, card, knowing)
