"""A table that gathers: who may sit where, be called what, and ask for what."""

import pytest

from backroom.table.answer import Answer, Known
from backroom.table.decide import decide
from backroom.table.entry import AnyEntry, Opened, Player, Wished
from backroom.table.errors import Refusal
from backroom.table.names import BadName
from backroom.table.opening import open_table
from backroom.table.table import Table, load
from backroom.table.wish import (
    AddBot,
    AnyWish,
    Begin,
    Chat,
    Close,
    GoOn,
    HandOver,
    Kick,
    Pause,
    Ready,
    Rematch,
    RemoveBot,
    Rename,
    Sit,
    StandUp,
)
from backroom.table.wishing import SHARE, decide_join, decide_wish

KINDS = ("random", "greedy")


class Lobby:
    """A table that gathers, and the journal that made it. Ann is the host."""

    def __init__(self, seats: int = 4, game: str = "fbi") -> None:
        players = (Player(name="Ann"), *[None] * (seats - 1))
        self.journal: list[AnyEntry] = [open_table(game, {}, players, 7, begun=False, bot=KINDS[0])]
        assert isinstance(self.journal[0], Opened)
        self.table = Table(self.journal[0])
        self._keys = 0

    def key(self) -> str:
        self._keys += 1
        return f"k{self._keys}"

    def join(self, name: str, seat: int | None = None) -> int:
        """The number of the new guest."""
        joined = decide_join(self.table, name, seat)
        self._enter(joined)
        return joined.guest

    def wish(self, guest: int, wish: AnyWish) -> Known | Wished:
        entry = decide_wish(self.table, guest, wish, kinds=KINDS)
        if isinstance(entry, Wished):
            self._enter(entry)
        return entry

    def _enter(self, entry: AnyEntry) -> None:
        self.journal.append(entry)
        self.table.fold(entry)
        again = load(self.journal)
        assert again.players == self.table.players
        assert (again.seq, again.stage(), again.seating.host) == (
            self.table.seq,
            self.table.stage(),
            self.table.seating.host,
        )

    def names(self) -> list[str]:
        return ["" if player is None else player.name for player in self.table.players]


def granted(table: Table, guest: int, wish: AnyWish) -> Wished:
    entry = decide_wish(table, guest, wish, kinds=KINDS)
    assert isinstance(entry, Wished)
    return entry


def test_people_take_free_seats_until_all_are_taken() -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    lobby.join("Chris", 3)
    lobby.join("Donna")
    assert lobby.names() == ["Ann", "Bert", "Donna", "Chris"]
    assert lobby.table.seating.seat_of(bert) == 1
    with pytest.raises(Refusal, match="all seats are taken"):
        lobby.join("Emil")


