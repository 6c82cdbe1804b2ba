"""Sleeper Cells, 3c: Asset cards, and what the events do (R36)."""

import pytest

from backroom.games.sleepers.story import DossierSeen, InformantPlayed, MolePlayed, RebellionRolled, ZoneCardPlayed
from tests.rules.sleepers.script import table


def test_3c1_an_asset_works_at_once_and_is_discarded() -> None:
    held = table(hands={"CIA": "black_budget wire"}).do("CIA", "play black_budget")
    assert (held.money("CIA"), held.hand("CIA")) == (15, ["wire"])
    assert (held.public.discards, held.public.buried) == (1, ("black_budget",))


@pytest.mark.parametrize(
    "action",
    [
        "play black_budget",
        "play mole MI6",
        "play informant MI6",
        "play road_block americas",
        "play forged_orders MI6 ROM MAD",
    ],
)
def test_3c1_only_a_card_in_hand_is_played(action: str) -> None:
    held = table(hands={"CIA": "wire", "MI6": "rifle"}, spies_at={"MI6": "ROM"})
    assert held.refusal("CIA", action) == ("SLP-3c1", f"you do not hold {action.split()[1]}")


def test_3c2_any_number_in_any_order() -> None:
    held = table(hands={"CIA": "black_budget black_budget crackdown"}, spies_at={"CIA": "WAS"})
    held.do("CIA", "play black_budget", "move WAS LON", "play crackdown americas", "play black_budget", "car LON WAS")
    assert (held.money("CIA"), held.hand("CIA")) == (25, [])


def test_3c3_a_card_for_a_round_lies_in_its_zone() -> None:
    held = table(hands={"CIA": "road_block road_block"}).do("CIA", "play road_block europe-africa")
    assert [(lying.card, lying.zone, lying.owner) for lying in held.public.zone_cards] == [
        ("road_block", "europe-africa", 0)
    ]
    assert held.public.discards == 0
    assert held.told(ZoneCardPlayed) == [ZoneCardPlayed(seat=0, card="road_block", zone="europe-africa")]
    held.do("CIA", "play road_block europe-africa")
    assert len(held.public.zone_cards) == 2


def test_3c4_it_is_discarded_on_the_owners_next_turn() -> None:
    held = table("CIA", hands={"CIA": "road_block"}).do("CIA", "play road_block americas", "end")
    for who in ("MI6", "FSB", "MSS"):
        assert len(held.public.zone_cards) == 1
        held.end(who)
        while held.phase == "draft":
            held.do(held.to_act[0], held.legal(held.to_act[0])[0])
    assert (held.public.zone_cards, held.public.buried) == ((), ("road_block",))


def test_R32_nothing_is_played_in_anothers_turn() -> None:
    held = table("CIA", hands={"MI6": "black_budget"})
    assert held.rule("MI6", "play black_budget") == "SLP-0b"


def test_R34_a_zone_card_binds_its_owner() -> None:
    held = table(spies_at={"CIA": "ROM"}, hands={"CIA": "road_block"}).do("CIA", "play road_block europe-africa")
    assert held.rule("CIA", "move ROM MAD") == "SLP-R36"


def test_R35_nobody_lacks_a_marker() -> None:
    held = table(
        spies_at={"CIA": "ROM WAS LIM"}, hands={"CIA": "road_block crackdown rebellion"}, options="pawns_per_agency=6"
    )
    held.do("CIA", "play road_block americas", "play crackdown americas", "play rebellion americas")
    assert len(held.public.zone_cards) == 3


def test_R36_road_block_stops_moves_and_cars_but_no_plane() -> None:
    held = table("FSB", spies_at={"FSB": "TAS"}, money={"FSB": 25}, zones=[("road_block", 1, "CIA")])
    assert held.refusal("FSB", "move TAS MOS") == ("SLP-R36", "a Road Block lies in that zone")
    assert held.rule("FSB", "car TAS MOS") == "SLP-R36"
    assert held.may("FSB", "move TAS BEI")
    assert held.do("FSB", "plane TAS MOS").rule("FSB", "car MOS TAS") == "SLP-R36"


@pytest.mark.parametrize(("die", "survives"), [(1, False), (2, False), (3, True), (6, True)])
def test_R36_rebellion_rolls_once_for_a_movement_from_or_to_its_zone(die: int, survives: bool) -> None:
    for action in ("move WAS LON", "move LON WAS", "move LON BER"):
        held = table(
            spies_at={"CIA": action.split()[1]},
            money={"MI6": 5},
            zones=[("rebellion", 1, "MSS"), ("rebellion", 1, "FSB")],
        )
        held.rolling(die).do("CIA", action)
        assert bool(held.spies("CIA")) == survives
        assert [(roll.die, roll.lost) for roll in held.told(RebellionRolled)] == [(die, not survives)]
        assert held.public.money == (0, 5, 0, 0)


def test_R36_rebellion_asks_a_plane_at_both_ends_only() -> None:
    held = table(spies_at={"CIA": "WAS"}, money={"CIA": 20}, zones=[("rebellion", 1, "MSS")]).do("CIA", "plane WAS TAS")
    assert (held.spies("CIA"), held.told(RebellionRolled)) == (["TAS"], [])
    held = table(spies_at={"CIA": "LON"}, money={"CIA": 20}, zones=[("rebellion", 1, "MSS")]).rolling(1)
    assert held.do("CIA", "plane LON VAN").spies("CIA") == []
    assert held.public.unmoved == ()


