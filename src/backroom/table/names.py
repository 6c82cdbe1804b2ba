"""The names people give themselves, and what they say: as it will be shown."""

import unicodedata
from typing import Final

from backroom.core.errors import Malformed

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 300
MOST_MARKS: Final = 3
JOINERS: Final = "\u200d\ufe0e\ufe0f"
"""What composes an emoji of several: the zero-width joiner, and the selectors of text or picture."""


BLANK: Final = "\u2800"
"""Braille without a dot: printable, and nothing to see."""


def _range(*ends: int) -> list[int]:
    return [code for first, last in zip(ends[::2], ends[1::2], strict=True) for code in range(first, last + 1)]


UNSEEN: Final = dict.fromkeys(
    [
        *(0xAD, 0x34F, 0x61C, 0x3164, 0xFEFF, 0xFFA0, ord(BLANK)),
        *_range(0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F),
        *_range(0xFE00, 0xFE0F, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF),
    ]
)
"""Unicode's default-ignorable characters, and the blank."""

ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ",
    "ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXaikvopux",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""


class BadName(Malformed):
    pass


def settle_name(wish: str) -> str:
    """A name as it will be shown: trimmed, 1 to 20 printable characters; what only joins them shows nothing itself."""
    name = unicodedata.normalize("NFC", wish).strip()
    if not _shows(name) or max(len(name), len(unicodedata.normalize("NFKC", name))) > LONGEST_NAME or _towers(name):
        raise BadName(f"expected a name of 1 to {LONGEST_NAME} printable characters, got {wish[:40]!r}")
    return name


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other: by capitals, by what is unseen, by letters of other alphabets."""
    return any(mine == theirs for mine, theirs in zip(_skeletons(one), _skeletons(other), strict=True))


def _skeletons(name: str) -> tuple[str, str]:
    """What is left of a name if small letters are made before look-alikes are replaced, and after."""
    seen = _seen(name)
    return seen.casefold().translate(ALIKE), seen.translate(ALIKE).casefold()


def fold(name: str) -> str:
    """Ann and ANN are one, and so is an Ann with something in her name that nobody sees."""
    return _seen(name).casefold()


def _seen(name: str) -> str:
    """What the eye gets of a name, in one form of each letter."""
    return " ".join(unicodedata.normalize("NFKC", name.translate(UNSEEN)).translate(UNSEEN).split())


def settle_line(wish: str) -> str:
    """Something said, as it will be shown: in one line."""
    line = " ".join(unicodedata.normalize("NFC", wish).split())
    if not _shows(line) or len(line) > LONGEST_LINE:
        raise BadName(f"expected 1 to {LONGEST_LINE} printable characters to be said, got {len(wish)} characters")
    return line


def _towers(name: str) -> bool:
    """Whether marks are heaped on a letter: no language has more than three."""
    heap = 0
    for sign in name:
        heap = heap + 1 if unicodedata.combining(sign) else 0
        if heap > MOST_MARKS:
            return True
    return False


def _shows(text: str) -> bool:
    seen = text.translate(dict.fromkeys(map(ord, JOINERS))).strip()
    return bool(seen.translate(UNSEEN).strip()) and seen.isprintable()
