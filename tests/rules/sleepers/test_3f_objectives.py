"""Sleeper Cells, 3f: objectives are initiated, completed and stopped."""

from typing import Unpack

import pytest

from backroom.games.sleepers.story import ObjectiveInitiated, ObjectiveStopped, RebellionRolled
from tests.rules.sleepers.script import Script, Setting, table

PAIRS = {"bomb": "detonator explosives", "wire_tap": "wire recording_device", "assassination": "rifle bullet"}


def ready(objective: str = "bomb", **more: Unpack[Setting]) -> Script:
    given: Setting = {
        "spies_at": {"CIA": "CAI LON"},
        "hands": {"CIA": PAIRS[objective] + " mole"},
        "locations": "CAI SYD SYD SYD",
        "objectives": f"{objective} bomb bomb bomb",
    }
    return table(**(given | more))


def token(kind: str = "bomb", card: str = "prevent_bomb", at: str = "CAI", **more: Unpack[Setting]) -> Script:
    given: Setting = {"spies_at": {"FSB": at}, "tokens": {"MI6": f"CAI {kind}"}, "hands": {"FSB": card}}
    return table("FSB", **(given | more))


@pytest.mark.parametrize("objective", PAIRS)
def test_3f1_a_spy_on_the_location_and_the_two_objects(objective: str) -> None:
    held = ready(objective)
    assert [action for action in held.legal("CIA") if action.startswith("init")] == [
        f"initiate {c}" for c in ("ROM", "LAG", "NAI", "TEH")
    ]
    held.do("CIA", "initiate NAI")
    assert held.hand("CIA") == ["mole"]
    assert held.public.buried == tuple(PAIRS[objective].split())


def test_3f1_not_without_them() -> None:
    held = ready(hands={"CIA": "detonator wire"})
    assert held.refusal("CIA", "initiate NAI") == ("SLP-3f1", "you do not hold detonator and explosives")
    held = ready(spies_at={"CIA": "NAI"})
    assert held.refusal("CIA", "initiate CAI") == ("SLP-3f1", "you have no spy in CAI, the city of your Location")


def test_3f2_both_cards_are_turned_up_and_a_token_is_set() -> None:
    held = ready().do("CIA", "initiate NAI")
    assert (held.public.locations[0], held.public.objectives[0], held.public.tokens[0]) == ("CAI", "bomb", "CAI")
    assert held.public.revealed == (0,)
    assert held.told(ObjectiveInitiated) == [ObjectiveInitiated(seat=0, city="CAI", objective="bomb")]


def test_3f3_a_spy_steps_to_an_adjacent_city_outside_its_move() -> None:
    held = ready()
    assert held.refusal("CIA", "initiate LON") == ("SLP-3f3", "a spy steps from CAI to an adjacent city")
    assert held.do("CIA", "initiate NAI").spies("CIA") == ["LON", "NAI"]


def test_3f4_nothing_free_follows() -> None:
    held = ready(hands={"CIA": "detonator explosives mole mole mole mole wire wire"}).do("CIA", "initiate NAI")
    assert (held.to_act, held.phase) == (["CIA"], "discard")
    assert held.refusal("CIA", "move LON BER") == ("SLP-4", "your turn is at its end: discard down to 5 cards")
    held.do("CIA", "discard wire")
    assert held.to_act == ["MI6"]
    auction = ready(auction="CIA").do("CIA", "initiate NAI")
    assert auction.phase == "draft"


def test_3f5_it_completes_when_the_own_next_turn_begins() -> None:
    held = ready().do("CIA", "initiate NAI").end("MI6").end("FSB")
    waiting = list(held.public.tokens)
    held.end("MSS")
    assert (waiting, list(held.public.tokens)) == (["CAI", None, None, None], [None] * 4)
    assert held.money("CIA") == 70


def test_3f6_a_new_pair_is_drawn_face_down() -> None:
    held = ready().do("CIA", "initiate NAI").end("MI6").end("FSB").end("MSS")
    assert (held.public.locations[0], held.public.revealed) == (None, ())
    assert held.sees("CIA").locations[0] not in (None, "CAI")
    informed = ready(hands={"CIA": "detonator explosives", "MI6": "informant"}).do("CIA", "initiate NAI")
    informed.do("MI6", "play informant CIA", "end").end("FSB").end("MSS")
    assert informed.sees("MI6").locations[0] is None


