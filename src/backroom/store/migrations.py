"""The shape of the SQLite file, step by step. A step once published is never edited; a new one is added."""

import sqlite3
from contextlib import closing
from typing import Final

from backroom.store.errors import NotAJournal, TornJournal
from backroom.table.names import fold

STEPS: Final[tuple[str, ...]] = (
    # 1: tables, their entries, and the seats that belong to people
    """
    create table game_table (
        id text primary key,
        over integer not null default 0,
        opened_at integer not null default (cast(strftime('%s', 'now') as integer))
    ) without rowid;
    create index unfinished on game_table (id) where over = 0;
    create table entry (
        table_id text not null references game_table (id),
        seq integer not null,
        body blob not null,
        primary key (table_id, seq)
    ) without rowid;
    create table seat (
        table_id text not null references game_table (id),
        seat integer not null,
        fingerprint blob not null,
        primary key (table_id, seat)
    ) without rowid;
    """,
    # 2: tables that are shown in the open while they gather, and how long the house has been open in all its life;
    # from here on the number of a seat's secret is that of a guest
    """
    alter table game_table add column listed integer not null default 0;
    create index listed on game_table (opened_at, id) where listed = 1;
    create table house (elapsed integer not null);
    insert into house values (0);
    """,
    # 3: how games ended for the people who played them
    """
    create table result (
        table_id text not null references game_table (id),
        seat integer not null,
        name text not null,
        folded text not null,
        game text not null,
        score integer not null,
        won integer not null,
        ended_at integer not null default (cast(strftime('%s', 'now') as integer)),
        primary key (table_id, seat)
    ) without rowid;
    create index result_by_name on result (folded, ended_at);
    """,
    # 4: for a long journal, the table as it was after so many entries; the journal alone is the truth
    """
    create table snapshot (
        table_id text primary key references game_table (id),
        length integer not null,
        body blob not null
    ) without rowid;
    """,
    # 5: entries as they come, one after the other; when many have gathered they go into their tables' journals
    """
    create table fresh (
        number integer primary key,
        table_id text not null,
        seq integer not null,
        body blob not null
    );
    create view journal as
        select table_id, seq, body from entry union all select table_id, seq, body from fresh;
    """,
    # 6: results are found by a name as the eye gets it, not by its characters
    """
    update result set folded = fold(name);
    """,
    # 7: an entry that has just come tells the house's time, which need not be written down besides
    """
    alter table fresh add column at integer not null default 0;
    """,
    # 8: a copy has another line than the file it was made of, so that the log of one is not taken for the other's
    """
    alter table house add column line blob;
    """,
    # 9: sheets of a guest's own, beside the game
    """
    create table sheet (
        table_id text not null references game_table (id),
        guest integer not null,
        name text not null,
        body text not null,
        primary key (table_id, guest, name)
    ) without rowid;
    """,
)

LINES: Final = 8
"""The step from which on a file has a line."""


def version(connection: sqlite3.Connection) -> int:
    """The number of the last step this file has taken."""
    found: int = connection.execute("pragma user_version").fetchone()[0]
    return found


def check_version(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> int:
    """The same, or NotAJournal where it has taken steps that we do not know."""
    taken = version(connection)
    if taken > len(steps):
        raise NotAJournal(f"expected a file of version {len(steps)} or older, got version {taken}: update Backroom")
    if taken < 0:
        raise NotAJournal(
            f"expected a file of version 0 to {len(steps)}, got version {taken}: restore it from a backup"
        )
    return taken


def check_parts(connection: sqlite3.Connection) -> None:
    """That a file of our version has all its tables and views; TornJournal names what is missing."""
    if version(connection) != len(STEPS):
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        missing = sorted(_parts(fresh) - _parts(connection))
    if missing:
        raise TornJournal(f"the file lacks {', '.join(missing)}: restore it from a backup")


def _parts(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("select name from sqlite_master where type in ('table', 'view')")
    return {str(name) for (name,) in rows}


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps this file has not taken, each wholly or not at all."""
    taken = check_version(connection, steps)
    connection.create_function("fold", 1, fold, deterministic=True)
    for number in range(taken + 1, len(steps) + 1):
        script = f"begin immediate; {steps[number - 1]} pragma user_version = {number}; commit;"
        try:
            connection.executescript(script)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
