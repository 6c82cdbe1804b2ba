"""What an agency's chance in a war of Sleeper Cells rests on: zones and money, spies, an objective under way.

The weights were fitted to nine hundred games between bots, at some thirty moments of each: of those to whom it gives
one chance in four or two, about so many have won. Playing out a war costs too much to do it hundreds of times.
"""

from math import exp
from typing import Final

from backroom.games.sleepers.components import CELL_PRICE
from backroom.games.sleepers.view import SleepersTruth

MONEY: Final = 0.0112  # a thousand, in the purse or in a zone
ENOUGH: Final = 2 * CELL_PRICE  # more in the purse buys nothing sooner
SECOND_ZONE: Final = 0.33  # one is left
SPY: Final = 0.46
SPIES: Final = 3
UNDER_WAY: Final = 0.36
FINELY: Final = 1_000_000


def judge(truth: SleepersTruth) -> list[int]:
    """Shares of the chance to win."""
    table = truth.public
    strengths = [
        MONEY * (CELL_PRICE * table.zones[seat] + min(truth.money[seat], ENOUGH))
        + SECOND_ZONE * (table.zones[seat] > 1)
        + SPY * min(len(table.spies[seat]), SPIES)
        + UNDER_WAY * (table.tokens[seat] is not None)
        for seat in range(len(table.zones))
    ]
    return [round(FINELY * exp(strength)) for strength in strengths]
