"""Who hears what is said, and that no number tells of what one could not hear."""

from backroom.core.seat import WATCHER
from backroom.table.chat import REMEMBERED, Chatter, Said
from backroom.table.entry import Player
from backroom.table.opening import open_table
from backroom.table.table import Table
from backroom.table.wish import Audience, Chat
from backroom.table.wishing import decide_wish


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
