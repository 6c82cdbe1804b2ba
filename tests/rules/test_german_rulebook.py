"""The German rulebooks say rule for rule what the English ones say, and nothing in them was left in English."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from backroom.core.option import Option
from backroom.games import GAMES, find

ENGLISH = Path(__file__).parents[2] / "docs/rules"
GERMAN = ENGLISH / "de"
OPTIONS = [(name, option) for name in GAMES for option in find(name).schema]

CODE = re.compile(r"`[^`]+`")
CITED = re.compile(r"\b[A-Z]{3}-(?:[A-Z]?\d[\w.]*\w|[A-Z]?\d|W\b)")
FIGURE = re.compile(r"\b\d+k?\b")
REMARK = {"*Why:*": "*Warum:*", "*Option:*": "*Wahlweise:*"}
#: Words no German sentence has, and hardly an English one is without.
ENGLISH_WORDS = re.compile(r"\b(?:the|and|of|with|which|who|whoever|is|has|may|not|for|by|it|on|cards|player)\b", re.I)


class Block(NamedTuple):
    """What stands between two empty lines."""

    kind: str
    text: str


def blocks(book: Path) -> list[Block]:
    def kind(part: str) -> str:
        if heading := re.match(r"(#+) ((?:\d\w* )?)", part):
            return heading[1] + heading[2]
        if part.startswith("|"):
            return "table " + " ".join(str(len(cells(line))) for line in part.splitlines())
        if part.startswith("- "):
            return f"list of {len(re.findall(r'^- ', part, re.M))}"
        number = re.match(r"\*\*([A-Z]{3}-[\w.]+)\*\*", part)
        return number[1] if number else "paragraph"

    parts = book.read_text("utf-8").strip().split("\n\n")
    return [Block(kind(part), part) for part in parts]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def pairs(game: str) -> list[tuple[Block, Block]]:
    return list(zip(blocks(ENGLISH / f"{game}.md"), blocks(GERMAN / f"{game}.md"), strict=True))


def figures(text: str) -> Counter[str]:
    """5,040 is 5.040 in German; what stands in code is compared by itself."""
    return Counter(FIGURE.findall(re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", CITED.sub("", CODE.sub("", text)))))


def words(text: str) -> str:
    """What of a text is language: no code, no numbers of rules, no capitals such as WAS-LON."""
    return re.sub(r"\b[A-Z]+\b", "", CITED.sub("", CODE.sub("", text)))


def test_every_rulebook_is_there_in_german() -> None:
    assert {book.name for book in GERMAN.glob("*.md")} == {book.name for book in ENGLISH.glob("*.md")}


@pytest.mark.parametrize("game", GAMES)
def test_headings_rules_lists_and_tables_stand_in_the_same_order(game: str) -> None:
    english, german = ([one.kind for one in blocks(home / f"{game}.md")] for home in (ENGLISH, GERMAN))
    assert german == english


@pytest.mark.parametrize("game", GAMES)
def test_every_block_has_the_same_code_figures_and_rules(game: str) -> None:
    for english, german in pairs(game):
        assert Counter(CODE.findall(german.text)) == Counter(CODE.findall(english.text)), german.text
        assert figures(german.text) == figures(english.text), german.text
        assert Counter(CITED.findall(german.text)) == Counter(CITED.findall(english.text)), german.text


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_the_same_remarks(game: str) -> None:
    for english, german in pairs(game):
        remarks = [REMARK[word] for word in re.findall(r"^\*[A-Z][a-z]+:\*", english.text, re.M)]
        assert re.findall(r"^\*[A-Z][a-z]+:\*", german.text, re.M) == remarks, german.text
        about = re.findall(r"\(on (.+?)\)", english.text.splitlines()[0])
        assert [one for one in about if one[0] != "t"] == re.findall(r"\(zu (.+?)\)", german.text.splitlines()[0])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_was_left_in_english(game: str) -> None:
    for english, german in pairs(game):
        if re.search(r"[a-z]{2}", words(english.text)) and german.kind != "#":
            assert german.text != english.text, german.text
        assert not ENGLISH_WORDS.search(words(german.text)), german.text


@pytest.mark.parametrize("game", GAMES)
def test_lines_fit_a_screen(game: str) -> None:
    for line in (GERMAN / f"{game}.md").read_text("utf-8").splitlines():
        assert len(line) <= 120 or line.startswith("|"), line


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda part: part if isinstance(part, str) else part.name)
def test_every_option_stands_with_its_ruling(game: str, option: Option) -> None:
    values = ", ".join(f"`{value}`{' (üblich)' if value == option.default else ''}" for value in option.values)
    free = f"`{option.default}` (üblich), oder etwa {', '.join(f'`{word}`' for word in option.examples)}"
    (ruling,) = (one.text for one in blocks(GERMAN / f"{game}.md") if one.kind == option.ruling)
    assert f"*Wahlweise:* `{option.name}` = {values or free}." in " ".join(ruling.splitlines())
