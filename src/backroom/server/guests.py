"""Who comes: the names of people and of bots, and the name of a table."""

import secrets
import unicodedata
from typing import Final

from backroom.core.errors import Malformed

LONGEST_NAME: Final = 20
BOT_NAMES: Final = ("Dolores", "Otto", "Maude", "Silas", "Vera", "Walt", "Ruth", "Hugo", "Ines")
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 14
JOINERS: Final = "\u200d\ufe0e\ufe0f"
"""What composes an emoji of several: the zero-width joiner, and the selectors of text or picture."""


class BadName(Malformed):
    pass


def settle_name(wish: str) -> str:
    """A name as it will be shown: trimmed, 1 to 20 printable characters; what only joins them shows nothing itself."""
    name = unicodedata.normalize("NFC", wish).strip()
    seen = name.translate(dict.fromkeys(map(ord, JOINERS))).strip()
    if not seen or len(name) > LONGEST_NAME or not seen.isprintable():
        raise BadName(f"expected a name of 1 to {LONGEST_NAME} printable characters, got {wish[:40]!r}")
    return name


def bot_names(count: int, taken: str) -> list[str]:
    """Names for bots, none of them a person's."""
    return [name for name in BOT_NAMES if name.casefold() != taken.casefold()][:count]


def new_table_id() -> str:
    """Not to be guessed (69 bits), and easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
