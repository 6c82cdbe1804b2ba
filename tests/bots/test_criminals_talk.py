"""What bots say in Criminals: a little, and not all of them the same."""

from collections import Counter

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.games import find
from backroom.games.criminals.view import CriminalsView, Statement

POINTING = ("propose", "suspect", "ask")
SEATS = 5


def words(state: State, seat: Seat) -> vec[i64]:
    """Nobody accuses while people are to have their say."""
    found: vec[i64] = vec[i64]()
    for action in state.legal(seat):
        if not state.game.action_name(action).startswith("accuse"):
            found = append(found, action)
    return found


def first_round(seed: int) -> tuple[Statement, ...]:
    """All that five bots say, each asked four times."""
    state = find("criminals", {"timing": "live"}).deal(SEATS, seed)
    bots = [find_bot("greedy", state.game, Rng(100 * seed + seat)) for seat in range(SEATS)]
    for turn in range(4 * SEATS):
        seat = Seat(turn % SEATS)
        state.play(seat, bots[seat].choose(state.view(seat), words(state, seat)))
    view = state.view(Seat(0))
    assert isinstance(view, CriminalsView)
    return view.statements


def test_nobody_says_of_anybody_what_was_said_before() -> None:
    for seed in range(30):
        said = Counter((one.kind, one.about) for one in first_round(seed) if one.kind in POINTING)
        assert max(said.values()) == 1, said


def test_there_are_many_ways_to_begin_and_to_point_at_somebody() -> None:
    rounds = [first_round(seed) for seed in range(30)]
    assert len({said[0].kind for said in rounds}) >= 3
    kinds = Counter(one.kind for said in rounds for one in said)
    assert all(kinds[kind] >= 10 for kind in ("alibi", "propose", "suspect", "ask", "agree")), kinds


def test_who_agrees_agrees_about_somebody_to_sell_out() -> None:
    for seed in range(30):
        said = first_round(seed)
        for one in said:
            if one.kind == "agree":
                assert one.reply is not None
                assert said[one.reply].kind in ("propose", "suspect")
                assert said[one.reply].about != one.seat


def test_nobody_talks_much() -> None:
    """A round of questions to everybody at most: an alibi, a name, and an answer to each who asks."""
    for seed in range(30):
        said = first_round(seed)
        for seat in range(SEATS):
            mine = [one.kind for one in said if one.seat == seat]
            assert mine.count("alibi") <= 1
            assert len([kind for kind in mine if kind in (*POINTING, "agree")]) <= 1
            asked = sum(one.kind == "ask" and one.about == seat for one in said)
            assert mine.count("yes") <= asked
