"""The `backroom` command, as a person at a terminal uses it."""

import asyncio
import os
import random
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import typer.testing

from backroom.cli.bot_names import ON_THE_PAGE
from backroom.cli.main import app
from backroom.games import GAMES, find
from backroom.record.record import read
from backroom.record.seed import commitment
from backroom.store.log_chain import log_of
from tests.store.script import flip, leave

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # only so that a broken test ends


def backroom(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "backroom", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
    )


def test_a_game_is_played_to_its_end_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    done = backroom("play", "fbi", "--seats", "3", "--save", str(saved), typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    record = read(saved.read_text("utf-8"))
    assert record.seats == 3
    assert commitment(record.seed) in done.stdout, "the hash is said before the deal"
    known = commitment(record.seed)
    in_groups = " ".join(known[start : start + 8] for start in range(0, 64, 8))
    for hash_seen in (known, f" {known.upper()} ", in_groups):
        checked = backroom("verify", str(saved), "--published", hash_seen)
        assert checked.returncode == 0
        assert "every one legal" in checked.stdout
        assert "as published" in checked.stdout


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    seed = "0123456789abcdef0123456789abcdef"
    tables = [backroom("play", "fbi", "--seed", seed, typed="q\n").stdout for _ in range(2)]
    assert tables[0] == tables[1]
    assert "You leave the table." in tables[0]


def test_the_terminal_tells_only_what_its_player_may_know() -> None:
    """In Inkognito everybody is dealt a secret identity: a game of three tells one of them."""
    said = backroom("play", "inkognito", "--seats", "3", typed="1\n" * 5 + "q\n").stdout
    assert said.count(" and holds ") == 1
    assert "Ann (you) is" in said


def test_the_terminal_draws_who_has_been_where_and_the_clue_sheet() -> None:
    said = backroom("play", "inkognito", "--seats", "4", typed="1\n" * 30 + "q\n").stdout
    assert "Series 1 of" in said
    assert re.search(r"You are [FBXZ] and hold (52|11|0|29)", said)
    assert re.search(r"^  1\.\d .*: .* shows .* something", said, re.MULTILINE), "what others were shown is not told"
    assert re.search(r"^  \d\.\d .*shows Ann \(you\) (F|B|X|Z|52|11|0|29)", said, re.MULTILINE)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(128, 256)))
    done = backroom("verify", str(path))
    assert done.returncode == 2
    assert "expected a record as text" in done.stderr


def test_what_is_typed_is_never_taken_for_markup() -> None:
    said = backroom("play", "fbi", "--seats", "2", typed="[/]\n" + "9" * 5000 + "\nq\n")
    assert "got '[/]'" in said.stdout
    assert "Traceback" not in said.stderr


