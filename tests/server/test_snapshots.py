"""A table with a long journal comes back by its last snapshot and what was written since, or from its beginning."""

import logging
from pathlib import Path

import pytest

from backroom.server import tables
from backroom.server.messages import Accepted
from backroom.store.errors import TornJournal
from backroom.store.reading import load_table
from backroom.table.snapshot import revive, snap
from backroom.table.table import load
from backroom.table.wish import Rename
from tests.server.house import first, open_house, run
from tests.store.script import sql

EVERY = 20


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SNAPSHOT_EVERY", EVERY)


async def begin(path: Path) -> tuple[str, str]:
    """A game in its middle, left alone: its table, and the secret of a seat."""
    async with open_house(path) as house:
        seated = await house.open_table(3)
        async with house.guest(seated.table, seated.secret) as ann:
            await ann.play(first, until=lambda update: update.seq > 3 * EVERY)
            for number in range(3):
                assert isinstance(await ann.wish(Rename(key=f"r{number}", name=f"Ann {number}")), Accepted)
    return seated.table, seated.secret


async def finish(path: Path, table: str, secret: str) -> None:
    async with open_house(path) as house, house.guest(table, secret) as ann:
        assert ann.now.players[0].name == "Ann 2"
        assert isinstance(await ann.wish(Rename(key="r2", name="Ann 2")), Accepted), "what was granted is known"
        await ann.play(first)
        assert ann.now.seed is not None


def test_it_goes_on_where_it_was_by_snapshot_and_tail(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "room.db"
    table, secret = run(begin(path))
    kept, whole = load_table(path, table, tail=True), load_table(path, table)
    assert kept.snapshot is not None
    assert EVERY <= kept.length < len(whole.entries)
    assert kept.entries == [whole.entries[0], *whole.entries[kept.length :]]
    revived = revive(kept.entries[0], kept.snapshot, kept.entries[1:])
    assert snap(revived) == snap(load(whole.entries))
    sql(path, "update entry set body = '{}' where seq = 5")  # it is not read any more
    with caplog.at_level(logging.WARNING):
        run(finish(path, table, secret))
    assert "loaded from its beginning" not in caplog.text


@pytest.mark.parametrize("harm", ["x'7b7d'", "cast(replace(body, '0.1.0 ', '0.0.9 ') as blob)", "substr(body, 9)"])
def test_a_snapshot_that_cannot_be_used_is_passed_over(
    tmp_path: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "room.db"
    table, secret = run(begin(path))
    sql(path, f"update snapshot set body = {harm}")
    with caplog.at_level(logging.WARNING):
        run(finish(path, table, secret))
    assert "loaded from its beginning" in caplog.text


def test_a_tail_with_a_gap_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    table, _ = run(begin(path))
    length = load_table(path, table, tail=True).length
    sql(path, f"delete from entry where seq = {length + 1}")
    with pytest.raises(TornJournal, match="missing"):
        load_table(path, table, tail=True)
