"""Whole games, as every seat saw them, have not changed."""

import pytest

from tests.golden.telling import FOLDER, GAMES, Golden, told


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.path.stem)
def test_a_game_is_told_as_it_always_was(golden: Golden) -> None:
    assert told(golden).splitlines() == golden.path.read_text("utf-8").splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GAMES}
