"""Criminals, the rulings that leave no choice; R1, R5, R20, R25, R26, R30 and R31 have their own files."""

from collections import Counter

import pytest

from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, Seat
from backroom.games.criminals.belief import Belief
from backroom.games.criminals.components import CRIME_NAMES, crime_id
from backroom.games.criminals.story import CrimeConfessed, CrimeTurnedUp, Eliminated, PassedUp, SoldOut
from tests.rules.criminals.script import NAMES, dealt, lineup

NINE = "Arson Blackmail Bribery Burglary Embezzlement Forgery Kidnapping Murder Smuggling"
ALL_SHOW = dict.fromkeys(NAMES[:3], "Forgery")


@pytest.mark.parametrize(("left", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)])
def test_R2_half_of_all_who_remain_rounded_up(left: int, needed: int) -> None:
    table = lineup(NINE, boss="Vandalism", crime="Vandalism", out=" ".join(NAMES[left:]))
    assert table.public.threshold == needed
    for name in NAMES[1:needed]:
        table.accuse(**{name: "Keaton"})
        assert table.sold == []
    last = NAMES[needed]
    if last not in table.remaining:
        last = "McManus"
    assert table.accuse(**{last: "Keaton"}).sold == ["Keaton"]


def test_R3_live_the_first_to_have_enough_accusers_is_sold_out() -> None:
    table = lineup("Burglary Blackmail Bribery Arson", crime="Embezzlement")
    table.accuse(Keaton="Fenster", Fenster="Keaton", Hockney="Keaton")
    assert table.sold == ["Keaton"]


def test_R3_in_one_ballot_chance_picks() -> None:
    sold = Counter[str | None]()
    for seed in range(200):
        table = lineup("Burglary Blackmail Bribery Arson", crime="Embezzlement", options="timing=ballots").hush()
        table.state.rng = Rng(seed)
        sold.update(table.vote(Keaton="Fenster", McManus="Fenster", Fenster="Keaton", Hockney="Keaton").sold)
    assert set(sold) == {"Keaton", "Fenster"}
    assert 70 < sold["Keaton"] < 130


def test_R4_the_boss_is_somebody_too() -> None:
    table = lineup().accuse(**dict.fromkeys(NAMES[:5], "boss"))
    assert table.sold == ["boss"]


def test_R6_if_all_show_the_alibi_it_was_the_boss_and_all_win() -> None:
    table = lineup("Arson Bribery Murder", boss="Forgery", crime="Forgery", shows=ALL_SHOW)
    assert table.story[:2] == [
        CrimeTurnedUp(round=1, crime="Forgery", threshold=2, automatic=(0, 1, 2)),
        SoldOut(target=9, crime="Forgery", grounds="automatic"),
    ]
    assert (table.phase, table.winners) == ("over", list(NAMES[:3]))


def test_R6_it_is_so_when_a_round_begins_later() -> None:
    shows = {"Keaton": "Arson", "McManus": "Arson"}
    table = lineup("Bribery Murder Forgery", boss="Arson", crime="Arson", shows=shows)
    table.accuse(Keaton="Fenster", McManus="Fenster")
    assert table.decides == "Fenster"
    table.do("Fenster", "pass", then="Arson")
    assert (table.sold, table.winners) == (["Fenster", "boss"], list(NAMES[:3]))


def test_R7_the_automatic_accusation_depends_on_what_all_can_see() -> None:
    for guilty in ("Arson Bribery Murder", "Bribery Murder Arson"):
        table = lineup(guilty, boss="Forgery", crime="Forgery", shows={"Keaton": "Forgery", "Fenster": "Forgery"})
        assert table.automatic == ["McManus"]
        assert table.accusations["McManus"] == "boss"


def test_R7_an_eliminated_player_without_an_alibi_does_not_count() -> None:
    table = lineup(out="Fenster Verbal", shows={"Keaton": "Arson", "McManus": "Arson"})
    assert table.automatic == ["Hockney"]


def test_R8_who_accuses_by_rule_can_be_sold_out() -> None:
    table = lineup("Bribery Murder Forgery", boss="Arson", shows={"Keaton": "Arson", "McManus": "Arson"})
    assert table.targets("Keaton") == ["Fenster", "boss"]
    assert table.accuse(Keaton="Fenster", McManus="Fenster").decides == "Fenster"


