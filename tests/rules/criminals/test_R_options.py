"""Criminals, the rulings a table may choose otherwise: R1, R5, R20, R25, R26 and R30, the ballots."""

from collections import Counter

import pytest

from backroom.core.bits import has
from backroom.core.errors import BadOption, BadSeats
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE
from backroom.games.criminals.story import (
    BallotsOpened,
    ChoiceSealed,
    CrimeTurnedUp,
    Deadlocked,
    DiscussionClosed,
    SoldOut,
    Wavered,
)
from tests.rules.criminals.script import NAMES, Script, dealt, lineup, under

FOUR = "Burglary Blackmail Bribery Arson"


def ballots(crimes: str = FOUR, more: str = "", crime: str = "Arson") -> Script:
    return lineup(crimes, crime=crime, options=f"timing=ballots {more}")


def test_R1_three_to_nine_play() -> None:
    for seats in range(3, 10):
        assert len(dealt(seats).names) == seats
    for seats in (2, 10):
        with pytest.raises(BadSeats, match=f"expected 3 to 9 seats for Criminals, got {seats}"):
            dealt(seats)


def test_R1_two_play_by_option() -> None:
    table = dealt(2, options="allow_two=yes")
    assert (len(table.public.crimes), table.public.threshold) == (3, 1)
    assert [table.shown(name) for name in table.names] == [set(), set()]
    with pytest.raises(BadSeats, match="expected 2 to 9 seats"):
        dealt(1, options="allow_two=yes")


def test_R5_the_house_closes_and_reminds_who_accuses_nobody() -> None:
    table = lineup().accuse(Keaton="Hockney", McManus="boss").house("close discussion")
    assert table.story[-1] == DiscussionClosed(abstaining=(2, 3, 4))
    assert (table.phase, table.public.closed) == ("call", True)
    assert table.to_act == list(table.names)
    assert table.accuse(Fenster="Hockney", Verbal="Hockney", then="Bribery").sold == ["Hockney"]
    assert not table.public.closed


def test_R5_then_the_most_accused_is_sold_out() -> None:
    table = lineup().accuse(Keaton="Hockney", McManus="Hockney", Fenster="Verbal", Verbal="boss")
    table.time_out(then="Bribery")
    assert SoldOut(target=3, crime="Arson", grounds="plurality") in table.story
    assert "Hockney" not in table.remaining


def test_R5_accusers_of_the_boss_do_not_count() -> None:
    table = lineup().accuse(Keaton="boss", McManus="boss", Fenster="boss", Verbal="boss", Hockney="Keaton").time_out()
    assert table.sold == ["Keaton"]


def test_R5_among_equals_chance_decides() -> None:
    sold = Counter[str | None]()
    for seed in range(200):
        table = lineup(crime="Embezzlement").accuse(Keaton="Hockney", Hockney="Keaton").house("close discussion")
        table.state.rng = Rng(seed)
        sold.update(table.house("end call").sold)
    assert set(sold) == {"Keaton", "Hockney"}
    assert 70 < sold["Keaton"] < 130


def test_R5_if_no_player_is_accused_chance_picks_from_all_who_can_be() -> None:
    sold = Counter[str | None]()
    for seed in range(300):
        table = lineup(crime="Embezzlement", shows={"McManus": "Embezzlement"}, out="Keaton")
        table.accuse(Fenster="boss").house("close discussion")
        table.state.rng = Rng(seed)
        sold.update(table.house("end call").sold)
        assert any(isinstance(event, SoldOut) and event.grounds == "chance" for event in table.story)
    assert set(sold) == {"Fenster", "Hockney", "Verbal"}
    assert min(sold.values()) > 60


def test_R5_only_the_house_calls_time_and_only_in_order() -> None:
    table = lineup()
    for action in ("close discussion", "end call", "end decision", "end grace"):
        assert table.refusal("Keaton", action) == "CRM-R5"
    for action in ("end call", "end decision", "end grace", "accuse boss", "silent"):
        assert table.refusal("house", action) == "CRM-R5"
    table.house("close discussion")
    assert table.refusal("house", "close discussion") == "CRM-R5"


