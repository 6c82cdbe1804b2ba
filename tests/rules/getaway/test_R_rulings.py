"""Getaway, rulings R1 to R35 but for those on time: what the print leaves open."""

import pytest

from backroom.core.bits import members
from backroom.core.rng import Rng
from backroom.core.view import wire
from backroom.games.getaway.components import ALL_STOPS, START, card_id
from backroom.games.getaway.matching import is_right
from tests.rules.getaway.script import Script, dealt, on, played
from tests.rules.getaway.test_7_8_9_10_review import NINE, TEN, give


def right(card: str, below: str) -> bool:
    return is_right(card_id(card), card_id(below))


def test_R1_three_take_35_or_by_option_36() -> None:
    assert dealt(6).public.hands == (13,) * 6
    assert dealt(6, options="three_player_deal=36").public.hands == (14, 14, 13, 13, 13, 13)
    assert dealt(8, options="three_player_deal=36").public.hands == (13,) * 8


def test_R2_the_first_target_is_for_one_player() -> None:
    assert dealt(2).public.targets == (10, 10)


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (2, "max_team_gap=3", "RP"),
        (3, "larger_team=police", "RPP"),
        (4, "", "RPRP"),
        (4, "max_team_gap=3", "RPRR"),
        (4, "larger_team=police", "RPRP"),
        (5, "max_team_gap=3", "RPRRR"),
        (5, "max_team_gap=3 larger_team=police", "RPPPP"),
        (6, "max_team_gap=3", "RPRPRR"),
        (7, "max_team_gap=3", "RPRPRPR"),
        (8, "max_team_gap=3 larger_team=police", "RPRPRPRP"),
    ],
)
def test_R3_how_uneven_teams_are(seats: int, options: str, sides: str) -> None:
    assert "".join(side[0].upper() for side in dealt(seats, options=options).public.sides) == sides


def test_R4_each_team_goes_by_its_own_size() -> None:
    table = dealt(3)
    assert table.public.targets == (16, 10)
    assert table.public.hands == (14, 16, 14)
    shifted = dealt(3, options="target_delta_robbers=6")
    assert shifted.public.targets == (22, 10)
    assert dealt(3, options="target_delta_police=-3").public.targets == (16, 7)
    assert played("L.3", *NINE, "R.STOP.2", options="target_delta_robbers=-1").review.winner == "robbers"


def test_R5_every_round_is_prepared_anew() -> None:
    table = give(dealt(2, 5), "robbers")
    first = set(dealt(2, 5).hand("Rob"))
    assert len(table.hand("Rob")) == 16
    assert set(table.hand("Rob")) != first
    assert (table.state.truth().pools, table.public.seen) == (((), ()), ())


def test_R5_with_same_pool_the_first_choice_lasts() -> None:
    table = dealt(4, 5, "redeal=same_pool")

    def team(letter: str) -> set[str]:
        return {card for name in table.names for card in table.hand(name) if card[0] == letter}

    robbers, police, rob = team("R"), team("P"), table.hand("Rob")
    assert set(table.state.truth().pools[0]) == {card for card in robbers if ".STOP." not in card}
    card = next(card for card in rob if ".STOP." not in card)
    table.start().lay(f"Rob {card}")
    assert table.seen() == [], "covered or not, it is not told before the review"
    give(table, "robbers")
    assert (team("R"), team("P")) == (robbers, police)
    assert table.hand("Rob") != rob
    assert table.seen() == [card]


def test_R5_with_same_pool_players_remember_what_they_held() -> None:
    """Nobody else learns it, and a card held before is in play in every world."""
    table = dealt(4, 5, "redeal=same_pool")
    rob = [card for card in table.hand("Rob") if ".STOP." not in card]
    assert table.sees("Rob").seen == (), "cards lie face down"
    table.start()
    assert list(table.sees("Rob").seen) == rob
    give(table, "robbers")
    assert set(table.sees("Rob").seen) == set(rob) | set(table.seen())
    assert not set(rob) & set(table.sees("Rita").seen) - set(table.seen())
    worlds = table.state.rules.worlds(table.sees("Rob"))
    for seed in range(20):
        world = worlds.sample(Rng(seed))
        assert wire(world.view(table.seat("Rob"))) == wire(table.sees("Rob"))
        assert set(rob) <= {card for hand in world.truth().hands for card in hand}
    assert dealt(4, 5).start().sees("Rob").seen == ()


