"""A game against bots in the terminal: the same rules, views and bots as at a table."""

from pathlib import Path
from secrets import randbits

from msgspec.structs import replace
from rich.console import Console

from backroom.bots import find_bot
from backroom.cli import fbi, sleepers
from backroom.core.bits import has, members
from backroom.core.errors import BackroomError
from backroom.core.game import Game
from backroom.core.rng import SEED_BITS, Rng
from backroom.core.seat import Seat
from backroom.core.state import EVERYONE, State
from backroom.record.record import Played, begin, write
from backroom.record.seed import commitment, read_seed

DRAWING = {"fbi": fbi.draw, "sleepers": sleepers.draw}
YOU = Seat(0)
NAMES = ("Ann (you)", "Bert", "Chris", "Donna", "Eve", "Fritz", "Gina", "Hal", "Ida")


def play_in_terminal(game: Game, seats: int, bot: str, seed: str | None, save: Path | None, console: Console) -> None:
    number = randbits(SEED_BITS) if seed is None else read_seed(seed)
    state = game.deal(seats, number)
    bots = [find_bot(bot, game, Rng(randbits(SEED_BITS))) for _ in range(seats)]
    names = NAMES[:seats]
    console.print(f"{game.title}. The hash of the seed is {commitment(number)}.")
    console.print("Answer with a number or in words; [bold]q[/] leaves the table.\n")
    state.story = []
    played: list[Played] = []
    try:
        while state.to_act():
            seat = Seat(members(state.to_act())[0])
            _tell(state, names, console)
            action = (
                _ask(state, names, console) if seat == YOU else bots[seat].choose(state.view(seat), state.legal(seat))
            )
            state.play(seat, action)
            played.append(Played(int(seat), game.action_name(action)))
        _tell(state, names, console)
    except (EOFError, KeyboardInterrupt):
        console.print("\nYou leave the table.")
    if save is not None:
        record = replace(begin(game, seats, number), actions=tuple(played))
        save.write_text(write(record), "utf-8")
        console.print(f"The record is in {save}.")


def _tell(state: State, names: tuple[str, ...], console: Console) -> None:
    """What you may hear."""
    for audience, event in state.story or []:
        if audience == EVERYONE or has(audience, YOU):
            console.print(state.game.tell(event, names), highlight=False)
    state.story = []


def _ask(state: State, names: tuple[str, ...], console: Console) -> int:
    """Ask until the answer is an action the rules allow."""
    view = state.view(YOU)
    legal = list(state.legal(YOU))
    DRAWING[state.game.name](view, names, console)
    for number, action in enumerate(legal, 1):
        console.print(f"  [bold]{number:>2}[/] {state.game.action_name(action)}", highlight=False)
    while True:
        answer = console.input("> ").strip()
        if answer in ("q", "quit"):
            raise EOFError
        try:
            return _read(state, answer, legal)
        except BackroomError as error:
            console.print(f"[red]{error}[/]", highlight=False)


def _read(state: State, answer: str, legal: list[int]) -> int:
    if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(legal):
        return legal[int(answer) - 1]
    action = state.game.action_id(answer)
    forbidden = state.why_not(YOU, action)
    if forbidden is not None:
        raise forbidden
    return int(action)
