"""Inkognito, rulings 12 to 24: whose call counts, the order of play, and the match."""

from collections import Counter

import pytest

from backroom.core.view import wire
from backroom.games.inkognito.components import ORDERS, call_name, dialled
from backroom.games.inkognito.story import Called, Committed, Demanded, GameEnded, MatchEnded, Shown, Went
from backroom.games.inkognito.view import Down, InkognitoView
from tests.rules.inkognito.script import Script, deal, give, shuffled, under

RIGHT = "call F52 B11 X29 Z0"
WRONG = "call F52 B11 X0 Z29"


def test_R12_dialled_f_b_z_x() -> None:
    numbers = {call_name(order): dialled(order) for order in range(len(ORDERS))}
    assert numbers["F52 B11 X29 Z0"] == "5211029"
    assert numbers["F52 B11 X0 Z29"] == "5211290"
    assert len(set(numbers.values())) == 24


@pytest.mark.parametrize(("starter", "heard"), [("You", "You"), ("Anna", "Anna"), ("Mario", "You"), ("David", "You")])
def test_R13_of_two_callers_the_earlier_is_heard(starter: str, heard: str) -> None:
    table = deal(starter=starter).meet("You Anna").do("Anna", "call F52 B29 X0 Z11").do("You", RIGHT)
    (call,) = table.told("watcher", Called)
    assert isinstance(call, Called)
    assert table.names[call.seat] == heard
    assert table.winners == (["You", "Anna"] if heard == "You" else ["Mario", "David"])


@pytest.mark.parametrize(
    ("starter", "first"), [("You", "You"), ("Anna", "You"), ("Mario", "Mario"), ("David", "Mario")]
)
def test_R14_meetings_are_settled_in_the_order_of_their_first_cards(starter: str, first: str) -> None:
    table = deal(starter=starter).meet("You Anna", "Mario David")
    assert table.meetings[0].split()[1] == first
    table.show(Anna="F+11", David="X+0").do("You", RIGHT).do("Mario", "call F52 B29 X11 Z0")
    (call,) = table.told("watcher", Called)
    assert isinstance(call, Called)
    assert table.names[call.seat] == first


def test_R14_what_comes_before_a_call_has_happened_and_what_comes_after_has_not() -> None:
    before = deal(starter="You").meet("You Anna", "Mario David").show(You="B+0", Anna="F+11", David="X+0")
    before.do("Mario", "call F52 B11 X29 Z0")
    assert before.notes("You") == ["You > Anna: B+0", "Anna > You: F+11"]
    after = deal(starter="Mario").meet("You Anna", "Mario David").show(You="B+0", Anna="F+11", David="X+0")
    after.do("Mario", "call F52 B11 X29 Z0")
    assert after.notes("You") == []


def test_R14_a_demand_is_answered_before_the_next_meeting_is_settled() -> None:
    table = deal(starter="You").meet("You Ambassador", "Mario David")
    table.do("You", "demand second").show(Mario="Z+52", David="X+0")
    assert (table.phase, table.to_act, table.public.settled) == ("answer", ["Mario"], 0)
    assert table.told("David", Shown) == []
    assert table.sees("Anna").locked == (2, 3)
    assert table.sees("David").choice == "show X+0"
    table.show(Mario="black identity")
    assert table.notes("David") == ["Mario > You: ?", "Mario > David: Z+52", "David > Mario: X+0"]


def test_R15_the_others_cards_are_not_seen() -> None:
    one = deal().meet("You Anna").show(Anna="F+11").do("You", WRONG)
    two = deal().meet("You Anna").show(Anna="black number").do("You", WRONG)
    for looker in ("You", "Mario", "watcher"):
        assert wire(one.sees(looker)) == wire(two.sees(looker))
        assert one.heard(looker) == two.heard(looker)
    assert one.told("You", Shown) == []


def test_R15_nor_are_cards_for_the_ambassador_or_a_demand() -> None:
    table = deal(5).meet("You Anna Ambassador").show(You="B+0", Anna="F+11").do("Eva", WRONG)
    assert (table.notes("Eva"), table.told("Eva", Shown)) == ([], [])
    table = deal(5).meet("You Ambassador").do("You", "demand first").do("Eva", WRONG)
    assert (table.phase, table.notes("You"), table.told("You", Demanded)) == ("over", [], [])