def test_R8_his_accusation_counts_for_unanimity() -> None:
    table = lineup("Bribery Murder Forgery", boss="Arson", shows={"Keaton": "Arson", "McManus": "Arson"})
    assert table.accuse(Keaton="boss", McManus="boss").winners == list(NAMES[:3])


def test_R9_the_eliminated_are_neither_accused_nor_named() -> None:
    table = lineup(out="Verbal")
    assert table.refusal("Keaton", "accuse Verbal") == "CRM-R9"
    table.sell("Keaton")
    assert table.refusal("Keaton", "snitch Verbal") == "CRM-R9"


def test_R10_a_snitch_cannot_name_who_shows_the_alibi() -> None:
    table = lineup(shows={"Verbal": "Arson"}).sell("Keaton")
    assert table.refusal("Keaton", "snitch Verbal") == "CRM-R10"
    assert [action for action in table.legal("Keaton") if action.startswith("snitch")] == [
        "snitch McManus",
        "snitch Fenster",
        "snitch Hockney",
        "snitch boss",
    ]


@pytest.mark.parametrize("options", ["", "timing=ballots", "deadlock=new_crime"])
def test_R11_the_deck_holds_the_crimes_of_those_who_remain_and_the_boss(options: str) -> None:
    for seed in range(12):
        table = dealt(3 + seed % 7, seed, options)
        while table.state.to_act():
            truth = table.state.truth()
            crimes = {truth.guilt[seat] for seat in truth.public.remaining} | {truth.boss}
            assert {table.crime, *table.deck} == crimes
            table.play_past(int(table.state.round), seed)


def test_R12_the_crime_of_the_failed_snitch_leaves_the_deck() -> None:
    table = lineup().sell("Keaton").do("Keaton", "snitch McManus", then="Smuggling")
    assert "Burglary" not in {table.crime, *table.deck}
    assert "Arson" in table.deck


def test_R13_a_failed_snitch_does_not_show_his_hand() -> None:
    table = lineup().sell("Keaton").do("Keaton", "snitch McManus", then="Smuggling")
    assert table.shown("Keaton") == {"Arson"}
    assert table.guilt("Keaton") == "Burglary"
    assert CrimeConfessed(seat=0, crime="Burglary") in table.story
    assert not [event for event in table.story if isinstance(event, Eliminated)]


def test_R14_the_last_player_wins() -> None:
    table = lineup(out="Fenster McManus Verbal").accuse(Keaton="Hockney")
    assert table.winners == ["Keaton"]


def test_R15_also_after_a_failed_snitch() -> None:
    table = lineup(crime="Embezzlement", out="Fenster McManus Verbal").accuse(Keaton="Hockney")
    table.do("Hockney", "snitch Keaton")
    assert (table.phase, table.winners) == ("over", ["Keaton"])


def test_R16_the_guilty_is_always_among_those_who_remain() -> None:
    for seed in range(200):
        table = dealt(4, seed).play_to_the_end(seed)
        if table.sold[-1] == "boss" and len(table.winners) == 1:
            assert table.winners[0] in table.remaining
            assert table.guilt(table.winners[0]) == table.crime
            return
    raise AssertionError("no game in which the Boss was wrongly sold out")


@pytest.mark.parametrize("accused", [True, False])
def test_R17_who_waits_with_an_alibi_does_not_hold_up_the_game(accused: bool) -> None:
    table = lineup(crime="Embezzlement", out="Fenster McManus Verbal", shows={"Keaton": "Embezzlement"})
    assert table.automatic == ["Hockney"]
    table.house("close discussion")
    if accused:
        table.accuse(Keaton="Hockney")
    else:
        table.house("end call")
    assert (table.sold, table.decides) == (["Hockney"], "Hockney")


def test_R18_two_left_who_both_show_it_both_win() -> None:
    shows = {"Keaton": "Embezzlement", "Hockney": "Embezzlement"}
    table = lineup(crime="Embezzlement", out="Fenster McManus Verbal", shows=shows)
    assert table.winners == ["Keaton", "Hockney"]


