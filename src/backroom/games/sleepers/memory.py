"""Who knows what in Sleeper Cells (section "What is public and what is hidden" of the rulebook).

Five observers remember: the four seats, and the public (number 4). Each remembers lower bounds, which hold in every
game that looks to it like this one:

- `known[observer * 4 + seat]`: cards that are in the private hand of a seat;
- `buried[observer]`: cards that are in the discard pile;
- `sunk[observer]`: cards that are in the deck, since they were in the pile when it was reshuffled;
- `passed`: for cards passed on in a draft, which seats took one of them that cannot have left their hand.

When a card leaves a place and an observer does not see which, one less of every card is certain to be left there.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, shl
from backroom.games.sleepers.components import NOTHING, SEATS
from backroom.games.sleepers.heaps import Heap, at_most_one_less, copies, most, unit

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState

PUBLIC: Final = 4
OBSERVERS: Final = 5
ALL: Final = 31  # every observer, as a set

HOLDERS: Final = 15  # an entry of `passed`: three times card + 1 in five bits, then holders, the observer, running
OBSERVER: Final = 19
RUNNING: Final = 21


def _all_alike(heap: Heap, held: i64) -> i64:
    """The card that a place holds nothing else of, if that is certain."""
    card: i64 = 0
    while card < 18:
        if copies(heap, card) == held:
            return card
        card += 1
    return NOTHING


def leaves(state: "SleepersState", seat: i64, card: i64, knowing: Mask) -> Mask:
    """A card is about to leave a private hand; the observers `knowing` see which. Says who can tell where it goes."""
    held: i64 = state.held[seat]
    sure: Mask = knowing | bit(seat)
    observer: i64 = 0
    while observer < OBSERVERS:
        if observer != seat:
            place: i64 = observer * SEATS + seat
            heap: Heap = state.known[place]
            if has(sure, observer):
                if copies(heap, card) != 0:
                    state.known[place] = heap - unit(card)
                elif len(state.passed) != 0:
                    _may_be_gone(state, observer, seat, card)
            else:
                if heap != 0:
                    certain: i64 = _all_alike(heap, held)
                    if certain != NOTHING:
                        state.known[place] = heap - unit(certain)
                        sure |= bit(observer)
                    else:
                        state.known[place] = at_most_one_less(heap)
                if len(state.passed) != 0:
                    _may_be_gone(state, observer, seat, NOTHING)
        observer += 1
    return sure


def named(state: "SleepersState", seat: i64, leaving: i64) -> vec[Heap]:
    """So many cards are about to leave a private hand: for each observer, those that must be among them."""
    staying: i64 = state.held[seat] - leaving
    found: vec[Heap] = vec[i64]()
    observer: i64 = 0
    while observer < OBSERVERS:
        heap: Heap = 0
        card: i64 = 0
        while card < 18 and leaving > 0:
            more: i64 = copies(state.known[observer * SEATS + seat], card) - staying
            if more > 0:
                heap += more * unit(card)
            card += 1
        found = append(found, heap)
        observer += 1
    return found


def follows(state: "SleepersState", seat: i64, names: vec[Heap], seeing: Mask) -> None:
    """What observers could name has come into a private hand; those `seeing` have seen all of it anyway."""
    observer: i64 = 0
    while observer < OBSERVERS:
        if not has(seeing, observer):
            state.known[observer * SEATS + seat] += names[observer]
        observer += 1


def gains(state: "SleepersState", seat: i64, card: i64, knowing: Mask) -> None:
    """A card has come into a private hand; the observers `knowing` can tell which."""
    observer: i64 = 0
    while observer < OBSERVERS:
        if observer != seat and has(knowing, observer):
            state.known[observer * SEATS + seat] += unit(card)
        observer += 1


def shows(state: "SleepersState", seat: i64, heap: Heap, observer: i64) -> None:
    """R28 An offer tells its partner that these are in the hand of whoever makes it."""
    place: i64 = observer * SEATS + seat
    before: Heap = state.known[place]
    after: Heap = most(before, heap)
    state.known[place] = after
    card: i64 = 0
    while card < 18 and len(state.passed) != 0:
        if copies(after, card) > copies(before, card):
            _may_be_gone(state, observer, seat, card)  # it may be the very card that was passed on
        card += 1


def lands(state: "SleepersState", card: i64, knowing: Mask) -> None:
    """A card lies on the discard pile; the observers `knowing` can tell which."""
    observer: i64 = 0
    while observer < OBSERVERS:
        if has(knowing, observer):
            state.buried[observer] += unit(card)
        observer += 1


def reshuffled(state: "SleepersState") -> None:
    """R52 What was known of the pile is known of the new deck."""
    observer: i64 = 0
    while observer < OBSERVERS:
        state.sunk[observer] = state.buried[observer]
        state.buried[observer] = 0
        observer += 1


def drawn(state: "SleepersState", seat: i64, card: i64) -> None:
    """A card has left the deck, and only `seat` sees which."""
    observer: i64 = 0
    while observer < OBSERVERS:
        heap: Heap = state.sunk[observer]
        if heap != 0:
            if observer != seat:
                state.sunk[observer] = at_most_one_less(heap)
            elif copies(heap, card) != 0:
                state.sunk[observer] = heap - unit(card)
        observer += 1


# 5a What a seat passes on in a draft.


def passes(state: "SleepersState", seat: i64, left: Heap) -> None:
    """A seat has picked and passes two or three cards on."""
    entry: i64 = bit(RUNNING) | shl(seat, OBSERVER)
    place: i64 = 0
    card: i64 = 0
    while left != 0:
        while copies(left, card) != 0:
            left -= unit(card)
            entry |= shl(card + 1, place)
            place += 5
        card += 1
    state.passed = append(state.passed, entry)


def takes(state: "SleepersState", seat: i64) -> None:
    """A seat has picked from what others passed on."""
    number: i64 = 0
    while number < len(state.passed):
        entry: i64 = state.passed[number]
        if has(entry, RUNNING) and (entry >> OBSERVER) & 3 != seat:
            state.passed[number] = entry | bit(HOLDERS + seat)
        number += 1


def draft_ends(state: "SleepersState") -> None:
    number: i64 = 0
    while number < len(state.passed):
        state.passed[number] &= ~bit(RUNNING)
        number += 1


def _may_be_gone(state: "SleepersState", observer: i64, seat: i64, card: i64) -> None:
    """5a The card a seat took may have left its hand: if it is that card, or (NOTHING) if any card may have left."""
    stale: bool = False
    number: i64 = 0
    while number < len(state.passed):
        entry: i64 = state.passed[number]
        if (entry >> OBSERVER) & 3 == observer and has(entry, HOLDERS + seat) and (card < 0 or _holds(entry, card)):
            entry &= ~bit(HOLDERS + seat)
            state.passed[number] = entry
            stale = stale or (entry >> HOLDERS) & 15 == 0
        number += 1
    if stale:
        _forget(state)


def _holds(entry: i64, card: i64) -> bool:
    wanted: i64 = card + 1
    return entry & 31 == wanted or (entry >> 5) & 31 == wanted or (entry >> 10) & 31 == wanted


def _forget(state: "SleepersState") -> None:
    """Entries that tell nothing any more."""
    kept: vec[i64] = vec[i64]()
    number: i64 = 0
    while number < len(state.passed):
        entry: i64 = state.passed[number]
        if (entry >> HOLDERS) & 15 != 0 or has(entry, RUNNING):
            kept = append(kept, entry)
        number += 1
    state.passed = kept
