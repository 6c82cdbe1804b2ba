"""Criminals, chapters 6 to 8: the Boss sold out, two players left, and the end."""

from collections import Counter

import pytest

from backroom.core.rng import Rng
from backroom.games.criminals.story import CaseClosed
from tests.rules.criminals.script import Script, dealt, lineup


def all_accuse_the_boss(table: Script) -> Script:
    return table.accuse(**dict.fromkeys(table.remaining, "boss"))


def two_left(crime: str = "Arson", options: str = "", **shows: str) -> Script:
    """Keaton, who did the Burglary, and Hockney, who did the Arson; the Boss did the Embezzlement."""
    return lineup(crime=crime, out="McManus Fenster Verbal", options=options, shows=shows)


def test_6_1_if_it_was_the_boss_all_who_remain_win() -> None:
    table = all_accuse_the_boss(lineup(crime="Embezzlement", out="Fenster"))
    assert table.winners == ["Keaton", "McManus", "Hockney", "Verbal"]
    assert table.public.winners == (0, 1, 3, 4)


def test_6_1_if_not_the_guilty_wins_alone() -> None:
    table = all_accuse_the_boss(lineup())
    assert table.winners == ["Hockney"]
    assert table.story[-1] == CaseClosed(
        guilt=("Burglary", "Blackmail", "Bribery", "Arson", "Smuggling"), boss="Embezzlement", winners=(3,)
    )


def test_7_1_with_two_left_one_accusation_is_enough() -> None:
    table = two_left("Burglary")
    assert table.public.threshold == 1
    assert table.accuse(Keaton="Hockney").decides == "Hockney"


def test_7_1_both_at_once_and_chance_picks() -> None:
    sold = Counter[str | None]()
    for seed in range(200):
        table = two_left("Embezzlement", "timing=ballots").hush()
        table.state.rng = Rng(seed)
        sold.update(table.vote(Keaton="Hockney", Hockney="Keaton").sold)
    assert sum(sold.values()) == 200
    assert set(sold) == {"Keaton", "Hockney"}
    assert 70 < sold["Keaton"] < 130


def test_7_2_if_one_shows_the_alibi_the_other_accuses_the_boss() -> None:
    table = two_left(Keaton="Arson")
    assert table.automatic == ["Hockney"]
    assert table.targets("Keaton") == ["Hockney", "boss"]
    assert table.targets("Hockney") == []


def test_7_2_then_one_accusation_of_the_boss_ends_the_game() -> None:
    assert two_left(Keaton="Arson").accuse(Keaton="boss").winners == ["Hockney"]
    assert two_left("Embezzlement", Keaton="Embezzlement").accuse(Keaton="boss").winners == ["Keaton", "Hockney"]


def test_7_2_or_the_other_is_sold_out() -> None:
    table = two_left(Keaton="Arson").accuse(Keaton="Hockney")
    assert (table.sold, table.winners) == (["Hockney"], ["Keaton"])


def test_8_1_a_right_snitch_ends_the_game() -> None:
    table = lineup().sell("Keaton").do("Keaton", "snitch Hockney")
    assert (table.phase, table.to_act, table.winners) == ("over", [], ["Keaton"])


def test_8_1_any_snitch_on_the_boss_ends_the_game() -> None:
    for crime in ("Arson", "Embezzlement"):
        assert lineup(crime=crime).sell("Keaton").do("Keaton", "snitch boss").phase == "over"


def test_8_1_the_boss_sold_out_ends_the_game() -> None:
    for crime in ("Arson", "Embezzlement"):
        assert all_accuse_the_boss(lineup(crime=crime)).phase == "over"


def test_8_1_one_player_left_ends_the_game() -> None:
    table = two_left().accuse(Keaton="Hockney")
    assert (table.phase, table.winners, table.remaining) == ("over", ["Keaton"], ["Keaton"])


def test_8_1_two_left_play_on() -> None:
    table = lineup(out="McManus Fenster").sell("Hockney", then="Burglary")
    assert (table.phase, table.remaining) == ("discussion", ["Keaton", "Verbal"])


def test_8_1_after_the_end_nothing_is_done() -> None:
    table = all_accuse_the_boss(lineup())
    for action in ("accuse boss", "pass", "snitch boss", "silent", "claim alibi Arson"):
        assert table.refusal("Keaton", action) == "CRM-8.1"
    assert table.refusal("house", "close discussion") == "CRM-8.1"
    assert table.state.to_act() == 0


@pytest.mark.parametrize("timing", ["live", "ballots"])
def test_8_1_somebody_always_wins(timing: str) -> None:
    for seed in range(20):
        table = dealt(3 + seed % 7, seed, f"timing={timing}").play_to_the_end(seed)
        assert table.winners
        assert table.state.outcome().scores == [int(name in table.winners) for name in table.names]
    assert dealt(3).winners == []
