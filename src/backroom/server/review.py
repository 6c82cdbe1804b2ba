"""How a finished game went: a curve for every seat, and the moments worth looking at again."""

from itertools import pairwise
from typing import Final, cast

from backroom.core.seat import Seat
from backroom.core.state import Outcome, State
from backroom.core.view import Event
from backroom.record.record import Record
from backroom.server.messages import AnyEvent
from backroom.server.replay import Stepped, sat, standing, walk
from backroom.server.review_messages import GameReview, Measure, Moment, MomentKind, Point
from backroom.table.entry import Player

MEASURES: Final[dict[str, Measure]] = {
    "fbi": "score",
    "criminals": "worlds",
    "inkognito": "worlds",
    "getaway": "score",
    "sleepers": "score",
}
"""Where a game is about finding out, the curve is how many worlds a seat could not tell apart; else its points."""

TURNING_POINTS: Final = {
    "fbi": {"ended"},
    "criminals": {"sold_out", "eliminated", "alibi_shown", "snitched", "crime_confessed", "deadlocked", "case_closed"},
    "inkognito": {"game_began", "demanded", "called", "named", "game_ended", "match_ended"},
    "getaway": {"round_voided", "round_reviewed", "locations_won"},
    "sleepers": {"objective_initiated", "objective_completed", "cell_placed", "cells_ended"},
}
"""The events that decide a game."""

NOTHING_LEARNED: Final = {"stated", "accused", "wavered", "discussion_closed", "choice_sealed", "ballots_opened"}
"""Events of Criminals that are talk and votes: whatever they say, the worlds stay the same, and counting is dear."""

TOLD_BY_EVENTS: Final = {"getaway", "sleepers"}
"""Games whose every point is won by an event that is told already: by a team in a round, or by a cell in a new zone."""

MOST_MOMENTS: Final = 200
MOST_OF_A_WAR: Final = 10
SWINGS: Final = 3


def review(table: str, record: Record, players: tuple[Player | None, ...]) -> GameReview:
    measure = MEASURES[record.game]
    names = tuple("" if player is None else player.name for player in players)
    points: list[Point] = []
    moments: list[Moment] = []
    outcome = Outcome([], 0)
    for stepped in walk(record):
        if not points or _may_have_changed(stepped, measure):
            values = _measured(stepped.state, measure)
            if not points or points[-1].values != values:
                points.append(Point(step=stepped.step, values=values))
        moments += _told(stepped, names)
        outcome = standing(stepped.state)
    if record.game == "sleepers":
        moments = decisive(moments, points)
    if measure == "score" and record.game not in TOLD_BY_EVENTS:
        moments += [*leads(points, names), *swings(points, names, measure)]
    elif measure == "worlds":
        found_out = [point for point in points if point.step < len(record.actions)]  # at the end all is open
        moments += [*solved(found_out, names), *swings(found_out, names, measure)]
    return GameReview(
        table=table,
        game=record.game,
        players=sat(players, outcome),
        measure=measure,
        last=len(record.actions),
        points=tuple(points),
        moments=tuple(sorted(moments, key=lambda moment: moment.step)[-MOST_MOMENTS:]),
    )


def _may_have_changed(stepped: Stepped, measure: Measure) -> bool:
    return measure == "score" or any(_tag(event) not in NOTHING_LEARNED for _, event in stepped.story)


def _measured(state: State, measure: Measure) -> tuple[int, ...]:
    if measure == "score":
        return tuple(int(score) for score in state.outcome().scores)
    return tuple(state.game.worlds(state.view(Seat(seat))).count() for seat in range(state.seats))


def _told(stepped: Stepped, names: tuple[str, ...]) -> list[Moment]:
    game = stepped.state.game
    return [
        Moment(
            step=stepped.step,
            kind="event",
            seat=getattr(event, "seat", None),
            event=cast(AnyEvent, event),
            text=game.tell(event, names),
        )
        for _, event in stepped.story
        if _tag(event) in TURNING_POINTS[game.name]
    ]


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _tag_of(moment: Moment) -> str:
    return "" if moment.event is None else str(moment.event.__struct_config__.tag)


def decisive(moments: list[Moment], points: list[Point]) -> list[Moment]:
    """Of a long war the ten that decided it: the end, what paid, every first cell, further zones, beginnings."""
    gains = _gains(points)

    def rank(moment: Moment) -> int:
        match _tag_of(moment):
            case "cells_ended":
                return 0
            case "objective_completed":
                return 1
            case "cell_placed":
                return 2 if gains[moment.step, moment.seat] == 1 else 3
        return 4

    held = [moment for moment in moments if _tag_of(moment) != "cell_placed" or (moment.step, moment.seat) in gains]
    return sorted(held, key=rank)[:MOST_OF_A_WAR]


def _gains(points: list[Point]) -> dict[tuple[int, int | None], int]:
    """By step and seat: a score as high as that seat had never had before."""
    found: dict[tuple[int, int | None], int] = {}
    best = list(points[0].values)
    for point in points:
        for seat, value in enumerate(point.values):
            if value > best[seat]:
                best[seat] = found[point.step, seat] = value
    return found


# --- what a curve tells -------------------------------------------------------------------------------------------


def leads(points: list[Point], names: tuple[str, ...]) -> list[Moment]:
    """Whenever one seat alone is ahead that was not the last to be so."""
    found: list[Moment] = []
    leader: int | None = None
    for point in points:
        best = max(point.values)
        first = point.values.index(best)
        if point.values.count(best) == 1 and first != leader:
            leader = first
            found.append(_shown("lead", point.step, first, f"{names[first]} leads with {best}."))
    return found


def solved(points: list[Point], names: tuple[str, ...]) -> list[Moment]:
    """When a seat first knew everything; in a match, in each game of it."""
    found: list[Moment] = []
    for before, now in zip([Point(step=0, values=(0,) * len(names)), *points], points, strict=False):
        for seat, (was, left) in enumerate(zip(before.values, now.values, strict=True)):
            if left == 1 and was != 1:
                found.append(_shown("solved", now.step, seat, f"{names[seat]} could know everything."))
    return found


def swings(points: list[Point], names: tuple[str, ...], measure: Measure) -> list[Moment]:
    """The steps that changed one seat's curve most: points won or lost, or the share of worlds ruled out."""
    changes: list[tuple[float, Moment]] = []
    for before, now in pairwise(points):
        for seat, (was, value) in enumerate(zip(before.values, now.values, strict=True)):
            if measure == "score" and value != was:
                text = f"{names[seat]} goes from {was} to {value}."
                changes.append((abs(value - was), _shown("swing", now.step, seat, text)))
            elif measure == "worlds" and value < was:
                text = f"{names[seat]} rules out {was - value} of {was} possibilities."
                changes.append((was / value, _shown("swing", now.step, seat, text)))
    changes.sort(key=lambda change: -change[0])
    return [moment for _, moment in changes[:SWINGS]]


def _shown(kind: MomentKind, step: int, seat: int, text: str) -> Moment:
    """A moment that a curve shows by itself."""
    return Moment(step=step, kind=kind, seat=seat, event=None, text=text)
