"""Bots against bots: the same players over many deals, each taking every seat in turn."""

from typing import NamedTuple

from backroom.bots import find_bot, schedule
from backroom.bots.schedule import Schedule
from backroom.core.bits import has, members
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.state import State


class Standing(NamedTuple):
    """How one player fared: games won, a shared victory counting its share, and points, both per game."""

    kind: str
    wins: float
    points: float


def contest(game: Game, kinds: list[str], games: int, seed: int) -> list[Standing]:
    """Play that many games. Between one game and the next every player moves a seat on."""
    if games < 1:
        raise Malformed(f"expected at least one game, got {games}")
    seats = len(kinds)
    wins = [0.0] * seats
    points = [0] * seats
    rng = Rng(seed)
    for number in range(games):
        taken = [(seat + number) % seats for seat in range(seats)]  # which player sits in each seat
        state = game.deal(seats, int(rng.word()) + int(rng.word()) * 2**32)
        play(state, [kinds[player] for player in taken], rng)
        final = state.outcome()
        share = 1 / max(1, len(members(final.winners)))
        for seat, player in enumerate(taken):
            points[player] += final.scores[seat]
            wins[player] += share if has(final.winners, seat) else 0
    return [Standing(kind, wins[player] / games, points[player] / games) for player, kind in enumerate(kinds)]


def play(state: State, kinds: list[str], rng: Rng) -> State:
    """One game to its end, and the State it ends in."""
    bots = [find_bot(kind, state.game, rng.fork()) for kind in kinds]
    schedule.play(state, bots, Schedule(rng.fork()))
    return state
