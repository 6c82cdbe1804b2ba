"""Which entries of a journal are told beside the game, and when."""

from bisect import bisect_left
from typing import Final

import msgspec

from backroom.table.aside import Aside, AsideKind
from backroom.table.entry import AnyEntry, CameBack, HandedOn, Player, StoodIn, Wished
from backroom.table.seating import Seating
from backroom.table.wish import GoOn, HandOver, Kick, Pause, Rename

TELLING: Final = (StoodIn, CameBack, HandedOn, Wished)
SEATED: Final[dict[type, AsideKind]] = {StoodIn: "stood_in", CameBack: "came_back", HandedOn: "hosts"}
WISHED: Final[dict[type, AsideKind]] = {Pause: "paused", GoOn: "went_on", Rename: "renamed"}
TO_ANOTHER: Final[dict[type, AsideKind]] = {Kick: "replaced", HandOver: "hosts"}


def aside_of(entry: AnyEntry, before: tuple[Player | None, ...], seating: Seating, seq: int) -> Aside | None:
    """What is to be told of an entry that was just taken; `before` are those who sat here until then."""
    if not isinstance(entry, TELLING):
        return None
    told = _told(entry, seating)
    if told is None:
        return None
    what, seat = told
    was, sits = before[seat], seating.players[seat]
    name, now = "" if was is None else was.name, "" if sits is None else sits.name
    if what == "renamed" and now == name:
        return None
    return Aside(seq=seq, what=what, seat=seat, name=name, now=None if now == name else now)


def asides_since(asides: list[Aside], since: int) -> list[Aside]:
    """What was told after that sequence number, in order."""
    start = len(asides)
    while start > 0 and asides[start - 1].seq > since:
        start -= 1
    return asides[start:]


def asides_by_step(asides: list[Aside], marks: list[tuple[int, int]]) -> tuple[Aside, ...]:
    """The same for whoever counts actions: each has the number of the last one before it that was told of."""
    return tuple([msgspec.structs.replace(aside, seq=_step(marks, aside.seq)) for aside in asides])


def _step(marks: list[tuple[int, int]], seq: int) -> int:
    """How many actions there were at the last thing told before that sequence number."""
    place = bisect_left(marks, (seq, 0))
    return marks[place - 1][1] if place > 0 else 0


def _told(entry: StoodIn | CameBack | HandedOn | Wished, seating: Seating) -> tuple[AsideKind, int] | None:
    if not isinstance(entry, Wished):
        return SEATED[type(entry)], entry.seat
    wish = entry.wish
    if isinstance(wish, Kick | HandOver):
        return TO_ANOTHER[type(wish)], wish.seat
    what, seat = WISHED.get(type(wish)), seating.seat_of(entry.guest)
    return None if seat is None or what is None else (what, seat)
