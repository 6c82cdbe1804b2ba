"""Criminals, chapter 5: snitching."""

import pytest

from backroom.games.criminals.story import AlibiShown, CrimeConfessed, Snitched
from tests.rules.criminals.script import Script, lineup


def keaton_decides(crime: str = "Arson") -> Script:
    return lineup(crime=crime).sell("Keaton")


@pytest.mark.parametrize("options", ["", "timing=ballots"])
def test_5_1_only_the_innocent_just_sold_out_may_snitch(options: str) -> None:
    table = lineup(options=options)
    assert table.refusal("Keaton", "snitch Hockney") == "CRM-5.1"
    assert table.refusal("Keaton", "snitch boss") == "CRM-5.1"
    table = keaton_decides()
    for name in ("McManus", "Hockney"):
        assert table.refusal(name, "snitch boss") == "CRM-5.1"
    assert table.refusal("Keaton", "snitch Keaton") == "CRM-5.1"
    assert table.refusal("Keaton", "snitch Edie") == "CRM-5.1"
    table.do("Keaton", "pass", then="Bribery")
    assert table.refusal("Keaton", "snitch Fenster") == "CRM-5.1"


def test_5_1_the_guilty_is_not_asked() -> None:
    table = lineup().sell("Hockney", then="Bribery")
    assert table.decides is None
    assert table.refusal("Hockney", "snitch Keaton") == "CRM-5.1"


def test_5_2_a_right_snitch_wins_alone() -> None:
    table = keaton_decides().do("Keaton", "snitch Hockney")
    assert Snitched(seat=0, target=3, crime="Arson") in table.story
    assert table.winners == ["Keaton"]
    assert table.phase == "over"
    assert table.remaining == list(table.names)


def test_5_3_a_wrong_snitch_is_out() -> None:
    table = keaton_decides().do("Keaton", "snitch Verbal", then="Arson")
    assert table.story[-3:-1] == [AlibiShown(seat=4, crime="Arson"), CrimeConfessed(seat=0, crime="Burglary")]
    assert table.remaining == ["McManus", "Fenster", "Hockney", "Verbal"]
    assert table.shown("Verbal") == {"Arson"}
    assert table.guilt("Keaton") == "Burglary"
    assert {table.crime, *table.deck} == {"Arson", "Blackmail", "Bribery", "Smuggling", "Embezzlement"}
    assert (table.phase, table.state.round, table.public.threshold) == ("discussion", 2, 2)


def test_5_4_the_boss_did_it_and_the_snitch_wins_alone() -> None:
    table = keaton_decides("Embezzlement").do("Keaton", "snitch boss")
    assert table.winners == ["Keaton"]
    assert (table.phase, table.public.boss) == ("over", "Embezzlement")


def test_5_4_the_boss_did_not_and_the_guilty_wins_alone() -> None:
    table = keaton_decides().do("Keaton", "snitch boss")
    assert table.winners == ["Hockney"]
    assert table.public.guilt == ("Burglary", "Blackmail", "Bribery", "Arson", "Smuggling")
    assert (table.phase, table.public.boss) == ("over", "Embezzlement")
