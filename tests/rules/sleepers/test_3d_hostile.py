"""Sleeper Cells, 3d: attack and theft."""

from typing import Unpack

import pytest

from backroom.core.rng import Rng
from backroom.games.sleepers.story import AssetsSeen, BootyTaken, CardStolen, SpyAttacked
from tests.rules.sleepers.script import Script, Setting, table


def meeting(**more: Unpack[Setting]) -> Script:
    given: Setting = {"spies_at": {"CIA": "ROM WAS", "MI6": "ROM ROM"}}
    return table(**(given | more))


def test_3d1_where_spies_meet_one_of_the_two_once() -> None:
    held = meeting(hands={"MI6": "wire rifle"}, faces={"MI6": "mole"})
    assert held.refusal("CIA", "attack MI6 WAS") == (
        "SLP-3d1",
        "there is not a spy of yours and one of that rival in WAS",
    )
    assert held.refusal("CIA", "steal FSB random") == ("SLP-3d1", "no spy of yours meets a spy of that rival")
    held.do("CIA", "steal MI6 random")
    for action in ("attack MI6 ROM", "steal MI6 random", "steal MI6 mole"):
        assert held.refusal("CIA", action) == ("SLP-3d1", "you have attacked or stolen this turn")


def test_R25_never_both_and_never_twice() -> None:
    held = meeting(hands={"MI6": "wire"}).rolling(6, 1).do("CIA", "attack MI6 ROM")
    assert held.rule("CIA", "attack MI6 ROM") == held.rule("CIA", "steal MI6 random") == "SLP-3d1"
    assert held.public.hostile


@pytest.mark.parametrize(("mine", "theirs"), [(6, 5), (2, 1), (3, 3), (1, 6), (4, 5)])
def test_3d2_the_higher_die_wins_and_ties_are_the_defenders(mine: int, theirs: int) -> None:
    held = meeting().rolling(mine, theirs).do("CIA", "attack MI6 ROM")
    attacked = held.told(SpyAttacked)[0]
    assert (attacked.dice, attacked.won) == ((mine, theirs), mine > theirs)
    assert len(held.spies("MI6")) == (1 if mine > theirs else 2)


def test_R24_nothing_changes_the_dice() -> None:
    won = 0
    for seed in range(360):
        held = table("CIA", spies_at={"CIA": "LON", "MI6": "LON"}, cells_at={"MI6": "LON"})
        held.state.rng = Rng(seed)
        won += held.do("CIA", "attack MI6 LON").told(SpyAttacked)[0].won
    assert 120 < won < 180  # 15 of 36 at the rival's base and cell


def test_3d3_a_winner_takes_15k_and_the_spy() -> None:
    held = meeting(money={"CIA": 5, "MI6": 40}).rolling(5, 3).do("CIA", "attack MI6 ROM")
    assert (held.public.money, held.spies("MI6"), held.spies("CIA")) == ((20, 25, 0, 0), ["ROM"], ["WAS", "ROM"])


def test_R23_it_comes_from_the_rival_as_far_as_it_goes() -> None:
    held = meeting(money={"CIA": 5, "MI6": 10}).rolling(5, 3).do("CIA", "attack MI6 ROM")
    assert held.public.money == (15, 0, 0, 0)


def test_3d4_a_loser_loses_the_spy_and_nobody_is_paid() -> None:
    held = meeting(money={"CIA": 20, "MI6": 10}).rolling(2, 3).do("CIA", "attack MI6 ROM")
    assert (held.public.money, held.spies("CIA"), held.spies("MI6")) == ((20, 10, 0, 0), ["WAS"], ["ROM", "ROM"])


def test_3d5_one_spy_is_fought() -> None:
    assert meeting().rolling(6, 1).do("CIA", "attack MI6 ROM").spies("MI6") == ["ROM"]


