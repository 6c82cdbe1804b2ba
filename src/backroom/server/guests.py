"""Names that are given here: those of bots, and of a table."""

import secrets
from typing import Final

from backroom.table.names import alike
from backroom.table.seating import BOT_NAMES

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 14


def bot_names(count: int, taken: str) -> list[str]:
    """Names for bots, none of them a person's."""
    return [name for name in BOT_NAMES if not alike(name, taken)][:count]


def new_table_id() -> str:
    """Not to be guessed (69 bits), and easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
