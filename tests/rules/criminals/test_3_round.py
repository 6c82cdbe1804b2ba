"""Criminals, chapter 3: a crime is turned up, people talk and accuse, somebody is sold out."""

from collections import Counter

import pytest

from backroom.core.bits import has
from backroom.core.seat import HOUSE
from backroom.games.criminals.story import Accused, CrimeTurnedUp
from tests.rules.criminals.script import dealt, lineup

ARSON_SHOWN = {"Keaton": "Arson", "McManus": "Arson"}


def test_3_1_a_crime_of_the_deck_is_turned_up_at_random() -> None:
    drawn = Counter(dealt(3, seed, "crime_set=mild").crime for seed in range(400))
    assert len(drawn) == 4
    assert all(60 < count < 140 for count in drawn.values())


def test_3_1_each_round_draws_anew() -> None:
    drawn = set()
    for seed in range(60):
        table = lineup().sell("Keaton")
        table.state.rng = dealt(5, seed).state.rng
        drawn.add(table.do("Keaton", "pass").crime)
    assert drawn == set(lineup().public.crimes)


def test_3_1_the_round_is_told() -> None:
    table = lineup()
    assert table.story == [CrimeTurnedUp(round=1, crime="Arson", threshold=3, automatic=())]


def test_3_2_everybody_may_talk_and_lie() -> None:
    table = lineup()
    table.do("Hockney", "claim alibi Arson").do("Keaton", "claim crime Smuggling")
    assert table.said == ["Hockney alibi Arson", "Keaton crime Smuggling"]


def test_3_2_the_eliminated_may_talk() -> None:
    table = lineup().sell("Hockney", then="Bribery")
    assert "Hockney" not in table.remaining
    table.do("Hockney", "suspect Fenster")
    assert table.said == ["Hockney suspect Fenster"]


def test_3_3_accusations_are_made_switched_and_withdrawn_without_limit() -> None:
    table = lineup()
    for _ in range(30):
        table.accuse(Keaton="Hockney")
        assert table.accusations["Keaton"] == "Hockney"
        table.accuse(Keaton="boss")
        assert table.accusations["Keaton"] == "boss"
        table.accuse(Keaton="nobody")
        assert table.accusations["Keaton"] is None
    assert table.phase == "discussion"


def test_3_3_all_who_remain_may_act_at_once_and_all_see_it() -> None:
    table = lineup().accuse(Verbal="Hockney", Keaton="Verbal")
    assert table.to_act == list(table.names)
    assert has(table.state.to_act(), HOUSE)
    for name in (*table.names, "watcher"):
        assert table.sees(name).accusations == (4, None, None, None, 3)
    assert table.story[1:] == [Accused(seat=4, target=3), Accused(seat=0, target=4)]
    assert table.accuse(Keaton="nobody").story[-1] == Accused(seat=0, target=None)


def test_3_3_what_one_does_already_is_refused() -> None:
    table = lineup()
    assert table.refusal("Keaton", "accuse nobody") == "CRM-3.3"
    table.accuse(Keaton="Hockney")
    assert table.refusal("Keaton", "accuse Hockney") == "CRM-3.3"
    table.accuse(Keaton="boss")
    assert table.refusal("Keaton", "accuse boss") == "CRM-3.3"


def test_3_3_a_switch_counts_once() -> None:
    table = lineup().accuse(Keaton="Hockney", McManus="Hockney", Fenster="Verbal")
    table.accuse(Keaton="Verbal")
    assert table.sold == []
    table.accuse(Hockney="Verbal")
    assert table.sold == ["Verbal"]


def test_3_4_others_without_an_alibi_shown_and_the_boss() -> None:
    table = lineup(shows=ARSON_SHOWN)
    assert table.targets("Keaton") == ["Fenster", "Hockney", "Verbal", "boss"]
    assert table.targets("Hockney") == ["Fenster", "Verbal", "boss"]
    assert table.refusal("Hockney", "accuse Keaton") == "CRM-3.4"
    assert table.public.eligible == (2, 3, 4)


def test_3_4_an_alibi_for_another_crime_protects_nobody() -> None:
    table = lineup(shows={"Keaton": "Bribery Smuggling"})
    assert "Keaton" in table.targets("Verbal")


def test_3_4_an_empty_seat_is_accused_by_nobody() -> None:
    table = lineup()
    assert table.refusal("Keaton", "accuse Edie") == "CRM-3.4"
    assert table.refusal("Keaton", "accuse Kujan") == "CRM-3.4"


def test_3_5_nobody_accuses_himself() -> None:
    table = lineup()
    for name in table.names:
        assert table.refusal(name, f"accuse {name}") == "CRM-3.5"
    assert lineup(shows={"Keaton": "Arson"}).refusal("Keaton", "accuse Keaton") == "CRM-3.5"


def test_3_6_who_alone_shows_no_alibi_accuses_the_boss() -> None:
    table = lineup("Burglary Blackmail Arson", boss="Forgery", shows=ARSON_SHOWN)
    assert table.automatic == ["Fenster"]
    assert table.accusations == {"Keaton": None, "McManus": None, "Fenster": "boss"}
    assert table.targets("Fenster") == []
    for target in ("nobody", "boss", "Keaton"):
        assert table.refusal("Fenster", f"accuse {target}") == "CRM-3.6"


def test_3_6_by_ballot_he_has_no_vote() -> None:
    table = lineup("Burglary Blackmail Arson", boss="Forgery", shows=ARSON_SHOWN, options="timing=ballots").hush()
    assert table.to_act == ["Keaton", "McManus"]
    assert table.refusal("Fenster", "accuse nobody") == "CRM-3.6"
    table.vote()
    assert table.accusations == {"Keaton": None, "McManus": None, "Fenster": "boss"}


def test_3_6_two_without_an_alibi_are_free() -> None:
    table = lineup(shows={"Keaton": "Arson", "McManus": "Arson", "Fenster": "Arson"})
    assert table.automatic == []
    assert table.targets("Hockney") == ["Verbal", "boss"]


@pytest.mark.parametrize(("out", "needed"), [("", 3), ("Keaton", 2), ("Keaton McManus", 2)])
def test_3_7_half_of_the_remaining_sell_out_at_once(out: str, needed: int) -> None:
    table = lineup(out=out)
    accusers = [name for name in table.remaining if name != "Hockney"]
    for number, name in enumerate(accusers[:needed], 1):
        assert table.sold == []
        table.accuse(**{name: "Hockney"}, then="Embezzlement" if number == needed else None)
    assert table.sold == ["Hockney"]


def test_3_8_the_boss_takes_all() -> None:
    table = lineup()
    for name in table.names:
        assert not table.ended
        table.accuse(**{name: "boss"})
    assert table.sold == ["boss"]
    assert table.ended


def test_3_8_the_eliminated_are_not_asked() -> None:
    table = lineup(out="Keaton Verbal").accuse(McManus="boss", Fenster="boss", Hockney="boss")
    assert table.ended


def test_3_8_one_dissenter_is_enough_to_spare_the_boss() -> None:
    table = lineup().accuse(Keaton="boss", McManus="boss", Fenster="boss", Hockney="boss", Verbal="Keaton")
    assert (table.sold, table.phase) == ([], "discussion")


def test_3_9_every_round_ends_with_somebody_sold_out() -> None:
    for seed in range(30):
        table = dealt(5, seed, "timing=ballots" if seed % 2 else "").play_to_the_end(seed)
        assert len(table.sold) == table.state.round
