"""Criminals, chapter 4: a player is sold out."""

import pytest

from backroom.games.criminals.story import AlibiShown, CrimeTurnedUp, Eliminated, PassedUp, SoldOut
from tests.rules.criminals.script import lineup


def test_4_1_he_takes_the_crime_card() -> None:
    table = lineup().sell("Keaton")
    assert SoldOut(target=0, crime="Arson", grounds="accused") in table.story
    assert "Arson" not in table.deck
    assert (table.crime, table.decides) == ("Arson", "Keaton")


def test_4_2_the_guilty_is_out_with_hand_and_crime_open() -> None:
    table = lineup().sell("Hockney", then="Bribery")
    assert table.remaining == ["Keaton", "McManus", "Fenster", "Verbal"]
    assert table.guilt("Hockney") == "Arson"
    assert table.shown("Hockney") == {"Burglary", "Blackmail", "Bribery", "Smuggling", "Embezzlement"}
    assert {table.crime, *table.deck} == {"Burglary", "Blackmail", "Bribery", "Smuggling", "Embezzlement"}
    out = [event for event in table.story if isinstance(event, Eliminated)]
    assert [(event.seat, event.crime, set(event.hand)) for event in out] == [(3, "Arson", table.shown("Hockney"))]
    assert (table.phase, table.state.round) == ("discussion", 2)


def test_4_2_nobody_else_is_shown() -> None:
    table = lineup().sell("Hockney", then="Bribery")
    assert [table.guilt(name) for name in ("Keaton", "McManus", "Fenster", "Verbal")] == [None] * 4
    assert table.shown("Keaton") == set()


def test_4_3_the_innocent_turns_up_his_alibi_and_chooses() -> None:
    table = lineup().sell("Keaton")
    assert AlibiShown(seat=0, crime="Arson") in table.story
    assert table.shown("Keaton") == {"Arson"}
    assert "Arson" not in table.sees("Keaton").hand
    assert table.phase == "decision"
    choices = [action for action in table.legal("Keaton") if action.split()[0] in ("pass", "snitch")]
    assert choices == ["pass", "snitch McManus", "snitch Fenster", "snitch Hockney", "snitch Verbal", "snitch boss"]


@pytest.mark.parametrize("options", ["", "timing=ballots"])
def test_4_3_nobody_else_may_pass_and_nobody_accuses_meanwhile(options: str) -> None:
    table = lineup(options=options)
    assert table.refusal("Keaton", "pass") == "CRM-4.3"
    if options:
        table.vote(McManus="Keaton", Fenster="Keaton", Verbal="Keaton")
    else:
        table.sell("Keaton")
    assert table.refusal("McManus", "pass") == "CRM-4.3"
    assert table.refusal("McManus", "accuse boss") == "CRM-4.3"
    assert table.refusal("Keaton", "accuse nobody") == "CRM-4.3"


def test_4_4_to_pass_puts_the_crime_back() -> None:
    table = lineup().sell("Keaton").do("Keaton", "pass", then="Bribery")
    assert PassedUp(seat=0, timed_out=False) in table.story
    assert {table.crime, *table.deck} == set(table.public.crimes)
    assert (table.phase, table.state.round) == ("discussion", 2)
    assert isinstance(table.story[-1], CrimeTurnedUp)
    assert table.remaining == list(table.names)


def test_4_4_the_same_crime_may_come_again() -> None:
    table = lineup().sell("Keaton").do("Keaton", "pass", then="Arson")
    assert "Keaton" not in table.targets("Verbal")


def test_4_5_the_eliminated_accuse_nobody() -> None:
    table = lineup().sell("Hockney", then="Bribery")
    assert table.targets("Hockney") == []
    for target in ("Keaton", "boss", "nobody"):
        assert table.refusal("Hockney", f"accuse {target}") == "CRM-4.5"


def test_4_5_the_eliminated_do_not_vote() -> None:
    table = lineup(options="timing=ballots", out="Hockney", crime="Bribery").hush()
    assert table.to_act == ["Keaton", "McManus", "Fenster", "Verbal"]
    assert table.refusal("Hockney", "accuse nobody") == "CRM-4.5"


def test_4_5_the_eliminated_do_not_win() -> None:
    table = lineup(out="Hockney Keaton", crime="Embezzlement")
    table.accuse(McManus="boss", Fenster="boss", Verbal="boss")
    assert table.winners == ["McManus", "Fenster", "Verbal"]
