"""Whether the last action can be taken back, so that nobody has learned anything by it but the deed itself."""

from typing import TYPE_CHECKING, Final

from backroom.core.bits import bit
from backroom.table.open_deeds import lies_open
from backroom.table.play import CANCEL

if TYPE_CHECKING:
    from backroom.table.table import Table

MOST: Final = 30
"""How often a seat takes something back in one game. It costs the server more than any other wish."""


def why_not_undo(table: "Table", seat: int, now: int = 0) -> str | None:
    """The reason, or None. The seat is asked again, with what is left of the time it had."""
    play = table.play
    if play is None or play.last is None or table.last_actor() != seat:
        return "you were not the last to act"
    deed = play.actions[-1 - play.unseen]
    if deed.seat != seat:
        return "you were not the last to act"
    if play.unseen and play.actions[-1].seat == seat and play.actions[-1].action != CANCEL:
        return "you are building an offer: cancel it first"
    if play.forced:
        return "your time was up, and what was done for you stays so"
    if table.timing.paused():
        return "the table is paused, and nothing is taken back in a pause"
    if table.timing.spent(seat, now):
        return "your time for it would be up, and it is not taken back"
    if table.timing.wait is not None:
        return "here all may act at any time, and what is said or done stays so"
    if play.seal.seats & ~bit(seat):
        return "others choose in secret since then, and what they hold closed is not taken from them"
    if play.taken_back[seat] >= MOST:
        return f"you have taken back {MOST} actions in this game, and that is enough"
    if not lies_open(table.opened.game, deed.action, play.told_at(play.last[1])):
        return "it may have shown somebody something that was hidden, and is not taken back"
    return None


def undoer(table: "Table", now: int = 0) -> int | None:
    """The seat that may take its last action back now: what `can_undo` tells it."""
    seat = table.last_actor()
    possible = seat is not None and table.stage() == "playing" and not table.full()
    return seat if possible and seat is not None and why_not_undo(table, seat, now) is None else None
