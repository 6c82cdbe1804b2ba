"""A table put into words for one pair of eyes: a seat's, or a watcher's."""

from collections.abc import Set
from typing import Literal, cast

from backroom.core.view import Event
from backroom.server.messages import (
    AnyEvent,
    AnyView,
    ChatLine,
    Decision,
    Happened,
    Heard,
    House,
    LineQuality,
    Player,
    SeatInfo,
    TableInfo,
    Update,
    Welcome,
)
from backroom.table.asides import asides_since
from backroom.table.chat import EMOTES
from backroom.table.entry import Player as Sitting
from backroom.table.table import Table
from backroom.table.undo import undoer

Status = Literal["idle", "choosing", "locked"]


def welcome(name: str, table: Table, eyes: int) -> Welcome:
    opened = table.opened
    return Welcome(
        table=name,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        seat=eyes,
        commitment=table.commitment,
        imported=table.imported,
        clock=opened.clock,
        help=opened.help,
        listed=opened.listed,
        watchers=opened.watchers,
        emotes=EMOTES if opened.options.get("chat") == "emotes" else (),
    )


def update(table: Table, eyes: int, since: int, here: Set[int], now: int = 0, slow: Set[int] = frozenset()) -> Update:
    """Everything these eyes may see now, and what they were told after `since`."""
    return Update(
        seq=table.seq,
        stage=table.stage(),
        seat=eyes,
        players=tuple(
            player(table, seat, sitting, eyes, here, slow, now, table.seating.colours()[seat])
            for seat, sitting in enumerate(table.players)
        ),
        house=house(table, undoer(table, now) == eyes, now),
        view=None if table.play is None else cast(AnyView, table.view(eyes)),
        story=happened(table.story(eyes, since)),
        undone=tuple(table.undone(since)),
        asides=tuple(asides_since(table.asides, since)),
        decision=decision(table, eyes, now),
        seed=table.seed(),
    )


def happened(told: list[tuple[int, tuple[Event, ...]]]) -> tuple[Happened, ...]:
    return tuple([Happened(seq=seq, events=cast(tuple[AnyEvent, ...], events)) for seq, events in told])


def heard(table: Table, listener: int, since: int) -> Heard | None:
    """What a guest, or a watcher, has heard after the line of that number, if anything."""
    lines = table.chat.tail(listener, since)
    if not lines:
        return None
    return Heard(
        lines=tuple(
            ChatLine(n=n, seat=said.seat, name=said.name, text=said.text, audience=said.audience, to=said.to)
            for n, said in lines
        )
    )


def table_info(name: str, table: Table) -> TableInfo:
    """The table as strangers see it."""
    opened = table.opened
    host = table.players[table.seating.host]
    return TableInfo(
        table=name,
        game=opened.game,
        options=opened.options,
        stage=table.stage(),
        host="" if host is None else host.name,
        seats=tuple(
            SeatInfo(
                seat=seat,
                name="" if player is None else player.name,
                bot=None if player is None else player.bot,
                free=player is None,
                colour=table.seating.colour_of(seat),
            )
            for seat, player in enumerate(table.players)
        ),
        clock=opened.clock,
        watchers=opened.watchers,
        listed=opened.listed,
        help=opened.help,
    )


def player(
    table: Table,
    seat: int,
    sitting: Sitting | None,
    eyes: int | None,
    here: Set[int],
    slow: Set[int],
    now: int,
    colour: int,
) -> Player:
    """Who sits in a seat, as these eyes see it; without eyes, as all others do."""
    bot = sitting is not None and sitting.bot is not None
    present = bot or seat in here
    line: LineQuality = "gone" if not present else "slow" if seat in slow else "good"
    shown = status(table, seat, eyes)
    return Player(
        seat=seat,
        name="" if sitting is None else sitting.name,
        bot=None if sitting is None else sitting.bot,
        here=present,
        status=shown,
        free=sitting is None,
        colour=colour,
        ready=bot or seat in table.seating.ready,
        line=line,
        stand_in=seat in table.seating.stand_ins,
        left_ms=_left(table, seat, now) if shown == "choosing" else None,
        bank_ms=table.timing.banks[seat] if table.opened.clock.bank else None,
    )


def house(table: Table, undoes: bool, now: int) -> House:
    wait = table.timing.wait if table.stage() == "playing" else None
    due = None if wait is None else table.timing.house_due()
    goes_on_at = table.timing.goes_on_at if table.stage() == "playing" else None
    return House(
        host=table.seating.host,
        paused=table.timing.paused(),
        goes_on_ms=None if goes_on_at is None else max(0, goes_on_at - now),
        resting=table.timing.resting,
        waits=None if wait is None else wait.action,
        left_ms=None if due is None else max(0, due - table.timing.now(now)),
        rematch=table.rematch,
        can_undo=undoes,
    )


def status(table: Table, seat: int, eyes: int | None) -> Status:
    """Others see a seat choosing or locked, and never a change of mind; one's own is the truth."""
    asked = table.decision(seat)
    if asked is None:
        return "idle"
    if not asked.sealed:
        return "choosing"
    choice = table.choice(seat)
    choosing = table.waits_for(seat) if eyes != seat else choice is None or not choice.locked
    return "choosing" if choosing else "locked"


def _left(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds left to a seat that is seen choosing."""
    if table.play is None or table.opened.clock.kind == "none":
        return None
    due = table.timing.seat_due(table.play, seat, shown=True)
    return None if due is None else max(0, due - table.timing.now(now))


def decision(table: Table, eyes: int, now: int) -> Decision | None:
    asked = table.decision(eyes)
    if asked is None:
        return None
    choice = table.choice(eyes)
    return Decision(
        id=asked.id,
        legal=tuple([table.game.action_name(action) for action in table.legal(eyes)]),
        sealed=asked.sealed,
        choice=None if choice is None else choice.action,
        locked=choice is not None and choice.locked,
        left_ms=_left(table, eyes, now) if status(table, eyes, eyes) == "choosing" else None,
    )
