"""Checks a wish, and makes the journal's entry of it. Changes nothing."""

from typing import Final

from backroom.core.errors import Malformed
from backroom.core.seat import WATCHER
from backroom.table.answer import Known
from backroom.table.chat import EMOTES, team_of
from backroom.table.decide import LONGEST
from backroom.table.entry import Joined, Wished
from backroom.table.errors import Refusal
from backroom.table.keys import key_of
from backroom.table.names import settle_line, settle_name
from backroom.table.table import FULL, Table
from backroom.table.undo import why_not_undo
from backroom.table.wish import (
    AddBot,
    AnyWish,
    Begin,
    Chat,
    Close,
    GoOn,
    HandOver,
    Kick,
    Pause,
    Ready,
    Rematch,
    RemoveBot,
    Rename,
    Sit,
    StandUp,
    Undo,
)

SHARE: Final = 800
"""Wishes of one guest, of all watchers together, and what those leave behind who stand up while a table gathers.

Nine guests at their worst still leave room in a journal for one who has just come.
"""

HOSTS = (Kick, AddBot, RemoveBot, Begin, HandOver, Close)
GATHERING = (Sit, StandUp, AddBot, RemoveBot, Begin)


def decide_wish(
    table: Table, guest: int, wish: AnyWish, at: int = 0, kinds: tuple[str, ...] = (), name: str | None = None
) -> Wished | Known:
    """The entry to be written, or Refusal. `kinds` are the bots there are for the game."""
    check_key(wish.key)
    wish = _settled(wish)
    name = _watcher(table, name) if guest == WATCHER else None
    known = table.wishes.recall(guest, key_of(wish.key, name))
    if known is not None:
        if known[0] != wish:
            raise Refusal("that key was used for another wish, and a key is used once")
        return Known(known[1])
    seat = table.seating.seat_of(guest)
    if seat is not None and table.keys.recall(seat, wish.key) is not None:
        raise Refusal("that key was used for an action, and a key is used once")
    if table.full() and not _needed(table, wish):
        raise Refusal(f"this table's journal has {FULL} entries, and takes actions only")
    if table.asked.get(guest, 0) >= SHARE and not _needed(table, wish):
        if guest == WATCHER:
            raise Refusal(f"the watchers of this table have said {SHARE} lines, and its journal takes no more of them")
        raise Refusal(f"you have asked {SHARE} things of this table, and that is enough")
    if seat is None:
        _check_watcher(wish)
    else:
        _check(table, seat, wish, kinds, at)
    return Wished(at=at, guest=guest, wish=wish, name=name)


def check_key(key: str) -> None:
    if not key or len(key) > LONGEST or not key.isprintable():
        raise Refusal(f"expected key to be 1 to {LONGEST} printable characters, got {len(key)} characters")


def answered(table: Table, guest: int, wish: AnyWish, name: str | None) -> bool:
    """Whether it was granted before, and is only said again."""
    watcher = _watcher(table, name) if guest == WATCHER else None
    return table.wishes.recall(guest, key_of(wish.key, watcher)) is not None


def decide_join(table: Table, wish: str, seat: int | None, at: int = 0) -> Joined:
    """The entry for somebody who comes to sit down, or Refusal."""
    name = settle_name(wish)
    if table.stage() != "gathering":
        raise Refusal("the game has begun, and its seats are taken")
    if table.full():
        raise Refusal(f"this table's journal has {FULL} entries, and nobody sits down any more")
    free = table.seating.free()
    if not free:
        raise Refusal("all seats are taken")
    if seat is not None:
        table.seating.check_seat(seat)
        if seat not in free:
            raise Refusal(f"seat {seat} is taken")
    table.seating.check_name(name, None)
    return Joined(at=at, guest=table.seating.next_guest(), seat=free[0] if seat is None else seat, name=name)


def _settled(wish: AnyWish) -> AnyWish:
    """What is written is what will be shown."""
    try:
        if isinstance(wish, Rename):
            return Rename(key=wish.key, name=settle_name(wish.name))
        if isinstance(wish, Chat):
            return Chat(key=wish.key, text=settle_line(wish.text), audience=wish.audience, to=wish.to)
    except Malformed as error:
        raise Refusal(str(error)) from error
    return wish


def _needed(table: Table, wish: AnyWish) -> bool:
    """Whether nothing could go on without it. Each of these can be granted once at most, or once for each guest."""
    if isinstance(wish, Rematch):
        return table.rematch is None
    return isinstance(wish, Begin | GoOn | Close | Kick | StandUp)


def _watcher(table: Table, wish: str | None) -> str:
    """What a watcher is called: nothing, if the name cannot be shown or is that of somebody who plays."""
    try:
        name = settle_name(wish or "")
        table.seating.check_name(name, None)
    except (Malformed, Refusal):
        return ""
    return name


def _check_watcher(wish: AnyWish) -> None:
    if not isinstance(wish, Chat):
        raise Refusal("a watcher has no seat to ask from")
    if wish.audience != "watchers":
        raise Refusal("a watcher is heard by watchers only")


