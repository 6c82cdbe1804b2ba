"""What a schema made from a type does not say: how long, how many, and of which signs.

A bound that holds in every case is one of the schema's own; one that depends on something else is told in words.
"""

from typing import Any, Final

from backroom.games import GAMES, find
from backroom.server.notes import MOST_SIGNS
from backroom.store.secret import LONGEST, OWN, SHORTEST
from backroom.table.clock import LEAST_SECONDS, LONGEST_BANK, LONGEST_DAYS, LONGEST_SECONDS
from backroom.table.names import LONGEST_NAME

_games = [find(name) for name in GAMES]
NAME: Final = {"minLength": 1, "description": f"1 to {LONGEST_NAME} printable characters, as the eye counts them"}
SECRET: Final = {"minLength": SHORTEST, "maxLength": LONGEST, "pattern": f"^{OWN.pattern}$"}
SHEET: Final = {"maxLength": MOST_SIGNS}

BOUNDS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "NewTable": {
        "name": NAME,
        "secret": SECRET,
        "seats": {
            "minimum": min(int(game.min_seats) for game in _games),
            "maximum": max(int(game.max_seats) for game in _games),
            "description": "as many as the game is played by: see /api/games",
        },
    },
    "Join": {"name": NAME, "secret": SECRET},
    "NewNotes": {"words": SHEET, "marks": SHEET},
    "Clock": {
        "seconds": {"description": f"{LEAST_SECONDS} to {LONGEST_SECONDS}, where the kind is live"},
        "days": {"description": f"1 to {LONGEST_DAYS}, where the kind is days"},
        "bank": {"description": f"0 to {LONGEST_BANK}, where the kind is live"},
    },
}


def bound(components: dict[str, Any]) -> None:
    """Add them to the schemas of these names."""
    for name, fields in BOUNDS.items():
        for field, bounds in fields.items():
            schema = components[name]["properties"][field]
            kind = next((part for part in schema.get("anyOf", ()) if part.get("type") != "null"), schema)
            kind.update(bounds)
