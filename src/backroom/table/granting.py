"""What comes of a wish that was granted."""

from typing import TYPE_CHECKING

from backroom.core.bits import Mask, bit
from backroom.core.seat import WATCHER
from backroom.core.state import EVERYONE
from backroom.table.chat import WATCHERS_ONLY, Said, team_of
from backroom.table.entry import Wished
from backroom.table.errors import BadJournal
from backroom.table.keys import key_of
from backroom.table.wish import (
    AddBot,
    Begin,
    Chat,
    Close,
    GoOn,
    HandOver,
    Kick,
    Pause,
    Ready,
    RemoveBot,
    Rename,
    Sit,
    StandUp,
    Undo,
)

if TYPE_CHECKING:
    from backroom.table.table import Table

NOBODY: Mask = 0


def grant(table: "Table", entry: Wished) -> Mask:
    """Do it; who may notice. A line of chat is nobody's news: it is told apart from the table."""
    table.asked[entry.guest] = table.asked.get(entry.guest, 0) + 1
    if isinstance(entry.wish, Chat):
        _say(table, entry, entry.wish)
        table.wishes.remember(entry.guest, key_of(entry.wish.key, entry.name), entry.wish, table.seq)
        return NOBODY
    table.seq += 1
    seat = table.seating.seat_of(entry.guest)
    if seat is None:
        raise BadJournal(f"entry {table.length + 1}: guest {entry.guest} has no seat to wish from")
    _do(table, seat, entry)
    table.wishes.remember(entry.guest, entry.wish.key, entry.wish, table.seq)
    return EVERYONE


def audience_of(table: "Table", seat: int, chat: Chat) -> Mask:
    """Who hears it."""
    if chat.audience == "watchers":
        return WATCHERS_ONLY
    if chat.audience == "whisper" and chat.to is not None:
        return bit(seat) | bit(chat.to)
    if chat.audience == "table" or table.play is None:
        return EVERYONE
    team = team_of(table.view(seat), seat)
    return EVERYONE if team is None else team


def _say(table: "Table", entry: Wished, chat: Chat) -> None:
    seat = table.seating.seat_of(entry.guest)
    player = None if seat is None else table.players[seat]
    eyes = int(WATCHER) if seat is None else seat
    name = player.name if player is not None else entry.name or ""
    said = Said(eyes, name, chat.text, chat.audience, chat.to)
    table.chat.say(said, audience_of(table, eyes, chat), table.seating.guests)


def _do(table: "Table", seat: int, entry: Wished) -> None:
    match entry.wish:
        case Sit() | StandUp() | Ready() | Rename() | Kick() | AddBot() | RemoveBot() | HandOver():
            _seat(table, seat, entry)
        case Begin():
            table.seating.fill(table.opened.bot or "random")
            table.begin(entry.at)
        case Pause():
            table.timing.pause(entry.at, resting=False)
        case GoOn():
            table.go_on(entry.at)
        case Close():
            table.closed = True
        case Undo():
            table.playing().take_back(seat, table.seq)
            table.timing.take_back(table.playing(), table.seq)


def _seat(table: "Table", seat: int, entry: Wished) -> None:
    seating = table.seating
    match entry.wish:
        case Sit(seat=to, colour=colour):
            if colour is not None:
                seating.colour(seat, colour)
            if to is not None and to != seat:
                seating.move(seat, to)
        case StandUp():
            _forget(table, entry.guest)
            seating.send_away(seat, None)
        case Ready(ready=ready):
            (seating.ready.add if ready else seating.ready.discard)(seat)
        case Rename(name=name):
            seating.rename(seat, name)
        case Kick(seat=other):
            guest = seating.guest_in(other)
            if guest is not None:
                _forget(table, guest)
            seating.send_away(other, None if table.play is None else table.opened.bot or "random")
        case AddBot(seat=other, kind=kind):
            seating.put_bot(other, kind or table.opened.bot or "random")
        case RemoveBot(seat=other):
            seating.send_away(other, None)
        case HandOver(seat=other):
            seating.host = other


def _forget(table: "Table", guest: int) -> None:
    """Somebody goes; the coming and all that was asked for stay in the journal."""
    table.chat.forget(guest)
    asked = table.asked.pop(guest, 0)
    if table.play is None:
        table.left_behind += 1 + asked
