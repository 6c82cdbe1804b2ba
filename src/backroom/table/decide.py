"""Checks an answer to an open decision, and makes the journal's entry of it. Changes nothing."""

from typing import Final

from backroom.core.errors import Malformed
from backroom.games.criminals.game import Criminals
from backroom.table.answer import Answer, Known
from backroom.table.decisions import Open
from backroom.table.entry import Acted, Counted, Sealed, Toss
from backroom.table.errors import Refusal
from backroom.table.keys import Content
from backroom.table.restless import ACCUSING, WITHDRAW
from backroom.table.table import Table
from backroom.table.timing import DEEDS

LONGEST: Final = 64
"""Characters of a key, of a decision's name, of an action."""

BETWEEN_STATEMENTS: Final = 3000
"""Milliseconds from one statement of a seat to its next (CRM-R31)."""

IDLE: Final = ("wait", "silent")
"""Actions that change nothing, for whoever must answer and has nothing to say."""

SEEN_AT_ONCE: Final = "only a sealed choice can be provisional; this one is seen at once"

CHANGES: Final = 200
"""How often a seat may change one sealed choice: a journal is not to be filled by a restless finger."""


Decided = Acted | Counted | Sealed | Known


def decide(
    table: Table, seat: int, answer: Answer, at: int = 0, time: int | None = None, toss: Toss | None = None
) -> Decided:
    """The entry to be written, or Refusal. `at` is the house's time, `time` that at which it counts in a race."""
    check_length(answer.decision, answer.action, answer.key)
    known = table.keys.recall(seat, answer.key)
    if known is not None:
        content, seq = known
        if content != Content(answer.decision, answer.action, answer.lock):
            raise Refusal("that key was used for another action, and a key is used once")
        return Known(seq)
    guest = table.seating.guest_in(seat)
    if guest is not None and table.wishes.recall(guest, answer.key) is not None:
        raise Refusal("that key was used for a wish, and a key is used once")
    _check_going(table)
    action = _action_id(table, answer.action)
    decision = _open_decision(table, seat, answer, action)
    forbidden = table.why_not(seat, action)
    if forbidden is not None:
        raise Refusal(forbidden.reason, forbidden.rule)
    if decision.sealed:
        _check_changes(table, seat, answer)
        _check_time(table, seat, at)
        return Sealed(at=at, seat=seat, action=answer.action, key=answer.key, locked=answer.lock)
    if not answer.lock:
        raise Refusal(SEEN_AT_ONCE)
    if answer.action in IDLE:
        return Known(table.seq)  # nothing to be written: a journal is not to be filled by waiting
    if table.timing.can_count():
        return Counted(at=at, seat=seat, action=answer.action, key=answer.key)
    _check_statement(table, seat, answer.action, at)
    _check_talk(table, answer.action, at)
    table.restless.check(table.playing().state, seat, answer.action, at)
    return Acted(at=at, seat=seat, action=answer.action, key=answer.key, time=time, toss=toss)


def check_length(decision: str, action: str, key: str) -> None:
    """What is said goes into the journal, and is compared: no more of it than anybody needs."""
    for field, text in (("decision", decision), ("action", action), ("key", key)):
        if not text or len(text) > LONGEST or not text.isprintable():
            raise Refusal(f"expected {field} to be 1 to {LONGEST} printable characters, got {len(text)} characters")


def _check_going(table: Table) -> None:
    if table.stage() == "gathering":
        raise Refusal("the game has not begun")
    if table.closed:
        raise Refusal("the table is closed")
    if table.timing.paused():
        raise Refusal("the table is paused")


def _check_statement(table: Table, seat: int, action: str, at: int) -> None:
    """CRM-R31 One statement in three seconds."""
    if not isinstance(table.game, Criminals) or action.startswith(DEEDS):
        return
    if at - table.timing.last_said[seat] < BETWEEN_STATEMENTS:
        raise Refusal("one statement in 3 seconds is heard; wait a moment", "CRM-R31")


def _check_talk(table: Table, action: str, at: int) -> None:
    """CRM-R20 When the talk is over nobody is accused any more: nobody has the last word in the grace time."""
    if not isinstance(table.game, Criminals) or not action.startswith(ACCUSING) or action == WITHDRAW:
        return
    due = table.timing.talk_due()
    if due is not None and table.timing.now(at) >= due:
        raise Refusal("the time to accuse is over; an accusation can still be withdrawn", "CRM-R20")


def _action_id(table: Table, name: str) -> int:
    try:
        return table.game.action_id(name)
    except Malformed as error:
        raise Refusal(str(error)) from error


def _open_decision(table: Table, seat: int, answer: Answer, action: int) -> Open:
    decision = table.decision(seat)
    if decision is None:
        forbidden = table.why_not(seat, action)
        if forbidden is not None:
            raise Refusal(forbidden.reason, forbidden.rule)
        raise Refusal(f"decision {answer.decision!r} is closed, and nothing else is asked of you now")
    if decision.id != answer.decision:
        raise Refusal(f"decision {answer.decision!r} is closed; the open one is {decision.id!r}")
    return decision


def _check_time(table: Table, seat: int, at: int) -> None:
    """Whoever has time left may still choose; that is no more time for all others."""
    choice = table.choice(seat)
    due = table.timing.seat_due(table.playing(), seat, shown=True)
    if choice is not None and choice.locked and due is not None and table.timing.now(at) >= due:
        raise Refusal("your time is up, and what you have locked counts")


def _check_changes(table: Table, seat: int, answer: Answer) -> None:
    """Past the limit a choice can only be locked."""
    choice = table.choice(seat)
    if choice is not None and choice.changes >= CHANGES and (choice.locked or not answer.lock):
        raise Refusal(f"a sealed choice can be changed {CHANGES} times, and this one has been")
