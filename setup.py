"""Builds the native half, in two compilation units: core, games and bots, and what a table does for every action.

Without a compiler they run as they are.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup

COMPILED = ("core", "games", "bots")
INTERPRETED = {
    "core/__init__.py": "a docstring",
    "core/view.py": "msgspec Structs need the class statement of the interpreter",
    "games/__init__.py": "the list of games, looked at once",
    "games/criminals/__init__.py": "a docstring",
    "games/criminals/story.py": "msgspec Structs",
    "games/criminals/view.py": "msgspec Structs",
    "games/fbi/__init__.py": "a docstring",
    "games/fbi/decks.py": "reads a file once",
    "games/fbi/story.py": "msgspec Structs",
    "games/fbi/view.py": "msgspec Structs",
    "games/inkognito/__init__.py": "a docstring",
    "games/inkognito/story.py": "msgspec Structs",
    "games/inkognito/view.py": "msgspec Structs",
    "games/getaway/__init__.py": "a docstring",
    "games/getaway/cards.py": "reads a file once",
    "games/getaway/checks.py": "checks what was read, once",
    "games/getaway/story.py": "msgspec Structs",
    "games/getaway/view.py": "msgspec Structs",
    "games/sleepers/__init__.py": "a docstring",
    "games/sleepers/atlas.py": "reads a file once",
    "games/sleepers/decks.py": "reads a file once",
    "games/sleepers/story.py": "msgspec Structs",
    "games/sleepers/telling.py": "words for people",
    "games/sleepers/view.py": "msgspec Structs",
    "bots/__init__.py": "the list of bots, looked at once",
}

TABLES = (
    "server/absence.py",
    "server/beginning.py",
    "server/bots.py",
    "server/caller.py",
    "server/caretaker.py",
    "server/clockwork.py",
    "server/delay.py",
    "server/entering.py",
    "server/frames.py",
    "server/gaps.py",
    "server/keeper.py",
    "server/line.py",
    "server/live.py",
    "server/metrics.py",
    "server/notice_board.py",
    "server/outgoing.py",
    "server/pace.py",
    "server/room.py",
    "server/tables.py",
    "server/telling.py",
    "server/wire.py",
    "server/words.py",
    "store/house_time.py",
    "store/pending.py",
    "store/writer.py",
    "table/decide.py",
    "table/decisions.py",
    "table/keys.py",
    "table/open_deeds.py",
    "table/play.py",
    "table/restless.py",
    "table/seal.py",
    "table/seating.py",
    "table/table.py",
    "table/timing.py",
    "table/undo.py",
    "table/waits.py",
)
"""What every action goes through, from the wire to the journal and back: a unit of its own (docs/adr/0007)."""


def compiled_files() -> list[str]:
    root = Path("src/backroom")
    files = sorted(str(path.relative_to(root)) for folder in COMPILED for path in (root / folder).rglob("*.py"))
    unknown = set(INTERPRETED) - set(files)
    if unknown:
        raise SystemExit(f"setup.py lists files that do not exist: {', '.join(sorted(unknown))}")
    return [f"src/backroom/{file}" for file in files if file not in INTERPRETED]


def extensions() -> list[object]:
    if os.environ.get("BACKROOM_PURE", "0") not in ("", "0"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    rules, tables = compiled_files(), [f"src/backroom/{file}" for file in TABLES]
    with TemporaryDirectory() as cache:  # of what changed meanwhile nothing is to be remembered
        modules = mypycify(
            ["--config-file", "pyproject.toml", "--cache-dir", cache, *rules, *tables],
            opt_level="3",
            debug_level="0",
            separate=[(rules, "backroom"), (tables, "backroom_tables")],  # calls from one to the other are native
        )
    for module in modules:
        module.optional = True  # no compiler: the same files run interpreted
        module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]  # small functions inline
    return list(modules)


if __name__ == "__main__":
    setup(ext_modules=extensions())