def test_R22_of_the_attackers_spies_one_that_has_moved_is_lost() -> None:
    held = table(spies_at={"CIA": "ROM MAD", "MI6": "ROM"}).do("CIA", "move MAD ROM").rolling(1, 6)
    held.do("CIA", "attack MI6 ROM")
    assert (held.spies("CIA"), held.public.unmoved) == (["ROM"], ("ROM",))


def test_3d6_a_card_that_lies_open_or_one_by_chance() -> None:
    held = meeting(hands={"MI6": "wire"}, faces={"MI6": "rifle mole"})
    assert held.refusal("CIA", "steal MI6 wire") == ("SLP-3d6", "no wire lies face up before that rival")
    held.do("CIA", "steal MI6 rifle")
    assert (held.hand("CIA"), held.faces("MI6"), held.public.held) == (["rifle"], ["mole"], (1, 1, 0, 0))
    assert held.rule("CIA", "steal MI6 mole") == "SLP-3d1"
    stolen = {table_stealing(seed).hand("CIA")[0] for seed in range(30)}
    assert stolen == {"wire", "rifle", "mole"}


def table_stealing(seed: int) -> Script:
    held = meeting(hands={"MI6": "wire rifle mole"})
    held.state.rng = Rng(seed)
    return held.do("CIA", "steal MI6 random")


def test_3d6_thief_and_victim_know_the_card_and_nobody_else() -> None:
    held = table_stealing(1)
    card = held.hand("CIA")[0]
    assert held.knows("MI6", "CIA") == [card]
    assert held.knows("FSB", "CIA") == held.knows("watcher", "CIA") == []
    seen = AssetsSeen(seat=0, cards=(card,))
    assert [seen in held.heard(who) for who in ("CIA", "MI6", "FSB", "watcher")] == [True, True, False, False]
    assert held.told(CardStolen) == [CardStolen(seat=0, rival=1, card=None)]
    assert all(card in world.truth().hands[0] for world in held.worlds("MI6"))
    assert not all(card in world.truth().hands[0] for world in held.worlds("FSB"))


def test_R26_a_stolen_card_is_private_though_all_saw_it_go() -> None:
    held = meeting(faces={"MI6": "rifle"}).do("CIA", "steal MI6 rifle")
    assert (held.faces("CIA"), held.hand("CIA")) == ([], ["rifle"])
    assert held.knows("watcher", "CIA") == held.knows("FSB", "CIA") == ["rifle"]
    assert meeting(faces={"MI6": "rifle"}).refusal("CIA", "steal MI6 random") == (
        "SLP-R26",
        "that rival has no private card",
    )
    assert meeting(hands={"MI6": "rifle"}).rule("CIA", "steal MI6 rifle") == "SLP-3d6"


def test_R27_one_meeting_puts_the_whole_hand_at_risk() -> None:
    held = table(spies_at={"CIA": "ROM", "MI6": "ROM TOK LIM"}, hands={"MI6": "wire rifle"})
    assert [action for action in held.legal("CIA") if action.startswith("steal")] == ["steal left random"]


def test_R57_the_booty_is_told_to_the_two_where_money_is_hidden() -> None:
    held = meeting(money={"CIA": 5, "MI6": 40}, options="money_visible=no").rolling(5, 3).do("CIA", "attack MI6 ROM")
    assert held.told(SpyAttacked)[0].booty is None
    booty = BootyTaken(seat=0, rival=1, money=15)
    assert [booty in held.heard(who) for who in ("CIA", "MI6", "FSB", "watcher")] == [True, True, False, False]
    assert (held.sees("CIA").money, held.sees("FSB").money) == ((20, None, None, None), (None, None, 0, None))
    assert held.public.in_play == 45
    splits = {tuple(world.money) for world in held.worlds("FSB", 60)}
    assert len(splits) > 10
    assert all(sum(split) == 45 and split[2] == 0 and all(money % 5 == 0 for money in split) for split in splits)
    assert meeting(money={"CIA": 5, "MI6": 40}).public.money == (5, 40, 0, 0)
