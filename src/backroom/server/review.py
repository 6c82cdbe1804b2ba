"""How a finished game went: a curve for every seat, and the moments worth looking at again."""

from itertools import pairwise
from time import sleep
from typing import Final, cast

from backroom.core.seat import Seat
from backroom.core.state import Outcome, State
from backroom.core.view import Event
from backroom.games.getaway.story import RoundReviewed
from backroom.record.record import Record
from backroom.server.chances import BREATH, chances, tell
from backroom.server.decisive import is_end, of_a_case, of_a_war
from backroom.server.messages import AnyEvent
from backroom.server.replay import Stepped, sat, standing, walk
from backroom.server.review_messages import GameReview, Measure, Moment, MomentKind, Point, Round
from backroom.server.rounds import begins_round, tag_of
from backroom.server.turning import swing_at, team_swing, turning_points
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
    "criminals": {"accused", "sold_out", "eliminated", "snitched", "crime_confessed", "deadlocked", "case_closed"},
    "inkognito": {"game_began", "demanded", "called", "named", "game_ended", "match_ended"},
    "getaway": {"round_voided", "round_reviewed", "locations_won"},
    "sleepers": {
        "objective_initiated",
        "objective_completed",
        "objective_stopped",
        "cell_placed",
        "cell_destroyed",
        "spy_attacked",
        "cells_ended",
    },
}
"""The events that decide a game."""

NOTHING_LEARNED: Final = {"stated", "accused", "wavered", "discussion_closed", "choice_sealed", "ballots_opened"}
"""Events of Criminals that are talk and votes: whatever they say, the worlds stay the same, and counting is dear."""

MOST_MOMENTS: Final = 200
SWINGS: Final = 3


def review(table: str, record: Record, players: tuple[Player | None, ...]) -> GameReview:
    measure = MEASURES[record.game]
    names = tuple("" if player is None else player.name for player in players)
    foreseen = list(chances(record)) if tell(record) else []
    points: list[Point] = []
    rounds: list[Round] = []
    moments: list[Moment] = []
    happened: list[list[Event]] = []
    outcome = Outcome([], 0)
    for stepped in walk(record):
        if not points or _may_have_changed(stepped, measure):
            values = _measured(stepped.state, measure)
            if not points or points[-1].values != values:
                points.append(Point(step=stepped.step, values=values))
        begun = begins_round(stepped)
        rounds += [begun] if begun is not None else []
        moments += _told(stepped, names, foreseen)
        happened.append([event for _, event in stepped.story])
        outcome = standing(stepped.state)
    before_the_end = [point for point in points if point.step < len(record.actions)]  # then all is open
    if record.game == "sleepers":
        moments = of_a_war(moments, points)
    if record.game == "fbi":
        moments += turning_points(happened, foreseen, names) or leads(before_the_end, names)
    elif measure == "worlds":
        games = of_each_game(before_the_end, [moment.step for moment in moments if _deals_anew(moment)])
        moments += [moment for game in games for moment in solved(game, names)] + swings(games, names)
    if record.game == "criminals":
        moments = of_a_case(moments)
    return GameReview(
        table=table,
        game=record.game,
        players=sat(players, outcome),
        measure=measure,
        last=len(record.actions),
        points=tuple(points),
        chances=tuple(foreseen),
        rounds=tuple(rounds),
        moments=tuple(sorted(moments, key=_when)[-MOST_MOMENTS:]),
    )


def _when(moment: Moment) -> tuple[int, bool, bool, bool]:
    """What happened, then what came of it, then the end, and in a match the next game."""
    return moment.step, _deals_anew(moment), is_end(moment), moment.kind != "event"


def _deals_anew(moment: Moment) -> bool:
    """INK-8.1 A game of a match that is not its first."""
    return moment.step > 0 and moment.event is not None and tag_of(moment.event) == "game_began"


def _may_have_changed(stepped: Stepped, measure: Measure) -> bool:
    return measure == "score" or any(tag_of(event) not in NOTHING_LEARNED for _, event in stepped.story)


def _measured(state: State, measure: Measure) -> tuple[int, ...]:
    """To count worlds is compiled, and lets nobody else go on: the tables have their turn in between."""
    if measure == "score":
        return tuple(int(score) for score in state.outcome().scores)
    counts: list[int] = []
    for seat in range(state.seats):
        counts.append(state.game.worlds(state.view(Seat(seat))).count())
        sleep(BREATH)
    return tuple(counts)


def _told(stepped: Stepped, names: tuple[str, ...], foreseen: list[Point]) -> list[Moment]:
    game = stepped.state.game
    return [
        Moment(
            step=stepped.step,
            kind="event",
            seat=getattr(event, "seat", None),
            event=cast(AnyEvent, event),
            swing=_swing(event, foreseen, stepped.step),
            text=game.tell(event, names),
        )
        for _, event in stepped.story
        if tag_of(event) in TURNING_POINTS[game.name]
    ]


def _swing(event: Event, foreseen: list[Point], step: int) -> int | None:
    """GET-9 A round is a team's; of all else it is told what it changed for whoever did it."""
    if isinstance(event, RoundReviewed):
        return team_swing(foreseen, step)
    return swing_at(foreseen, step, getattr(event, "seat", None))


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


def of_each_game(points: list[Point], deals: list[int]) -> list[list[Point]]:
    """In a match what was known before a new deal says nothing of what was found out after it."""
    return [
        [point for point in points if begun <= point.step and (ended is None or point.step < ended)]
        for begun, ended in zip([0, *deals], [*deals, None], strict=True)
    ]


def solved(points: list[Point], names: tuple[str, ...]) -> list[Moment]:
    """When a seat first knew everything in a game."""
    found: list[Moment] = []
    for before, now in zip([Point(step=0, values=(0,) * len(names)), *points], points, strict=False):
        for seat, (was, left) in enumerate(zip(before.values, now.values, strict=True)):
            if left == 1 and was != 1:
                found.append(_shown("solved", now.step, seat, f"{names[seat]} could know everything."))
    return found


def swings(games: list[list[Point]], names: tuple[str, ...]) -> list[Moment]:
    """The steps that ruled out most worlds for a seat, by their share.

    What rules out worlds does so for many at once: it is told of the one who learned most.
    """
    changes: list[tuple[float, Moment]] = []
    for before, now in [pair for points in games for pair in pairwise(points)]:
        here: list[tuple[float, Moment]] = []
        for seat, (was, value) in enumerate(zip(before.values, now.values, strict=True)):
            if value < was:
                text = f"{names[seat]} rules out {was - value} of {was} possibilities."
                here.append((was / value, _shown("swing", now.step, seat, text)))
        here.sort(key=lambda change: -change[0])
        changes += here[:1]
    changes.sort(key=lambda change: -change[0])
    return [moment for _, moment in changes[:SWINGS]]


def _shown(kind: MomentKind, step: int, seat: int, text: str) -> Moment:
    """A moment that a curve shows by itself."""
    return Moment(step=step, kind=kind, seat=seat, event=None, swing=None, text=text)
