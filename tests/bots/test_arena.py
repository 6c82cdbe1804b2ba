"""The arena says how sure it is, and lets anybody's bot play."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.bots import find_bot
from backroom.core.errors import IllegalAction, Malformed
from backroom.core.rng import Rng
from backroom.games import find
from backroom.lab.arena import _seatings, contest
from backroom.lab.interval import mean_within, share_within

PAGE = Path(__file__).parents[2] / "docs/research.md"


@pytest.mark.parametrize(
    ("share", "games", "within"),
    [(0.5, 100, (0.404, 0.596)), (0.0, 10, (0.0, 0.278)), (1.0, 10, (0.722, 1.0)), (0.725, 200, (0.659, 0.782))],
)
def test_a_share_of_wins_has_an_interval(share: float, games: int, within: tuple[float, float]) -> None:
    assert share_within(share, games) == pytest.approx(within, abs=0.001)


def test_points_have_an_interval_and_a_single_game_tells_nothing() -> None:
    assert mean_within([10, 20, 30, 40]) == pytest.approx(12.65, abs=0.01)
    assert mean_within([10]) == float("inf")


def test_more_games_make_surer() -> None:
    few, many = (contest(find("fbi"), ["random", "random"], games, seed=1)[0] for games in (8, 60))
    assert (few.games, many.games) == (8, 60)
    assert many.wins_within[1] - many.wins_within[0] < few.wins_within[1] - few.wins_within[0]
    assert many.points_within < few.points_within
    assert many.wins_within[0] < many.wins < many.wins_within[1]


def test_everybody_takes_every_seat_beside_others_each_time_round() -> None:
    seatings = list(_seatings(4, 40, Rng(1)))
    for lap in range(0, 40, 4):
        assert [sorted(seats) for seats in zip(*seatings[lap : lap + 4], strict=True)] == [[0, 1, 2, 3]] * 4
    after_the_first = {taken[(taken.index(0) + 1) % 4] for taken in seatings}
    assert after_the_first == {1, 2, 3}


def arena(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(__file__).parents[2] / "src")
    return subprocess.run(
        [sys.executable, "-P", "-m", "backroom", "arena", "fbi", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": source, "COLUMNS": "60", "NO_COLOR": "1"},
    )


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    (tmp_path / "mymodule.py").write_text(snippet, "utf-8")
    (words,) = re.findall(r"`backroom arena fbi (.*?) --games 400`", PAGE.read_text("utf-8"))
    done = arena(tmp_path, *words.split(), "--games", "6")
    assert done.returncode == 0, done.stderr
    *standings, last = done.stdout.splitlines()
    pattern = r" +wins +[\d.]+% \([\d.]+% to [\d.]+%\)  points +[\d.-]+ ± [\d.]+"
    assert [re.sub(pattern, "", line) for line in standings] == ["mymodule:MyBot", "greedy", "greedy"]
    assert last == "6 games; ranges are 95 % intervals"
    assert arena(tmp_path, *words.split(), "--games", "6").stdout == done.stdout


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("no_such_module:MyBot", "expected a bot as module:Class, got 'no_such_module:MyBot': No module named"),
        ("pathlib:MyBot", "expected a bot as module:Class, got 'pathlib:MyBot': module 'pathlib' has no attribute"),
        (":MyBot", "expected a bot as module:Class, got ':MyBot'"),
        ("pathlib:", "expected a bot as module:Class, got 'pathlib:'"),
        ("pathlib:Path", r"expected a bot with a method choose\(view, legal\), got 'pathlib:Path'"),
    ],
)
def test_what_is_no_bot_is_said_to_be_none(kind: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        contest(find("fbi"), [kind, "random"], 1, seed=1)


class Cheat:
    """Always answers the same, be it legal or not."""

    answer: object = 130

    def __init__(self, game: object, rng: object) -> None:
        pass

    def choose(self, view: object, legal: object) -> object:
        return self.answer


class Mumbler(Cheat):
    answer = "release none"


def test_an_own_bot_cannot_cheat() -> None:
    with pytest.raises(IllegalAction):
        contest(find("fbi", {"arrest": "free"}), [f"{__name__}:Cheat", "random"], 1, seed=1)


def test_an_own_bot_answers_with_numbers() -> None:
    with pytest.raises(Malformed, match=r"expected the number of an action from .*:Mumbler, got 'release none'"):
        contest(find("fbi"), [f"{__name__}:Mumbler", "random"], 1, seed=1)


def test_only_the_arena_takes_bots_from_anywhere() -> None:
    """A table is asked for a bot by strangers."""
    with pytest.raises(Malformed, match="expected one of the bots random"):
        find_bot(f"{__name__}:Cheat", find("fbi"), Rng(1))
