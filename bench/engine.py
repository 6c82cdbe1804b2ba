"""What is measured of this engine."""

from random import Random

from backroom.bots.playout import play_out_many
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.seat import Seat
from backroom.core.state import State
from backroom.games import find
from bench.clock import Subject

SEATS = 4
BATCH = 200
OPERATIONS = 1000


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


def native(name: str = "fbi") -> Subject:
    """Whole games from a fresh deal, the loop itself native, through the abstract State."""
    game = game_of(name)
    rng = Rng(1)
    random = Random(1)
    batch = BATCH if name == "fbi" else 2

    def work() -> int:
        return int(play_out_many(game.deal(SEATS, random.getrandbits(64)), rng, batch))

    return Subject(f"Backroom {name}, native playouts", "decisions", work)


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
