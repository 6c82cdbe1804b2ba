"""Writes the lessons for the page, each stop with the View that the engine gives.

python -m backroom.tutorial           write web/src/lib/tutorial/lessons/
python -m backroom.tutorial --check   say whether they are up to date
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from backroom.core.errors import BackroomError
from backroom.games import GAMES
from backroom.tutorial.lesson import read_lesson
from backroom.tutorial.staging import stage

TARGET: Final = Path(__file__).parents[3] / "web/src/lib/tutorial/lessons"


def staged(game: str) -> bytes:
    return msgspec.json.encode(stage(*read_lesson(game))) + b"\n"


def main(arguments: list[str]) -> int:
    stale = 0
    for game in GAMES:
        try:
            target, text = TARGET / f"{game}.json", staged(game)
        except BackroomError as error:
            print(f"the lesson of {game} cannot be played: {error}", file=sys.stderr)
            return 1
        if arguments != ["--check"]:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text)
            print(f"wrote {target}")
        elif not target.exists() or target.read_bytes() != text:
            print(f"{target} is stale: a lesson or the rules have changed. Run `make lessons`.", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
