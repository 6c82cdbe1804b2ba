"""Whatever way a long table comes out of its journal, others in the process get their turn on it."""

import pytest

from backroom.table import breath
from backroom.table.breath import STRIDE
from backroom.table.entry import AnyEntry
from backroom.table.importing import bring_in
from backroom.table.snapshot import revive, snap
from backroom.table.table import load
from tests.server.finished import finished
from tests.table.test_snapshot import evening

EVENING = evening("fbi", seed=1)


@pytest.fixture
def breaths(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    taken: list[float] = []
    monkeypatch.setattr(breath, "sleep", taken.append)
    return taken


def test_entry_by_entry(breaths: list[float]) -> None:
    load(EVENING)
    assert len(breaths) == len(EVENING) // STRIDE > 1


def test_by_its_snapshot(breaths: list[float]) -> None:
    table = load(EVENING)
    body = snap(table)
    breaths.clear()
    revive(EVENING[0], body, [])
    assert len(breaths) >= len(table.playing().marks) // STRIDE > 1


def test_as_the_record_of_a_game_that_was_played_elsewhere(breaths: list[float]) -> None:
    record = finished("sleepers")
    entries: list[AnyEntry] = list(bring_in(record))
    breaths.clear()
    load(entries)
    assert len(breaths) >= len(record.actions) // STRIDE > 1
