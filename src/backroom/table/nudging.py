"""Whether somebody at the table may be nudged. It is decided by what everybody sees, and so tells nothing."""

from backroom.core.bits import has
from backroom.games.criminals.state import CriminalsState
from backroom.games.getaway.state import GetawayState
from backroom.table.errors import Refusal
from backroom.table.table import Table


def check_nudge(table: Table, guest: int, seat: int) -> int:
    """The seat from which another is nudged, or Refusal."""
    mine = table.seating.seat_of(guest)
    if mine is None:
        raise Refusal("a watcher has no seat to ask from")
    table.seating.check_seat(seat)
    if seat == mine or seat not in table.seating.people():
        raise Refusal(f"expected the seat of another person, got seat {seat}")
    if table.stage() != "playing":
        raise Refusal("no game is being played")
    if table.timing.paused():
        raise Refusal("the table is paused")
    if seat in table.seating.stand_ins:
        raise Refusal("a bot plays there until its player is back")
    state = table.playing().state
    if isinstance(state, GetawayState):
        raise Refusal("in a race nobody is waited for")
    if not table.waits_for(seat) or (isinstance(state, CriminalsState) and not has(state.remaining, seat)):
        raise Refusal("the table does not wait for that player")
    return mine