@pytest.mark.parametrize("options", ["", "timing=ballots"])
def test_R19_accusations_are_cleared_with_the_round(options: str) -> None:
    table = lineup(options=options)
    if options:
        table.vote(McManus="Keaton", Fenster="Keaton", Hockney="Keaton", Verbal="boss")
    else:
        table.accuse(Verbal="boss").sell("Keaton")
    table.do("Keaton", "pass", then="Bribery")
    assert table.accusations == dict.fromkeys(table.names)
    assert table.state.tally == 0


def test_R21_all_may_talk_while_he_decides() -> None:
    table = lineup(out="Verbal").sell("Keaton")
    assert table.to_act == list(table.names)
    table.do("Hockney", "propose boss").do("Verbal", "suspect McManus").do("Keaton", "suspect Hockney")
    assert len(table.said) == 3
    assert table.decides == "Keaton"


def test_R21_if_he_takes_too_long_the_house_passes_for_him() -> None:
    table = lineup().sell("Keaton")
    assert table.refusal("house", "close discussion") == "CRM-R21"
    table.house("end decision", then="Bribery")
    assert PassedUp(seat=0, timed_out=True) in table.story
    assert (table.state.round, table.remaining) == (2, list(table.names))


def test_R21_so_it_is_in_ballots() -> None:
    table = lineup(options="timing=ballots").vote(McManus="Keaton", Fenster="Keaton", Hockney="Keaton")
    assert table.decides == "Keaton"
    assert table.house("end decision", then="Bribery").phase == "talk"


def test_R22_chance_turns_up_the_first_alibis() -> None:
    shown = Counter[str]()
    for seed in range(300):
        table = dealt(5, seed, "crime_set=mild")
        if table.sees("Keaton").mine == "Bribery":
            shown.update(table.shown("Keaton"))
    assert len(shown) == 5
    assert min(shown.values()) > 2


@pytest.mark.parametrize("ending", ["right snitch", "last player"])
def test_R23_at_the_end_everybodys_crime_is_shown(ending: str) -> None:
    if ending == "right snitch":
        table = lineup().sell("Keaton").do("Keaton", "snitch Hockney")
    else:
        table = lineup(out="Fenster McManus Verbal").accuse(Keaton="Hockney")
    assert table.public.guilt == ("Burglary", "Blackmail", "Bribery", "Arson", "Smuggling")
    assert table.public.boss == "Embezzlement"
    assert table.told[-1].startswith("The game is over: Keaton Burglary, McManus Blackmail, Fenster Bribery")


def test_R24_run_together_names_are_two_crimes_each() -> None:
    assert {"Smuggling", "Vandalism", "Blackmail", "Bribery"} < set(CRIME_NAMES)
    assert len(set(CRIME_NAMES)) == 10


def test_R27_who_is_gone_holds_up_nobody() -> None:
    table = lineup().accuse(Keaton="Hockney").time_out(then="Bribery")
    assert table.sold == ["Hockney"]
    table = lineup(options="timing=ballots ballots=1").do("Keaton", "suspect Verbal").house("close discussion")
    assert table.accuse(Keaton="Hockney").house("end call", then="Bribery").sold == ["Hockney"]
    assert has(table.state.to_act(), HOUSE)


def test_R28_who_has_shown_all_his_alibis_plays_on() -> None:
    table = lineup(shows={"Keaton": "Blackmail Bribery Arson Smuggling Embezzlement"})
    assert table.sees("Keaton").hand == ()
    assert "Keaton" in table.remaining
    assert table.guilt("Keaton") is None
    assert Belief(table.sees("Verbal")).chance(0, crime_id("Burglary")) == 1.0
    assert table.refusal("Verbal", "accuse Keaton") == "CRM-3.4"
    table.sell("McManus").do("McManus", "pass", then="Burglary")
    assert table.sell("Keaton", then="Arson").remaining == ["McManus", "Fenster", "Hockney", "Verbal"]


def test_R29_who_accuses_by_rule_is_settled_when_the_crime_is_drawn() -> None:
    table = lineup("Bribery Murder Forgery Smuggling", boss="Arson", shows={"Keaton": "Arson", "McManus": "Arson"})
    assert table.automatic == []
    table.accuse(Keaton="Fenster", McManus="Fenster")
    assert (table.decides, table.automatic) == ("Fenster", [])
    table.do("Fenster", "pass", then="Arson")
    assert table.automatic == ["Hockney"]
    assert Seat(3) == table.seat("Hockney")
