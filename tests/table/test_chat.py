"""Who hears what is said, and that no number tells of what one could not hear."""

import random

import pytest

from backroom.core.seat import WATCHER
from backroom.table.answer import Known
from backroom.table.chat import EMOTES, REMEMBERED, Chatter, Said
from backroom.table.entry import AnyEntry, Player, Wished
from backroom.table.errors import Refusal
from backroom.table.importing import bring_in
from backroom.table.opening import open_table
from backroom.table.snapshot import revive, snap
from backroom.table.table import FULL, Table, load
from backroom.table.wish import Audience, Chat, Close, GoOn, Kick, Pause, Rematch, Rename, Sit
from backroom.table.wishing import SHARE, decide_join, decide_wish
from tests.server.finished import finished
from tests.table.script import Sitting


def getaway() -> Table:
    return Table(open_table("getaway", {}, tuple(Player(name=f"guest {seat}") for seat in range(4)), 3))


def say(table: Table, guest: int, text: str, audience: Audience) -> None:
    entry = decide_wish(table, guest, Chat(key=f"{table.length}", text=text, audience=audience), name="Wanda")
    assert isinstance(entry, Wished)
    table.fold(entry)


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


def test_watchers_are_told_apart_by_name_and_take_no_players() -> None:
    table = getaway()
    for name in ("Wanda", "Will"):
        entry = decide_wish(table, int(WATCHER), Chat(key="1", text=f"I am {name}", audience="watchers"), name=name)
        assert isinstance(entry, Wished)
        table.fold(entry)
    for name in ("GUEST 0", "a\u202eb", "x" * 2000, "\0"):
        entry = decide_wish(table, int(WATCHER), Chat(key="2", text="hm", audience="watchers"), name=name)
        assert isinstance(entry, Wished)
        assert entry.name == ""
    assert heard(table, int(WATCHER)) == ["1 Wanda: I am Wanda", "2 Will: I am Will"]


def test_nobodys_talk_drives_out_what_others_were_told() -> None:
    table = getaway()
    say(table, 0, "remember me", "table")
    for number in range(REMEMBERED + 50):
        say(table, int(WATCHER), f"{number}", "watchers")
    assert heard(table, 1) == ["1 guest 0: remember me"]


def test_one_guest_fills_no_journal() -> None:
    table = getaway()
    for number in range(SHARE):
        say(table, 1, f"{number}", "table")
    with pytest.raises(Refusal, match="that is enough"):
        decide_wish(table, 1, Rename(key="r", name="Bert"))
    first, (_, seq) = next(iter(table.wishes.known[1].items()))
    assert decide_wish(table, 1, Chat(key=first, text="0")) == Known(seq), "no key is forgotten"
    assert isinstance(decide_wish(table, 0, Chat(key="c", text="hello")), Wished)
    assert isinstance(decide_wish(table, 0, Kick(key="k", seat=1)), Wished)


def test_watchers_are_told_that_they_said_it_together() -> None:
    table = getaway()
    for number in range(SHARE):
        say(table, int(WATCHER), f"{number}", "watchers")
    with pytest.raises(Refusal, match=f"^the watchers of this table have said {SHARE} lines"):
        decide_wish(table, int(WATCHER), Chat(key="w", text="hello", audience="watchers"), name="Wanda")
    assert isinstance(decide_wish(table, 0, Chat(key="c", text="hello")), Wished)


def criminals(whisper: str) -> Table:
    return Table(open_table("criminals", {"whisper": whisper}, tuple(Player(name=f"guest {n}") for n in range(4)), 3))


def test_r26_a_whisper_is_heard_by_two_and_noticed_by_nobody() -> None:
    table = criminals("on")
    whisper = Chat(key="w", text="it was him", audience="whisper", to=2)
    entry = decide_wish(table, 0, whisper)
    assert isinstance(entry, Wished)
    before = table.seq
    table.fold(entry)
    assert table.seq == before
    assert [heard(table, eyes) for eyes in range(4)] == [["1 guest 0: it was him"], [], ["1 guest 0: it was him"], []]
    assert heard(table, int(WATCHER)) == []
    with pytest.raises(Refusal, match="another person"):
        decide_wish(table, 0, Chat(key="x", text="me", audience="whisper", to=0))
    with pytest.raises(Refusal, match="to one seat"):
        decide_wish(table, 0, Chat(key="x", text="whom", audience="whisper"))
    with pytest.raises(Refusal, match="nobody whispers"):
        decide_wish(criminals("off"), 0, whisper)


