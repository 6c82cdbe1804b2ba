"""The rules of Sleeper Cells, S, 0, 1, 2, 4 and the end: placement, the deal, and the frame of a turn."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, has, members
from backroom.core.seat import Seat
from backroom.games.sleepers import assets, cells, draft, memory, objectives, spies, stock
from backroom.games.sleepers.components import (
    ACTING,
    ASSET_NAMES,
    CITIES,
    CITY_NAMES,
    DISCARD,
    DISCARDING,
    INCOME,
    LIMIT,
    NOTHING,
    OBJECTIVE_NAMES,
    OBJECTIVES_EACH,
    OVER,
    PLACE_AT,
    SEATS,
    TABLES,
)
from backroom.games.sleepers.heaps import FULL, Heap, add_cards, copies, unit
from backroom.games.sleepers.story import AssetsSeen, CardDiscarded, CardsDealt, CellsEnded, SpyPlaced, SpyTurnBegan

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def set_up(state: "SleepersState") -> None:
    """S1b, R1 Who places first is drawn, or by option is the first seat. S2e That seat gets the auction token."""
    state.first = state.rng.below(SEATS) if state.rules.first_drawn else 0
    state.token = state.first
    state.active = state.first
    state.acting = bit(state.first)


def legal_places(state: "SleepersState") -> vec[i64]:
    """S1d No city with a spy in it."""
    taken: Mask = state.at[0] | state.at[1] | state.at[2] | state.at[3]
    out: vec[i64] = TABLES.scratch
    n: i64 = 0
    city: i64 = 0
    while city < CITIES:
        if not has(taken, city):
            out[n] = PLACE_AT + city
            n += 1
        city += 1
    return out[:n]


def place(state: "SleepersState", seat: Seat, city: i64) -> None:
    """S1c One spy at a time, clockwise, until all have three. R5 Then the second to place has the first turn."""
    spies.put(state, seat, city)
    if state.story is not None:
        state.tell(SpyPlaced(seat=int(seat), city=CITY_NAMES[city]))
    state.active = (seat + 1) & 3
    state.acting = bit(state.active)
    if state.agents[state.active] == 3:
        _deal(state)
        begin(state, (state.first + 1) & 3)


def _deal(state: "SleepersState") -> None:
    """S2a Three decks are shuffled. S2b A Location and an Objective each. S2c Two Asset cards each."""
    state.deck = add_cards(vec[i64](capacity=96), FULL)
    for city in range(CITIES):
        state.location_deck = append(state.location_deck, city)
    for objective in range(len(OBJECTIVE_NAMES)):
        for _ in range(OBJECTIVES_EACH):
            state.objective_deck = append(state.objective_deck, objective)
    state.rng.shuffle(state.deck)
    state.rng.shuffle(state.location_deck)
    state.rng.shuffle(state.objective_deck)
    if state.story is not None:
        state.tell(CardsDealt())
    for seat in range(SEATS):
        stock.draw_pair(state, seat)
    for seat in range(SEATS):
        stock.draw(state, seat)
        stock.draw(state, seat)


def begin(state: "SleepersState", seat: i64) -> None:
    """3c4 Own zone cards end. 1a Income. 1b An objective not stopped is completed. 2 A card is drawn."""
    state.turn += 1
    state.active = seat
    state.acting = bit(seat)
    state.phase = ACTING
    if state.story is not None:
        state.tell(SpyTurnBegan(turn=state.turn, seat=seat, income=INCOME))
    assets.lift(state, seat)
    state.money[seat] += INCOME
    if has(state.pending, seat):
        objectives.complete(state, seat)
    stock.draw(state, seat)
    spies.wake(state, seat)
    state.bought = 0
    state.hostile = False
    state.offers = 0


def finish(state: "SleepersState") -> None:
    """4 Down to five cards, 5 then the auction if the token is here, then the next turn."""
    seat: i64 = state.active
    spies.rest(state)
    if state.held[seat] + state.shown[seat] > LIMIT:
        state.phase = DISCARDING
        state.acting = bit(seat)
    elif state.token == seat:
        draft.begin(state)
    else:
        pass_on(state)


def legal_discards(state: "SleepersState", seat: Seat) -> vec[i64]:
    out: vec[i64] = TABLES.scratch
    n: i64 = 0
    card: i64 = 0
    left: Heap = state.hand[seat] + state.face[seat]
    while left != 0:
        held: i64 = copies(left, card)
        if held != 0:
            left -= held * unit(card)
            out[n] = DISCARD + card
            n += 1
        card += 1
    return out[:n]


def discard(state: "SleepersState", seat: Seat, card: i64) -> None:
    """4 A private card goes unseen. R38 A copy that lies face up goes first, and everybody sees it go."""
    lay_open: bool = copies(state.face[seat], card) != 0
    if lay_open:
        assets.spend(state, seat, card)
    else:
        sure: Mask = memory.leaves(state, seat, card, bit(seat))
        state.hand[seat] -= unit(card)
        state.held[seat] -= 1
        stock.bury(state, card, sure)
    if state.story is not None:
        state.tell(CardDiscarded(seat=int(seat), card=ASSET_NAMES[card] if lay_open else None))
        if not lay_open:
            state.whisper(bit(seat), AssetsSeen(seat=int(seat), cards=(ASSET_NAMES[card],)))
    finish(state)


def pass_on(state: "SleepersState") -> None:
    """S2e Clockwise. R62 By option the game ends after so many turns, and nobody has won."""
    if state.turn == state.rules.cap and state.rules.cap > 0:
        end_game(state, NOTHING)
    else:
        begin(state, (state.active + 1) & 3)


def end_game(state: "SleepersState", winner: i64) -> None:
    state.winner = winner
    state.phase = OVER
    state.acting = 0
    spies.rest(state)
    if state.story is not None:
        zones = tuple([int(cells.zones_held(state, seat)) for seat in range(SEATS)])
        final = state.outcome()
        state.tell(CellsEnded(zones=zones, winners=tuple(members(final.winners))))