def test_words_answer_as_well_as_numbers_and_nonsense_is_explained() -> None:
    said = backroom("play", "fbi", "--seats", "2", typed="release R5\nnonsense\n99\nrelease none\nq\n").stdout
    assert "R5 is not in your slammer (rule FBI-4.3a)" in said
    assert "expected an action such as 'release R4'" in said
    assert "got '99'" in said
    assert "Ann (you) releases nobody." in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("play", "chess"), "expected one of the games fbi, criminals, inkognito, getaway, sleepers, got 'chess'"),
        (("play", "fbi", "--seats", "6"), "expected 2 to 5 seats for FBI, got 6"),
        (("play", "fbi", "--bot", "genius"), "expected one of the bots random, greedy, search for FBI, got 'genius'"),
        (
            ("play", "fbi", "--option", "deck=tarot"),
            "expected deck to be one of fbi59-a, fbi59-b, fbi59-c, got 'tarot'",
        ),
        (("play", "fbi", "--option", "deck"), "expected an option as name=value, got 'deck'"),
        (("play", "fbi", "--seed", "12"), "expected a seed of 32 hexadecimal digits, got '12'"),
        (("verify", "no/such/file"), "there is no file no/such/file"),
        (("verify", "[/]"), "there is no file [/]"),
        (("play", "[/]"), "got '[/]'"),
        (("play", "fbi", "--save", "no/such/folder/x"), "No such file"),
        (
            ("play", "fbi", "--seats", "99999999999999999999"),
            "Invalid value for '--seats': Input should be less than or equal to 99",
        ),
        (("serve", "--port", "99999"), "Invalid value for '--port'"),
        (("serve", "--host", "203.0.113.1", "--port", "8000"), "expected an address to listen on, got 203.0.113.1"),
        (("backup", "copy", "--db", "no/such/file"), "expected the file of a room at no/such/file, got none"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], complaint: str) -> None:
    done = backroom(*words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_whose_seed_was_not_published_is_refused(tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    backroom("play", "fbi", "--save", str(saved), typed="q\n")
    done = backroom("verify", str(saved), "--published", commitment(1))
    assert done.returncode == 2
    assert "expected a seed whose hash is" in done.stderr


def test_a_hash_that_is_none_is_called_so(tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    backroom("play", "fbi", "--save", str(saved), typed="q\n")
    done = backroom("verify", str(saved), "--published", "bc65")
    assert done.returncode == 2
    assert "expected a hash of 64 hexadecimal digits, got 'bc65'" in done.stderr


def test_a_record_that_was_edited_is_refused(tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    backroom("play", "fbi", "--save", str(saved), typed="q\n")
    saved.write_text(saved.read_text("utf-8").replace("seats 4", "seats 5"), "utf-8")
    done = backroom("verify", str(saved))
    assert done.returncode == 2
    assert "it was edited" in done.stderr


def test_bots_play_each_other() -> None:
    said = backroom("arena", "fbi", "greedy", "random", "--games", "10").stdout
    assert said.startswith("greedy")
    assert "wins" in said


def test_getaway_is_played_in_the_terminal() -> None:
    said = backroom("play", "getaway", "--seats", "2", typed="nonsense\nwait\nwait\nq\n").stdout
    assert "expected an action such as 'lay PIN/HAN.a'" in said
    assert "START! Round 1 is on." in said
    assert "asks for" in said


def test_rounds_of_getaway_are_raced() -> None:
    said = backroom("race", "--teams", "1v1", "--rounds", "30", "--bots", "noisy").stdout
    for words in ("robbers win", "closing team wins", "median seconds", "void rounds"):
        assert words in said
    assert "expected teams such as 2v2" in backroom("race", "--teams", "many").stderr
    assert "expected a pace of 1 percent or more, got 0" in backroom("race", "--rounds", "1", "--pace", "0").stderr


def test_the_games_are_listed_with_their_options_and_bots() -> None:
    said = backroom("games").stdout
    for word in ("fbi", "Wolfgang Kramer", "greedy", "bonus_needs_positive", "FBI-R15"):
        assert word in said


def test_a_bot_is_listed_with_its_name_on_the_page() -> None:
    said = backroom("games").stdout
    assert "  bots: random (aimless), greedy (solid), search (cunning) on the page\n" in said
    assert "  bots: random, greedy; at a table calm (leisurely), " in said
    page = (ROOT / "web/src/lib/text/en.ts").read_text()
    called = re.search(r"bot: \(kind: string\): string =>\s*\(\{ (.*) \}\)", page)
    assert called is not None
    assert dict(re.findall(r"(\w+): '([^']+)'", called[1])) == ON_THE_PAGE


def test_every_option_is_listed_with_its_default_and_what_else_there_is() -> None:
    said = backroom("games").stdout
    assert "  deck: fbi59-a (default), fbi59-b, fbi59-c. " in said
    assert "Sleeper Cells, 4 players, by" in said
    options = [line for line in said.splitlines() if re.match(r"  [a-z_]+: ", line) and "bots:" not in line]
    assert len(options) == sum(len(find(name).schema) for name in GAMES)
    for line in options:
        assert re.match(r"  [a-z_]+: \S+ \(default\)(, \S.*)?\. ", line), line
    assert re.search(r"  ballots: \d+ \(default\), or for instance \d+", said)


def test_a_port_that_is_taken_is_said_with_one_that_is_not(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = backroom("serve", "--port", str(port), "--db", str(tmp_path / "room"))
    assert done.returncode == 2
    assert re.search(rf"port {port} is taken: try --port \d+", done.stderr)
    assert f"--port {port}\n" not in done.stderr
    assert not (tmp_path / "room").exists()


@pytest.mark.parametrize("command", ["", *typer.main.get_command(app).commands])  # type: ignore[attr-defined]
def test_help_fits_a_terminal_and_speaks_no_python(command: str) -> None:
    said = typer.testing.CliRunner().invoke(app, [*command.split(), "--help"], prog_name="backroom", terminal_width=80)
    assert said.exit_code == 0
    assert f"Usage: backroom {command}" in said.output
    for line in said.output.splitlines():
        assert len(line) <= 80
    for unfinished in ("<", "{", "list[", "x<=", "─"):
        assert unfinished not in said.output
    assert command or "..." not in said.output.partition("Commands:")[2], "each is told in a line"


def test_a_word_that_is_missing_is_named_and_so_is_what_it_is_for() -> None:
    said = backroom("play").stderr
    assert "backroom play [OPTIONS] GAME\n" in said
    assert "Missing argument 'GAME'" in said


@pytest.mark.parametrize("words", ["fbi --seats 5", "criminals", "inkognito", "getaway", "sleepers"])
def test_a_table_is_whole_in_80_columns(words: str) -> None:
    said = typer.testing.CliRunner().invoke(app, ["play", *words.split()], input="\nq\n", env={"COLUMNS": "80"})
    assert "…" not in said.output
    assert said.output.count("Answer with a number or in words.") == 2, "an empty answer is helped"
    assert "got ''" not in said.output


def test_a_room_goes_back_to_its_backup(tmp_path: Path) -> None:
    room, copy = tmp_path / "room.db", tmp_path / "copy.db"
    asyncio.run(leave(room))
    assert backroom("backup", str(copy), "--db", str(room)).returncode == 0
    done = backroom("restore", str(copy), "--db", str(room))
    assert done.returncode == 0, done.stderr
    kept = tmp_path / "room.db.old-1"
    assert done.stdout == f"{room} is now as it was in {copy}.\nWhat was there before is kept as {kept}.\n"
    assert log_of(kept).exists()
    assert not log_of(room).exists()
    done = backroom("restore", str(tmp_path / "none.db"), "--db", str(room))
    assert (done.returncode, done.stderr) == (2, f"backroom: expected a backup at {tmp_path / 'none.db'}, got none\n")


@pytest.mark.parametrize("damage", ["a bit", "all of it"])
def test_a_room_whose_log_is_damaged_is_not_served_and_not_touched(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "room.db"
    asyncio.run(leave(path))
    log = log_of(path)
    if damage == "a bit":
        flip(log, 5000)
    else:
        log.write_bytes(random.Random(1).randbytes(30_000))
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    copy = tmp_path / "copy.db"
    for words in (("serve", "--port", "0"), ("backup", str(copy)), ("verify", "t"), ("export", "t", str(copy))):
        done = backroom(*words, "--db", str(path))
        assert done.returncode == 2, done.stdout
        assert f"backroom: {log} is damaged at byte" in done.stderr
        assert "Nothing was touched." in done.stderr
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