def test_R6_locations_come_by_chance_and_do_not_return() -> None:
    assert {dealt(2, seed).public.location for seed in range(40)} == {"L.1", "L.2", "L.3", "L.4", "L.5"}
    for seed in range(5):
        table = dealt(2, seed)
        met = [table.public.location]
        for winner in ("robbers", "police", "robbers", "police"):
            met.append(give(table, winner).public.location)
        assert len(set(met)) == 5


def test_R7_the_house_calls_start_or_by_option_the_host() -> None:
    table = dealt(2)
    assert table.refusal("Rob", "start") == ("GET-R7", "START is not yours to call")
    hosted = dealt(2, options="start=host")
    assert hosted.to_act == ["Rob", "house"]
    assert hosted.legal("Rob") == ["start"]
    assert hosted.refusal("Pam", "start")[0] == "GET-R7"
    assert hosted.do("Rob", START).public.phase == "race"
    assert dealt(2, options="start=host").start().public.phase == "race"


def test_R8_only_cards_of_the_own_hand_can_be_laid() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1", "KEY.a STOP.2", "CAR.a STOP.2")
    assert table.legal("Rob") == ["lay PIN/HAN.a", "lay STOP.1", "wait", "agree"]
    assert table.refusal("Rob", "R.KEY.a") == ("GET-R8", "R.KEY.a is not in your hand")
    assert table.refusal("Pam", "P.CAR.a") == ("GET-R8", "P.CAR.a is not in your hand")
    assert table.refusal("Rob", "R.STOP.2") == ("GET-R8", "R.STOP.2 is not in your hand")
    table.lay("R.PIN.a")
    assert table.refusal("Rob", "R.PIN.a") == ("GET-R8", "R.PIN.a is not in your hand")


def test_R9_the_order_of_a_hand_means_nothing() -> None:
    one, other = on("L.1", "PIN.a KEY.b STOP.1"), on("L.1", "STOP.1 KEY.b PIN.a")
    assert wire(one.sees("Rob")) == wire(other.sees("Rob"))


def test_R10_a_small_picture_of_the_object_is_no_match_for_a_deny() -> None:
    assert not right("R.DENY.HAN", "R.PIN.a")
    assert not right("R.DENY.HAN", "P.FIN.a"), "the card shows handcuffs, but they are not its main object"
    assert right("R.DENY.HAN", "P.HAN.a")


def test_R11_upon_a_deny_its_own_small_objects_count() -> None:
    assert right("P.CAR.a", "R.DENY.CAM")
    assert right("R.HOO.a", "R.DENY.CAM")
    assert not right("R.DRI.a", "R.DENY.CAM"), "the denied camera would have asked for a drill"


def test_R12_a_denied_card_steers_nothing_and_earlier_judgements_stand() -> None:
    table = played("L.3", "P.CAM.c", "P.HAN.a", "R.DENY.HAN", "P.CAM.a", "P.STOP.4")
    assert table.verdicts[:2] == ["P.CAM.c up 3", "P.HAN.a denied R.DENY.HAN"]
    assert table.verdicts[3] == "P.CAM.a up 2"


def test_R13_only_the_other_team_can_be_denied() -> None:
    for object_ in ("HAN", "CAR", "CAM", "DOG", "HEL", "RAD", "WHI", "FIN"):
        assert not any(right(f"R.DENY.{object_}", f"R.{main}.{copy}") for main in ("PIN", "GUN") for copy in "abcde")


