"""Criminals, chapters 1 and 2: components and setup."""

from collections import Counter

import pytest

from backroom.core.bits import members
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import EVERYONE, Story
from backroom.games.criminals.components import CRIME_NAMES, CRIMES
from backroom.games.criminals.setup import reveals
from backroom.games.criminals.story import AlibiShown, CrimeTurnedUp
from tests.rules.criminals.script import NAMES, dealt, lineup, under

COUNTS = pytest.mark.parametrize("seats", range(3, 10))


def test_1_1_there_are_cards_for_nine() -> None:
    table = dealt(9)
    assert len(table.public.crimes) == CRIMES == 10
    assert under("").max_seats == 9
    assert sum(len(table.sees(name).hand) + len(table.shown(name)) for name in NAMES) == 90 - 9  # nine laid away


def test_1_2_the_ten_crimes() -> None:
    assert set(dealt(9).public.crimes) == set(CRIME_NAMES)
    assert sorted(CRIME_NAMES) == list(CRIME_NAMES)


@COUNTS
def test_2_1_everybody_holds_an_alibi_for_every_crime_but_the_own(seats: int) -> None:
    table = dealt(seats)
    for name in table.names:
        seen = table.sees(name)
        assert {*seen.hand, *table.shown(name), seen.mine} == set(seen.crimes)


@COUNTS
def test_2_2_there_is_one_crime_more_than_players(seats: int) -> None:
    assert len(dealt(seats).public.crimes) == seats + 1


def test_2_3_crimes_not_chosen_are_nowhere() -> None:
    table = dealt(3, options="crime_set=Arson+Bribery+Forgery+Murder")
    assert {table.crime, *table.deck} == {"Arson", "Bribery", "Forgery", "Murder"}
    assert table.refusal("Keaton", "claim alibi Smuggling") == "CRM-2.3"
    assert table.refusal("Keaton", "claim crime Smuggling") == "CRM-2.3"
    claims = [action for action in table.legal("Keaton") if action.startswith("claim")]
    assert len(claims) == 2 * 4


@COUNTS
def test_2_4_each_has_one_crime_and_the_boss_the_one_left(seats: int) -> None:
    for seed in range(20):
        truth = dealt(seats, seed).state.truth()
        assert sorted([*truth.guilt, truth.boss]) == sorted(truth.public.crimes)


def test_2_4_every_deal_is_as_likely() -> None:
    drawn = Counter()  # type: Counter[tuple[str, ...]]
    for seed in range(24 * 40):
        truth = dealt(3, seed, "crime_set=Arson+Bribery+Forgery+Murder").state.truth()
        drawn[(*truth.guilt, truth.boss)] += 1
    assert len(drawn) == 24
    assert sum((count - 40) ** 2 / 40 for count in drawn.values()) < 23 + 4.75 * (2 * 23) ** 0.5


def test_2_5_only_the_owner_sees_his_crime_and_hand() -> None:
    table = lineup("Arson Bribery Forgery", boss="Murder", crime="Murder")
    assert (table.sees("Keaton").mine, table.sees("Keaton").hand) == ("Arson", ("Bribery", "Forgery", "Murder"))
    assert (table.public.mine, table.public.hand) == (None, ())
    for name in (*table.names, "watcher"):
        assert table.sees(name).guilt == (None, None, None)
        assert table.sees(name).boss is None


@COUNTS
def test_2_5_as_many_alibis_are_left_as_there_are_players(seats: int) -> None:
    table = dealt(seats)
    for name in table.names:
        assert len(table.sees(name).hand) + len(table.shown(name)) == seats


@COUNTS
def test_2_6_all_crimes_are_in_the_deck_again(seats: int) -> None:
    drawn = {dealt(seats, seed, "crime_set=mild").crime for seed in range(120)}
    table = dealt(seats, options="crime_set=mild")
    assert {table.crime, *table.deck} == set(table.public.crimes) == drawn


@pytest.mark.parametrize(("seats", "number"), [(3, 0), (4, 0), (5, 1), (6, 1), (7, 1), (8, 2), (9, 2)])
def test_2_7_how_many_alibis_are_turned_up(seats: int, number: int) -> None:
    assert reveals(seats) == number
    for seed in range(10):
        table = dealt(seats, seed)
        assert [len(table.shown(name)) for name in table.names] == [number] * seats


@pytest.mark.parametrize("seats", [4, 5, 9])
def test_2_7_everybody_is_told_which(seats: int) -> None:
    story: Story = []
    state = under("").deal(seats, 1, story)
    told = [event for audience, event in story if isinstance(event, AlibiShown) and audience == EVERYONE]
    shown = [(seat, crime) for seat, crimes in enumerate(state.view(WATCHER).shown) for crime in crimes]
    assert sorted((event.seat, event.crime) for event in told) == shown
    assert len(told) == len(story) - 1
    assert isinstance(story[-1][1], CrimeTurnedUp)


def test_2_8_what_is_shown_stays_shown() -> None:
    for seed in range(5):
        table = dealt(8, seed)
        before = [table.shown(name) for name in table.names]
        while table.state.to_act():
            table.play_past(int(table.state.round), seed)
            after = [table.shown(name) for name in table.names]
            assert all(old <= new for old, new in zip(before, after, strict=True))
            before = after


def test_2_9_no_action_turns_up_an_alibi() -> None:
    game = under("")
    verbs = {game.action_name(action).split()[0] for action in range(game.action_count())}
    assert not verbs & {"show", "turn", "reveal"}
    table = lineup()
    before = table.public.shown
    for action in list(table.state.legal(Seat(0))):
        twin = table.state.clone()
        twin.play(Seat(0), action)
        assert twin.view(WATCHER).shown == before
        assert members(twin.remaining) == [0, 1, 2, 3, 4]
