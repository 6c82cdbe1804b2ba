"""The first load is small: what the entrance needs before anything can be touched."""

import re
from pathlib import Path

from backroom.server.client import BUILT

MOST_SCRIPT = 150_000
MOST_STYLE = 50_000


def first_load() -> dict[str, set[Path]]:
    """The files that the page names, and those they import without being asked."""
    page = (BUILT / "index.html").read_text("utf-8")
    found = {
        "js": {BUILT / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)},
        "css": {BUILT / name for name in re.findall(r'href="/(assets/[^"]+\.css)"', page)},
    }
    todo = list(found["js"])
    while todo:
        script = todo.pop()
        for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', script.read_text("utf-8")):
            other = script.parent / name
            if other not in found["js"]:
                found["js"].add(other)
                todo.append(other)
    return found


def compressed(files: set[Path]) -> int:
    """As they are sent: the build has packed them."""
    return sum(file.with_name(f"{file.name}.gz").stat().st_size for file in files)


def test_the_first_load_is_within_its_budget() -> None:
    files = first_load()
    assert files["js"]
    assert files["css"]
    assert compressed(files["js"]) < MOST_SCRIPT
    assert compressed(files["css"]) < MOST_STYLE


def test_no_table_is_loaded_before_somebody_sits_down() -> None:
    named = {file.name for file in first_load()["js"]}
    assert not [name for name in named if re.match(r"\w+Table-", name)]
    assert [file for file in (BUILT / "assets").glob("*Table-*.js") if file.name not in named]
