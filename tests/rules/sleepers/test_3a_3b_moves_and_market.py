"""Sleeper Cells, 3a and 3b: moves, car, plane, recruits."""

from backroom.games.sleepers.components import ATLAS
from backroom.games.sleepers.story import SpyMoved, SpyRecruited
from tests.rules.sleepers.script import Setting, table


def test_3a_each_spy_moves_once_to_an_adjacent_city() -> None:
    held = table(spies_at={"CIA": "ROM ROM WAS"})
    assert [action for action in held.legal("CIA") if action.startswith("move ROM")] == [
        "move ROM MAD",
        "move ROM BER",
        "move ROM CAI",
    ]
    held.do("CIA", "move ROM MAD", "move ROM BER", "move WAS LON")
    assert held.spies("CIA") == ["LON", "MAD", "BER"]
    assert held.refusal("CIA", "move MAD LON") == ("SLP-3a", "your spies in MAD have made their move")
    assert held.refusal("CIA", "move WAS LON") == ("SLP-3a", "you have no spy in WAS")
    assert held.public.unmoved == ()


def test_3a_a_new_turn_gives_new_moves() -> None:
    held = table(spies_at={"CIA": "ROM", "MI6": "LON"}).do("CIA", "move ROM MAD").end("CIA")
    assert held.public.unmoved == ("LON",)


def test_R12_moves_go_pawn_by_pawn_with_other_actions_between() -> None:
    held = table(spies_at={"CIA": "ROM WAS"}, hands={"CIA": "black_budget"})
    held.do("CIA", "move ROM MAD", "play black_budget", "move WAS LON")
    assert held.spies("CIA") == ["LON", "MAD"]


def test_R55_lines_join_cities_of_one_zone_each() -> None:
    assert (len(ATLAS.cities), sum(len(near) for near in ATLAS.neighbours)) == (27, 96)
    assert [ATLAS.zone_of.count(zone) for zone in range(3)] == [9, 9, 9]
    assert {len(near) for near in ATLAS.neighbours} == {3, 4}
    assert max(max(ATLAS.distances(city)) for city in range(27)) == 5


def test_3b1_one_of_each_per_turn() -> None:
    held = table(spies_at={"CIA": "WAS LIM"}, money={"CIA": 155})
    held.do("CIA", "car WAS HAV", "plane HAV ROM", "spy WAS", "cell ROM")
    assert (held.money("CIA"), held.public.bought) == (80, ("car", "plane", "spy", "cell"))
    assert held.refusal("CIA", "car WAS HAV") == ("SLP-3b1", "you have bought a car this turn")
    assert held.refusal("CIA", "plane WAS LON") == ("SLP-3b1", "you have bought a plane this turn")
    assert held.refusal("CIA", "spy WAS") == ("SLP-3b1", "you have bought a spy this turn")
    assert held.refusal("CIA", "cell LIM") == ("SLP-3b1", "you have bought a cell this turn")


def test_3b1_nobody_buys_what_they_cannot_pay() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 0})
    assert held.refusal("CIA", "car WAS HAV") == ("SLP-3b1", "a car costs 5k, and you have 0k")
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 5})
    assert held.may("CIA", "car WAS HAV")
    assert held.rule("CIA", "spy WAS") == "SLP-3b1"
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 15})
    assert held.may("CIA", "spy WAS")
    assert held.rule("CIA", "plane WAS LON") == "SLP-3b1"
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 35})
    assert held.may("CIA", "plane WAS LON")
    assert held.refusal("CIA", "cell WAS") == ("SLP-3b1", "a cell costs 40k, and you have 35k")
    assert table(spies_at={"CIA": "WAS"}, money={"CIA": 40}).may("CIA", "cell WAS")


def test_3b2_a_car_moves_one_spy_one_space() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 10}).do("CIA", "car WAS LON")
    assert (held.spies("CIA"), held.money("CIA")) == (["LON"], 5)
    assert held.told(SpyMoved) == [SpyMoved(seat=0, owner=0, by="car", origin="WAS", target="LON")]
    assert held.rule("CIA", "car LON MOS") == "SLP-3b1"


def test_3b3_a_plane_moves_one_spy_up_to_three_spaces() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 20})
    reach = {action.split()[2] for action in held.legal("CIA") if action.startswith("plane")}
    away = ATLAS.distances(ATLAS.cities.index("WAS"))
    assert reach == {city for number, city in enumerate(ATLAS.cities) if 1 <= away[number] <= 3}
    held.do("CIA", "plane WAS TAS")
    assert (held.spies("CIA"), held.money("CIA")) == (["TAS"], 0)
    assert table(spies_at={"CIA": "WAS"}, money={"CIA": 20}).refusal("CIA", "plane LON WAS")[0] == "SLP-3b3"


def test_R13_car_and_plane_serve_any_spy_at_once() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 25}).do("CIA", "move WAS LON", "car LON MOS", "plane MOS WAS")
    assert held.spies("CIA") == ["WAS"]


def test_R14_a_car_goes_one_line_and_a_plane_by_the_shortest_way() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 25})
    assert [action for action in held.legal("CIA") if action.startswith("car")] == [
        f"car WAS {city}" for city in ("VAN", "LAX", "HAV", "LON")
    ]
    names = [held.state.game.action_name(action) for action in range(219, 685)]
    assert "plane WAS WAS" not in names
    assert "plane WAS SYD" not in names


