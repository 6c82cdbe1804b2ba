"""The rules of Sleeper Cells, 5: the auction, a draft of four cards that goes clockwise while its token goes back."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import bit
from backroom.core.seat import Seat
from backroom.games.sleepers import memory, stock, turn
from backroom.games.sleepers.components import ASSET_NAMES, DRAFT, DRAFTING, NOTHING, PICK, TABLES
from backroom.games.sleepers.heaps import Heap, copies, names_of, nth_card, unit
from backroom.games.sleepers.story import AssetsSeen, AuctionOpened, DraftPicked, DraftSeen, TokenPassed

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def begin(state: "SleepersState") -> None:
    """5a The holder of the token looks at four cards. R52 At fewer, if there are no more."""
    seat: i64 = state.active
    drafted: i64 = 0
    while drafted < DRAFT:
        card: i64 = stock.top(state)
        if card == NOTHING:
            break
        memory.drawn(state, seat, card)
        state.draft += unit(card)
        drafted += 1
    state.drafted = drafted
    state.opener = seat
    state.phase = DRAFTING
    if state.story is not None:
        state.tell(AuctionOpened(seat=seat, cards=drafted))
    _ask(state, seat)


def _ask(state: "SleepersState", seat: i64) -> None:
    """R58 Each takes one. The last card is no choice."""
    if state.drafted == 0:
        _end(state)
        return
    state.acting = bit(seat)
    if state.story is not None:
        state.whisper(bit(seat), DraftSeen(seat=seat, cards=names_of(state.draft)))
    if state.drafted == 1:
        last: i64 = nth_card(state.draft, 0)
        if seat != state.opener:
            memory.gains(state, seat, last, bit((seat + 3) & 3))  # whoever passed a single card on knows it
        pick(state, Seat(seat), last)


def legal(state: "SleepersState") -> vec[i64]:
    out: vec[i64] = TABLES.scratch
    n: i64 = 0
    card: i64 = 0
    left: Heap = state.draft
    while left != 0:
        held: i64 = copies(left, card)
        if held != 0:
            left -= held * unit(card)
            out[n] = PICK + card
            n += 1
        card += 1
    return out[:n]


def pick(state: "SleepersState", seat: Seat, card: i64) -> None:
    """5a One into the hand, the rest clockwise."""
    state.draft -= unit(card)
    state.drafted -= 1
    state.hand[seat] += unit(card)
    state.held[seat] += 1
    memory.takes(state, seat)
    if state.drafted > 1:
        memory.passes(state, seat, state.draft)
    if state.story is not None:
        state.tell(DraftPicked(seat=int(seat), left=state.drafted))
        state.whisper(bit(seat), AssetsSeen(seat=int(seat), cards=(ASSET_NAMES[card],)))
    _ask(state, (seat + 1) & 3)


def _end(state: "SleepersState") -> None:
    """5b The token goes counter-clockwise, the turn clockwise."""
    state.opener = NOTHING
    memory.draft_ends(state)
    state.token = (state.token + 3) & 3
    if state.story is not None:
        state.tell(TokenPassed(seat=state.token))
    turn.pass_on(state)
