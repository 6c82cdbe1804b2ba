"""Whatever a table or the house refuses can be said in the page's second language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GERMAN = ROOT / "web/src/lib/text/de/refusals.ts"
GAMES_GERMAN = ROOT / "web/src/lib/text/de/gameRefusals.ts"
KEY = re.compile(r"""^  (?:'(?P<single>[^']+)'|"(?P<double>[^"]+)"): '""", re.MULTILINE)


def reasons(source: str) -> Iterator[str]:
    """Every reason written out in Refusal(...), Refused(reason=...) or returned by `why_not_...`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "Refused"):
            named = [word.value for word in node.keywords if word.arg == "reason"]
            yield from (shape for given in (*node.args[:1], *named) if (shape := shape_of(given)))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("why_not_"):
            said = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
            yield from (shape for given in said if (shape := shape_of(given)))


def shape_of(given: ast.expr) -> str | None:
    """The text with {} for what is filled in; None where it is put together elsewhere."""
    if isinstance(given, ast.Subscript):  # cut to its length
        return shape_of(given.value)
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        return given.value
    if isinstance(given, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in given.values])
    return None


def forbidden(source: str) -> Iterator[str]:
    """Every reason that a game's rules give: IllegalAction(rule, reason), a Verdict's, or one of two chosen before."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalAction":
            given = node.args[1]
            assert shape_of(given) or ast.unparse(given) == "reason", ast.unparse(node)
            yield from filter(None, [shape_of(given)])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Verdict":
            yield from filter(None, map(shape_of, node.args[4:]))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
            assert isinstance(node.value, ast.IfExp), ast.unparse(node)
            yield from filter(None, map(shape_of, (node.value.body, node.value.orelse)))


def keys(page: Path) -> set[str]:
    return {match["single"] or match["double"] for match in KEY.finditer(page.read_text("utf-8"))}


def test_every_refusal_is_told_in_german_too() -> None:
    files = [path for folder in ("table", "server") for path in (ROOT / "src/backroom" / folder).glob("*.py")]
    said = {reason for path in files for reason in reasons(path.read_text("utf-8"))}
    assert len(said) > 30, f"expected the reasons of the source, found {len(said)}"
    known = keys(GERMAN)
    assert said - known == set(), f"expected these in {GERMAN.name}: {sorted(said - known)}"


def test_what_the_rules_of_a_game_forbid_is_told_in_german_too() -> None:
    files = (ROOT / "src/backroom/games").glob("*/*.py")
    said = {reason for path in files for reason in forbidden(path.read_text("utf-8"))}
    assert len(said) > 100, f"expected the reasons of the games, found {len(said)}"
    assert keys(GAMES_GERMAN) == said