def test_R5_new_crime_puts_the_crime_back() -> None:
    table = lineup(options="deadlock=new_crime").accuse(Keaton="Hockney").time_out(then="Bribery")
    assert table.sold == []
    assert Deadlocked(crime="Arson") in table.story
    assert (table.state.round, table.phase, table.public.deadlocks) == (2, "discussion", 1)
    assert {table.crime, *table.deck} == set(table.public.crimes)


def test_R5_new_crime_twice_in_a_row_and_no_more() -> None:
    table = lineup(options="deadlock=new_crime").time_out(then="Bribery").time_out(then="Embezzlement")
    assert (table.sold, table.public.deadlocks) == ([], 2)
    table.accuse(Keaton="Verbal").time_out()
    assert (table.sold, table.public.deadlocks) == (["Verbal"], 0)
    table.do("Verbal", "pass", then="Arson").time_out(then="Bribery")
    assert table.sold == ["Verbal"]


def test_R5_no_clock_leaves_the_house_nothing_to_close() -> None:
    table = lineup(options="deadlock=no_clock")
    assert not has(table.state.to_act(), HOUSE)
    assert table.refusal("house", "close discussion") == "CRM-R5"
    table.sell("Keaton")
    assert has(table.state.to_act(), HOUSE)
    table = ballots(more="deadlock=no_clock ballots=1")
    for _ in range(8):
        assert not has(table.state.to_act(), HOUSE)
        table.vote()
    assert (table.sold, table.state.round, table.public.ballot) == ([], 1, 9)


def test_R5_the_clock_of_the_table_is_an_option() -> None:
    assert under("").talk_seconds == 180
    assert under("talk_seconds=600").talk_seconds == 600
    for wrong in ("9", "86401", "long", "-5", "1e3", "²00"):
        with pytest.raises(BadOption, match="expected talk_seconds to be a"):
            under(f"talk_seconds={wrong}")


def test_R20_without_grace_it_is_at_once() -> None:
    assert lineup().sell("Keaton").phase == "decision"
    assert lineup().refusal("house", "end grace") == "CRM-R5"


@pytest.mark.parametrize("seconds", range(1, 6))
def test_R20_a_withdrawal_undoes_it(seconds: int) -> None:
    table = lineup(options=f"grace_seconds={seconds}").sell("Keaton")
    assert (table.phase, table.public.wavering, table.sold) == ("grace", 0, [])
    assert table.story[-1] == Wavered(target=0)
    table.accuse(McManus="nobody")
    assert (table.phase, table.public.wavering) == ("discussion", None)
    assert table.story[-1] == Wavered(target=None)
    assert table.accuse(McManus="Keaton").phase == "grace"


def test_R20_the_house_ends_the_wait() -> None:
    table = lineup(options="grace_seconds=3").sell("Keaton")
    assert table.refusal("house", "close discussion") == "CRM-R20"
    assert table.house("end grace").decides == "Keaton"


def test_R20_a_switch_that_changes_nothing_of_it_undoes_nothing() -> None:
    table = lineup(options="grace_seconds=3").sell("Keaton").accuse(Keaton="Verbal", Verbal="Keaton")
    assert table.accuse(Verbal="boss").phase == "grace"
    assert table.house("end grace").sold == ["Keaton"]


def test_R20_the_final_call_goes_on_where_it_was() -> None:
    table = lineup(options="grace_seconds=3").house("close discussion").sell("Keaton").accuse(McManus="boss")
    assert table.phase == "call"


def test_R20_the_boss_wavers_too() -> None:
    table = lineup(options="grace_seconds=1").accuse(**dict.fromkeys(NAMES[:5], "boss"))
    assert (table.phase, table.public.wavering) == ("grace", 9)
    assert table.accuse(Keaton="nobody").phase == "discussion"
    assert table.accuse(Keaton="boss").house("end grace").winners == ["Hockney"]


