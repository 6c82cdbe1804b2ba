"""The bots that a table may ask for."""

import pytest

from backroom.bots.getaway_race import Level
from backroom.core.errors import Malformed
from backroom.games import GAMES, find
from backroom.server.kinds import check_kind, kinds_of, level_of, usual_kind


def beat(level: Level) -> int:
    """Milliseconds from a new top to the first card laid on it, if that is the first card looked at."""
    return level.look + level.scan + level.reach


@pytest.mark.parametrize("game", list(GAMES))
def test_every_kind_that_is_offered_may_be_asked_for(game: str) -> None:
    assert [check_kind(find(game), kind) for kind in kinds_of(game)] == list(kinds_of(game))
    assert usual_kind(game) in kinds_of(game)


@pytest.mark.parametrize("game", list(GAMES))
def test_no_other_kind_may_be_asked_for(game: str) -> None:
    with pytest.raises(Malformed, match=r"expected one of the bots .* got 'hal'"):
        check_kind(find(game), "hal")


def test_in_a_race_each_kind_is_faster_than_the_one_before() -> None:
    beats = [beat(level_of(kind)) for kind in kinds_of("getaway")]
    assert beats == sorted(beats, reverse=True)


def test_one_practises_at_half_speed_against_a_bot_that_reads_as_well_as_at_full_speed() -> None:
    practice, full = level_of("practice"), level_of("level2")
    assert beat(practice) == 2 * beat(full)
    assert (practice.misread, practice.notice, practice.margins) == (full.misread, full.notice, full.margins)