def test_R36_mole_turns_two_private_cards_up() -> None:
    held = table(hands={"CIA": "mole", "MSS": "wire rifle bullet"}).do("CIA", "play mole MSS")
    assert len(held.faces("MSS")) == 2
    assert sorted(held.faces("MSS") + held.hand("MSS")) == ["bullet", "rifle", "wire"]
    assert sorted(held.told(MolePlayed)[0].cards) == sorted(held.faces("MSS"))
    one = table(hands={"CIA": "mole", "MSS": "wire"}).do("CIA", "play mole MSS")
    assert (one.faces("MSS"), one.hand("MSS")) == (["wire"], [])
    assert table(hands={"CIA": "mole"}).refusal("CIA", "play mole MSS") == ("SLP-R36", "that rival has no private card")


def test_R36_no_fly_zone_closes_both_ends_of_a_flight() -> None:
    held = table(spies_at={"CIA": "WAS LON"}, money={"CIA": 20}, zones=[("no_fly_zone", 1, "MSS")])
    assert held.refusal("CIA", "plane WAS LON") == ("SLP-R36", "a No-Fly Zone lies there")
    assert held.rule("CIA", "plane LON WAS") == "SLP-R36"
    assert held.may("CIA", "move WAS LON")
    assert held.do("CIA", "plane WAS TAS").spies("CIA") == ["LON", "TAS"]


def test_R36_safe_house_protects_its_owner_only() -> None:
    held = table(
        spies_at={"CIA": "ROM", "MI6": "ROM", "FSB": "ROM"},
        hands={"MI6": "wire", "FSB": "wire"},
        zones=[("safe_house", 1, "MI6")],
    )
    assert held.refusal("CIA", "attack MI6 ROM") == ("SLP-R36", "that spy is in a Safe House")
    assert held.refusal("CIA", "steal MI6 random") == ("SLP-R36", "that rival's spies are in a Safe House")
    assert held.may("CIA", "attack FSB ROM")
    elsewhere = table(
        spies_at={"CIA": "ROM TOK", "MI6": "ROM TOK"}, hands={"MI6": "wire"}, zones=[("safe_house", 1, "MI6")]
    )
    assert elsewhere.may("CIA", "steal MI6 random")
    assert elsewhere.rule("CIA", "attack MI6 ROM") == "SLP-R36"


def test_R36_informant_shows_a_pair_to_one() -> None:
    held = table(hands={"CIA": "informant"}, locations="ROM TOK SYD LIM", objectives="bomb wire_tap bomb bomb")
    held.do("CIA", "play informant MI6")
    assert (held.sees("CIA").locations, held.sees("CIA").objectives[1]) == (("ROM", "TOK", None, None), "wire_tap")
    assert held.sees("FSB").locations[1] is None
    assert DossierSeen(seat=0, rival=1, location="TOK", objective="wire_tap") in held.heard("CIA")
    assert held.heard("MI6") == held.heard("watcher") == [InformantPlayed(seat=0, rival=1)]
    assert {int(world.location[1]) for world in held.worlds("CIA", 9)} == {held.state.location[1]}


def test_R36_forged_orders_move_a_rivals_spy_past_zone_cards() -> None:
    zones = [("road_block", 1, "MSS"), ("rebellion", 1, "MSS")]
    held = table(spies_at={"MI6": "ROM ROM"}, hands={"CIA": "forged_orders"}, zones=zones)
    assert held.refusal("CIA", "play forged_orders MI6 MAD ROM") == ("SLP-R36", "that rival has no spy in MAD")
    assert held.do("CIA", "play forged_orders MI6 ROM MAD").spies("MI6") == ["MAD", "ROM"]
    assert held.told(RebellionRolled) == []


def test_R36_crackdown_bars_cells() -> None:
    held = table(spies_at={"CIA": "ROM WAS"}, money={"CIA": 40}, zones=[("crackdown", 1, "MSS")])
    assert held.refusal("CIA", "cell ROM") == ("SLP-R36", "a Crackdown lies in that zone")
    assert held.may("CIA", "cell WAS")


def test_R37_face_up_cards_count_and_can_be_used() -> None:
    held = table(hands={"CIA": "wire wire wire"}, faces={"CIA": "black_budget rifle bullet"})
    held.do("CIA", "play black_budget")
    assert (held.money("CIA"), held.faces("CIA")) == (15, ["rifle", "bullet"])
    full = table(hands={"CIA": "wire wire wire"}, faces={"CIA": "rifle bullet mole"}).end("CIA")
    assert full.phase == "discard"
    assert full.do("CIA", "discard mole").faces("CIA") == ["rifle", "bullet"]


def test_R38_the_face_up_copy_is_used_first() -> None:
    held = table(hands={"CIA": "black_budget"}, faces={"CIA": "black_budget"}).do("CIA", "play black_budget")
    assert (held.hand("CIA"), held.faces("CIA")) == (["black_budget"], [])


def test_R53_nobody_sees_what_was_discarded_unseen() -> None:
    held = table(hands={"CIA": "wire wire wire rifle bullet mole"}).end("CIA").do("CIA", "discard rifle")
    assert (held.public.discards, held.public.buried, held.sees("MI6").buried) == (1, (), ())
    assert held.sees("CIA").buried == ("rifle",)
    assert len({str(world.truth().discards) for world in held.worlds("MI6")}) > 3
