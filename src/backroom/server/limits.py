"""How much of the server one caller may use."""

import msgspec

from backroom.core.errors import BackroomError


class Full(BackroomError):
    """More tables would be in memory than this server has room for."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    message_bytes: int = 4096  # of one message in, or of one request's body
    notes_bytes: int = 512 * 1024  # of a guest's own sheets
    record_bytes: int = 256 * 1024  # of a record that is brought in; a long game has some 10,000
    messages_per_second: float = 50.0  # of one socket, in the long run
    burst: int = 100  # of one socket, at once
    queue_bytes: int = 512 * 1024  # waiting to be sent on one socket, besides one message
    send_seconds: float = 10.0  # in which something must leave, if something waits, on a socket or of an answer
    hello_seconds: float = 15.0  # for a caller to say who it is
    watchers_per_table: int = 200  # of one address a quarter of it
    sockets_per_seat: int = 8  # devices of one player
    lines_per_second: float = 0.5  # of chat, of one guest, in the long run
    lines_at_once: int = 6
    watchers_lines_per_second: float = 2.0  # of all watchers of a table together
    watchers_lines_per_minute: float = 1.0  # of all of them at one address, in the long run
    watchers_lines_at_once: int = 60  # of these: one table takes 800 of all watchers
    wishes_per_second: float = 2.0  # of all else a guest may ask of a table
    wishes_at_once: int = 60
    listed_tables: int = 100  # shown in the open
    tables: int = 5000  # in memory at once
    requests_per_minute: int = 600  # of one address; a page is some ten
    head_bytes: int = 16 * 1024  # of a request, but for its body
    request_seconds: float = 15.0  # for a request to be here whole, once it has begun
    requests_ahead: int = 16  # on one connection, before the first is answered; a browser sends none
    connections_per_address: int = 250  # of HTTP; a browser has six
    sockets_per_address: int = 200  # a school class behind one address
    tables_per_hour: int = 120  # opened from one address
    readers: int = 96  # of finished games at once; the answer to one has 2 MB at most
    readers_per_address: int = 12
    shelf_bytes: int = 32 * 1024 * 1024  # of answers about finished games that are kept to be given again
