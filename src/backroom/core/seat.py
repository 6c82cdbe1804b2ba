"""Who acts and who looks."""

from typing import Final, NewType

from mypy_extensions import i64

Seat = NewType("Seat", i64)
"""A place at the table, counted clockwise from 0."""

MOST_SEATS: Final = 9

WATCHER: Final = Seat(-1)
"""Nobody at the table: sees what is public."""

HOUSE: Final = Seat(15)
"""The table itself, acting where time does: it closes a discussion, or calls a decision over-long."""
