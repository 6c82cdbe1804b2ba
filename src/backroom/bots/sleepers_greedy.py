"""A sensible player of Sleeper Cells that looks no further than its own turn.

It goes where its Location, empty zones and stoppable tokens call it, buys the cells it can, steals when it meets
somebody, asks for the object it lacks, and initiates when nothing else is left to do. It judges by its View alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.bot import Bot
from backroom.core.view import View
from backroom.games.sleepers.components import (
    ACCEPT,
    ACTION_NAMES,
    ASSET_NAMES,
    ATLAS,
    ATTACK,
    CANCEL,
    CITIES,
    COUNTER,
    DECLINE,
    DESTROY,
    DISCARD,
    DRIVE,
    END,
    FLY,
    GIVE,
    INITIATE,
    LINES,
    MOVE_TO,
    OBJECTIVE_NAMES,
    OPEN_TRADE,
    PAIRS,
    PICK,
    PLANT,
    PLAY_BUDGET,
    PLAY_FORGED,
    PLAY_INFORMANT,
    PLAY_MOLE,
    PLAY_ZONE,
    PROPOSE,
    RECRUIT,
    SEATS,
    STEAL,
    STEAL_OPEN,
    STOP,
    TABLES,
    TYPES,
    WANT,
    ZONE_NAMES,
    ZONES,
    card_id,
    city_id,
    rival_of,
)
from backroom.games.sleepers.view import SleepersView, SpyOffer

DISTANCES: Final = [ATLAS.distances(city) for city in range(CITIES)]
TO_ZONE: Final = [
    [min([DISTANCES[city][other] for other in range(CITIES) if ATLAS.zone_of[other] == zone]) for zone in range(ZONES)]
    for city in range(CITIES)
]
CALL: Final = [0.5, 1.5, 6.0]  # how a Location calls with none, one or both of its objects in hand
KEEN: Final = 0.05  # what an action must promise at least
OFFERS: Final = 1  # how many offers it makes in a turn


class SleepersGreedy(Bot):
    def choose(self, view: View, legal: vec[i64]) -> i64:
        assert isinstance(view, SleepersView)
        plan = Judgement(view)
        best: i64 = legal[0]
        highest = -10_000.0
        for action in legal:
            worth = plan.worth(action) + 0.0001 * float(self.rng.below(100))  # equals are not always the same
            if worth > highest:
                highest = worth
                best = action
        return best


class Judgement:
    """What one seat makes of its View."""

    def __init__(self, view: SleepersView) -> None:
        self.view = view
        self.me: i64 = view.seat
        self.money: i64 = view.money[view.seat] or 0
        self.spies: list[int] = [city_id(name) for name in view.spies[view.seat]]
        self.cells: list[int] = [city_id(name) for name in view.cells[view.seat]]
        self.zones: list[int] = [ATLAS.zone_of[city] for city in self.cells]
        self.cards: list[int] = [card_id(name) for name in view.hand + view.face_up[view.seat]]
        objective, location = view.objectives[view.seat], view.locations[view.seat]
        self.pending = view.tokens[view.seat] is not None
        self.pair = -1 if objective is None else OBJECTIVE_NAMES.index(objective)
        self.location = -1 if location is None else city_id(location)
        self.half = 0 if self.pair < 0 else len({card for card in self.cards if card // 2 == self.pair and card < 6})
        self.here = self._standing(self.spies)

    def worth(self, action: i64) -> float:
        if action >= OPEN_TRADE:
            return self._trade(action)
        if action < MOVE_TO:
            return self._place(action)
        if action < PLAY_ZONE:
            return self._move_or_buy(action)
        if action < ATTACK:
            return self._card(action)
        if action < END:
            return self._meet(action)
        if action == END:
            return 0.0
        if action < PICK:
            return -self.value(action - DISCARD)
        return self.value(action - PICK)

    # Cards

    def value(self, card: i64) -> float:
        """What holding one more of a card is worth, in thousands."""
        held = self.cards.count(card)
        if card < 6:
            partner = card + 1 if card % 2 == 0 else card - 1
            if card // 2 == self.pair and not self.pending:
                return 25.0 if held == 0 or (held == 1 and self.view.phase == "discard") else 4.0
            return 16.0 if partner in self.cards and held == 0 else 6.0 - held
        if card < 9:
            return 30.0 if self._token_of(card - 6) >= 0 else 11.0 - 6.0 * held
        return {15: 15.0, 11: 5.0, 17: 5.0, 13: 3.0, 16: 3.0}.get(int(card), 2.0)

    def _token_of(self, kind: i64) -> int:
        """A rival whose objective of this kind is under way, or -1."""
        for seat in range(SEATS):
            if seat != self.me and self.view.tokens[seat] and self.view.objectives[seat] == OBJECTIVE_NAMES[kind]:
                return seat
        return -1

    # Where the spies stand

    def _standing(self, spies: list[int]) -> float:
        if not spies:
            return -50.0
        total = 0.0
        if self.location >= 0 and not self.pending:
            total -= CALL[self.half] * min([DISTANCES[city][self.location] for city in spies])
        rich = 5.0 if self.money >= 30 else 2.0
        for zone in range(ZONES):
            if zone not in self.zones:
                total -= rich * min([TO_ZONE[city][zone] for city in spies])
        for cell in self.cells:
            total += 0.5 if cell in spies else 0.0
        for seat in range(SEATS):
            token = self.view.tokens[seat]
            if seat != self.me and token is not None:
                total += self._pursuit(spies, seat, city_id(token))
        return total + self._company(spies) + self._hunt(spies)

    def _hunt(self, spies: list[int]) -> float:
        """A rival about to win is sought out wherever it stands; cells that nobody guards call whoever has a pair."""
        armed = 2 in [self._pairs(pair) for pair in range(PAIRS)]
        total = 0.0
        for seat in range(SEATS):
            guards = self.view.spies[seat]
            if seat == self.me or self.view.zones[seat] == 0:
                continue
            if self._threatens(seat):
                near = [DISTANCES[spy][city_id(city)] for city in guards + self.view.cells[seat] for spy in spies]
                total -= 9.0 * min(near)
            if armed:
                near = [
                    DISTANCES[spy][city_id(cell)]
                    for cell in self.view.cells[seat]
                    for spy in spies
                    if cell not in guards
                ]
                total -= (8.0 if self.view.zones[seat] == ZONES - 1 else 4.0) * min(near) if near else 0.0
        return total

    def _threatens(self, seat: int) -> bool:
        """Two zones, and money for the third within a turn."""
        money = self.view.money[seat]
        return self.view.zones[seat] == ZONES - 1 and (money is None or money >= 20)

    def _pursuit(self, spies: list[int], seat: int, city: int) -> float:
        """A token one can stop is worth a journey."""
        objective = self.view.objectives[seat]
        if objective is None or 6 + OBJECTIVE_NAMES.index(objective) not in self.cards:
            return 0.0
        return -9.0 * min([DISTANCES[spy][city] for spy in spies])

    def _company(self, spies: list[int]) -> float:
        """Meeting a rival is welcome before the theft of the turn, and a risk after it."""
        met = 0
        for seat in range(SEATS):
            if seat != self.me:
                met += len([1 for name in self.view.spies[seat] if city_id(name) in spies])
        return -0.3 * met if self.view.hostile else min(1.0, 1.0 * met)

    def _place(self, city: i64) -> float:
        near = [TO_ZONE[city][zone] for zone in range(ZONES)]
        new = 3.0 if ATLAS.zone_of[city] not in [ATLAS.zone_of[spy] for spy in self.spies] else 0.0
        return new + len(ATLAS.neighbours[city]) - 0.5 * max(near) - 0.2 * DISTANCES[city][ATLAS.bases[self.me]]

    def _moved(self, origin: i64, target: i64) -> float:
        spies = self.spies[:]
        spies.remove(int(origin))
        spies.append(int(target))
        gain = self._standing(spies) - self.here
        for lying in self.view.zone_cards:
            zones = (ZONE_NAMES[TABLES.zone[origin]], ZONE_NAMES[TABLES.zone[target]])
            if lying.card == "rebellion" and lying.zone in zones:
                gain -= 6.0
        return gain

    def _move_or_buy(self, action: i64) -> float:
        if action < DRIVE:
            line: i64 = action - MOVE_TO
            return self._moved(TABLES.line_from[line], TABLES.line_to[line])
        if action < FLY:
            line = action - DRIVE
            return self._moved(TABLES.line_from[line], TABLES.line_to[line]) - (3.5 if self.money >= 45 else 5.5)
        if action < RECRUIT:
            flight: i64 = action - FLY
            gain = self._moved(TABLES.flight_from[flight], TABLES.flight_to[flight])
            arrives = self.half == 2 and TABLES.flight_to[flight] == self.location and not self.pending
            return gain - (14.0 if arrives else 20.0)
        if action < PLANT:
            return (
                8.0 if len(self.spies) < 3 and (len(self.spies) < 2 or self.money >= 20) else float(self.money) - 54.0
            )
        zone = ATLAS.zone_of[action - PLANT]
        if zone in self.zones:
            return -1.0
        return 1000.0 if len(set(self.zones)) == ZONES - 1 else 100.0

    # Cards that are played

    def _leader(self) -> int:
        """The rival nearest to victory."""
        rivals = [seat for seat in range(SEATS) if seat != self.me]
        return max(rivals, key=lambda seat: (self.view.zones[seat], self.view.money[seat] or 0))

    def _card(self, action: i64) -> float:
        if action == PLAY_BUDGET:
            return 50.0
        leader = self._leader()
        threat = self._threatens(leader)
        if action < PLAY_MOLE:
            name = ACTION_NAMES[action]
            zone = (action - PLAY_ZONE) % ZONES
            lacking = ZONE_NAMES[zone] not in [
                ZONE_NAMES[TABLES.zone[city_id(cell)]] for cell in self.view.cells[leader]
            ]
            if "crackdown" in name:
                return 20.0 if threat and lacking else -1.0
            if "safe_house" in name:
                return 1.0 if zone in self.zones and self.cells and self.view.hostile else -1.0
            if "road_block" in name and threat and lacking:
                return 2.0 if not self.view.unmoved else -1.0
            return -1.0
        if action < PLAY_INFORMANT:
            return 2.0 if rival_of(self.me, action - PLAY_MOLE) == leader and not self.view.hostile else 0.1
        if action < PLAY_BUDGET:
            return -1.0
        number: i64 = action - PLAY_FORGED
        rival, origin = rival_of(self.me, number // LINES), TABLES.line_from[number % LINES]
        guards = (
            self.view.spies[rival].count(ATLAS.cities[origin]) == 1 and ATLAS.cities[origin] in self.view.cells[rival]
        )
        spare = [pair for pair in range(PAIRS) if 2 * pair in self.cards and 2 * pair + 1 in self.cards]
        return 6.0 if guards and spare and origin in self.spies else -1.0

    def _meet(self, action: i64) -> float:
        if action < STEAL:
            rival = rival_of(self.me, (action - ATTACK) // CITIES)
            city = ATLAS.cities[(action - ATTACK) % CITIES]
            guarded = city in self.view.cells[rival] and 2 in [self._pairs(pair) for pair in range(PAIRS)]
            return (8.0 if guarded else 6.0) if self._threatens(rival) and len(self.spies) > 1 else -2.0
        if action < STEAL_OPEN:
            return 4.0 + 0.1 * self.view.held[rival_of(self.me, action - STEAL)]
        if action < INITIATE:
            return self.value((action - STEAL_OPEN) % TYPES)
        if action < STOP:
            return KEEN / 2  # last of all, for nothing may follow it
        if action < DESTROY:
            return 60.0
        return self._destroy(action - DESTROY)

    def _pairs(self, pair: int) -> int:
        return len({card for card in self.cards if card < 6 and card // 2 == pair})

    def _destroy(self, number: i64) -> float:
        rival = rival_of(self.me, number // PAIRS // CITIES)
        pair = number % PAIRS
        spare = self.cards.count(2 * pair) > 1 and self.cards.count(2 * pair + 1) > 1
        own = pair == self.pair and not self.pending and not spare
        threat = 12.0 * self.view.zones[rival]
        return 25.0 + threat - (40.0 if own else 9.0)

    # Trade

    def _missing(self) -> int:
        """The object that completes the own pair, or -1."""
        if self.half != 1 or self.pending:
            return -1
        return 2 * self.pair + (1 if 2 * self.pair in self.cards else 0)

    def _spare(self) -> int:
        """The card one can do without most easily."""
        others = [card for card in self.cards if card // 2 != self.pair or card >= 6]
        return min(others, key=lambda card: self.value(card)) if others else -1

    def _trade(self, action: i64) -> float:
        plan = self.view.plan
        if plan is not None:
            return self._build(plan, action)
        if action < GIVE:
            if self._missing() < 0 or self._spare() < 0 or self.view.offers >= OFFERS:
                return -1.0
            rival = rival_of(self.me, action - OPEN_TRADE)
            knows = ASSET_NAMES[self._missing()] in self.view.known[rival] + self.view.face_up[rival]
            return (3.0 if knows else 0.2) + 0.05 * self.view.held[rival]
        offer = self.view.offer
        if offer is None or action == COUNTER:
            return -1.0
        if action == DECLINE:
            return 0.0
        assert action == ACCEPT
        gain = sum([self.value(card_id(card)) for card in offer.give]) + offer.pays
        loss = sum([self.value(card_id(card)) for card in offer.want]) + offer.asks
        return gain - loss - 1.0

    def _build(self, plan: SpyOffer, action: i64) -> float:
        """One card for one, and a little money with it if there is some to spare."""
        if action == PROPOSE:
            return 1.0 if plan.wants > 0 and plan.gives > 0 else -1.0
        if action == CANCEL:
            return 0.0
        if GIVE <= action < WANT and plan.gives == 0:
            return 5.0 if action - GIVE == self._spare() else -1.0
        if WANT <= action < WANT + TYPES and plan.wants == 0:
            return 4.0 if action - WANT == self._missing() else -1.0
        if ACTION_NAMES[action] == "give 5k" and plan.pays < 5 and self.money >= 5 and self.money % 40 >= 5:
            return 2.0
        return -1.0
