"""Sleeper Cells, 0 to 2: the frame of a turn, money, and the card."""

from backroom.games.sleepers.components import AGENCY_NAMES
from backroom.games.sleepers.story import AssetsSeen, CardDrawn, ObjectiveCompleted, SpyTurnBegan, ZoneCardsLifted
from tests.rules.sleepers.script import new_turn, opened, table


def test_0a_money_and_a_card_come_first_then_anything_then_discards_then_the_auction() -> None:
    held = table("MSS", hands={"CIA": "wire " * 5}, auction="CIA").end("MSS")
    assert (held.to_act, held.phase, held.money("CIA"), len(held.hand("CIA"))) == (["CIA"], "act", 10, 6)
    held.end("CIA")
    assert held.phase == "discard"
    held.do("CIA", "discard wire")
    assert held.phase == "draft"


def test_0a_free_actions_may_all_be_left_out() -> None:
    held = opened()
    for _ in range(3):
        held.end(held.to_act[0])
    assert held.public.turn == 4


def test_0b_only_the_active_player_acts() -> None:
    held = table("CIA", spies_at={"MI6": "LON"}, hands={"MI6": "black_budget"})
    for who in ("MI6", "FSB", "MSS"):
        assert held.refusal(who, "end") == ("SLP-0b", "it is not your turn, and nothing waits for your answer")
    assert held.rule("MI6", "move LON BER") == held.rule("MI6", "play black_budget") == "SLP-0b"
    assert held.refusal("house", "end") == ("SLP-0b", "nothing in this game waits for the house")


def test_0b_a_partner_answers_and_a_defender_rolls_by_itself() -> None:
    held = table("CIA", hands={"CIA": "wire", "MI6": "rifle"}, spies_at={"CIA": "ROM", "FSB": "ROM"})
    assert held.rolling(1, 6).do("CIA", "attack FSB ROM").to_act == ["CIA"]
    assert held.offer("CIA", "MI6", "wire", "rifle").to_act == ["MI6"]


def test_1a_a_turn_begins_with_10k() -> None:
    held = new_turn(table("CIA", money={"MI6": 25}), "MI6")
    assert held.money("MI6") == 35
    assert held.told(SpyTurnBegan) == [SpyTurnBegan(turn=2, seat=1, income=10)]


def test_1b_a_completed_objective_pays_60k_more_and_its_token_goes() -> None:
    held = table("MSS", tokens={"CIA": "CAI bomb"}).end("MSS")
    assert held.money("CIA") == 70
    assert held.public.tokens == (None,) * 4
    assert held.told(ObjectiveCompleted) == [ObjectiveCompleted(seat=0, city="CAI", objective="bomb", money=60)]


def test_1c_it_pays_once() -> None:
    held = table("MSS", tokens={"CIA": "CAI bomb"}, auction="MI6").end("MSS")
    for who in AGENCY_NAMES:
        held.end(who)
        while held.phase == "draft":
            held.do(held.to_act[0], held.legal(held.to_act[0])[0])
    assert held.money("CIA") == 80


def test_1d_all_sums_are_multiples_of_5k() -> None:
    held = opened("first_placer=seat turn_cap=40", seed=3)
    turn = 0
    while held.to_act:
        legal = held.legal(held.to_act[0])
        held.do(held.to_act[0], legal[(turn * 7) % len(legal)])
        turn += 1
        assert all(money is not None and money % 5 == 0 for money in held.public.money)


def test_2_an_asset_is_drawn() -> None:
    held = table("CIA", deck="rifle bullet wire wire wire").end("CIA")
    assert (held.hand("MI6"), held.public.held[1], held.public.deck) == (["rifle"], 1, 4)
    assert held.told(CardDrawn) == [CardDrawn(seat=1)]
    assert [event for event in held.heard("MI6") if isinstance(event, AssetsSeen)] == [
        AssetsSeen(seat=1, cards=("rifle",))
    ]
    assert not [event for event in held.heard("CIA") if isinstance(event, AssetsSeen)]


def test_R7_completion_is_at_the_next_own_turn() -> None:
    held = table(spies_at={"CIA": "CAI"}, hands={"CIA": "detonator explosives"}, locations="CAI SYD SYD SYD")
    held.do("CIA", "initiate NAI").end("MI6").end("FSB")
    assert held.money("CIA") == 0
    held.end("MSS")
    while held.phase == "draft":
        held.do(held.to_act[0], held.legal(held.to_act[0])[0])
    assert held.money("CIA") == 70


def test_R8_the_pair_goes_to_open_piles_and_they_are_reshuffled_only_when_a_deck_is_empty() -> None:
    held = table("MSS", tokens={"CIA": "CAI bomb"}).end("MSS")
    assert held.public.location_discards == ("CAI",)
    assert held.public.objective_discards == ("bomb",)
    empty = table("MSS", tokens={"CIA": "CAI bomb"}, locations="CAI ROM LON MAD")
    empty.state.locations_drawn = len(empty.state.location_deck)
    empty.state.objectives_drawn = len(empty.state.objective_deck)
    empty.end("MSS")
    assert empty.sees("CIA").locations[0] == "CAI"
    assert empty.sees("CIA").objectives[0] == "bomb"
    assert empty.public.location_discards == ()


def test_R9_the_new_pair_comes_before_the_card() -> None:
    held = table("MSS", tokens={"CIA": "CAI bomb"}).end("MSS")
    kinds = [type(event).__name__ for event in held.heard("CIA")]
    assert kinds.index("ObjectiveCompleted") < kinds.index("DossierSeen") < kinds.index("CardDrawn")


def test_R33_zone_cards_end_before_the_income() -> None:
    held = table("MSS", zones=[("road_block", 1, "CIA"), ("crackdown", 2, "MI6")]).end("MSS")
    assert [(card.card, card.owner) for card in held.public.zone_cards] == [("crackdown", 1)]
    assert held.told(ZoneCardsLifted) == [ZoneCardsLifted(seat=0, cards=("road_block",))]
    assert "road_block" in held.public.buried


def test_R59_completion_needs_no_spy() -> None:
    assert table("MSS", tokens={"CIA": "CAI bomb"}).end("MSS").money("CIA") == 70
