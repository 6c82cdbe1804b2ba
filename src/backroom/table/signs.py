"""What the eye sees of a text as one sign: a letter with its marks, letters or emoji bound together, a flag."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"


def _range(*ends: int) -> list[int]:
    return [code for first, last in zip(ends[::2], ends[1::2], strict=True) for code in range(first, last + 1)]


SELECTORS: Final = frozenset(map(chr, _range(0x180B, 0x180D, 0x180F, 0x180F, 0xFE00, 0xFE0F, 0xE0100, 0xE01EF)))
"""What chooses between two forms of the sign before: text or picture, or how a family writes its own name."""

UNSEEN: Final = dict.fromkeys(
    [
        *(0xAD, 0x34F, 0x61C, 0x2800, 0x2D7F, 0x3164, 0xFEFF, 0xFFA0, 0x16FE4, 0x1D159),
        *_range(0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x200B, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F),
        *_range(0xFE00, 0xFE0F, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000, 0xE0FFF),
    ]
)
"""Unicode's default-ignorable characters, and what is printable with nothing to see, as Braille without a dot."""

PASTED: Final = "\u00ad\u061c\u180e\u200e\u200f"
"""Where a word may be parted and which way it runs: left over from the text that a name was copied from."""

TAGGED_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""The flag of a part of a country: a black flag, the part's code in letters nobody sees, and their end."""

NUKTA: Final = 7
VIRAMA: Final = 9
"""Combining classes: of the dot that makes another consonant, and of what binds a consonant to the next."""

MOST_MARKS: Final = 6
"""With those beside the letter: Burmese needs five, and its letters are not heaped up by them."""
MOST_HEAPED: Final = 4
"""Above, below and within the letter: the Hebrew shin with its dot, a dagesh, a vowel and a sign for chanting."""
MOST_AT_ONE_PLACE: Final = 2
"""Vietnamese and Greek have two above a letter."""
MOST_ANYWHERE: Final = 3
"""Of the combining class that says nothing about the place: letters hung below a Tibetan or Burmese one."""

CHAIN: Final = re.compile("(?:lj?n*v+j?){6}|(?:s[tmnv]*j){5}")
"""Seven consonants in one, or six emoji: Sanskrit binds five, Tamil spells German with six, a family is of four."""


def without_idlers(text: str) -> str:
    """The text without what does nothing in it: joiners that join nothing, selectors after nothing, what was pasted."""
    kept: list[str] = []
    last = base = ""
    for sign, following in zip(text, f"{text} "[1:], strict=True):
        if sign in PASTED or (sign in SELECTORS and not _stands(last)):
            continue
        if sign in (JOINER, NON_JOINER) and not _joins(sign, last, base, following):
            continue
        kept.append(sign)
        last, base = sign, base if _is_mark(sign) else sign
    return "".join(kept)


def shows(text: str) -> bool:
    """Whether there is something to see that stands by itself, and nothing that cannot be shown."""
    signs = TAGGED_FLAG.sub("\U0001f3f4", text).replace(JOINER, "").replace(NON_JOINER, "")
    seen = text.translate(UNSEEN).strip()
    return seen != "" and not _is_mark(seen[0]) and signs.isprintable()


def heaped(text: str) -> bool:
    """Whether more stands on a letter, or is bound into one sign, than people write: it would hide its neighbours."""
    apart = unicodedata.normalize("NFD", text)
    return any(map(_too_many, _marks(apart))) or CHAIN.search("".join(map(_kind, apart))) is not None


def _joins(joiner: str, last: str, base: str, following: str) -> bool:
    """Beside what binds consonants; between Arabic letters, which join or do not; between emoji.

    `last` is the sign before the joiner, `base` the one that carries it if it is a mark.
    """
    if _place(last) == VIRAMA or (_place(following) == VIRAMA and _stands(last)):
        return True
    if _is_arabic(base) and _is_arabic(following):
        return True
    return joiner == JOINER and _is_symbol(base) and _is_symbol(following)


def _marks(text: str) -> Iterator[list[str]]:
    """The marks of each letter. What is unseen begins no new one."""
    marks: list[str] = []
    for sign in text.translate(UNSEEN):
        if _is_mark(sign):
            marks.append(sign)
        else:
            yield marks
            marks = []
    yield marks


def _too_many(marks: list[str]) -> bool:
    places = Counter(_place(mark) for mark in marks if _place(mark) or unicodedata.category(mark) != "Mc")
    crowded = any(count > (MOST_AT_ONE_PLACE if place else MOST_ANYWHERE) for place, count in places.items())
    return crowded or places.total() > MOST_HEAPED or len(marks) > MOST_MARKS


def _kind(sign: str) -> str:
    """One letter for each sign, to find chains by: letter, symbol, tone of skin, mark, joiner; none for the unseen."""
    if sign == JOINER:
        return "j"
    if ord(sign) in UNSEEN:
        return ""
    if _is_mark(sign):
        return {VIRAMA: "v", NUKTA: "n"}.get(_place(sign), "m")
    return {"Lo": "l", "So": "s", "Sm": "s", "Sk": "t"}.get(unicodedata.category(sign), "-")


def _place(sign: str) -> int:
    """Where Unicode says a mark stands on its letter; 0 for a letter, for nothing, and for marks of many scripts."""
    return unicodedata.combining(sign) if sign else 0


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _stands(sign: str) -> bool:
    """Whether it is there to be seen, and by itself."""
    return sign != "" and ord(sign) not in UNSEEN and not _is_mark(sign) and sign != " "


def _is_symbol(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) in ("So", "Sm", "Sk")


def _is_arabic(sign: str) -> bool:
    return sign != "" and unicodedata.bidirectional(sign) == "AL"