def test_R14_upon_a_deny_or_a_location_every_deny_is_wrong() -> None:
    assert not right("P.DENY.PIN", "R.DENY.HAN")
    assert not any(right(f"R.DENY.{code}", f"L.{number}") for code in ("HAN", "RAD", "CAM") for number in range(1, 6))
    table = played("L.1", "P.HAN.a", "R.DENY.HAN", "P.DENY.PIN", "P.STOP.3")
    assert table.verdicts[2] == "P.DENY.PIN wrong no_action_below"
    assert played("L.1", "R.DENY.HAN", "R.STOP.1").verdicts[0] == "R.DENY.HAN wrong no_action_below"


def test_R15_a_deny_upon_a_wrong_card_is_right() -> None:
    table = played("L.1", "P.CAM.c", "R.DENY.CAM", "R.HOO.a", "R.STOP.2")
    assert table.verdicts == ["P.CAM.c aside", "R.DENY.CAM up 1", "R.HOO.a up 2", "R.STOP.2 stop"]
    assert played("L.1", "P.CAM.c", "R.DENY.CAM", "P.STOP.1").verdicts[0] == "P.CAM.c wrong no_such_object"


def test_R16_a_deny_scores_its_value_or_by_option_nothing() -> None:
    row = ("P.CAM.c", "R.DENY.CAM", "R.STOP.2")
    assert played("L.3", *row).review.points == (1, None)
    silent = played("L.3", *row, options="deny_scores=no")
    assert silent.review.points == (0, None)
    assert silent.verdicts[1] == "R.DENY.CAM up 0"
    denied = played("L.3", "P.CAM.c", "R.DENY.CAM", "P.STOP.2", options="deny_scores=no")
    assert denied.verdicts[0] == "P.CAM.c denied R.DENY.CAM", "it still denies"


def test_R17_a_stop_is_worth_nothing() -> None:
    stop = played("L.5", "R.STOP.1").review.row[-1]
    assert (stop.verdict, stop.points) == ("stop", 0)


def test_R18_right_upon_wrong_is_right() -> None:
    table = played("L.1", "R.FLA.a", "R.PIN.b", "R.HOO.a", "R.STOP.2")
    assert table.verdicts[:3] == ["R.FLA.a wrong no_such_object", "R.PIN.b up 1", "R.HOO.a up 2"]


def test_R19_the_first_card_is_held_against_the_location() -> None:
    assert played("L.1", "R.PIN.a", "R.STOP.2").verdicts[0] == "R.PIN.a up 2"
    assert played("L.2", "R.PIN.a", "R.STOP.2").verdicts[0] == "R.PIN.a wrong no_such_object"


def test_R20_one_object_of_a_stop_is_enough() -> None:
    assert right("R.STOP.1", "L.1")
    assert right("R.STOP.2", "L.1")
    assert not right("R.STOP.3", "L.1")


def test_R21_a_stop_goes_by_whatever_lies_below() -> None:
    assert played("L.5", "R.STOP.1").verdicts == ["R.STOP.1 stop"]
    assert played("L.1", "R.DENY.CAM", "R.STOP.2").verdicts[-1] == "R.STOP.2 stop"
    assert played("L.1", "R.FLA.a", "R.STOP.1").verdicts[-1] == "R.STOP.1 stop"
    assert played("L.1", "R.FLA.a", "R.STOP.2").verdicts[-1] == "R.STOP.2 wrong no_stop_object"


def test_R22_a_deny_takes_nothing_from_those_who_do_not_close() -> None:
    table = played("L.3", "P.CAM.c", "R.DENY.CAM", "R.STOP.2")
    assert table.review.points == (1, None)
    closed = played("L.1", "P.HAN.e", "P.CAM.c", "R.DENY.CAM", "P.STOP.2")
    assert closed.review.points == (None, 2), "three points less than without, and not three below"


def test_R23_what_comes_after_the_stop_stays_in_the_hand() -> None:
    table = on("L.5", "PIN.a STOP.1", "HAN.a STOP.1").lay("R.STOP.1")
    for card in ("P.HAN.a", "P.STOP.1", "P.CAM.e"):
        assert table.refusal("Pam", card) == (
            "GET-R23",
            "the round is over, and what comes after its end is not played",
        )


