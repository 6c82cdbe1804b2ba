"""Chances to win: the same for the same record, a hundred together, certain at the end, in bounded work."""

import asyncio
import time

import msgspec
import pytest

from backroom import pure
from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.games.getaway.view import GetawayTruth
from backroom.games.sleepers.view import SleepersTruth
from backroom.record.record import Record, replay
from backroom.server import chances as reckoning
from backroom.server.chances import AT_A_TIME, FORESEEN, MOST_GAMES, chances, percent
from backroom.server.replay import walk
from backroom.server.war_chance import judge
from tests.server.finished import SEATS, finished

SECONDS = 2.0  # of a core, for the review of a long game


def winners(record: Record) -> list[bool]:
    mask = replay(record).outcome().winners
    return [has(mask, seat) for seat in range(record.seats)]


@pytest.mark.parametrize("game", SEATS)
def test_only_games_that_are_about_winning_have_chances(game: str) -> None:
    assert bool(chances(finished(game))) == (game in ("fbi", "getaway", "sleepers"))


@pytest.mark.parametrize("game", FORESEEN)
def test_the_same_record_has_the_same_chances(game: str) -> None:
    first = chances(finished(game))
    reckoning._reckoned.cache_clear()
    assert chances(finished(game)) == first


@pytest.mark.parametrize("game", ["fbi", "sleepers"])
def test_all_chances_are_a_hundred_together(game: str) -> None:
    points = chances(finished(game))
    assert len(points) > 10
    assert {sum(point.values) for point in points} == {100}
    assert all(0 <= value <= 100 for point in points for value in point.values)


def test_a_team_has_one_chance_and_the_other_has_the_rest() -> None:
    truth = replay(finished("getaway")).truth()
    assert isinstance(truth, GetawayTruth)
    sides = truth.public.sides
    for point in chances(finished("getaway")):
        by_side = dict(zip(sides, point.values, strict=True))
        assert all(by_side[side] == value for side, value in zip(sides, point.values, strict=True))
        assert sum(by_side.values()) == 100


@pytest.mark.parametrize("game", FORESEEN)
def test_the_end_is_certain(game: str) -> None:
    record = finished(game)
    end = chances(record)[-1]
    won = winners(record)
    together = 1 if game == "getaway" else sum(won)  # a team wins as one
    assert end.values == tuple(100 // together if one else 0 for one in won)


def test_a_game_that_was_broken_off_has_no_certain_end() -> None:
    record = finished("fbi")
    cut = msgspec.structs.replace(record, actions=record.actions[: len(record.actions) // 2])
    assert max(chances(cut)[-1].values) < 100


def test_whoever_cannot_lose_any_more_is_given_the_win_before_the_end() -> None:
    """At the last arrest of a game of FBI nothing is left to choose."""
    record = finished("fbi")
    last = len(record.actions)
    before = next(point for point in reversed(chances(record)) if point.step < last)
    assert [value > 0 for value in before.values] == winners(record)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_review_plays_out_a_bounded_number_of_games(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    played: list[int] = []

    def count(state: State, rng: Rng, times: int) -> list[int]:
        played.append(times)
        return [1] * int(state.seats)

    monkeypatch.setattr(reckoning, "win_shares", count)
    list(FORESEEN["fbi"](finished("fbi", seats)))
    steps = len(finished("fbi", seats).actions)
    assert steps <= sum(played) <= MOST_GAMES + steps
    assert max(played) <= AT_A_TIME, "tables go on between"


@pytest.mark.skipif(pure.build() != "native", reason="interpreted, everything is slow")
@pytest.mark.parametrize("game", FORESEEN)
def test_a_review_takes_well_under_two_seconds_of_a_core(game: str) -> None:
    record = finished(game)
    reckoning._reckoned.cache_clear()
    began = time.thread_time()
    chances(record)
    assert time.thread_time() - began < SECONDS


def test_it_is_reckoned_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("sleepers")
    reckoning._reckoned.cache_clear()
    walks: list[Record] = []

    def counted(walked: Record) -> object:
        walks.append(walked)
        return walk(walked)

    monkeypatch.setattr(reckoning, "walk", counted)

    async def all_ask() -> None:
        await asyncio.gather(*(asyncio.to_thread(chances, record) for _ in range(4)))

    asyncio.run(all_ask())
    assert len(walks) == 1


def test_percents_are_a_hundred_together() -> None:
    assert percent([1, 1, 1]) == (34, 33, 33)
    assert percent([2, 1, 0]) == (67, 33, 0)
    assert percent([0, 0]) == (0, 0)


def test_what_an_agency_has_is_its_chance() -> None:
    """A cell in a zone counts as much as the money that it cost; the second zone, a spy and an objective count more."""
    truth = next(walk(finished("sleepers"))).state.truth()
    assert isinstance(truth, SleepersTruth)
    table = truth.public

    def first(money: int = 40, zones: int = 0, spies: int = 1, token: str | None = None) -> int:
        public = msgspec.structs.replace(
            table, zones=(zones, 0, 0, 0), spies=(("WAS",) * spies, (), (), ()), tokens=(token, None, None, None)
        )
        return judge(msgspec.structs.replace(truth, public=public, money=(money, 0, 0, 0)))[0]

    assert first() == first(money=0, zones=1)
    assert first() < first(money=60)
    assert first(zones=1) < first(money=0, zones=2)
    assert first() < first(spies=2)
    assert first() < first(token="WAS")
    assert first(spies=3) == first(spies=4)
