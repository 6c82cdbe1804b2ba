"""The tables of a room's file that cannot be opened: entries are missing or cannot be read, or rules unknown."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from backroom.core.errors import BackroomError
from backroom.store.file import look, unreadable
from backroom.store.reading import load_by
from backroom.table.table import load

TABLES: Final = "select id, over from game_table order by id"


def torn(db: Path) -> Iterator[tuple[str, str]]:
    """Each with what is wrong with it. Changes nothing, and may be asked while a server writes.

    Those that people come back to are played again; of a game that is over every entry is read, and its rules known.
    """
    try:
        with closing(look(db)) as connection:
            for name, over in connection.execute(TABLES).fetchall():
                try:
                    entries = load_by(connection, name).entries
                    load(entries[:1] if over else entries)
                except BackroomError as error:
                    yield name, str(error)
    except sqlite3.DatabaseError as error:
        raise unreadable(db, error) from error
