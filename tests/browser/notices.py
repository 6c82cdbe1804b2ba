"""Tables that gather in the open, as strangers find them at the entrance."""

import json
from time import sleep
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

LIVE = {"kind": "live", "seconds": 60, "days": 1, "bank": 300}
QUICK = LIVE | {"seconds": 30, "bank": 0}
A_DAY = LIVE | {"kind": "days"}
NO_CLOCK = LIVE | {"kind": "none"}


class Notice(NamedTuple):
    game: str
    seats: int
    people: tuple[str, ...]  # the host first
    clock: dict[str, Any]


NOTICES = (
    Notice("fbi", 4, ("Nora", "Emil"), LIVE),
    Notice("criminals", 7, ("Vera", "Max", "Otto", "Nina", "Kurt"), QUICK),
    Notice("inkognito", 4, ("Lola",), A_DAY),
    Notice("getaway", 6, ("Rex", "Ida", "Bert"), NO_CLOCK),
    Notice("sleepers", 4, ("Paula", "Jim"), A_DAY),
    Notice("criminals", 5, ("Zoe",), LIVE),
    Notice("fbi", 3, ("Hugo",), NO_CLOCK),
)
"""As they are shown, the newest first."""

IN_ORDER = 3
A_SECOND = 1.05  # tables opened within one have no order


def put_up(address: str, notices: tuple[Notice, ...] = NOTICES) -> None:
    """Those in the room in their order; by secrets that are always the same, and so by the same names every time."""
    for number, (game, seats, (host, *guests), clock) in reversed(list(enumerate(notices))):
        if number < IN_ORDER:
            sleep(A_SECOND)
        own = f"the-secret-of-whoever-opened-number-{number}"
        wish = {"game": game, "name": host, "seats": seats, "begin": False, "listed": True, "clock": clock}
        table = _post(f"{address}/api/tables", wish | {"secret": own})["table"]
        for guest in guests:
            _post(f"{address}/api/tables/{table}/seats", {"name": guest})


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        told: dict[str, Any] = json.load(answer)
        return told
