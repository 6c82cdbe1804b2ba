"""The names people give themselves, and what they say: as it will be shown."""

import unicodedata
from typing import Final

from backroom.core.errors import Malformed

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 300
JOINERS: Final = "\u200d\ufe0e\ufe0f"
"""What composes an emoji of several: the zero-width joiner, and the selectors of text or picture."""


class BadName(Malformed):
    pass


def settle_name(wish: str) -> str:
    """A name as it will be shown: trimmed, 1 to 20 printable characters; what only joins them shows nothing itself."""
    name = unicodedata.normalize("NFC", wish).strip()
    if not _shows(name) or len(name) > LONGEST_NAME:
        raise BadName(f"expected a name of 1 to {LONGEST_NAME} printable characters, got {wish[:40]!r}")
    return name


def settle_line(wish: str) -> str:
    """Something said, as it will be shown: in one line."""
    line = " ".join(unicodedata.normalize("NFC", wish).split())
    if not _shows(line) or len(line) > LONGEST_LINE:
        raise BadName(f"expected 1 to {LONGEST_LINE} printable characters to be said, got {len(wish)} characters")
    return line


def _shows(text: str) -> bool:
    seen = text.translate(dict.fromkeys(map(ord, JOINERS))).strip()
    return bool(seen) and seen.isprintable()
