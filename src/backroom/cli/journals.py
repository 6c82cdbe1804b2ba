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

TORN: Final = "select table_id from journal group by table_id having count(*) != max(seq)"
PLAYED_ON: Final = "select id from game_table where over = 0"
"""Those that people come back to are opened; a game that is over is only looked through for gaps."""


def torn(db: Path) -> Iterator[tuple[str, str]]:
    """Each with what is wrong with it. Changes nothing, and may be asked while a server writes."""
    try:
        with closing(look(db)) as connection:
            names = {str(name) for sql in (TORN, PLAYED_ON) for (name,) in connection.execute(sql)}
            for name in sorted(names):
                try:
                    load(load_by(connection, name).entries)
                except BackroomError as error:
                    yield name, str(error)
    except sqlite3.DatabaseError as error:
        raise unreadable(db, error) from error
