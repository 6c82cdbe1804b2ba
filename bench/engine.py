"""What is measured of this engine."""

from random import Random

from backroom.bots.getaway_race import race
from backroom.bots.playout import play_out_many
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.games import find
from backroom.lab.race import LEVELS
from bench.clock import Subject

SEATS = 4
RACES = 200
BATCH = 200
OPERATIONS = 1000


def lowest_seat(mask: int) -> Seat:
    return Seat((mask & -mask).bit_length() - 1)


def midgame(seed: int) -> State:
    """About the middle of a random game."""
    state = find("fbi").deal(SEATS, seed)
    random = Random(seed)
    for _ in range(45):
        seat = lowest_seat(state.to_act())
        state.apply(seat, random.choice(list(state.legal(seat))))
    return state


def native() -> Subject:
    """Whole games from a fresh deal, the loop itself native, through the abstract State."""
    game = find("fbi")
    rng = Rng(1)
    random = Random(1)

    def work() -> int:
        return int(play_out_many(game.deal(SEATS, random.getrandbits(64)), rng, BATCH))

    return Subject("Backroom fbi, native playouts", "decisions", work)


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


def operations() -> list[Subject]:
    """Single operations, called from Python at a position in mid-game."""
    state = midgame(3)
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
        Subject("Backroom fbi, states cloned", "clones", clones),
        Subject("Backroom fbi, views made", "views", views),
        Subject("Backroom fbi, worlds sampled", "worlds", samples),
    ]