@pytest.mark.parametrize(("name", "seat", "reason"), [("Emil", 0, "taken"), ("Emil", 9, "0 to 3"), ("aNN", 1, "Ann")])
def test_a_seat_that_cannot_be_had(name: str, seat: int, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        Lobby().join(name, seat)


def test_a_name_that_cannot_be_shown() -> None:
    with pytest.raises(BadName):
        Lobby().join("\n")


def test_nobody_joins_a_game_that_has_begun() -> None:
    lobby = Lobby(2)
    lobby.wish(0, Begin(key="b"))
    with pytest.raises(Refusal, match="has begun"):
        lobby.join("Bert")


def test_a_guest_moves_to_a_free_seat_and_stays_the_host() -> None:
    lobby = Lobby()
    lobby.join("Bert")
    lobby.wish(0, Sit(key=lobby.key(), seat=2))
    assert lobby.names() == ["", "Bert", "Ann", ""]
    assert lobby.table.seating.host == 2
    with pytest.raises(Refusal, match="Bert sits in seat 1"):
        lobby.wish(0, Sit(key=lobby.key(), seat=1))


def test_colours_are_each_there_once() -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    lobby.wish(bert, Sit(key=lobby.key(), colour=3))
    seating = lobby.table.seating
    assert [seating.colour_of(seat) for seat in range(4)] == [0, 3, 2, 1]
    for colour, reason in ((3, "Bert has"), (9, "0 to 8"), (-1, "0 to 8")):
        with pytest.raises(Refusal, match=reason):
            lobby.wish(0, Sit(key=lobby.key(), colour=colour))


def test_names_are_told_apart() -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    lobby.wish(bert, Rename(key=lobby.key(), name="  Bertie "))
    assert lobby.names()[1] == "Bertie"
    with pytest.raises(Refusal, match="called Ann"):
        lobby.wish(bert, Rename(key=lobby.key(), name="ANN"))
    lobby.wish(bert, Rename(key=lobby.key(), name="BERTIE"))
    with pytest.raises(Refusal, match="printable"):
        lobby.wish(bert, Rename(key=lobby.key(), name="\u200b"))


def test_the_host_seats_bots_and_begins() -> None:
    lobby = Lobby()
    lobby.wish(0, AddBot(key=lobby.key(), seat=1, kind="greedy"))
    lobby.wish(0, AddBot(key=lobby.key(), seat=2))
    lobby.wish(0, RemoveBot(key=lobby.key(), seat=2))
    assert lobby.table.stage() == "gathering"
    lobby.wish(0, Begin(key=lobby.key()))
    assert lobby.table.stage() == "playing"
    assert [player and player.bot for player in lobby.table.players] == [None, "greedy", "random", "random"]
    assert len(set(lobby.names())) == 4


@pytest.mark.parametrize(
    "wish",
    [
        Begin(key="x"),
        Kick(key="x", seat=0),
        AddBot(key="x", seat=2),
        RemoveBot(key="x", seat=2),
        HandOver(key="x", seat=1),
        Close(key="x"),
    ],
)
def test_only_the_host_may(wish: AnyWish) -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    with pytest.raises(Refusal, match="only the host"):
        lobby.wish(bert, wish)


@pytest.mark.parametrize(
    "wish", [Sit(key="x", seat=1), Ready(key="x"), AddBot(key="x", seat=1), RemoveBot(key="x", seat=1), Begin(key="x")]
)
def test_some_things_are_for_a_table_that_gathers(wish: AnyWish) -> None:
    lobby = Lobby()
    lobby.wish(0, Begin(key="b"))
    with pytest.raises(Refusal, match="gathering"):
        lobby.wish(0, wish)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (Kick(key="x", seat=0), "another person"),
        (Kick(key="x", seat=2), "another person"),
        (HandOver(key="x", seat=2), "another person"),
        (Kick(key="x", seat=17), "0 to 3"),
        (AddBot(key="x", seat=1), "free seat or a bot's"),
        (AddBot(key="x", seat=2, kind="genius"), "one of the bots random, greedy"),
        (RemoveBot(key="x", seat=1), "seat of a bot"),
        (RemoveBot(key="x", seat=2), "seat of a bot"),
        (Pause(key="x"), "no game"),
        (GoOn(key="x"), "no game"),
        (Rematch(key="x"), "not over"),
        (Chat(key="x", text="hi", audience="team"), "no teams"),
        (Chat(key="x", text="hi", audience="watchers"), "do not talk to the watchers"),
        (Chat(key="x", text=" "), "printable"),
        (Chat(key="x", text="a" * 301), "1 to 300"),
        (Ready(key=""), "key"),
        (Ready(key="y" * 65), "key"),
    ],
)
def test_wishes_that_are_refused_change_nothing(wish: AnyWish, reason: str) -> None:
    lobby = Lobby()
    lobby.join("Bert")
    before = (lobby.table.length, lobby.table.seq, lobby.names())
    with pytest.raises(Refusal, match=reason):
        lobby.wish(0, wish)
    assert (lobby.table.length, lobby.table.seq, lobby.names()) == before


def test_whoever_is_sent_away_has_no_seat_and_the_number_is_not_given_again() -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    lobby.wish(0, Kick(key=lobby.key(), seat=1))
    assert lobby.names()[1] == ""
    assert lobby.table.seating.seat_of(bert) is None
    assert lobby.join("Bert again") != bert


