"""Sleeper Cells, 3g to W: destroying cells, discards, the auction, and the win."""

from typing import Unpack

from backroom.games.sleepers.components import AGENCY_NAMES
from backroom.games.sleepers.story import AuctionOpened, CardDiscarded, CellsEnded, DraftPicked, DraftSeen, TokenPassed
from tests.rules.sleepers.script import Script, Setting, opened, placing, table

WIRE_TAP = "wire recording_device"


def raid(spies: str = "RIO", hand: str = WIRE_TAP, **more: Unpack[Setting]) -> Script:
    given: Setting = {
        "spies_at": {"MSS": spies, "FSB": "RIO"},
        "cells_at": {"CIA": "RIO"},
        "hands": {"MSS": hand},
    }
    return table("MSS", **(given | more))


def test_3g1_a_cell_its_own_agency_does_not_guard() -> None:
    assert raid().may("MSS", "destroy CIA RIO wire_tap")
    held = raid(spies_at={"MSS": "RIO", "CIA": "RIO"})
    assert held.refusal("MSS", "destroy CIA RIO wire_tap") == (
        "SLP-3g1",
        "a spy of its own agency guards the cell in RIO",
    )
    held.rolling(6, 1).do("MSS", "attack CIA RIO", "destroy CIA RIO wire_tap")
    assert held.cells("CIA") == []


def test_3g2_a_matching_pair_and_25k() -> None:
    held = raid().do("MSS", "destroy CIA RIO wire_tap")
    assert (held.cells("CIA"), held.money("MSS"), held.hand("MSS")) == ([], 25, [])
    assert raid(hand="wire detonator").refusal("MSS", "destroy CIA RIO wire_tap") == (
        "SLP-3g2",
        "you do not hold wire and recording_device",
    )
    assert raid().refusal("MSS", "destroy FSB RIO wire_tap") == ("SLP-3g2", "that rival has no cell in RIO")


def test_3g3_several_in_a_turn() -> None:
    held = raid("RIO TOK", f"{WIRE_TAP} rifle bullet", cells_at={"CIA": "RIO", "FSB": "TOK"})
    assert held.do("MSS", "destroy CIA RIO wire_tap", "destroy FSB TOK assassination").money("MSS") == 50


def test_R47_it_takes_an_own_spy_there_unless_by_option() -> None:
    assert raid("TOK").refusal("MSS", "destroy CIA RIO wire_tap") == ("SLP-R47", "you have no spy in RIO")
    assert raid("TOK", options="destroy_needs_presence=no").do("MSS", "destroy CIA RIO wire_tap").cells("CIA") == []


def test_R48_a_third_agency_guards_nothing() -> None:
    assert raid().spies("FSB") == ["RIO"]
    assert raid().may("MSS", "destroy CIA RIO wire_tap")


def test_R49_any_of_the_three_pairs() -> None:
    held = raid(hand=f"{WIRE_TAP} rifle bullet detonator explosives")
    actions = [action for action in held.legal("MSS") if action.startswith("destroy")]
    assert actions == [f"destroy left RIO {pair}" for pair in ("bomb", "wire_tap", "assassination")]


def test_R50_own_cells_are_safe_from_oneself() -> None:
    held = raid(cells_at={"MSS": "RIO"})
    assert [action for action in held.legal("MSS") if action.startswith("destroy")] == []


def test_R17_of_stacked_cells_one_falls() -> None:
    held = raid(cells_at={"CIA": "RIO RIO"}, options="one_own_cell_per_city=no").do("MSS", "destroy CIA RIO wire_tap")
    assert held.cells("CIA") == ["RIO"]
    assert held.public.zones[0] == 1


def test_4_down_to_five_at_the_end_of_the_own_turn() -> None:
    held = table(hands={"CIA": "wire wire rifle rifle mole mole mole"}).end("CIA")
    assert (held.phase, held.legal("CIA")) == ("discard", ["discard wire", "discard rifle", "discard mole"])
    assert held.refusal("CIA", "discard bullet") == ("SLP-4", "you do not hold bullet")
    assert held.refusal("CIA", "end")[0] == "SLP-4"
    held.do("CIA", "discard wire", "discard rifle")
    assert (held.to_act, len(held.hand("CIA"))) == (["MI6"], 5)
    assert held.told(CardDiscarded) == [CardDiscarded(seat=0, card=None)] * 2
    assert table().refusal("CIA", "discard wire") == ("SLP-4", "cards are discarded at the end of the turn")
    assert table(hands={"CIA": "wire " * 5}).end("CIA").to_act == ["MI6"]


