"""The searching player of FBI: stronger than greedy, beaten by no simple plan, and the same in both builds."""

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.bots.fbi_turn import FbiTurn
from backroom.bots.schedule import Schedule
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.view import wire
from backroom.games import find
from backroom.games.fbi.components import AGENT_NAMES, PAIRS, USE
from backroom.games.fbi.view import FbiView
from backroom.games.fbi.worlds import FbiWorlds
from backroom.lab.arena import contest, play


class Plan:
    """What a newcomer thought of: release the worst bystander, arrest the two highest cards, the better one first."""

    def __init__(self, game: object, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: FbiView, legal: vec[i64]) -> i64:
        game = find("fbi")
        if view.phase == "release":
            value, worst = min((_value(card), card) for card in view.slammers[view.seat])
            return game.action_id(f"release {worst}" if value < 0 else "release none")
        if view.phase == "choose":
            cards = [(_value(card), int(self.rng.below(100)), n) for n in range(5) for card in view.centre[n][-2:]]
            (*_, one), (*_, other) = sorted(cards, reverse=True)[:2]
            pair = (one, 5) if one == other else (min(one, other), max(one, other))
            assert pair in PAIRS
            return game.action_id(f"keep {AGENT_NAMES[pair[0]]}+{AGENT_NAMES[pair[1]]}")
        return max(legal, key=lambda action: _value(*view.centre[action - USE][-1:]))


def _value(card: str = "R-9") -> int:
    return int(card[1:])


PLAN = f"{__name__}:Plan"


def test_it_beats_three_greedy_players_clearly() -> None:
    """Of 200 games it won 195; by chance it would win 50."""
    search, *others = contest(find("fbi"), ["search", "greedy", "greedy", "greedy"], 5, seed=1)
    assert search.wins > 3 / 4
    assert search.points > max(other.points for other in others) + 10


def test_the_plan_beats_greedy_players_and_is_beaten_by_search() -> None:
    plan, *others = contest(find("fbi"), [PLAN, "greedy", "greedy", "greedy"], 20, seed=1)
    assert plan.wins > max(other.wins for other in others), "a plan worth beating"
    search, *plans = contest(find("fbi"), ["search", PLAN, PLAN, PLAN], 5, seed=1)
    assert search.wins > 3 / 4
    assert search.points > max(plan.points for plan in plans) + 10


def test_it_plays_the_same_game_in_both_builds() -> None:
    """There is no clock in it, and no fraction."""
    assert play(find("fbi").deal(3, 5), ["search"] * 3, Rng(5)).outcome().scores == [41, 30, 36]


def test_where_there_is_no_choice_it_takes_what_there_is() -> None:
    """4.5a A colour and 2x: the colour goes out."""
    state = find("fbi").deal(2, 1)
    while state.sealed() == 0:
        seat = Schedule(Rng(1)).next(state)
        state.play(seat, state.legal(seat)[0])
    for seat in (Seat(0), Seat(1)):
        state.play(seat, list(state.legal(seat))[-1])
    first = Schedule(Rng(1)).next(state)
    (only,) = state.legal(first)
    assert find_bot("search", state.game, Rng(1)).choose(state.view(first), state.legal(first)) == only


def test_what_is_tried_leaves_no_trace() -> None:
    """Each action begins in the same world, and with the same chance comes to the same."""
    state = find("fbi").deal(4, 2)
    seat = Seat(0)
    while state.sealed() == 0:
        seat = Schedule(Rng(1)).next(state)
        state.play(seat, state.legal(seat)[0])
    worlds = state.game.worlds(state.view(seat))
    assert isinstance(worlds, FbiWorlds)
    turn = FbiTurn(worlds, seat, 8, Rng(3))
    turn.imagine(Rng(3))
    before = wire(turn.start.truth())
    legal = state.legal(seat)
    leads = [[int(turn.attempt(action, Rng(4))) for action in legal] for _ in range(2)]
    assert leads[0] == leads[1]
    assert len(set(leads[0])) > 1
    assert wire(turn.start.truth()) == before
