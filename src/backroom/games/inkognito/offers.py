"""What may be chosen at meetings, listed once for each number of players, ready to be handed out."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import members
from backroom.games.inkognito.components import (
    BLACK_IDENTITY,
    BLACK_NUMBER,
    CALL,
    DECLINE,
    DEMAND,
    DEMAND_KIND,
    DUMMY,
    KINDS,
    LOOK,
    NAME,
    ORDERS,
    PLACES,
    SHOW,
    TABLES,
)

if TYPE_CHECKING:
    from backroom.games.inkognito.game import Inkognito


class Offers:
    def __init__(self, rules: "Inkognito", seats: i64) -> None:
        self.exchanges: vec[vec[i64]] = vec[vec[i64]]()  # by kind of agent
        self.audiences: vec[vec[i64]] = vec[vec[i64]]()
        self.looks: vec[vec[i64]] = vec[vec[i64]]()
        self.demands: vec[vec[i64]] = vec[vec[i64]]()  # by kind of agent and place
        self.names: vec[vec[i64]] = vec[vec[i64]]()  # by identity
        self.answers: vec[i64] = vec[i64]([BLACK_IDENTITY, BLACK_NUMBER])
        every_call = [CALL + order for order in range(len(ORDERS))]
        self.ambassador: vec[i64] = vec[i64]([DECLINE] + every_call)  # 10.6
        self.any_names: vec[i64] = vec[i64]([NAME + order for order in range(len(ORDERS))])
        for kind in range(KINDS):
            self._add_kind(rules, seats, kind)
        for identity in range(4):
            own = [NAME + order for order, people in enumerate(ORDERS) if people[0] == identity]
            self.names = append(self.names, vec[i64](own))

    def _add_kind(self, rules: "Inkognito", seats: i64, kind: i64) -> None:
        pairs = TABLES.fair[kind] | (TABLES.both[kind] if rules.both_true else 0)
        shows = [SHOW + pair for pair in members(pairs)]
        calls = [CALL + order for order in members(TABLES.fixed[kind])]
        blacks = [BLACK_IDENTITY, BLACK_NUMBER] if seats == 4 and rules.black_reveal else []  # R8
        self.exchanges = append(self.exchanges, vec[i64](shows + blacks + calls))
        self.audiences = append(self.audiences, vec[i64](shows))
        self.looks = append(self.looks, vec[i64]([LOOK, LOOK + 1, DECLINE] + calls))
        with_ambassador = calls if seats != 4 else []  # R16
        for place in range(PLACES):
            asks = _asks(rules, seats, place)
            self.demands = append(self.demands, vec[i64](asks + [DECLINE] + with_ambassador))


def _asks(rules: "Inkognito", seats: i64, place: i64) -> list[int]:
    """5.1 Any other agent. R1 By option the kind of card too. R28 Of the dummy always, or by option not at all."""
    asks: list[int] = []
    for steps in range(3):
        dummy = seats == 3 and (place + 1 + steps) % 4 == DUMMY
        if dummy and not rules.demand_dummy:
            continue
        if dummy or rules.asker_chooses:
            asks += [DEMAND_KIND + 2 * steps, DEMAND_KIND + 2 * steps + 1]
        else:
            asks.append(DEMAND + steps)
    return asks