def _check(table: Table, seat: int, wish: AnyWish, kinds: tuple[str, ...], at: int) -> None:
    if isinstance(wish, HOSTS) and seat != table.seating.host:
        raise Refusal("only the host may do that")
    if isinstance(wish, GATHERING) and table.stage() != "gathering":
        raise Refusal("that is for a table that is still gathering, and the game has begun")
    if table.closed and not isinstance(wish, Chat | Rematch):
        raise Refusal("the table is closed")
    if table.over() and isinstance(wish, Kick | Rename):
        raise Refusal("the game is over, and who played it stays as it is")
    match wish:
        case Chat():
            _check_chat(table, seat, wish)
        case Ready():
            _check_ready(table)
        case Pause() | GoOn() | Rematch() | Undo():
            _check_time(table, seat, wish, at)
        case Sit() | Rename():
            _check_own(table, seat, wish)
        case StandUp():
            _check_leaving(table, seat)
        case Kick() | HandOver() | AddBot() | RemoveBot():
            _check_other(table, seat, wish, kinds)


def _check_chat(table: Table, seat: int, chat: Chat) -> None:
    if chat.audience == "watchers":
        raise Refusal("players do not talk to the watchers alone")
    if chat.audience == "team" and (table.play is None or team_of(table.view(seat), seat) is None):
        raise Refusal("there are no teams here that all know of")
    if (chat.audience == "whisper") != (chat.to is not None):
        raise Refusal("a whisper is to one seat, and only a whisper is")
    if chat.to is not None:
        _check_whisper(table, seat, chat.to)
    elif chat.text not in (said_here(table) or (chat.text,)):
        raise Refusal("at this table only signs are given while the game is on", "INK-R21")


def _check_whisper(table: Table, seat: int, to: int) -> None:
    if table.opened.options.get("whisper") != "on":
        raise Refusal("at this table nobody whispers", "CRM-R26")
    table.seating.check_seat(to)
    if to not in table.seating.people() or to == seat:
        raise Refusal(f"expected the seat of another person, got seat {to}")


def said_here(table: Table) -> tuple[str, ...] | None:
    """INK-R21 All that may be said at this table while its game is on; none where everything may."""
    restricted = table.opened.options.get("chat") == "emotes" and table.stage() == "playing"
    return EMOTES if restricted else None


def _check_ready(table: Table) -> None:
    if table.stage() == "gathering" or (table.stage() == "playing" and table.timing.can_count()):
        return
    raise Refusal("that is for a table that is still gathering, or waits for START")


def _check_time(table: Table, seat: int, wish: Pause | GoOn | Rematch | Undo, at: int) -> None:
    match wish:
        case Rematch():
            if table.stage() not in ("over", "closed") or table.play is None:
                raise Refusal("the game is not over")
        case _ if table.stage() != "playing":
            raise Refusal("no game is being played")
        case Pause():
            if table.timing.paused():
                raise Refusal("the table is paused already")
        case GoOn():
            if not table.timing.paused():
                raise Refusal("the table is not paused")
        case Undo():
            reason = why_not_undo(table, seat, at)
            if reason is not None:
                raise Refusal(reason)


def _check_leaving(table: Table, seat: int) -> None:
    """Whoever comes is a new guest, with a new share: so it is going that cannot be done without end."""
    if seat == table.seating.host:
        raise Refusal("the host hands the table over before standing up, or closes it")
    if table.left_behind >= SHARE:
        raise Refusal("too many have come and gone at this table; the host can free your seat")


def _check_own(table: Table, seat: int, wish: Sit | Rename) -> None:
    seating = table.seating
    if isinstance(wish, Rename):
        if said_here(table) is not None:
            raise Refusal("only signs are given here while the game is on, and a new name says more", "INK-R21")
        seating.check_name(wish.name, seat)
        return
    if wish.colour is not None:
        seating.check_colour(wish.colour, seat)
    if wish.seat is not None and wish.seat != seat:
        seating.check_seat(wish.seat)
        taken = seating.players[wish.seat]
        if taken is not None and taken.bot is None:
            raise Refusal(f"{taken.name} sits in seat {wish.seat}")


def _check_other(table: Table, seat: int, wish: Kick | HandOver | AddBot | RemoveBot, kinds: tuple[str, ...]) -> None:
    table.seating.check_seat(wish.seat)
    player = table.seating.players[wish.seat]
    person = player is not None and player.bot is None
    match wish:
        case Kick() | HandOver():
            if not person or wish.seat == seat:
                raise Refusal(f"expected the seat of another person, got seat {wish.seat}")
        case AddBot(kind=kind):
            if person:
                raise Refusal(f"expected a free seat or a bot's, got seat {wish.seat}")
            if kind is not None and kind not in kinds:
                raise Refusal(f"expected one of the bots {', '.join(kinds)}, got {kind!r}")
        case RemoveBot():
            if player is None or person:
                raise Refusal(f"expected the seat of a bot, got seat {wish.seat}")