def test_who_comes_and_goes_without_end_fills_no_journal() -> None:
    table = Lobby().table
    for _ in range(SHARE // 2):  # each coming and each going is an entry
        eve = decide_join(table, "Eve", None)
        table.fold(eve)
        table.fold(granted(table, eve.guest, StandUp(key="k")))
    eve = decide_join(table, "Eve", None)
    table.fold(eve)
    with pytest.raises(Refusal, match="come and gone"):
        decide_wish(table, eve.guest, StandUp(key="k"))
    bert = decide_join(table, "Bert", None)
    table.fold(bert)
    granted(table, bert.guest, Chat(key="c", text="a friend comes all the same"))
    table.fold(granted(table, 0, Kick(key="out", seat=1)))
    assert table.players[1] is None, "the host still frees a seat"


def test_whoever_has_asked_too_much_may_go_and_leaves_it_behind() -> None:
    lobby = Lobby()
    bert, chris = lobby.join("Bert"), lobby.join("Chris")
    for number in range(SHARE):
        lobby.table.fold(granted(lobby.table, bert, Chat(key=f"c{number}", text="blah")))
    lobby.table.fold(granted(lobby.table, bert, StandUp(key="up")))
    assert lobby.names() == ["Ann", "", "Chris", ""]
    with pytest.raises(Refusal, match="come and gone"):
        decide_wish(lobby.table, chris, StandUp(key="up"))


def test_in_a_game_a_bot_takes_the_seat_of_whoever_is_sent_away() -> None:
    lobby = Lobby(2)
    lobby.join("Bert")
    lobby.wish(0, Begin(key=lobby.key()))
    lobby.wish(0, Kick(key=lobby.key(), seat=1))
    assert lobby.table.seating.bot_in(1) == "random"


def test_the_host_hands_over() -> None:
    lobby = Lobby()
    bert = lobby.join("Bert")
    lobby.wish(0, HandOver(key=lobby.key(), seat=1))
    lobby.wish(bert, AddBot(key=lobby.key(), seat=2))
    with pytest.raises(Refusal, match="only the host"):
        lobby.wish(0, Begin(key=lobby.key()))


def test_who_is_ready_in_the_lobby_is_asked_again_before_a_race() -> None:
    lobby = Lobby(2, "getaway")
    bert = lobby.join("Bert")
    for guest in (0, bert):
        lobby.wish(guest, Ready(key=lobby.key()))
    lobby.wish(0, Begin(key=lobby.key()))
    assert not lobby.table.seating.ready
    assert not lobby.table.timing.counting
    for guest in (0, bert):
        lobby.wish(guest, Ready(key=lobby.key()))
    assert lobby.table.timing.counting


def test_a_closed_table_is_closed() -> None:
    lobby = Lobby(2)
    lobby.wish(0, Begin(key=lobby.key()))
    lobby.wish(0, Close(key=lobby.key()))
    assert lobby.table.stage() == "closed"
    assert lobby.table.decision(0) is None
    assert lobby.table.due() is None
    with pytest.raises(Refusal, match="closed"):
        decide(lobby.table, 0, Answer(decision="1.0", action="release none", key="k"))
    with pytest.raises(Refusal, match="closed"):
        lobby.wish(0, Pause(key=lobby.key()))
    lobby.wish(0, Chat(key=lobby.key(), text="good night"))


def test_a_wish_said_again_is_known_and_a_key_is_used_once() -> None:
    lobby = Lobby()
    chat = Chat(key="same", text=" <b>hi</b>  '; drop table entry; -- ")
    first = lobby.wish(0, chat)
    assert isinstance(first, Wished)
    assert isinstance(lobby.wish(0, chat), Known)
    with pytest.raises(Refusal, match="a key is used once"):
        lobby.wish(0, Ready(key="same"))
    assert [said.text for _, said in lobby.table.chat.tail(0, 0)] == ["<b>hi</b> '; drop table entry; --"]


def test_before_it_begins_there_is_nothing_to_act_upon() -> None:
    lobby = Lobby()
    with pytest.raises(Refusal, match="not begun"):
        decide(lobby.table, 0, Answer(decision="1.0", action="release none", key="k"))
    with pytest.raises(Refusal, match="not begun"):
        lobby.table.view(0)
    with pytest.raises(Refusal, match="not over"):
        lobby.table.record()
