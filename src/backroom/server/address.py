"""What one address has used of the server."""

from math import ceil
from typing import Final

from backroom.server.limits import Limits
from backroom.server.pace import Pace

ADDRESS: Final = "backroom.address"
"""Where in a scope its Address is; this machine itself has none."""


class Address:
    def __init__(self, name: str, limits: Limits, now: float) -> None:
        self.name = name
        self.requests = Pace(limits.requests_per_minute / 60, limits.requests_per_minute, now)
        self.tables = Pace(limits.tables_per_hour / 3600, limits.tables_per_hour, now)
        self.sockets = 0
        self.turned_away = 0  # sockets that were one too many, and are not closed yet
        self.seen = now

    def leave(self) -> None:
        self.sockets -= 1

    def at_rest(self) -> bool:
        return self.sockets == 0 and self.turned_away == 0

    def give_up(self) -> None:
        self.turned_away -= 1


def too_many(what: str, wait: float) -> str:
    """What to tell whoever has to wait so many seconds."""
    return f"expected fewer {what} from your address; try again in {ceil(wait)} seconds"
