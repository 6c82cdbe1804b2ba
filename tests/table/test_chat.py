"""Who hears what is said, and that no number tells of what one could not hear."""

import pytest

from backroom.core.seat import WATCHER
from backroom.table.chat import REMEMBERED, Chatter, Said
from backroom.table.entry import Player, Wished
from backroom.table.errors import Refusal
from backroom.table.importing import bring_in
from backroom.table.opening import open_table
from backroom.table.table import FULL, Table, load
from backroom.table.wish import Audience, Chat, Close, GoOn, Pause, Rematch, Rename
from backroom.table.wishing import decide_wish
from tests.server.finished import finished


def getaway() -> Table:
    return Table(open_table("getaway", {}, tuple(Player(name=f"guest {seat}") for seat in range(4)), 3))


def say(table: Table, guest: int, text: str, audience: Audience) -> None:
    entry = decide_wish(table, guest, Chat(key=f"{table.length}", text=text, audience=audience), name="Wanda")
    table.fold(entry)  # type: ignore[arg-type]


def heard(table: Table, eyes: int, since: int = 0) -> list[str]:
    return [f"{n} {said.name}: {said.text}" for n, said in table.chat.tail(eyes, since)]


def test_a_team_hears_its_own_and_watchers_theirs() -> None:
    table = getaway()
    before = table.seq
    mates = [seat for seat in range(4) if table.view(0).sides[seat] == table.view(0).sides[0]]  # type: ignore[attr-defined]
    assert len(mates) == 2
    say(table, 0, "now", "team")
    say(table, int(WATCHER), "who wins?", "watchers")
    say(table, 1, "hello", "table")
    assert table.seq == before, "nothing that others may not hear moves a number they see"
    for seat in range(4):
        mine = ["1 guest 0: now", "2 guest 1: hello"] if seat in mates else ["1 guest 1: hello"]
        assert heard(table, seat) == mine
    assert heard(table, int(WATCHER)) == ["1 Wanda: who wins?", "2 guest 1: hello"]


def test_a_journal_is_not_filled_with_talk_and_the_evening_goes_on() -> None:
    table = getaway()
    decide_wish(table, 0, Pause(key="p"))
    table.length = FULL
    for wish in (Chat(key="c", text="hello"), Rename(key="r", name="Ann"), Pause(key="p")):
        with pytest.raises(Refusal, match="actions only"):
            decide_wish(table, 0, wish)
    assert isinstance(decide_wish(table, 0, Close(key="x")), Wished)
    table.timing.pause(0, resting=False)
    assert isinstance(decide_wish(table, 0, GoOn(key="g")), Wished)


def test_a_full_journal_has_room_for_one_rematch() -> None:
    opened, imported = bring_in(finished("fbi"))
    table = load([opened, imported])
    table.length = FULL
    assert isinstance(decide_wish(table, 0, Rematch(key="r")), Wished)
    table.rematch = "another"
    with pytest.raises(Refusal, match="actions only"):
        decide_wish(table, 0, Rematch(key="s"))


def test_lines_after_any_number_are_the_rest() -> None:
    chatter = Chatter(2)
    for number in range(REMEMBERED + 50):
        chatter.say(Said(0, "Ann", f"{number}", "table"), -1)
    assert chatter.count(1) == REMEMBERED + 50
    whole = chatter.tail(1, 0)
    assert [n for n, _ in whole] == list(range(51, REMEMBERED + 51))
    assert whole[-1][1].text == f"{REMEMBERED + 49}"
    assert chatter.tail(1, REMEMBERED + 48) == whole[-2:]
    assert chatter.tail(1, 9999) == []
