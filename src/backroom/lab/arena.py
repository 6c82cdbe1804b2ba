"""Bots against bots: the same players over many deals, each taking every seat in turn."""

from collections.abc import Iterator
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.schedule import Schedule
from backroom.core.bits import has, members
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE
from backroom.core.state import State
from backroom.games.getaway.game import Getaway
from backroom.lab.interval import mean_within, share_within
from backroom.lab.own import find_player, number_of


class Standing(NamedTuple):
    """How one player fared: games won, a shared victory counting its share, and points, both per game."""

    kind: str
    games: int
    wins: float
    wins_within: tuple[float, float]  # the 95 % interval
    points: float
    points_within: float  # above and below


def contest(game: Game, kinds: list[str], games: int, seed: int) -> list[Standing]:
    """Play that many games. Between one game and the next every player moves a seat on.

    Who has sat in every seat gets other neighbours: in some games it matters whom one plays after. In teams they stay.
    """
    if games < 1:
        raise Malformed(f"expected at least one game, got {games}")
    seats = len(kinds)
    wins = [0.0] * seats
    points: list[list[int]] = [[] for _ in kinds]
    rng = Rng(seed)
    chance = None if isinstance(game, Getaway) else Rng(seed).fork()
    for taken in _seatings(seats, games, chance):
        state = game.deal(seats, int(rng.word()) + int(rng.word()) * 2**32)
        play(state, [kinds[player] for player in taken], rng)
        final = state.outcome()
        share = 1 / max(1, len(members(final.winners)))
        for seat, player in enumerate(taken):
            points[player].append(final.scores[seat])
            wins[player] += share if has(final.winners, seat) else 0
    return [_standing(kind, wins[player] / games, points[player]) for player, kind in enumerate(kinds)]


def _seatings(seats: int, games: int, chance: Rng | None) -> Iterator[list[int]]:
    """Game by game, which player sits in each seat; without chance, beside the same ones always."""
    circle = vec[i64](range(seats))
    for number in range(games):
        if chance is not None and number % seats == 0:
            chance.shuffle(circle)
        yield [int(circle[(seat + number) % seats]) for seat in range(seats)]


def _standing(kind: str, wins: float, points: list[int]) -> Standing:
    games = len(points)
    return Standing(kind, games, wins, share_within(wins, games), sum(points) / games, mean_within(points))


def play(state: State, kinds: list[str], rng: Rng) -> State:
    """One game to its end, every action checked, and the State it ends in."""
    players = [find_player(kind, state.game, rng.fork()) for kind in kinds]
    schedule = Schedule(rng.fork())
    while state.to_act() != 0:
        seat = schedule.next(state)
        legal = state.legal(seat)
        if seat == HOUSE:
            state.play(seat, legal[0])
        else:
            state.play(seat, number_of(players[seat].choose(state.view(seat), legal[:]), kinds[seat]))
    return state
