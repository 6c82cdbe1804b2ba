"""What the rulebooks in docs/rules say, as far as tests ask."""

import re
from pathlib import Path

BOOKS = Path(__file__).parents[1] / "docs/rules"


def rules_of(game: str) -> set[str]:
    """The numbers of all rules and rulings of a game: a number in bold begins a line."""
    text = (BOOKS / f"{game}.md").read_text("utf-8")
    return set(re.findall(r"^\*\*([A-Z]+-[0-9A-Za-z.]+)\*\*", text, re.M))


def action_counts(game: str) -> set[int]:
    """How many actions a game says it has, under whichever options."""
    text = (BOOKS / f"{game}.md").read_text("utf-8")
    return {int(number) for number in re.findall(r"\*\*(\d+) actions\*\*", text)}
