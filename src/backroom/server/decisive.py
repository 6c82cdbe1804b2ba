"""Of all that happened in a long game, the moments that decided it."""

from typing import Final

from backroom.server.review_messages import Moment, Point
from backroom.server.rounds import tag_of as tag_of_event

MOST_OF_A_WAR: Final = 12
MOST_OF_A_CASE: Final = 14

CASE: Final = (
    "case_closed",
    "eliminated",
    "crime_confessed",
    "swing",
    "solved",
    "snitched",
    "deadlocked",
    "accused",
    "sold_out",
)
"""What a case turned on, the gravest first: the end, who fell, when suspicion became knowledge, the talk before it."""

TOLD_BY: Final = {"sold_out": "eliminated", "snitched": "crime_confessed"}
"""Who is sold out and did it is out; who snitches and is wrong confesses."""

ENDS: Final = {"ended", "case_closed", "game_ended", "match_ended", "locations_won", "cells_ended"}


def tag_of(moment: Moment) -> str:
    return moment.kind if moment.event is None else tag_of_event(moment.event)


def is_end(moment: Moment) -> bool:
    """Told after everything else that came of the same action."""
    return tag_of(moment) in ENDS


def of_a_war(moments: list[Moment], points: list[Point]) -> list[Moment]:
    """The dozen that decided it: the end, what paid, every first cell, and then what changed a chance most."""
    gains = _gains(points)

    def rank(moment: Moment) -> tuple[int, int]:
        weight = -abs(moment.swing or 0)
        match tag_of(moment):
            case "cells_ended":
                return 0, weight
            case "objective_completed":
                return 1, weight
            case "cell_placed" if gains[moment.step, moment.seat] == 1:
                return 2, weight
        return 3, weight

    held = [moment for moment in moments if tag_of(moment) != "cell_placed" or (moment.step, moment.seat) in gains]
    return sorted(held, key=rank)[:MOST_OF_A_WAR]


def of_a_case(moments: list[Moment]) -> list[Moment]:
    """What the case turned on; what is told by what came of it is told once, and of the accusations only the first."""
    happened = {(moment.step, tag_of(moment)) for moment in moments}
    first = next((moment for moment in moments if tag_of(moment) == "accused"), None)
    held = [
        moment
        for moment in moments
        if (tag_of(moment) != "accused" or moment is first)
        and (moment.step, TOLD_BY.get(tag_of(moment), "")) not in happened
    ]
    return sorted(held, key=_gravity)[:MOST_OF_A_CASE]


def _gravity(moment: Moment) -> int:
    return CASE.index(tag_of(moment))


def _gains(points: list[Point]) -> dict[tuple[int, int | None], int]:
    """By step and seat: a score as high as that seat had never had before."""
    found: dict[tuple[int, int | None], int] = {}
    best = list(points[0].values)
    for point in points:
        for seat, value in enumerate(point.values):
            if value > best[seat]:
                best[seat] = found[point.step, seat] = value
    return found
