"""What the README and the docs say is so."""

import re
from pathlib import Path

import pytest
import typer
from typer.utils import get_params_from_function

from backroom.cli.main import app, serve
from backroom.games import GAMES, find

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_snippets_of_the_readme_run() -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), {})


def test_the_snippet_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    test_the_snippets_of_the_readme_run()
    assert "Outcome" in capsys.readouterr().out


def test_the_readme_says_what_was_measured() -> None:
    measured = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    (times,) = re.findall(r"spades rollouts \| ([0-9.]+) times", measured)
    assert f"{float(times):.1f} times the speed of OpenSpiel's spades" in README, times


def test_lines_of_the_readme_fit_a_screen() -> None:
    for line in README.splitlines():
        assert len(line) <= 120 or line.startswith("|"), line


def test_every_option_of_serving_is_documented() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    for option in get_params_from_function(serve):
        name = "open" if option == "open_page" else option.replace("_", "-")
        assert f"`--{name}" in hosting, f"docs/hosting.md does not name --{name}"


def test_every_command_is_documented() -> None:
    pages = "".join(page.read_text("utf-8") for page in PAGES if page.name != "CHANGELOG.md")
    for command in typer.main.get_command(app).commands:  # type: ignore[attr-defined]
        assert re.search(rf"`backroom {command}\b", pages), f"no page names backroom {command}"


def test_the_commands_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"(?:^|`)make ([a-z-]+)", (ROOT / "README.md").read_text("utf-8"), re.M):
        assert re.search(rf"^{target}:.*## ", makefile, re.M), f"make {target} is in the README and not in the Makefile"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_option_is_in_the_rulebook() -> None:
    for name in GAMES:
        book = (ROOT / "docs/rules" / f"{name}.md").read_text("utf-8")
        for option in find(name).schema:
            assert f"`{option.name}" in book, f"the rulebook of {name} does not name the option {option.name}"
            assert f"**{option.ruling}**" in book


def test_every_game_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for name in GAMES:
        assert f"docs/rules/{name}.md" in readme
        assert find(name).title in readme