def test_3f7_a_spy_on_the_token_and_the_stop_card() -> None:
    held = token().do("FSB", "stop MI6")
    assert (held.money("FSB"), held.public.tokens[1], held.hand("FSB")) == (30, None, [])
    assert held.told(ObjectiveStopped) == [ObjectiveStopped(seat=2, rival=1, city="CAI", objective="bomb", money=30)]
    assert token(card="prevent_wire_tap").refusal("FSB", "stop MI6") == ("SLP-3f7", "you do not hold prevent_bomb")
    assert token(at="ROM").refusal("FSB", "stop MI6") == ("SLP-3f7", "you have no spy in CAI")
    assert token().refusal("FSB", "stop CIA") == ("SLP-3f7", "that rival has no objective under way")


@pytest.mark.parametrize("kind", PAIRS)
def test_3f7_each_kind_has_its_stop_card(kind: str) -> None:
    for other in PAIRS:
        assert token(kind, f"prevent_{other}").may("FSB", "stop MI6") == (kind == other)


def test_3f8_several_in_one_turn() -> None:
    held = table(
        "FSB",
        spies_at={"FSB": "CAI TOK"},
        tokens={"MI6": "CAI bomb", "CIA": "TOK wire_tap"},
        hands={"FSB": "prevent_bomb prevent_wire_tap"},
    )
    assert held.do("FSB", "stop MI6", "stop CIA").money("FSB") == 60


def test_R10_a_stopped_pair_is_kept_open_or_by_option_redrawn() -> None:
    held = token().do("FSB", "stop MI6")
    assert (held.public.locations[1], held.public.objectives[1]) == ("CAI", "bomb")
    again = table("MI6", spies_at={"MI6": "CAI"}, hands={"MI6": "detonator explosives"}, locations="SYD CAI SYD SYD")
    again.state.revealed = 2
    assert again.may("MI6", "initiate NAI")
    redrawn = token(options="after_stop=redraw").do("FSB", "stop MI6")
    assert (redrawn.public.locations[1], redrawn.public.location_discards) == (None, ("CAI",))
    assert redrawn.sees("MI6").locations[1] not in (None, "CAI")


def test_R11_one_objective_at_a_time() -> None:
    held = ready().do("CIA", "initiate NAI").end("MI6").end("FSB").end("MSS")
    assert held.public.tokens == (None,) * 4  # it is completed before its owner acts again
    assert len(held.sees("CIA").locations) == 4


def test_R40_one_spy_steps_out_and_others_stay() -> None:
    assert ready(spies_at={"CIA": "CAI CAI"}).do("CIA", "initiate NAI").spies("CIA") == ["CAI", "NAI"]


def test_R41_no_road_block_holds_the_step_but_a_rebellion_rolls() -> None:
    held = ready(zones=[("road_block", 1, "MSS")])
    assert held.do("CIA", "initiate NAI").spies("CIA") == ["LON", "NAI"]
    rebelling = ready(zones=[("rebellion", 1, "MSS")]).rolling(2).do("CIA", "initiate NAI")
    assert (rebelling.spies("CIA"), rebelling.public.tokens[0]) == (["LON"], "CAI")
    assert rebelling.told(RebellionRolled)[0].lost


def test_R42_move_and_initiate_in_one_turn() -> None:
    held = ready(spies_at={"CIA": "NAI"}).do("CIA", "move NAI CAI", "initiate TEH")
    assert held.spies("CIA") == ["TEH"]


def test_R43_a_city_may_carry_two_tokens() -> None:
    held = table("FSB", tokens={"MI6": "CAI bomb", "CIA": "CAI bomb"})
    assert held.public.tokens == ("CAI", "CAI", None, None)


def test_R44_a_stop_card_stops_one() -> None:
    held = table(
        "FSB", spies_at={"FSB": "CAI"}, tokens={"MI6": "CAI bomb", "CIA": "CAI bomb"}, hands={"FSB": "prevent_bomb"}
    )
    held.do("FSB", "stop MI6")
    assert (held.public.tokens, held.rule("FSB", "stop CIA")) == (("CAI", None, None, None), "SLP-3f7")


def test_R45_there_is_no_way_to_stop_oneself() -> None:
    names = [table().state.game.action_name(action) for action in range(1214, 1217)]
    assert names == ["stop left", "stop across", "stop right"]


def test_R46_each_rival_has_one_turn() -> None:
    held = ready().do("CIA", "initiate NAI")
    turns = []
    while held.public.tokens[0]:
        turns += held.to_act
        held.end(held.to_act[0])
    assert turns == ["MI6", "FSB", "MSS"]
