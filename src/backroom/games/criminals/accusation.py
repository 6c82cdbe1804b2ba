"""The rules of Criminals, 3.3 to 3.8 and R20: accusations are made, switched and withdrawn, and weigh at once."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, nibble, shl, with_nibble
from backroom.core.seat import Seat
from backroom.games.criminals import round, sold_out
from backroom.games.criminals.components import BOSS, BOSS_BIT, GRACE, HOUSE_BIT, NOBODY, TABLES
from backroom.games.criminals.story import Accused, Wavered

if TYPE_CHECKING:
    from backroom.games.criminals.state import CriminalsState


def targets(state: "CriminalsState", seat: i64) -> Mask:
    """3.4 Any other remaining player who shows no alibi, or the Boss. 3.5 Not oneself."""
    return (state.eligible() & ~bit(seat)) | BOSS_BIT


def legal(state: "CriminalsState", seat: Seat) -> vec[i64]:
    """3.3 Anybody else than now, or nobody. 3.6 Nothing for whom the rule accuses."""
    now: i64 = nibble(state.accused, seat)
    if now == 0:
        return TABLES.accuse[targets(state, seat)]
    return TABLES.switch[targets(state, seat) & ~bit(now - 1)]


def may_accuse(state: "CriminalsState", seat: Seat) -> bool:
    """4.5 The eliminated may not, 3.6 nor whoever accuses the Boss by itself."""
    return has(state.remaining & ~state.automatic, seat)


def accuse(state: "CriminalsState", seat: Seat, target: i64) -> None:
    """3.3 Accuse, switch, or withdraw with NOBODY; open to all."""
    point(state, seat, target)
    if state.story is not None:
        state.tell(Accused(seat=int(seat), target=None if target == NOBODY else int(target)))
    if state.phase == GRACE:
        _waver_on(state)
    elif target != NOBODY and reached(state, target):
        if state.rules.grace:
            _waver(state, target)
        else:
            sold_out.sell(state, target, "accused")


def point(state: "CriminalsState", seat: i64, target: i64) -> None:
    before: i64 = nibble(state.accused, seat) - 1
    if before >= 0:
        state.tally -= shl(1, 4 * before)
    if target >= 0:
        state.tally += shl(1, 4 * target)
    state.accused = with_nibble(state.accused, seat, target + 1)


def reached(state: "CriminalsState", target: i64) -> bool:
    """3.7, R2 Half of all who remain sell out a player. 3.8 The Boss takes all of them."""
    accusers: i64 = nibble(state.tally, target)
    return accusers == state.left if target == BOSS else 2 * accusers >= state.left


def _waver(state: "CriminalsState", target: i64) -> None:
    """R20 There are some seconds to think again."""
    state.wavering = target
    state.phase = GRACE
    state.acting |= HOUSE_BIT
    if state.story is not None:
        state.tell(Wavered(target=int(target)))


def _waver_on(state: "CriminalsState") -> None:
    """R20 A withdrawal undoes it. R3 Whoever reached the threshold later is next."""
    if reached(state, state.wavering):
        return
    target: i64 = 0
    while target <= BOSS:
        if reached(state, target):
            _waver(state, target)
            return
        target += 1
    state.wavering = NOBODY
    if state.story is not None:
        state.tell(Wavered(target=None))
    round.open_floor(state)
