"""A record is the game: it replays to the same state and views in both builds, and is known when it is broken."""

from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from backroom.core.errors import BadOption, BadRecord, BadSeats, IllegalAction, UnknownGame
from backroom.core.seat import Seat
from backroom.core.state import Story
from backroom.core.view import wire
from backroom.games import find
from backroom.record.record import Played, Record, begin, deal, open_game, read, replay, write
from backroom.record.seed import commitment, verify_seed
from tests.conformance.cases import CASES, PACES, Case, every_case, lookers, step

NAMES = tuple("ABCDEFGHI")


def played(case: Case, seed: int, actions: int = 10_000) -> Record:
    state = case.deal(seed)
    random = Random(seed)
    line: list[Played] = []
    while state.to_act() and len(line) < actions:
        seat, action = step(state, random)
        line.append(Played(int(seat), state.game.action_name(action)))
    return replace(begin(state.game, case.seats, seed), actions=tuple(line))


def fingerprint(record: Record) -> str:
    """A hash of everything anybody sees at any moment of a game, and of the truth behind it."""
    story: Story = []
    state = deal(record, story)
    seen = sha256()
    stride = 1 + len(record.actions) // 100
    for number, action in enumerate(record.actions):
        state.play(Seat(action.seat), state.game.action_id(action.action))
        if number % PACES.get(record.game, 1) != 0:
            continue
        seen.update(wire(state.truth()))
        if number % stride:
            continue
        for seat in lookers(state):
            seen.update(wire(state.view(seat)))
            seen.update(bytes(str(list(state.legal(seat))), "utf-8"))
    for audience, event in story:
        seen.update(bytes(str(audience), "utf-8") + wire(event))
        seen.update(bytes(state.game.tell(event, NAMES), "utf-8"))
    return seen.hexdigest()


@every_case
def test_a_record_replays_to_the_same_state(case: Case) -> None:
    record = played(case, seed=31)
    assert read(write(record)) == record
    state = case.deal(31)
    random = Random(31)
    while state.to_act():
        step(state, random)
    assert wire(replay(record).truth()) == wire(state.truth())


RECORD = write(played(CASES[0], seed=33, actions=20))


@pytest.mark.parametrize("length", [0, 5, 18, 30, 100, 250, len(RECORD) - 70, len(RECORD) - 2])
def test_a_truncated_record_is_refused(length: int) -> None:
    with pytest.raises(BadRecord, match="expected"):
        read(RECORD[:length])


def test_an_edited_record_is_refused() -> None:
    lines = RECORD.splitlines(keepends=True)
    for number, line in enumerate(lines):
        edited = "".join([*lines[:number], "0 " + line, *lines[number + 1 :]])
        with pytest.raises(BadRecord, match="expected"):
            read(edited)
        with pytest.raises(BadRecord, match="expected"):
            read("".join([*lines[:number], *lines[number + 1 :]]))


def test_a_race_that_was_paused_for_weeks_is_read_again() -> None:
    month = 31 * 24 * 60 * 60 * 1000
    record = replace(played(CASES[0], seed=31), actions=(Played(0, "lay HOO/CAM.c", month),))
    assert read(write(record)) == record


def _signed(old: str, new: str) -> str:
    """The record with a change, and a digest that fits it."""
    body = RECORD.rpartition("digest ")[0].replace(old, new, 1)
    return f"{body}digest {sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("game fbi", "name fbi", "expected line 2 to say 'game'"),
        ("rules 1", "rules one", "expected rules to be a number of up to 9 digits, got 'one'"),
        ("seats 2", "seats two", "expected seats to be a number"),
        ("seats 2", f"seats {'9' * 5000}", "expected seats to be a number of up to 9 digits"),
        ("deck=fbi59-a", "deck=fbi59-a deck=fbi59-b", "expected each option once"),
        ("seed 0", "seed x", "expected a seed of 32 hexadecimal digits"),
        ("actions 20", "actions 21", "expected 21 actions, got 20"),
        ("actions 20\n", "actions 20\nx", "expected"),
    ],
)
def test_a_record_that_is_badly_made_is_refused(old: str, new: str, word: str) -> None:
    with pytest.raises(BadRecord, match=word):
        read(_signed(old, new))


@pytest.mark.parametrize(
    ("old", "new", "error", "word"),
    [
        ("game fbi", "game cluedo", UnknownGame, "expected one of the games fbi.*got 'cluedo'"),
        ("rules 1", "rules 99", BadRecord, "expected a record of fbi rules 1, got one of rules 99"),
        ("seats 2", "seats 9", BadSeats, "expected 2 to 5 seats for FBI, got 9"),
        ("deck=fbi59-a", "deck=tarot", BadOption, "expected deck to be one of fbi59-a.*got 'tarot'"),
        ("deck=fbi59-a", "luck=high", BadOption, "expected one of the options deck.*got 'luck'"),
    ],
)
def test_a_record_of_what_is_not_played_here_is_refused(old: str, new: str, error: type[Exception], word: str) -> None:
    with pytest.raises(error, match=word):
        replay(read(_signed(old, new)))


@every_case
def test_a_record_with_more_seats_than_can_play_is_refused_before_it_is_dealt(case: Case) -> None:
    game = case.game()
    for seats in (0, int(game.min_seats) - 1, int(game.max_seats) + 1, 999_999_999):
        record = replace(begin(game, case.seats, seed=36), seats=seats)
        with pytest.raises(BadSeats, match=f"expected {game.how_many()} seats .*got {seats}"):
            open_game(record)


def test_a_record_with_an_illegal_action_is_refused() -> None:
    record = played(CASES[0], seed=34, actions=1)
    with pytest.raises(IllegalAction):
        replay(replace(record, actions=record.actions * 5))


def test_a_record_may_carry_times_that_do_not_run_backwards() -> None:
    record = played(CASES[0], seed=35, actions=3)
    timed = replace(record, actions=tuple(replace(line, time=70 * n) for n, line in enumerate(record.actions)))
    assert "\n@140 " in write(timed)
    assert read(write(timed)) == timed
    assert wire(replay(timed).truth()) == wire(replay(record).truth())
    backwards = replace(record, actions=tuple(replace(line, time=9 - n) for n, line in enumerate(record.actions)))
    with pytest.raises(BadRecord, match="expected times in order, got @8 after @9"):
        replay(read(write(backwards)))


@pytest.mark.parametrize("time", ["@", "@x", "@-5", "@1.5"])
def test_a_time_that_is_no_number_is_refused(time: str) -> None:
    line = RECORD.splitlines()[7]
    with pytest.raises(BadRecord, match="expected a time to be a number"):
        read(_signed(f"\n{line}\n", f"\n{time} {line}\n"))


def test_a_published_seed_is_verified() -> None:
    verify_seed(12345, commitment(12345))
    with pytest.raises(BadRecord, match="expected a seed whose hash is"):
        verify_seed(12346, commitment(12345))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"expected one of the games fbi.*got 'chess'"):
        find("chess")


@every_case
def test_a_wrong_number_of_seats_is_refused(case: Case) -> None:
    game = case.game()
    for seats in (-1, 0, game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(BadSeats, match=f"expected {game.how_many()} seats .*got {seats}"):
            game.deal(seats, 1)
