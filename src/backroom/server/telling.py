"""A table put into words for one pair of eyes: a seat's, or a watcher's."""

from collections.abc import Set
from typing import Literal, cast

from backroom.server.messages import AnyEvent, AnyView, Decision, Happened, House, Player, Update, Welcome
from backroom.table.clock import NO_CLOCK
from backroom.table.table import Table

Status = Literal["idle", "choosing", "locked"]


def welcome(name: str, table: Table, eyes: int) -> Welcome:
    return Welcome(
        table=name,
        game=table.opened.game,
        rules=table.opened.rules,
        options=table.opened.options,
        seat=eyes,
        commitment=table.commitment,
        clock=NO_CLOCK,
        help="logic",
        listed=False,
        watchers=True,
    )


def update(table: Table, eyes: int, since: int, here: Set[int]) -> Update:
    """Everything these eyes may see now, and what they were told after `since`."""
    return Update(
        seq=table.seq,
        stage="over" if table.over() else "playing",
        seat=eyes,
        players=tuple(_player(table, seat, eyes, here) for seat in range(len(table.players))),
        house=House(host=0, paused=False, resting=False, waits=None, left_ms=None, rematch=None, can_undo=False),
        view=cast(AnyView, table.view(eyes)),
        story=tuple(
            Happened(seq=seq, events=cast(tuple[AnyEvent, ...], events)) for seq, events in table.story(eyes, since)
        ),
        undone=(),
        decision=_decision(table, eyes),
        seed=table.seed(),
    )


def _player(table: Table, seat: int, eyes: int, here: Set[int]) -> Player:
    sitting = table.players[seat]
    return Player(
        seat=seat,
        name=sitting.name,
        bot=sitting.bot,
        here=sitting.bot is not None or seat in here,
        status=_status(table, seat, eyes),
        free=False,
        colour=seat,
        ready=True,
        line="good" if sitting.bot is not None or seat in here else "gone",
        stand_in=False,
        left_ms=None,
        bank_ms=None,
    )


def _status(table: Table, seat: int, eyes: int) -> Status:
    """Others see a seat choosing or locked, and never a change of mind; one's own is the truth."""
    if table.decision(seat) is None:
        return "idle"
    choice = table.choice(seat)
    choosing = table.waits_for(seat) if eyes != seat else choice is None or not choice.locked
    return "choosing" if choosing else "locked"


def _decision(table: Table, eyes: int) -> Decision | None:
    asked = table.decision(eyes)
    if asked is None:
        return None
    choice = table.choice(eyes)
    return Decision(
        id=asked.id,
        legal=tuple(table.game.action_name(action) for action in table.legal(eyes)),
        sealed=asked.sealed,
        choice=None if choice is None else choice.action,
        locked=choice is not None and choice.locked,
        left_ms=None,
    )