def test_R20_who_reached_it_later_is_next() -> None:
    table = lineup(FOUR, crime="Embezzlement", options="grace_seconds=2")
    table.accuse(Keaton="Fenster", McManus="Fenster", Fenster="Keaton", Hockney="Keaton")
    assert table.public.wavering == 2
    table.accuse(McManus="nobody")
    assert (table.phase, table.public.wavering) == ("grace", 0)
    assert table.house("end grace").sold == ["Keaton"]


@pytest.mark.parametrize("seats", [3, 6, 9])
def test_R25_random_draws_from_all_ten(seats: int) -> None:
    drawn = {crime for seed in range(60) for crime in dealt(seats, seed).public.crimes}
    assert len(drawn) == 10


def test_R25_mild_takes_the_mildest() -> None:
    assert set(dealt(3, options="crime_set=mild").public.crimes) == {"Vandalism", "Forgery", "Smuggling", "Bribery"}
    assert "Murder" not in dealt(8, options="crime_set=mild").public.crimes
    assert set(dealt(3, options="crime_set=mild-Forgery").public.crimes) == {
        "Vandalism",
        "Smuggling",
        "Bribery",
        "Embezzlement",
    }


def test_R25_a_veto_is_heeded() -> None:
    for seed in range(60):
        crimes = dealt(4, seed, "crime_set=random-Murder-Arson").public.crimes
        assert len(crimes) == 5
        assert not {"Murder", "Arson"} & set(crimes)


def test_R25_crimes_may_be_named() -> None:
    crimes = dealt(3, options="crime_set=Murder+Arson+Forgery+Bribery").public.crimes
    assert crimes == ("Arson", "Bribery", "Forgery", "Murder")


@pytest.mark.parametrize("wrong", ["Arson", "random-Treason", "mild-", "Arson+Arson+Bribery+Murder", "hard", "+"])
def test_R25_what_names_no_crimes_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption, match="expected crime_set to"):
        dealt(3, options=f"crime_set={wrong}")


def test_R25_a_set_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadOption, match="expected crime_set to leave 10 crimes for 9 players, got 'random-Murder'"):
        dealt(9, options="crime_set=random-Murder")
    for seats in (4, 5):
        with pytest.raises(BadOption, match=f"expected crime_set to name {seats + 1} crimes for {seats} players"):
            dealt(seats, options="crime_set=Murder+Arson+Forgery+Bribery")
    with pytest.raises(BadOption, match="expected crime_set to name 4 crimes for 3 players"):
        dealt(3, options="crime_set=Murder+Arson+Forgery+Bribery+Burglary")


@pytest.mark.parametrize("whisper", ["off", "on"])
def test_R26_statements_are_heard_by_all(whisper: str) -> None:
    table = lineup(options=f"whisper={whisper}").do("Keaton", "ask Verbal").do("Verbal", "yes")
    assert table.state.game.options["whisper"] == whisper
    for name in (*table.names, "watcher"):
        assert table.sees(name).statements == table.public.statements
    assert [audience for audience, _ in table.state.story or []] == [-1] * 3
    assert under("").options["whisper"] == "off"


def test_R30_first_all_say_one_thing_sealed() -> None:
    table = ballots()
    assert (table.phase, table.public.ballot, table.public.ballots) == ("talk", 1, 5)
    assert table.state.sealed() == 0b1111
    table.do("Fenster", "suspect Keaton").do("Keaton", "claim alibi Arson")
    assert (table.said, table.public.chosen, table.to_act) == ([], (0, 2), ["McManus", "Hockney"])
    assert table.story[1:] == [ChoiceSealed(seat=2), ChoiceSealed(seat=0)]
    assert (table.sees("Keaton").choice, table.sees("McManus").choice) == (
        "claim alibi Arson",
        None,
    )
    assert table.refusal("Keaton", "silent") == "CRM-R30"
    assert table.refusal("McManus", "accuse boss") == "CRM-R30"
    table.do("Hockney", "silent").do("McManus", "trust Hockney")
    assert table.said == ["Keaton alibi Arson", "McManus trust Hockney", "Fenster suspect Keaton"]
    assert (table.phase, table.public.chosen) == ("ballot", ())