def test_R22_one_that_has_moved_goes_first() -> None:
    held = table(spies_at={"CIA": "LON MAD"}, money={"CIA": 25}).do("CIA", "move MAD LON")
    held.do("CIA", "car LON BER")
    assert held.public.unmoved == ("LON",)
    held.do("CIA", "plane LON WAS")
    assert held.public.unmoved == ("WAS",)  # the one left had not moved, and keeps its move
    assert held.may("CIA", "move WAS HAV")


def test_3b4_capacity_is_three_and_one_for_each_cell() -> None:
    held = table(spies_at={"CIA": "ROM WAS LIM"}, money={"CIA": 50})
    assert held.refusal("CIA", "spy WAS") == ("SLP-3b4", "you have as many spies as your cells allow")
    assert table(spies_at={"CIA": "ROM WAS"}, money={"CIA": 50}).may("CIA", "spy WAS")
    assert table(spies_at={"CIA": "ROM WAS LIM"}, cells_at={"CIA": "TOK"}, money={"CIA": 50}).may("CIA", "spy WAS")
    assert not table(spies_at={"CIA": "ROM WAS LIM ROM"}, cells_at={"CIA": "TOK"}, money={"CIA": 50}).may(
        "CIA", "spy WAS"
    )


def test_3b5_a_recruit_starts_at_the_base_or_a_cell() -> None:
    held = table("MI6", spies_at={"MI6": "ROM"}, cells_at={"MI6": "TOK CAI", "CIA": "RIO"}, money={"MI6": 10})
    assert [action for action in held.legal("MI6") if action.startswith("spy")] == ["spy LON", "spy CAI", "spy TOK"]
    assert held.refusal("MI6", "spy ROM") == ("SLP-3b5", "ROM is neither your base nor a city with your cell")
    assert held.do("MI6", "spy TOK").told(SpyRecruited) == [SpyRecruited(seat=1, city="TOK")]


def test_R15_a_recruit_may_move_unless_the_option_forbids_it() -> None:
    held = table(spies_at={"CIA": "LIM"}, money={"CIA": 15}).do("CIA", "spy WAS", "move WAS LON")
    assert held.spies("CIA") == ["LIM", "LON"]
    held = table(spies_at={"CIA": "LIM"}, money={"CIA": 15}, options="recruit_may_move=no").do("CIA", "spy WAS")
    assert held.rule("CIA", "move WAS LON") == "SLP-3a"
    assert held.do("CIA", "car WAS LON").spies("CIA") == ["LIM", "LON"]


def test_R18_a_lost_cell_takes_no_spy() -> None:
    held = table(spies_at={"CIA": "ROM WAS LIM ROM"}, money={"CIA": 10})
    assert len(held.spies("CIA")) == 4
    assert held.rule("CIA", "spy WAS") == "SLP-3b4"


def test_R19_pawns_are_limited_by_option_only() -> None:
    crowd = {"CIA": "ROM WAS LIM TOK CAI SYD"}
    cells = {"CIA": "RIO BUE LIM BOG"}
    assert table(spies_at=crowd, cells_at=cells, money={"CIA": 10}).may("CIA", "spy WAS")
    held = table(spies_at=crowd, cells_at=cells, money={"CIA": 10}, options="pawns_per_agency=6")
    assert held.refusal("CIA", "spy WAS") == ("SLP-R19", "all your pawns are on the board")
    assert table(spies_at=crowd, cells_at=cells, money={"CIA": 10}, options="pawns_per_agency=8").may("CIA", "spy WAS")


def test_R20_a_removed_spy_can_be_bought_again() -> None:
    held = table(spies_at={"CIA": "ROM WAS LIM", "MI6": "ROM"}, money={"CIA": 10}).rolling(1, 6)
    assert held.do("CIA", "attack MI6 ROM", "spy WAS").spies("CIA") == ["WAS", "WAS", "LIM"]


def test_R21_without_spies_one_plays_on() -> None:
    held = table(money={"CIA": 10})
    assert held.may("CIA", "spy WAS")
    assert held.do("CIA", "spy WAS", "end").to_act == ["MI6"]


def test_3b6_a_cell_needs_a_spy_in_its_city() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 40})
    assert held.refusal("CIA", "cell LON") == ("SLP-3b6", "you have no spy in LON")
    assert held.do("CIA", "cell WAS").cells("CIA") == ["WAS"]
    assert held.money("CIA") == 0


def test_R17_one_own_cell_to_a_city_unless_by_option() -> None:
    given: Setting = {"spies_at": {"CIA": "WAS"}, "cells_at": {"CIA": "WAS", "MI6": "WAS"}, "money": {"CIA": 40}}
    held = table(**given)
    assert held.refusal("CIA", "cell WAS") == ("SLP-R17", "you have a cell in WAS already")
    held = table(**given | {"options": "one_own_cell_per_city=no"})
    assert held.do("CIA", "cell WAS").cells("CIA") == ["WAS", "WAS"]
    shared = table(spies_at={"CIA": "VAN"}, cells_at={"CIA": "WAS", "MI6": "VAN"}, money={"CIA": 40})
    assert shared.do("CIA", "cell VAN").cells("CIA") == ["WAS", "VAN"]
