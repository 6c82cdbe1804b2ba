"""Names that are given here: those of bots, and of a table."""

import re
import secrets
from hashlib import sha256
from typing import Final

from backroom.table.names import alike
from backroom.table.seating import BOT_NAMES

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 14
TABLE_ID: Final = "^[a-z0-9-]{1,40}$"


def bot_names(count: int, taken: str) -> list[str]:
    """Names for bots, none of them a person's."""
    return [name for name in BOT_NAMES if not alike(name, taken)][:count]


def new_table_id() -> str:
    """Not to be guessed (69 bits), and easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def may_be_a_table(name: str) -> bool:
    return re.fullmatch(TABLE_ID, name) is not None


def table_id_of(secret: str) -> str:
    """The table that this secret opens: said again it is the same one. Nothing can be told from it of the secret."""
    number = int.from_bytes(sha256(b"the table of " + secret.encode()).digest(), "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(ID_LENGTH))
