"""What each seat sees of a game of Sleeper Cells, written into a View field by field."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from backroom.core.bits import Mask, has, members, octet
from backroom.core.seat import WATCHER, Seat
from backroom.games.sleepers import cells, stock
from backroom.games.sleepers.assets import zone_card
from backroom.games.sleepers.components import (
    ACTING,
    AGENCY_NAMES,
    ANSWERING,
    ASSET_NAMES,
    BUILDING,
    CITIES,
    CITY_NAMES,
    ITEMS,
    OBJECTIVE_NAMES,
    PHASES,
    SEATS,
    ZONE_NAMES,
    ZONES,
)
from backroom.games.sleepers.heaps import names_of
from backroom.games.sleepers.memory import HOLDERS, OBSERVER, PUBLIC, RUNNING
from backroom.games.sleepers.offer import Offer
from backroom.games.sleepers.view import Objective, Passed, SleepersTruth, SleepersView, SpyOffer, ZoneCard

if TYPE_CHECKING:
    from backroom.games.sleepers.state import SleepersState


def view(state: "SleepersState", seat: Seat) -> SleepersView:
    seats = range(SEATS)
    observer: i64 = PUBLIC if seat == WATCHER else seat
    plan = state.plan
    mine = plan if plan is not None and plan.by == seat else None
    picking = state.drafted > 0 and seat != WATCHER and has(state.acting, seat)
    return SleepersView(
        seat=int(seat),
        seats=SEATS,
        to_act=tuple(members(state.acting)),
        phase=PHASES[_phase(state, seat)],
        turn=state.turn,
        active=state.active,
        first=state.first,
        token=state.token,
        agencies=AGENCY_NAMES,
        spies=tuple([_on_board(state, owner, False) for owner in seats]),
        unmoved=tuple([CITY_NAMES[city] for city in range(CITIES) for _ in range(state.unmoved[city])]),
        cells=tuple([_on_board(state, owner, True) for owner in seats]),
        money=tuple([_money(state, seat, owner) for owner in seats]),
        in_play=sum(list(state.money)),
        hand=() if seat == WATCHER else names_of(state.hand[seat]),
        held=tuple([int(state.held[owner]) for owner in seats]),
        face_up=tuple([names_of(state.face[owner]) for owner in seats]),
        locations=tuple([_location(state, owner) if _sees(state, seat, owner) else None for owner in seats]),
        objectives=tuple([_objective(state, owner) if _sees(state, seat, owner) else None for owner in seats]),
        revealed=tuple(members(state.revealed)),
        informed=() if seat == WATCHER else tuple(members((state.informed >> (4 * seat)) & 15)),
        tokens=tuple([_location(state, owner) if has(state.pending, owner) else None for owner in seats]),
        zone_cards=tuple([card for owner in seats for card in _zone_cards(state, owner)]),
        deck=stock.left(state),
        discards=state.piled,
        location_discards=tuple([CITY_NAMES[city] for city in members(state.location_pile)]),
        objective_discards=_objective_discards(state),
        bought=tuple([ITEMS[item] for item in range(len(ITEMS)) if has(state.bought, item)]),
        hostile=state.hostile,
        offers=state.offers,
        offer=None if state.offer is None else _offer(state.offer, seat in (state.offer.by, state.offer.to)),
        plan=None if mine is None else _offer(mine, True),
        opener=None if state.opener < 0 else int(state.opener),
        drafted=state.drafted,
        draft=names_of(state.draft) if picking else (),
        known=tuple([names_of(state.known[observer * SEATS + owner]) for owner in seats]),
        buried=names_of(state.buried[observer]),
        sunk=names_of(state.sunk[observer]),
        passed=_passed(state, observer),
        zones=tuple([int(cells.zones_held(state, owner)) for owner in seats]),
        winners=() if state.winner < 0 else (int(state.winner),),
    )


def truth(state: "SleepersState") -> SleepersTruth:
    seats = range(SEATS)
    locations = range(state.locations_drawn, len(state.location_deck))
    objectives = range(state.objectives_drawn, len(state.objective_deck))
    return SleepersTruth(
        public=view(state, WATCHER),
        money=tuple([int(state.money[owner]) for owner in seats]),
        hands=tuple([names_of(state.hand[owner]) for owner in seats]),
        locations=tuple([_location(state, owner) for owner in seats]),
        objectives=tuple([_objective(state, owner) for owner in seats]),
        deck=tuple([ASSET_NAMES[state.deck[place]] for place in range(state.drawn, len(state.deck))]),
        discards=names_of(state.pile),
        location_deck=tuple([CITY_NAMES[state.location_deck[place]] for place in locations]),
        objective_deck=tuple([OBJECTIVE_NAMES[state.objective_deck[place]] for place in objectives]),
        offer=None if state.offer is None else _offer(state.offer, True),
        plan=None if state.plan is None else _offer(state.plan, True),
        draft=names_of(state.draft),
    )


def _phase(state: "SleepersState", seat: Seat) -> i64:
    """R28 That somebody builds an offer is seen by the builder alone."""
    plan = state.plan
    if state.phase != BUILDING or plan is None or plan.by == seat:
        return state.phase
    return ANSWERING if plan.counter else ACTING


def _on_board(state: "SleepersState", owner: i64, of_cells: bool) -> tuple[str, ...]:
    names: list[str] = []
    for city in range(CITIES):
        place: i64 = owner * CITIES + city
        for _ in range(state.cells[place] if of_cells else state.spies[place]):
            names.append(CITY_NAMES[city])
    return tuple(names)


def _money(state: "SleepersState", seat: Seat, owner: i64) -> int | None:
    """R57 Open, or by option known to its owner."""
    return int(state.money[owner]) if state.rules.money_open or seat == owner else None


def _sees(state: "SleepersState", seat: Seat, owner: i64) -> bool:
    """R4 The own pair; 3f2 one that is revealed; R36 one that an Informant has shown."""
    if has(state.revealed, owner) or seat == owner:
        return True
    return seat != WATCHER and has(state.informed, seat * SEATS + owner)


def _location(state: "SleepersState", owner: i64) -> str | None:
    return None if state.location[owner] < 0 else CITY_NAMES[state.location[owner]]


def _objective(state: "SleepersState", owner: i64) -> Objective | None:
    return None if state.objective[owner] < 0 else OBJECTIVE_NAMES[state.objective[owner]]


def _zone_cards(state: "SleepersState", owner: i64) -> list[ZoneCard]:
    found: list[ZoneCard] = []
    for number in range(5 * ZONES):
        for _ in range((state.zone_cards[owner] >> (4 * number)) & 15):
            card = ASSET_NAMES[zone_card(number // ZONES)]
            found.append(ZoneCard(card=card, zone=ZONE_NAMES[number % ZONES], owner=owner))
    return found


def _objective_discards(state: "SleepersState") -> tuple[Objective, ...]:
    names: list[Objective] = []
    for objective in range(len(OBJECTIVE_NAMES)):
        for _ in range(octet(state.objective_pile, objective)):
            names.append(OBJECTIVE_NAMES[objective])
    return tuple(names)


def _offer(offer: Offer, open_cards: bool) -> SpyOffer:
    return SpyOffer(
        by=offer.by,
        to=offer.to,
        counter=offer.counter,
        gives=offer.gives,
        wants=offer.wants,
        pays=offer.pays,
        asks=offer.asks,
        give=names_of(offer.give) if open_cards else (),
        want=names_of(offer.want) if open_cards else (),
    )


def _passed(state: "SleepersState", observer: i64) -> tuple[Passed, ...]:
    found: list[Passed] = []
    for entry in state.passed:
        if (entry >> OBSERVER) & 3 != observer:
            continue
        cards = [(entry >> place) & 31 for place in (0, 5, 10)]
        holders: Mask = (entry >> HOLDERS) & 15
        names = tuple([ASSET_NAMES[card - 1] for card in cards if card > 0])
        found.append(Passed(cards=names, holders=tuple(members(holders)), running=has(entry, RUNNING)))
    return tuple(found)
