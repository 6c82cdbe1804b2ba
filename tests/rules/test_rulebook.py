"""Every numbered rule has a test, every rule test names a rule that exists, and the book tells every option."""

import re
from pathlib import Path

import pytest

from backroom.core.option import Option
from backroom.games import GAMES, find

ROOT = Path(__file__).parents[2]
RULEBOOKS = sorted((ROOT / "docs/rules").glob("*.md"))
NUMBER = r"(?:[A-Z]+\d*[a-z]?|\d+(?:\.\d+)*(?:[a-z]\d*)?)"
IN_A_NAME = NUMBER.replace(r"\.", "_")
OPTIONS = [(name, option) for name in GAMES for option in find(name).schema]


def rules_in(book: Path) -> list[str]:
    return re.findall(rf"^\*\*[A-Z]+-({NUMBER})\*\*", book.read_text("utf-8"), re.M)


def rules_tested(game: str) -> set[str]:
    """`test_4_3e_...` tests rule 4.3e; `test_V3_...` plays an example and is no rule."""
    source = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests/rules" / game).rglob("test_*.py")))
    names = re.findall(rf"^def test_((?!V\d){IN_A_NAME})_", source, re.M)
    return {name.replace("_", ".") for name in names}


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.stem)
def test_rulebook_and_tests_agree(book: Path) -> None:
    assert set(rules_in(book)) == rules_tested(book.stem)


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.stem)
def test_no_number_is_given_twice_and_all_have_one_prefix(book: Path) -> None:
    numbers = rules_in(book)
    assert len(numbers) == len(set(numbers))
    assert len(set(re.findall(r"^\*\*([A-Z]+)-", book.read_text("utf-8"), re.M))) == 1


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.stem)
def test_every_ruling_gives_its_reason(book: Path) -> None:
    for ruling in re.findall(r"^\*\*[A-Z]+-R\d+\*\*.*?(?=^\*\*|^## |\Z)", book.read_text("utf-8"), re.M | re.S):
        assert "\n*Why:* " in ruling, ruling


@pytest.mark.parametrize("book", RULEBOOKS, ids=lambda book: book.stem)
def test_every_rule_the_code_names_in_full_stands_in_the_book(book: Path) -> None:
    prefix = re.findall(r"^\*\*([A-Z]+)-", book.read_text("utf-8"), re.M)[0]
    sources = (ROOT / "src/backroom/games" / book.stem).glob("*.py")
    cited = {rule for path in sources for rule in re.findall(rf"\b{prefix}-({NUMBER})\b", path.read_text("utf-8"))}
    assert cited <= set(rules_in(book))


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda part: part if isinstance(part, str) else part.name)
def test_every_option_stands_with_its_ruling(game: str, option: Option) -> None:
    book = (ROOT / f"docs/rules/{game}.md").read_text("utf-8")
    values = ", ".join(f"`{value}`{' (default)' if value == option.default else ''}" for value in option.values)
    free = f"`{option.default}` (default), or for instance {', '.join(f'`{word}`' for word in option.examples)}"
    line = f"*Option:* `{option.name}` = {values or free}."
    ruling = re.search(rf"^\*\*{re.escape(option.ruling)}\*\*.*?(?=^\*\*|^## |\Z)", book, re.M | re.S)
    assert ruling is not None, option.ruling
    assert line in ruling[0]