def test_4_a_face_up_card_is_seen_to_go() -> None:
    held = (
        table(hands={"CIA": "wire wire rifle rifle mole"}, faces={"CIA": "mole"}).end("CIA").do("CIA", "discard mole")
    )
    assert held.told(CardDiscarded) == [CardDiscarded(seat=0, card="mole")]
    assert held.public.buried == ("mole",)


def test_R31_out_of_turn_a_hand_may_be_larger() -> None:
    held = table("CIA", hands={"CIA": "detonator explosives mole", "MI6": "wire " * 5})
    held.offer("CIA", "MI6", "detonator explosives", "wire").do("MI6", "accept")
    assert (len(held.hand("MI6")), held.to_act) == (6, ["CIA"])


def auction(deck: str = "wire rifle bullet mole detonator detonator +") -> Script:
    return table("MSS", deck=deck, auction="MSS").end("MSS")


def test_5a_each_keeps_one_and_passes_the_rest_clockwise() -> None:
    held = auction()
    assert held.legal("MSS") == ["pick wire", "pick rifle", "pick bullet", "pick mole"]
    assert held.refusal("MSS", "pick detonator") == ("SLP-5a", "detonator is not among the cards passed to you")
    assert held.refusal("MSS", "end") == ("SLP-5a", "the auction waits for your pick")
    assert table().refusal("CIA", "pick wire") == ("SLP-5a", "there is no auction now")
    order = []
    for card in ("mole", "rifle", "bullet"):
        order += held.to_act
        held.do(held.to_act[0], f"pick {card}")
    assert order == ["MSS", "CIA", "MI6"]
    assert [held.hand(who) for who in AGENCY_NAMES] == [["detonator", "rifle"], ["bullet"], ["wire"], ["mole"]]
    assert [event.left for event in held.told(DraftPicked)] == [3, 2, 1, 0]
    assert held.told(AuctionOpened) == [AuctionOpened(seat=3, cards=4)]


def test_5a_only_who_holds_the_cards_sees_them() -> None:
    held = auction().do("MSS", "pick mole")
    assert held.sees("CIA").draft == ("wire", "rifle", "bullet")
    assert held.sees("MI6").draft == held.sees("watcher").draft == held.sees("MSS").draft == ()
    assert (held.public.drafted, held.public.opener) == (3, 3)
    assert [len(event.cards) for event in held.heard("CIA") if isinstance(event, DraftSeen)] == [3]


def test_5a_cards_passed_on_are_remembered() -> None:
    held = auction().do("MSS", "pick mole")
    for world in held.worlds("MSS"):
        assert sorted(world.truth().draft) == ["bullet", "rifle", "wire"]
    held.do("CIA", "pick rifle")
    for world in held.worlds("MSS"):
        truth = world.truth()
        assert sorted(truth.draft + truth.hands[0]) == ["bullet", "rifle", "wire"]
    held.do("MI6", "pick bullet")
    (passed,) = held.sees("MSS").passed
    assert (passed.holders, passed.running) == ((0, 1, 2), False)
    taken = set()
    for world in held.worlds("MSS", 60):
        hands = world.truth().hands
        (own,) = hands[1]
        (last,) = hands[2]
        assert {own, last} < {"wire", "rifle", "bullet"}
        assert ({"wire", "rifle", "bullet"} - {own, last}) <= set(hands[0])
        taken.add((own, last))
    assert len(taken) == 6
    assert held.knows("MI6", "FSB") == ["wire"]  # it passed a single card on
    assert held.knows("CIA", "FSB") == held.knows("watcher", "FSB") == []


def test_5a_a_card_passed_on_may_leave_and_is_forgotten_then() -> None:
    held = auction("wire rifle bullet black_budget detonator detonator +").do("MSS", "pick wire")
    held.do("CIA", "pick black_budget").do("MI6", "pick rifle")
    assert held.sees("MSS").passed[0].holders == (0, 1, 2)
    held.do("CIA", "play black_budget")
    assert held.sees("MSS").passed[0].holders == (1, 2)
    held.end("CIA").do("MI6", "end")
    assert held.sees("MSS").passed[0].holders == (1, 2)  # nothing has left their hands


