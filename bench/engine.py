"""What is measured of this engine."""

from random import Random

from backroom.bots.getaway_race import race
from backroom.bots.playout import play_out_many
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.games import find
from backroom.games.criminals.belief import Belief
from backroom.games.criminals.view import CriminalsView
from backroom.lab.race import LEVELS
from bench.clock import Subject

SEATS = 4
RACES = 200
BATCH = 200
OPERATIONS = 1000
BELIEFS = 50


def lowest_seat(mask: int) -> Seat:
    return Seat((mask & -mask).bit_length() - 1)


CAPPED = {"turn_cap": "160"}  # random spies would hardly come to an end
MIDDLE = {"fbi": 45, "sleepers": 3000}


def game_of(name: str) -> Game:
    return find(name, CAPPED if name == "sleepers" else {})


def midgame(seed: int, name: str = "fbi") -> State:
    """About the middle of a random game."""
    state = game_of(name).deal(SEATS, seed)
    random = Random(seed)
    for _ in range(MIDDLE[name]):
        seat = lowest_seat(state.to_act())
        state.apply(seat, random.choice(list(state.legal(seat))))
    return state


def two_series(seed: int) -> State:
    """Inkognito after two series in which nobody called: some ten meetings are on the sheets."""
    state = find("inkognito").deal(SEATS, seed)
    random = Random(seed)
    for _ in range(70):
        seat = lowest_seat(state.to_act())
        calm = [action for action in state.legal(seat) if not state.game.action_name(action).startswith("call")]
        state.apply(seat, random.choice(calm))
    return state


def native(name: str) -> Subject:
    """Whole games from a fresh deal, the loop itself native, through the abstract State."""
    game = game_of(name)
    rng = Rng(1)
    random = Random(1)
    batch = BATCH if name == "fbi" else 2

    def work() -> int:
        return int(play_out_many(game.deal(SEATS, random.getrandbits(64)), rng, batch))

    return Subject(f"Backroom {name}, native playouts", "decisions", work)


def getaway() -> list[Subject]:
    """Getaway with two robbers and two policemen: random games, and rounds raced by the event queue."""
    game = find("getaway")
    rng = Rng(4)
    random = Random(4)
    exact = LEVELS["exact"]

    def playouts() -> int:
        return int(play_out_many(game.deal(SEATS, random.getrandbits(64)), rng, BATCH))

    def rounds() -> int:
        for _ in range(RACES):
            race(game, SEATS, random.getrandbits(64), exact, exact)
        return RACES

    return [
        Subject("Backroom getaway, native playouts", "decisions", playouts),
        Subject("Backroom getaway, rounds raced", "rounds", rounds),
    ]


def driven() -> Subject:
    """Whole games with every action chosen and applied by interpreted Python."""
    game = find("fbi")
    random = Random(2)

    def work() -> int:
        state = game.deal(SEATS, random.getrandbits(64))
        decisions = 0
        while acting := state.to_act():
            seat = lowest_seat(acting)
            state.apply(seat, random.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return Subject("Backroom fbi, driven from Python", "decisions", work)


def operations(name: str = "fbi") -> list[Subject]:
    """Single operations, called from Python at a position in mid-game."""
    state = midgame(3, name)
    view = state.view(Seat(1))
    worlds = state.game.worlds(view)
    rng = Rng(3)

    def clones() -> int:
        for _ in range(OPERATIONS):
            state.clone()
        return OPERATIONS

    def views() -> int:
        for _ in range(OPERATIONS):
            state.view(Seat(1))
        return OPERATIONS

    def samples() -> int:
        for _ in range(OPERATIONS):
            worlds.sample(rng)
        return OPERATIONS

    return [
        Subject(f"Backroom {name}, states cloned", "clones", clones),
        Subject(f"Backroom {name}, views made", "views", views),
        Subject(f"Backroom {name}, worlds sampled", "worlds", samples),
    ]


def inkognito_worlds() -> Subject:
    """Worlds of one seat, with everything filled in that it has not seen."""
    state = two_series(4)
    worlds = state.game.worlds(state.view(Seat(1)))
    rng = Rng(4)

    def samples() -> int:
        for _ in range(OPERATIONS):
            worlds.sample(rng)
        return OPERATIONS

    return Subject("Backroom inkognito, worlds sampled", "worlds", samples)


def criminals(timing: str, seats: int) -> Subject:
    """Whole games of Criminals from a fresh deal; the house is one of those who act at random."""
    game = find("criminals", {"timing": timing})
    rng = Rng(4)
    random = Random(4)

    def work() -> int:
        return int(play_out_many(game.deal(seats, random.getrandbits(64)), rng, BATCH))

    return Subject(f"Backroom criminals, {seats} players, {timing}, native playouts", "decisions", work)


def beliefs(seats: int) -> Subject:
    """From a View, the chance of every seat and of the Boss to have done every crime, exactly."""
    game = find("criminals")
    views = [game.deal(seats, seed).view(Seat(0)) for seed in range(BELIEFS)]

    def work() -> int:
        for view in views:
            assert isinstance(view, CriminalsView)
            Belief(view)
        return BELIEFS

    return Subject(f"Backroom criminals, {seats} players, beliefs", "beliefs", work)


def assignments(seats: int) -> Subject:
    """Worlds of Criminals, each assignment of crimes equally likely."""
    state = find("criminals").deal(seats, 5)
    worlds = state.game.worlds(state.view(Seat(0)))
    rng = Rng(5)

    def work() -> int:
        for _ in range(OPERATIONS):
            worlds.sample(rng)
        return OPERATIONS

    return Subject(f"Backroom criminals, {seats} players, worlds sampled", "worlds", work)