def test_R16_no_call_while_meeting_the_ambassador_with_four_players() -> None:
    table = deal().meet("You Ambassador")
    assert table.refusal("You", RIGHT) == ("INK-R16", "a call needs the partner, not the Ambassador")
    assert table.legal("You", "call") == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_R17_the_first_starter_is_drawn(seats: int) -> None:
    starters = Counter(shuffled(seats, seed).starter for seed in range(400))
    assert len(starters) == (5 if seats == 5 else 4)
    assert all(times > 50 for times in starters.values())
    if seats == 5:
        assert all(shuffled(5, seed).starter != "Ambassador" for seed in range(100))


def test_R17_the_turn_passes_on_to_the_next_game() -> None:
    table = deal(options="play=match", starter="Mario").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert (table.public.nth, table.starter) == (2, "David")
    give(table.state, "B/11 F/52 Z/0 X/29")
    table.meet("You Anna").show(Anna="F+11").do("You", WRONG)
    assert (table.public.nth, table.starter) == (3, "You")


def test_R17_after_a_drawn_game_too() -> None:
    table = deal(options="play=match max_series=6", starter="Mario")
    table.play_on(lambda game: game.public.nth == 2)
    assert table.starter == "You"  # 30 rounds are seven and a half times round the table
    assert [event.caller for event in table.told("You", GameEnded) if isinstance(event, GameEnded)] == [None]


def test_R17_the_starter_is_never_the_new_ambassador() -> None:
    table = deal(5, options="play=match", starter="David", ambassador="Eva").meet("You Anna").show(Anna="F+11")
    table.do("You", RIGHT)
    assert (table.public.ambassador, table.public.starter) == (0, 4)
    table = deal(5, options="play=match", starter="You", ambassador="Eva").meet("You Anna").show(Anna="F+11")
    table.do("You", RIGHT)
    assert (table.public.ambassador, table.public.starter) == (0, 1)
    table = deal(5, options="play=match", starter="David", ambassador="Mario").meet("You Anna").show(Anna="F+11")
    table.do("You", table.legal("You", "call")[0])
    assert (table.public.ambassador, table.public.starter) == (3, 4)


def test_R18_there_is_no_red() -> None:
    fields = set(InkognitoView.__struct_fields__)
    assert not {"colour", "colours", "red"} & fields  # players are told apart by their seats


def simultaneous(seats: int, mover: str = "You") -> Script:
    return deal(seats, options="simultaneous_locations=yes", mover=mover)


def test_R19_one_after_the_other_unless_by_option() -> None:
    assert deal().to_act == ["You"]
    table = simultaneous(4)
    assert table.to_act == table.sealed == ["You", "Anna", "Mario", "David"]
    table.go(David="R", Anna="M", You="R")
    for looker in ("Mario", "watcher"):
        assert table.sees(looker).played == ((),) * 5
        assert table.sees(looker).down == tuple(Down(place=place, location=None) for place in (0, 1, 3))
        assert table.told(looker, Committed) == [Committed(seat=3), Committed(seat=1), Committed(seat=0)]
        assert table.told(looker, Went) == []
    assert table.sees("Anna").down[1] == Down(place=1, location="San Marco")
    assert table.refusal("You", "go Salute") == ("INK-R19", "your location is chosen already")
    table.stack("S")
    table.go(Mario="B")
    assert [event.place for event in table.told("watcher", Went) if isinstance(event, Went)] == [0, 1, 2, 3]
    assert table.meetings == ["exchange You David"]


def test_R19_the_mover_puts_down_two() -> None:
    table = simultaneous(3, mover="Anna").go(Anna="M")
    assert table.to_act == ["You", "Anna", "Mario"]
    assert table.refusal("Anna", "go Rialto")[0] == "INK-9.3"
    assert table.refusal("You", "send dummy Rialto")[0] == "INK-9.3"
    table.do("Anna", "send dummy Rialto")
    assert table.to_act == ["You", "Mario"]
    assert table.sees("Anna").down == (Down(place=1, location="San Marco"), Down(place=3, location="Rialto"))
    assert table.sees("You").down == (Down(place=1, location=None), Down(place=3, location=None))