def test_R26_a_wrong_card_may_be_laid_to_change_the_top() -> None:
    table = on("L.1", "HOO.a STOP.1", "CAM.a STOP.1").lay("R.HOO.a")
    assert table.public.top == "R.HOO.a"
    assert right("P.CAM.a", "R.HOO.a")


def test_R26_in_training_wrong_cards_are_refused_and_the_pile_is_open() -> None:
    table = on("L.1", "PIN.a HOO.a STOP.1 STOP.3", "HAN.a STOP.1", options="wrong_cards=refused")
    assert table.legal("Rob") == ["lay PIN/HAN.a", "lay STOP.1", "wait", "agree"]
    assert table.refusal("Rob", "R.HOO.a") == ("GET-R26", "R.HOO.a is wrong on L.1, and this is training")
    assert table.refusal("Rob", "R.STOP.3")[0] == "GET-R26"
    table.lay("R.PIN.a", "P.HAN.a")
    assert [(laid.seat, laid.card) for laid in table.public.open_pile] == [(0, "R.PIN.a"), (1, "P.HAN.a")]


def test_R28_no_action_shows_or_passes_a_card() -> None:
    table = dealt(2)
    verbs = {str(table.state.game.action_name(action)).split()[0] for action in range(56)}
    assert verbs == {"lay", "wait", "agree", "start", "quiet"}


def test_R29_a_card_that_landed_stays() -> None:
    table = on("L.1", "PIN.a KEY.a STOP.1").lay("R.PIN.a")
    assert table.refusal("Rob", "R.PIN.a")[0] == "GET-R8"
    assert table.public.pile == 1


def test_R31_no_game_ends_in_a_tie() -> None:
    table = give(dealt(4), "robbers", "police", "robbers", "police", "police")
    assert table.is_over()
    assert members(table.state.outcome().winners) == [1, 3]


def test_R34_neither_pile_nor_total_is_shown() -> None:
    """What is covered leaves no trace: two piles that differ below the top look the same to everybody."""
    hands = ("PIN.a KEY.a HOO.a STOP.1", "HAN.a STOP.1")
    one, other = (
        on("L.1", *hands).lay("R.PIN.a", "R.KEY.a", "P.HAN.a"),
        on("L.1", *hands).lay("R.PIN.a", "R.HOO.a", "P.HAN.a"),
    )
    for name in ("Pam", "watcher"):
        assert wire(one.sees(name)) == wire(other.sees(name))
    swapped = on("L.1", *hands).lay("R.KEY.a", "R.PIN.a", "P.HAN.a")
    for name in ("Rob", "Pam", "watcher"):
        assert wire(one.sees(name)) == wire(swapped.sees(name))
    assert b"PIN" not in wire(one.sees("Pam")).replace(b"P.HAN.a", b"")


def test_R35_the_first_card_is_leftmost() -> None:
    review = played("L.1", "R.PIN.a", "R.KEY.a", "R.STOP.3").review
    assert [judged.card for judged in review.row] == ["R.PIN.a", "R.KEY.a", "R.STOP.3"]


# R25: a round that comes to nothing


def stopped_short(options: str = "") -> Script:
    """Only Stops are left in all hands."""
    return on("L.1", "PIN.a STOP.1", "HAN.a STOP.1", options=options).lay("R.PIN.a", "P.HAN.a")


def test_R25_a_minute_without_a_landing_voids_the_round() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1").quiet(50)
    assert (table.public.quiet, table.voids) == (50, 0)
    table.quiet(10)
    assert table.voids == 1
    assert (table.public.phase, table.public.location, table.public.round) == ("ready", "L.1", 2)
    assert table.won == {"robbers": 0, "police": 0}
    assert table.public.hands == (16, 16)
    assert (table.public.quiet, table.public.pile, table.public.review) == (0, 0, None)
    assert table.refusal("house", "quiet") == ("GET-R25", "seconds are counted from START on")