def test_R30_then_all_vote_sealed() -> None:
    table = ballots().hush()
    assert table.targets("Keaton") == ["McManus", "Fenster", "Hockney", "boss", "nobody"]
    assert table.refusal("Keaton", "silent") == "CRM-R30"
    table.accuse(Keaton="Hockney", McManus="Keaton", Fenster="boss")
    assert table.accusations == dict.fromkeys(table.names)
    assert table.refusal("Keaton", "accuse nobody") == "CRM-R30"
    assert table.sees("Keaton").choice == f"accuse {NAMES.index('Hockney')}"
    table.accuse(Hockney="nobody")
    assert table.accusations == {"Keaton": "Hockney", "McManus": "Keaton", "Fenster": "boss", "Hockney": None}
    assert BallotsOpened(ballot=1, accusations=(3, 0, 9, None)) in table.story
    assert (table.phase, table.public.ballot) == ("talk", 2)


def test_R30_votes_weigh_as_accusations_do() -> None:
    assert ballots().vote(Keaton="Hockney", McManus="Hockney", then="Bribery").sold == ["Hockney"]
    assert ballots().vote(Keaton="boss", McManus="boss", Fenster="boss").sold == []
    assert ballots().vote(**dict.fromkeys(NAMES[:4], "boss")).winners == ["Hockney"]


def test_R30_votes_count_until_the_next_ballot() -> None:
    table = ballots().vote(Keaton="Hockney").vote(McManus="Hockney")
    assert table.sold == []
    assert table.accusations == {"Keaton": None, "McManus": "Hockney", "Fenster": None, "Hockney": None}


@pytest.mark.parametrize(("option", "most"), [("", 5), ("ballots=1", 1), ("ballots=20", 20)])
def test_R30_after_the_last_ballot_the_deadlock_is_broken(option: str, most: int) -> None:
    table = ballots(more=option)
    for number in range(1, most):
        assert table.vote(Keaton="Hockney").public.ballot == number + 1
    assert table.vote(Keaton="Hockney", then="Bribery").sold == ["Hockney"]
    assert table.public.ballot == 1


def test_R30_after_the_last_ballot_there_may_be_a_new_crime() -> None:
    table = ballots(more="ballots=1 deadlock=new_crime").vote(Keaton="Hockney", then="Bribery")
    assert (table.sold, table.crime, table.public.deadlocks) == ([], "Bribery", 1)


def test_R30_the_decision_is_without_talk() -> None:
    table = ballots().vote(McManus="Keaton", Fenster="Keaton")
    assert (table.decides, table.to_act) == ("Keaton", ["Keaton"])
    assert table.legal("Keaton") == ["pass", "snitch McManus", "snitch Fenster", "snitch Hockney", "snitch boss"]
    assert table.refusal("Keaton", "silent") == "CRM-R30"
    assert table.refusal("McManus", "silent") == "CRM-R30"


def test_R30_the_house_ends_a_wait() -> None:
    table = ballots().do("Keaton", "claim alibi Arson").house("close discussion")
    assert (table.said, table.phase) == (["Keaton alibi Arson"], "ballot")
    table.accuse(McManus="boss").house("end call")
    assert table.accusations == {"Keaton": None, "McManus": "boss", "Fenster": None, "Hockney": None}
    assert table.public.ballot == 2


def test_R30_grace_is_for_live_play() -> None:
    assert ballots(more="grace_seconds=5").vote(McManus="Keaton", Fenster="Keaton").decides == "Keaton"


def test_R30_ballots_have_a_limit() -> None:
    for wrong in ("0", "21", "five", ""):
        with pytest.raises(BadOption, match="expected ballots to be a"):
            under(f"ballots={wrong}")


def test_R30_a_round_is_told_before_its_first_ballot() -> None:
    assert isinstance(ballots().story[0], CrimeTurnedUp)