def test_R19_the_ambassador_puts_down_with_the_others() -> None:
    table = simultaneous(5)
    assert table.to_act == ["You", "Anna", "Mario", "David", "Eva"]
    table.go(You="R", Anna="M", Mario="G", David="B", Eva="R")
    assert table.meetings == ["demand You Ambassador"]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", ["", "simultaneous_locations=yes"])
def test_R20_the_last_round_of_a_series_plays_itself(seats: int, options: str) -> None:
    for seed in range(4):
        table = shuffled(seats, seed, options)
        table.play_on(lambda game: game.public.round == 5 or game.public.series == 2)
        assert table.phase != "locations" or table.public.series == 2
        forced = [event for event in table.told("watcher", Went) if isinstance(event, Went) and event.forced]
        assert len(forced) == 4


@pytest.mark.parametrize("chat", ["emotes", "open"])
def test_R21_talk_is_no_part_of_the_game(chat: str) -> None:
    game = under(f"call=full chat={chat}")
    assert (game.options["chat"], under("").options["chat"]) == (chat, "emotes")
    verbs = {game.action_name(action).split()[0] for action in range(game.action_count())}
    assert verbs == {"go", "send", "show", "demand", "look", "decline", "call", "name"}


@pytest.mark.parametrize(("options", "series"), [("", 12), ("max_series=6", 6), ("max_series=24", 24)])
def test_R22_without_a_call_the_game_is_drawn_after_the_last_series(options: str, series: int) -> None:
    table = shuffled(4, 3, options).play_to_the_end()
    assert (table.public.series, table.public.round) == (series, 5)
    assert table.public.last_series == series
    assert table.scores == dict.fromkeys(table.names, 0)
    assert table.winners == []
    (ended,) = table.told("watcher", GameEnded)
    assert isinstance(ended, GameEnded)
    assert (ended.caller, ended.right, ended.winners) == (None, False, ())
    assert table.sees("watcher").black == table.truth.deal.black
    assert table.public.finished is not None
    assert (table.public.finished.caller, table.public.finished.call) == (None, None)


def test_R22_a_match_ends_with_its_third_draw() -> None:
    table = deal(options="play=match max_series=6").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    table.play_to_the_end()
    assert (table.public.nth, table.public.draws) == (4, 3)
    assert table.winners == ["You", "Anna"]
    assert table.told("watcher", MatchEnded) == [MatchEnded(points=(1, 1, 0, 0), winners=(0, 1))]


def two_each(options: str) -> Script:
    """You and Anna, who are partners, have two points each."""
    table = deal(options=f"play=match {options}")
    for _ in range(2):
        give(table.state, "B/11 F/52 Z/0 X/29")
        table.meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    give(table.state, "B/11 F/52 Z/0 X/29")
    return table


def test_R23_several_may_win_the_match_together() -> None:
    table = two_each("").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert table.phase == "over"
    assert table.winners == ["You", "Anna"]


def test_R23_play_on_until_one_is_ahead() -> None:
    table = two_each("match_tie=play_on").meet("You Anna").show(Anna="F+11").do("You", RIGHT)
    assert table.phase == "locations"
    assert table.scores == {"You": 3, "Anna": 3, "Mario": 0, "David": 0}
    give(table.state, "B/11 Z/0 F/52 X/29")
    table.meet("You Mario").show(Mario="F+11").do("You", RIGHT)
    assert (table.phase, table.winners) == ("over", ["You"])
    assert table.scores == {"You": 4, "Anna": 3, "Mario": 1, "David": 0}


@pytest.mark.parametrize(("seats", "most"), [(4, 5), (3, 7), (5, 11)])
def test_R24_how_many_games_a_match_has(seats: int, most: int) -> None:
    lengths = set()
    for seed in range(40):
        table = shuffled(seats, seed, "play=match").play_to_the_end(seed, calls=True)
        lengths.add(table.public.nth - table.public.draws)
        handed = Counter(len(end.winners) for end in table.told("watcher", GameEnded) if isinstance(end, GameEnded))
        assert set(handed) <= {4: {0, 2}, 3: {0, 1, 2}, 5: {0, 1, 4}}[seats]
    assert min(lengths) >= 3
    assert max(lengths) <= most
