"""What is measured of OpenSpiel: the card games nearest to ours, at their fastest and as Python drives them.

Its rollout evaluator is not exposed to Python. A search bot with one simulation, whose evaluator makes 200 rollouts,
runs them natively from the position it is given; positions are fresh deals, so that whole games are played.
"""

from random import Random
from typing import Any

import pyspiel

from bench.clock import Subject

ROLLOUTS = 200
DEALS = 16
CALIBRATION = 400  # games played to learn how many decisions one has


def _chance(state: Any, random: Random) -> None:
    left = random.random()
    outcomes = state.chance_outcomes()
    chosen = outcomes[-1][0]
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            chosen = outcome
            break
    state.apply_action(chosen)


def _dealt(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance(state, random)
    return state


def _play(state: Any, random: Random) -> int:
    """A game to its end, action by action from Python."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, random)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def native(name: str) -> Subject:
    game = pyspiel.load_game(name)
    random = Random(1)
    per_game = sum(_play(_dealt(game, random), random) for _ in range(CALIBRATION)) / CALIBRATION
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 64, False, 1, False)
    deals = [_dealt(game, random) for _ in range(DEALS)]

    def work() -> int:
        for deal in deals:
            bot.step(deal)
        return int(per_game * ROLLOUTS * DEALS)

    return Subject(f"OpenSpiel {name}, native rollouts", "decisions", work)


def driven(name: str) -> Subject:
    game = pyspiel.load_game(name)
    random = Random(2)

    def work() -> int:
        """The deal is played too, but its chance nodes are not counted as decisions."""
        return _play(_dealt(game, random), random)

    return Subject(f"OpenSpiel {name}, driven from Python", "decisions", work)


def clones(name: str) -> Subject:
    game = pyspiel.load_game(name)
    state = _dealt(game, Random(3))
    for _ in range(26):
        state.apply_action(state.legal_actions()[0])

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return Subject(f"OpenSpiel {name}, states cloned", "clones", work)


def samples(name: str) -> Subject:
    game = pyspiel.load_game(name)
    random = Random(4)
    state = _dealt(game, random)
    for _ in range(26):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()

    def work() -> int:
        for _ in range(100):
            state.resample_from_infostate(player, random.random)
        return 100

    return Subject(f"OpenSpiel {name}, worlds sampled", "worlds", work)
