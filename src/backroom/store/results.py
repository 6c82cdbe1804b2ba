"""How games ended for the people who played them. Names are not accounts: whoever uses a name shares its results."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from backroom.store.file import connect_to_read, unreadable
from backroom.store.writer import Statement
from backroom.table.names import fold

RESULT = "insert or ignore into result (table_id, seat, name, folded, game, score, won) values (?, ?, ?, ?, ?, ?, ?)"
TALLY = "select game, count(*), sum(won) from result where folded = ? group by game order by count(*) desc, game"
SPELLING = "select name from result where folded = ? order by ended_at desc, table_id limit 1"


class Result(NamedTuple):
    seat: int
    name: str
    game: str
    score: int
    won: bool


class Tallied(NamedTuple):
    game: str
    games: int
    wins: int


def result_statements(table: str, results: list[Result]) -> list[Statement]:
    """To be written when a game is over; written twice, they count once."""
    return [
        Statement(RESULT, (table, result.seat, result.name, fold(result.name), *result[2:4], int(result.won)))
        for result in results
    ]


def tally(path: Path, name: str) -> tuple[str, list[Tallied]] | None:
    """The name as it was last spelt, and its games; none for a name that nobody has played under."""
    try:
        with closing(connect_to_read(path)) as connection:
            spelt = connection.execute(SPELLING, (fold(name),)).fetchone()
            rows = connection.execute(TALLY, (fold(name),)).fetchall()
    except sqlite3.DatabaseError as error:
        raise unreadable(path, error) from error
    return None if spelt is None else (str(spelt[0]), [Tallied(*row) for row in rows])