def test_R25_a_landing_begins_the_count_anew() -> None:
    table = on("L.1", "PIN.a KEY.a STOP.1", "HAN.a STOP.1").quiet(50).lay("R.PIN.a")
    assert table.public.quiet == 0
    assert table.quiet(50).voids == 0


@pytest.mark.parametrize("seconds", [10, 20, 30, 60])
def test_R25_with_only_stops_left_it_is_sooner(seconds: int) -> None:
    table = stopped_short(f"stalemate_seconds={seconds}").quiet(seconds - 10)
    assert table.voids == 0
    assert table.quiet(10).voids == 1


def test_R25_one_other_card_is_enough_to_go_on() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a HAN.b STOP.1").lay("R.PIN.a", "P.HAN.a").quiet(30)
    assert table.voids == 0


def test_R25_everybody_may_agree() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1", "KEY.a", "CAR.a").agree("Rob", "Pam", "Rita")
    assert (table.public.agreed, table.voids) == ((0, 1, 2), 0)
    assert "agree" not in table.legal("Rob")
    assert table.refusal("Rob", "agree") == ("GET-R25", "you have agreed already")
    assert table.agree("Paul").voids == 1
    assert table.public.agreed == ()


def test_R25_a_landing_undoes_what_was_agreed() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1").agree("Pam").lay("R.PIN.a")
    assert table.public.agreed == ()
    assert table.agree("Rob").voids == 0


def test_R25_who_holds_nothing_is_not_asked() -> None:
    table = on("L.1", "PIN.a", "HAN.a STOP.1", "KEY.a STOP.1", "CAR.a").lay("R.PIN.a").agree("Pam", "Rita", "Paul")
    assert table.voids == 1


def test_R25_only_the_house_counts_seconds() -> None:
    assert on("L.1", "PIN.a STOP.1").refusal("Rob", "quiet") == ("GET-R25", "the house counts the seconds")


def test_R25_hands_cannot_all_run_out() -> None:
    """Until one is laid, a team holds its Stops."""
    for seed in range(3):
        table = dealt(2, seed).start()
        while len(table.legal("Rob")) > 6:
            table.do("Rob", int(table.state.legal(table.seat("Rob"))[0]))
        assert table.state.hands[0] == ALL_STOPS


def test_R25_showdown_counts_both_teams() -> None:
    table = stopped_short("stalemate=showdown").quiet(20)
    assert table.verdicts == ["R.PIN.a up 2", "P.HAN.a up 2"]
    assert (table.review.points, table.review.winner, table.review.closing) == ((2, 2), None, None)
    assert (table.public.location, table.won) == ("L.1", {"robbers": 0, "police": 0}), "a tie is void"
    assert table.public.review == table.review


def test_R25_showdown_goes_to_the_larger_share_of_the_own_target() -> None:
    more = on("L.1", "PIN.a KEY.a STOP.1", "HAN.a STOP.1", options="stalemate=showdown")
    more.lay("R.PIN.a", "R.KEY.a", "P.HAN.a").agree("Rob", "Pam")
    assert (more.review.points, more.review.winner, more.won) == ((4, 0), "robbers", {"robbers": 1, "police": 0})
    assert more.public.location != "L.1"
    share = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1", options="stalemate=showdown target_delta_robbers=1")
    share.lay("R.PIN.a", "P.HAN.a").quiet(20)
    assert (share.review.points, share.review.winner) == ((2, 2), "police"), "two of ten are more than two of eleven"


def test_R25_a_showdown_without_a_card_is_void() -> None:
    table = on("L.1", "PIN.a STOP.1", "HAN.a STOP.1", options="stalemate=showdown").quiet(60)
    assert (table.review.row, table.review.points, table.review.winner) == ((), (0, 0), None)
    assert table.public.location == "L.1"


def test_R25_what_the_police_need() -> None:
    assert played("L.2", *TEN, "P.STOP.2", options="target_delta_police=1").review.winner == "robbers"
