"""The names people give themselves, and what they say: as it will be shown."""

import re
import unicodedata
from typing import Final

from backroom.core.errors import Malformed
from backroom.table.signs import UNSEEN, heaped, shows, without_idlers

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 300
LOOSEST: Final = 4
"""Times as long something may be as it was typed: with blanks, and with letters apart from their marks."""

SPACES: Final = str.maketrans("\u00a0\u3000", "  ")
"""As wide as a letter, or not to be broken: a name is written with the plain one."""

WIDE: Final = re.compile("[\ufd40-\ufd4f\ufdcf\ufdfa\ufdfb\ufdfd-\ufdff\u2e3a\u2e3b\ua9c1-\ua9cd\U00012000-\U0001254f]")
"""Single signs as wide as a word: Arabic phrases in one, the longest dashes, Javanese ornaments, and cuneiform.

Any other is about as wide as a capital W or a Chinese character at most, and twenty of these find room.
"""

ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχ",
    "ABESIJKMHOPCTYXaesijopcyxhdqwABEZHIKMNOPTYXaikvopux",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""


class BadName(Malformed):
    pass


def settle_name(wish: str) -> str:
    """A name as it will be shown: 1 to 20 printable characters; what only joins them shows nothing itself."""
    name = _settled(wish, LONGEST_NAME).translate(SPACES).strip()
    length = max(len(name), len(unicodedata.normalize("NFKC", name)))
    if not shows(name) or length > LONGEST_NAME or heaped(name) or WIDE.search(name):
        raise BadName(f"expected a name of 1 to {LONGEST_NAME} printable characters, got {wish[:40]!r}")
    return name


def settle_line(wish: str) -> str:
    """Something said, as it will be shown: in one line."""
    line = " ".join(_settled(wish, LONGEST_LINE).split())
    if not shows(line) or len(line) > LONGEST_LINE or heaped(line):
        raise BadName(f"expected 1 to {LONGEST_LINE} printable characters to be said, got {len(wish)} characters")
    return line


def _settled(wish: str, longest: int) -> str:
    """In one form of each letter. Of a flood nothing is left: to put its marks in order would take too long."""
    if len(wish) > LOOSEST * longest:
        return ""
    return unicodedata.normalize("NFC", without_idlers(unicodedata.normalize("NFC", wish)))


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
    some = name[: LOOSEST * LONGEST_NAME]  # to put the marks of a flood in order would take too long
    return " ".join(unicodedata.normalize("NFKC", some.translate(UNSEEN)).translate(UNSEEN).split())
