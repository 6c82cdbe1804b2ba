"""A record as a value and as text.

    backroom record 1
    game fbi
    rules 1
    options deck=fbi59-a arrest=highest
    seats 4
    seed 000000000000000000000000000000ff
    actions 2
    0 release P-4
    1 release none
    digest 9f86d0...

In a race each line begins with the time at which its action counted, in milliseconds: `@1234 0 lay PIN/HAN.a`.
The digest is the SHA-256 of all lines before it, so that a record cut short or edited is known for what it is.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec

from backroom.core.errors import BadRecord, OtherRules
from backroom.core.game import Game
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import State, Story
from backroom.games import find
from backroom.record.seed import read_seed, seed_text

FIRST_LINE: Final = "backroom record 1"
LONGEST_NUMBER: Final = 9
LONGEST_TIME: Final = 15  # milliseconds of a race, its pauses among them: they may be of weeks
FIELDS: Final = ("game", "rules", "options", "seats", "seed", "actions")


class Played(msgspec.Struct, frozen=True):
    """One action, in the game's notation."""

    seat: int
    action: str
    time: int | None = None  # in milliseconds, where the game is a race; the rules never look at it


class Record(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: int
    actions: tuple[Played, ...]


def begin(game: Game, seats: int, seed: int) -> Record:
    """The record of a game that has just been dealt."""
    return Record(game=game.name, rules=int(game.rules), options=dict(game.options), seats=seats, seed=seed, actions=())


def write(record: Record) -> str:
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [
        FIRST_LINE,
        f"game {record.game}",
        f"rules {record.rules}",
        f"options {options}".rstrip(),
        f"seats {record.seats}",
        f"seed {seed_text(record.seed)}",
        f"actions {len(record.actions)}",
    ]
    lines += [_line(played) for played in record.actions]
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}digest {_digest(body)}\n"


def read(text: str) -> Record:
    body, _, digest = text.rpartition("digest ")
    lines = body.splitlines()
    if not text.startswith(FIRST_LINE + "\n"):
        raise BadRecord(f"expected a record beginning with {FIRST_LINE!r}, got {text[:40]!r}")
    if not body:
        raise BadRecord("expected a record ending with its digest, got one that is cut short")
    if digest.strip() != _digest(body):
        raise BadRecord(f"expected a record with the digest {_digest(body)}, got {digest.strip()!r}: it was edited")
    values = [_value(lines, number + 1, field) for number, field in enumerate(FIELDS)]
    game, rules, options, seats, seed, count = values
    actions = tuple(_played(line) for line in lines[len(FIELDS) + 1 :])
    if len(actions) != _number("actions", count):
        raise BadRecord(f"expected {count} actions, got {len(actions)}")
    return Record(
        game=game,
        rules=_number("rules", rules),
        options=_options(options),
        seats=_number("seats", seats),
        seed=read_seed(seed),
        actions=actions,
    )


def open_game(record: Record) -> Game:
    """The game this record was played by; OtherRules if they have changed, BadSeats if so many cannot play."""
    game = _game(record.game, tuple(record.options.items()))
    if game.rules != record.rules:
        raise OtherRules(f"expected a record of {record.game} rules {game.rules}, got one of rules {record.rules}")
    game.check_seats(record.seats)  # before anything is made for each of them
    return game


@lru_cache(maxsize=64)
def _game(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A Game never changes and is shared: making one reads files, and a server opens many tables of the same."""
    return find(name, dict(options))


def deal(record: Record, story: Story | None = None) -> State:
    """The State before the first action; a `story` hears how it came about."""
    return open_game(record).deal(record.seats, record.seed, story)


def replay(record: Record) -> State:
    """The State after the last action, every one of them checked, and time not running backwards."""
    state = deal(record)
    now = 0
    for played in record.actions:
        if played.time is not None:
            if played.time < now:
                raise BadRecord(f"expected times in order, got @{played.time} after @{now}")
            now = played.time
        state.play(Seat(played.seat), state.game.action_id(played.action))
    return state


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()


def _value(lines: list[str], number: int, field: str) -> str:
    line = lines[number] if number < len(lines) else ""
    name, _, value = line.partition(" ")
    if name != field:
        raise BadRecord(f"expected line {number + 1} to say {field!r}, got {line!r}")
    return value


def _number(field: str, value: str, longest: int = LONGEST_NUMBER) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > longest:
        raise BadRecord(f"expected {field} to be a number of up to {longest} digits, got {value[:40]!r}")
    return int(value)


def _options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in text.split():
        name, equals, value = item.partition("=")
        if not equals or name in options:
            raise BadRecord(f"expected each option once, as name=value, got {item!r}")
        options[name] = value
    return options


def _line(played: Played) -> str:
    seat = "house" if played.seat == HOUSE else played.seat
    return f"{seat} {played.action}" if played.time is None else f"@{played.time} {seat} {played.action}"


def _played(line: str) -> Played:
    time = None
    rest = line
    if line.startswith("@"):
        first, _, rest = line.partition(" ")
        time = _number("a time", first[1:], LONGEST_TIME)
    seat, _, action = rest.partition(" ")
    if not action:
        raise BadRecord(f"expected a seat and an action, got {line!r}")
    return Played(int(HOUSE) if seat == "house" else _number("a seat", seat), action, time)