def test_r21_where_only_signs_are_given_nothing_else_is_said_while_the_game_is_on() -> None:
    players = tuple(Player(name=f"guest {seat}") for seat in range(4))
    signs, free = (Table(open_table("inkognito", {"chat": chat}, players, 3)) for chat in ("emotes", "open"))
    assert isinstance(decide_wish(signs, 0, Chat(key="1", text=EMOTES[0])), Wished)
    assert isinstance(decide_wish(free, 0, Chat(key="1", text="I am Lord Fiddlebottom")), Wished)
    with pytest.raises(Refusal, match="only signs"):
        decide_wish(signs, 0, Chat(key="1", text="I am Lord Fiddlebottom"))
    with pytest.raises(Refusal, match="a new name says more"):
        decide_wish(signs, 0, Rename(key="2", name="I am Bubble"))
    assert isinstance(decide_wish(free, 0, Rename(key="2", name="I am Bubble")), Wished)
    gathering = Table(open_table("inkognito", {}, players, 3, begun=False))
    for wish in (Chat(key="1", text="hello"), Rename(key="2", name="Ann")):
        assert isinstance(decide_wish(gathering, 0, wish), Wished)


def test_when_a_game_is_over_who_played_it_stays_as_it_is() -> None:
    """A replay is of the people who played, though somebody is angry with one of them."""
    sitting = Sitting(3).play_on(random.Random(1))
    assert sitting.table.stage() == "over"
    for wish in (Kick(key="k", seat=1), Rename(key="r", name="Bert")):
        with pytest.raises(Refusal, match="who played it stays as it is"):
            decide_wish(sitting.table, 0, wish)
    assert isinstance(decide_wish(sitting.table, 0, Chat(key="c", text="well played")), Wished)


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
    chatter = Chatter([0, 1])
    for number in range(REMEMBERED + 50):
        chatter.say(Said(0, "Ann", f"{number}", "table"), -1, {0: 0, 1: 1})
    assert chatter.count(1) == REMEMBERED + 50
    whole = chatter.tail(1, 0)
    assert [n for n, _ in whole] == list(range(51, REMEMBERED + 51))
    assert whole[-1][1].text == f"{REMEMBERED + 49}"
    assert chatter.tail(1, REMEMBERED + 48) == whole[-2:]
    assert chatter.tail(1, 9999) == []
    chatter.welcome(2)
    assert chatter.tail(2, REMEMBERED + 48) == whole[-2:]


def test_a_whisper_belongs_to_whom_it_was_said_to_wherever_he_sits_later() -> None:
    players = (Player(name="Ann"), Player(name="Bob"), None, None)
    opened = open_table("criminals", {"whisper": "on"}, players, 3, begun=False)
    journal: list[AnyEntry] = [opened]
    table = Table(opened)

    def enter(entry: AnyEntry | Known) -> None:
        assert not isinstance(entry, Known)
        journal.append(entry)
        table.fold(entry)

    enter(decide_wish(table, 0, Chat(key="1", text="hello all")))
    enter(decide_wish(table, 0, Chat(key="2", text="for Bob alone", audience="whisper", to=1)))
    enter(decide_wish(table, 1, Sit(key="3", seat=3)))
    eve = decide_join(table, "Eve", 1)
    enter(eve)
    enter(decide_wish(table, 0, Chat(key="4", text="hello Eve")))
    enter(decide_wish(table, 0, Chat(key="5", text="for Eve alone", audience="whisper", to=1)))
    enter(decide_wish(table, 0, Kick(key="6", seat=1)))
    mal = decide_join(table, "Mal", 1)
    enter(mal)
    enter(decide_wish(table, 0, Chat(key="7", text="hello Mal")))
    for kept in (table, load(journal), revive(opened, snap(table), [])):
        assert heard(kept, 1) == ["1 Ann: hello all", "2 Ann: for Bob alone", "3 Ann: hello Eve", "4 Ann: hello Mal"]
        assert heard(kept, mal.guest) == ["1 Ann: hello all", "2 Ann: hello Eve", "3 Ann: hello Mal"]
        assert heard(kept, int(WATCHER)) == heard(kept, mal.guest)
        assert heard(kept, eve.guest) == []
        assert len(heard(kept, 0)) == 5
