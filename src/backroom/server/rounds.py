"""The rounds of a finished game, by which people remember it: a turn in FBI and Sleeper Cells, a case in Criminals."""

from typing import Final

from backroom.core.view import Event
from backroom.server.replay import Stepped
from backroom.server.review_messages import Round

BEGINNINGS: Final = {
    "fbi": ("turn_began", "turn"),
    "criminals": ("crime_turned_up", "round"),
    "inkognito": ("round_began", "round"),
    "getaway": ("round_prepared", "round"),
    "sleepers": ("spy_turn_began", "turn"),
}
"""For each game the event that begins a round, and where it tells its number."""


def tag_of(event: Event) -> str:
    return str(event.__struct_config__.tag)


def begins_round(stepped: Stepped) -> Round | None:
    """The last one that a step began."""
    tag, number = BEGINNINGS[stepped.state.game.name]
    for _, event in reversed(stepped.story):
        if tag_of(event) == tag:
            return Round(step=stepped.step, number=getattr(event, number), series=getattr(event, "series", None))
    return None
