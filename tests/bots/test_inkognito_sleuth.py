"""The sleuth of Inkognito reasons exactly: it beats random players, and its calls are right."""

from collections import Counter

import pytest

from backroom.bots import find_bot
from backroom.core.bits import members
from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import State
from backroom.games import find
from backroom.games.inkognito.view import InkognitoTruth, InkognitoView
from backroom.lab.arena import play
from tests.rules.inkognito.script import Script, deal


def public(state: State) -> InkognitoView:
    view = state.view(WATCHER)
    assert isinstance(view, InkognitoView)
    return view


def side(state: State) -> list[int]:
    """The seats of F and B."""
    truth = state.truth()
    assert isinstance(truth, InkognitoTruth)
    return [place for place, cards in enumerate(truth.deal.black) if cards and cards[0] in ("F", "B")]


def test_a_pair_of_sleuths_beats_a_pair_of_random_players_clearly() -> None:
    """It should win more than four games in five; by chance it would win half."""
    games = 60
    wins = 0
    for number in range(games):
        state = find("inkognito").deal(4, number)
        mine = side(state)
        kinds = ["sleuth" if seat in mine else "random" for seat in range(4)]
        wins += members(play(state, kinds, Rng(number)).outcome().winners) == mine
    assert wins > games * 4 / 5


@pytest.mark.parametrize(("seats", "better"), [(3, 0.2), (5, 0.1)])
def test_a_sleuth_scores_more_than_random_players(seats: int, better: float) -> None:
    games = 200
    mine = others = 0.0
    for number in range(games):
        seat = number % seats
        kinds = ["random"] * seats
        kinds[seat] = "sleuth"
        scores = play(find("inkognito").deal(seats, number), kinds, Rng(number)).outcome().scores
        mine += scores[seat]
        others += (sum(scores) - scores[seat]) / (seats - 1)
    assert mine / games > others / games + better


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_among_sleuths_games_end_with_a_right_call(seats: int) -> None:
    """They find each other and the number, within the rounds that perfect logic takes."""
    games = 12
    right = rounds = 0
    for number in range(games):
        end = public(play(find("inkognito").deal(seats, number), ["sleuth"] * seats, Rng(number)))
        assert end.finished is not None
        right += end.finished.right
        rounds += 5 * (end.series - 1) + end.round
    assert right >= games - 1
    assert rounds / games < 20


def test_random_calls_are_mostly_wrong() -> None:
    right = 0
    for number in range(100):
        finished = public(play(find("inkognito").deal(4, number), ["random"] * 4, Rng(number))).finished
        right += finished is not None and finished.right
    assert right < 20


def sleuth(table: Script, name: str, times: int = 20) -> Counter[str]:
    """What it does at this point, tried with different luck."""
    seat = table.seat(name)
    done = Counter[str]()
    for number in range(times):
        bot = find_bot("sleuth", table.state.game, Rng(number))
        done[table.state.game.action_name(bot.choose(table.state.view(seat), table.state.legal(seat)))] += 1
    return done


def solved() -> Script:
    table = deal().meet("You Ambassador").do("You", "demand first").show(Anna="black identity")
    table.meet("You Ambassador").do("You", "demand first").show(Anna="black number")
    return table.meet("You Ambassador").do("You", "demand second").show(Mario="black number")


def test_it_calls_to_the_partner_when_the_number_is_certain() -> None:
    """Who of the rivals is X may even be open, if a pair has fixed the number."""
    table = solved().meet("You Mario").show(You="B+0", Mario="Z+52")
    assert sleuth(table.meet("You Anna"), "You") == Counter({"call F52 B11 X29 Z0": 20})


def test_it_does_not_call_to_a_rival_nor_before_it_knows() -> None:
    table = solved().meet("You Mario").show(You="B+0", Mario="Z+52").meet("You David")
    assert not [action for action in sleuth(table, "You") if action.startswith("call")]
    assert not [action for action in sleuth(deal().meet("You Anna"), "You") if action.startswith("call")]


def test_it_shows_the_partner_a_black_card_and_rivals_none() -> None:
    known = deal().meet("You Ambassador").do("You", "demand first").show(Anna="black identity")
    assert sleuth(known.meet("You Anna"), "You") == Counter({"show black identity": 20})
    known.show(You="black identity", Anna="F+11")
    assert sleuth(known.meet("You Anna"), "You") == Counter({"show black number": 20})
    rival = deal().meet("You Ambassador").do("You", "demand second").show(Mario="black identity").meet("You Mario")
    assert not [action for action in sleuth(rival, "You") if "black" in action]


def test_it_asks_for_what_it_does_not_know() -> None:
    table = deal().meet("You Ambassador").do("You", "demand first").show(Anna="black identity")
    table.meet("You Ambassador").do("You", "demand first").show(Anna="black number").meet("You Ambassador")
    assert set(sleuth(table, "You", 60)) == {"demand second", "demand third"}


def test_it_answers_with_what_the_asker_knows() -> None:
    table = deal().meet("Anna Ambassador").do("Anna", "demand third").show(You="black number")
    table.meet("Anna Ambassador").do("Anna", "demand third")
    assert set(sleuth(table, "You")) == {"show black number"}


def test_it_varies_where_it_goes() -> None:
    assert len(sleuth(deal(), "You", 60)) == 5


def test_it_answers_the_same_in_every_world_it_cannot_tell_apart() -> None:
    state = find("inkognito").deal(4, 72)
    while state.to_act():
        seat = Seat(members(state.to_act())[0])
        world = state.game.worlds(state.view(seat)).sample(Rng(5))
        choices = {
            int(find_bot("sleuth", state.game, Rng(6)).choose(held.view(seat), held.legal(seat)))
            for held in (state, world)
        }
        assert len(choices) == 1
        state.play(seat, choices.pop())