def test_5b_the_token_goes_back_while_the_turn_goes_on() -> None:
    held = auction().do("MSS", "pick mole").do("CIA", "pick rifle").do("MI6", "pick bullet")
    assert (held.public.token, held.to_act) == (2, ["CIA"])
    assert held.told(TokenPassed) == [TokenPassed(seat=2)]


def test_R6_auctions_end_turns_4_7_10_and_so_on() -> None:
    held = opened()
    turns = []
    while held.public.turn < 17:
        if held.phase == "draft" and held.public.drafted == 4:
            turns.append(held.public.turn)
        held.do(held.to_act[0], "end" if held.phase == "act" else held.legal(held.to_act[0])[0])
    assert turns == [4, 7, 10, 13, 16]


def test_R52_an_empty_deck_is_made_of_the_discards() -> None:
    held = table(deck="", pile="wire rifle").end("CIA")
    assert (len(held.hand("MI6")), held.public.deck, held.public.discards) == (1, 1, 0)
    none = table(deck="").end("CIA")
    assert (none.hand("MI6"), none.to_act) == ([], ["MI6"])
    short = auction("wire rifle")
    short.do("MSS", "pick wire")
    assert (short.hand("CIA"), short.to_act, short.public.token) == (["rifle"], ["CIA"], 2)
    one = auction("wire")
    assert (one.hand("MSS"), one.public.token) == (["wire"], 2)
    nothing = auction("")
    assert (nothing.to_act, nothing.public.token) == (["CIA"], 2)


def test_R54_an_auction_may_lead_to_six_cards() -> None:
    held = table("MSS", hands={"MSS": "wire " * 5}, auction="MSS").end("MSS")
    held.do("MSS", held.legal("MSS")[0])
    assert len(held.hand("MSS")) == 6


def test_R58_nobody_may_pass_on_all_cards() -> None:
    assert {action.split()[0] for action in auction().legal("MSS")} == {"pick"}


def test_R60_without_the_token_there_is_no_auction() -> None:
    assert table("MSS", auction="CIA").end("MSS").phase == "act"


def test_W_a_cell_in_each_zone_wins() -> None:
    held = table("FSB", spies_at={"FSB": "CAI"}, cells_at={"FSB": "RIO TOK"}, money={"FSB": 40}).do("FSB", "cell CAI")
    assert (held.public.winners, held.to_act, held.phase) == ((2,), [], "over")
    assert held.told(CellsEnded) == [CellsEnded(zones=(0, 0, 3, 0), winners=(2,))]
    assert held.refusal("FSB", "end") == ("SLP-W", "the game is over")
    assert (held.state.outcome().scores, held.state.outcome().winners) == ([0, 0, 3, 0], 4)


def test_W_three_cells_in_two_zones_do_not() -> None:
    held = table("FSB", spies_at={"FSB": "BUE"}, cells_at={"FSB": "RIO TOK"}, money={"FSB": 40}).do("FSB", "cell BUE")
    assert (held.public.winners, held.public.zones, held.to_act) == ((), (0, 0, 2, 0), ["FSB"])


def test_R51_at_once_and_with_more_cells_than_needed() -> None:
    held = table("FSB", spies_at={"FSB": "CAI"}, cells_at={"FSB": "RIO TOK BUE"}, money={"FSB": 80}).do(
        "FSB", "cell CAI"
    )
    assert (held.public.winners, held.money("FSB")) == ((2,), 40)


def test_R61_one_wins_alone() -> None:
    held = table("FSB", spies_at={"FSB": "CAI"}, cells_at={"FSB": "RIO TOK", "CIA": "WAS ROM"}, money={"FSB": 40})
    assert held.do("FSB", "cell CAI").public.winners == (2,)


def test_R62_a_turn_cap_ends_the_game_without_a_winner() -> None:
    for cap in ("40", "160", "240"):
        held = table("MSS", turns=int(cap), options=f"turn_cap={cap}").end("MSS")
        assert (held.phase, held.public.winners, held.to_act) == ("over", (), [])
        assert held.told(CellsEnded) == [CellsEnded(zones=(0, 0, 0, 0), winners=())]
    assert table("MSS", turns=240).end("MSS").phase == "act"
    assert placing().state.rules.cap == 0
