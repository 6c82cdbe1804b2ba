"""A table is the fold of its journal."""

import random

import msgspec
import pytest

from backroom.core.bits import bit
from backroom.core.errors import BadRecord
from backroom.core.seat import WATCHER
from backroom.core.state import EVERYONE
from backroom.core.view import wire
from backroom.games.fbi.story import Locked
from backroom.games.fbi.view import FbiView
from backroom.record.record import read, replay, write
from backroom.record.seed import commitment, seed_text, verify_seed
from backroom.server.telling import update
from backroom.table.entry import Acted, AnyEntry, decode, encode
from backroom.table.errors import BadJournal, Refusal
from backroom.table.table import Table, load
from tests.table.script import Sitting, opening


def everything(table: Table) -> list[bytes]:
    """All that anybody may see of a table, and what it keeps for itself."""
    eyes = [int(WATCHER), *range(len(table.players))]
    words = [wire(update(table, seat, 0, set())) for seat in eyes]
    return [*words, str((table.length, table.seq, [table.choice(seat) for seat in eyes])).encode()]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_same_journal_makes_the_same_table(seats: int, seed: int) -> None:
    sitting = Sitting(seats, seed).play_on(random.Random(seed), 60)
    written: list[AnyEntry] = [decode(encode(entry)) for entry in sitting.journal]
    assert everything(load(written)) == everything(sitting.table)


def test_every_prefix_of_a_journal_makes_the_table_of_that_moment() -> None:
    sitting = Sitting(3)
    moments = [everything(sitting.table)]
    chance = random.Random(1)
    for _ in range(40):
        sitting.play_on(chance, 1)
        moments.append(everything(sitting.table))
    for length, moment in enumerate(moments, start=1):
        assert everything(load(sitting.journal[:length])) == moment


def test_a_finished_game_has_a_record_that_replays_and_fits_the_commitment() -> None:
    sitting = Sitting(4).play_on(random.Random(2))
    record = read(write(sitting.table.record()))
    verify_seed(record.seed, sitting.table.commitment)
    view = update(sitting.table, int(WATCHER), 0, set()).view
    assert isinstance(view, FbiView)
    assert replay(record).outcome().scores == list(view.scores)


def test_the_seed_and_the_record_are_kept_back_until_the_game_is_over() -> None:
    sitting = Sitting(2).play_on(random.Random(3), 20)
    assert sitting.table.seed() is None
    with pytest.raises(Refusal, match="not over"):
        sitting.table.record()
    sitting.play_on(random.Random(3))
    assert sitting.table.seed() == sitting.table.opened.seed


def test_the_story_after_any_number_is_the_rest_of_the_whole_story() -> None:
    sitting = Sitting(3).play_on(random.Random(4), 50)
    whole = sitting.table.story(0, 0)
    assert len(whole) > 5
    for since in range(sitting.table.seq + 2):
        assert sitting.table.story(0, since) == [(seq, events) for seq, events in whole if seq > since]


def test_each_hears_what_is_told_to_it_and_a_watcher_only_what_everyone_may_hear() -> None:
    table = Sitting(3).table
    whisper, shout = Locked(seat=7), Locked(seat=8)
    table.playing().state.story = [(bit(1) | bit(2), whisper), (EVERYONE, shout)]
    table.playing().told(table.seq)
    told = {seat: table.story(seat, table.seq - 1)[-1][1] for seat in (-1, 0, 1, 2)}
    assert told == {-1: (shout,), 0: (shout,), 1: (whisper, shout), 2: (whisper, shout)}


def test_sequence_numbers_never_fall_and_the_journal_counts_every_entry() -> None:
    sitting = Sitting(3)
    chance = random.Random(5)
    last = sitting.table.seq
    for _ in range(60):
        sitting.play_on(chance, 1)
        assert sitting.table.seq in (last, last + 1)
        assert sitting.table.length == len(sitting.journal)
        last = sitting.table.seq


def test_a_journal_that_makes_no_table_is_refused() -> None:
    opened = opening()
    with pytest.raises(BadJournal, match="begins with the opening"):
        load([])
    with pytest.raises(BadJournal, match="begins with the opening"):
        load([Acted(seat=0, action="release none", key="k")])
    with pytest.raises(BadJournal, match="second opening"):
        load([opened, opened])
    with pytest.raises(BadJournal, match="was not asked"):
        load([opened, *[Acted(seat=seat, action="release none", key="k") for seat in range(3) for _ in range(2)]])
    with pytest.raises(BadJournal, match="expected an entry"):
        decode(b'{"entry":"acted","seat":0')


def test_a_table_is_pinned_to_the_rules_it_began_with() -> None:
    with pytest.raises(BadRecord, match="rules"):
        Table(msgspec.structs.replace(opening(), rules=99))


def test_the_hash_that_is_shown_is_the_one_noted_when_the_table_was_opened() -> None:
    opened = opening(seed=7)
    assert opened.commitment == Table(opened).commitment == commitment(7)
    forged = msgspec.structs.replace(opened, seed=seed_text(8))
    assert Table(forged).commitment == commitment(7), "another seed does not change what all were shown"
    oldest = msgspec.structs.replace(opened, commitment=None)
    assert Table(oldest).commitment == commitment(7)


def test_an_entry_whose_letters_are_spoilt_is_no_entry() -> None:
    """A bit that turns on the disk may leave no text at all: that is told as all other damage is."""
    body = encode(Acted(at=1, seat=0, action="release none", key="a key"))
    for spoilt in (body.replace(b"a key", b"a \xebey"), body[:-2]):
        with pytest.raises(BadJournal):
            decode(spoilt)
