"""A game against bots in the terminal: the same rules, views and bots as at a table."""

from pathlib import Path
from secrets import randbits

from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape

from backroom.bots import BOTS, find_bot
from backroom.bots.bot import Bot
from backroom.bots.schedule import Schedule
from backroom.cli import criminals, fbi, getaway, inkognito, sleepers
from backroom.cli.questions import question
from backroom.core.errors import BackroomError
from backroom.core.game import Game
from backroom.core.rng import SEED_BITS, Rng
from backroom.core.seat import HOUSE, Seat
from backroom.core.state import State, hears
from backroom.core.view import View
from backroom.games.criminals.view import CriminalsView
from backroom.games.fbi.view import FbiView
from backroom.games.getaway.view import GetawayView
from backroom.games.inkognito.view import InkognitoView
from backroom.record.record import Played, begin, write
from backroom.record.seed import commitment, read_seed, seed_text

YOU = Seat(0)
NAMES = ("Ann (you)", "Bert", "Chris", "Donna", "Eve", "Fritz", "Gina", "Hal", "Ida")
HELP = "Answer with a number or in words. [bold]?[/] says this and shows the table, [bold]q[/] leaves it."


def play_in_terminal(
    game: Game, seats: int, bot: str | None, seed: str | None, save: Path | None, console: Console
) -> None:
    if save is not None:
        save.touch()  # that it can be written is known before the game, not after
    number = randbits(SEED_BITS) if seed is None else read_seed(seed)
    state = game.deal(seats, number, [])
    chance = Rng(randbits(SEED_BITS) if seed is None else number)  # of the bots: dealt again, they play again
    kind = list(BOTS[game.name])[-1] if bot is None else bot
    bots = [find_bot(kind, game, chance.fork()) for _ in range(seats)]
    schedule = Schedule(chance.fork())
    console.print(f"{game.title}, {seats} players; you are Ann. The rules: docs/rules/{game.name}.md", highlight=False)
    console.print("The deal is fixed: the hash of its seed is", highlight=False)
    console.print(f"{commitment(number)}\n{HELP}\n", soft_wrap=True, highlight=False)
    played: list[Played] = []
    try:
        while state.to_act():
            _tell(state, console)
            seat, action = _next(state, bots, schedule, console)
            state.play(seat, action)
            played.append(Played(int(seat), game.action_name(action)))
        _tell(state, console)
    except (EOFError, KeyboardInterrupt):
        console.print("\nYou leave the table.")
    console.print(f"The seed was {seed_text(number)}; --seed deals it again.", highlight=False)
    if save is not None:
        save.write_text(write(replace(begin(game, seats, number), actions=tuple(played))), "utf-8")
        console.print(f"The record is in {save}.", soft_wrap=True, highlight=False)


def _next(state: State, bots: list[Bot], schedule: Schedule, console: Console) -> tuple[Seat, int]:
    """Whoever is next, and what they do; the house calls time after some laps."""
    seat = schedule.next(state)
    if seat == YOU:
        return seat, _ask(state, console)
    legal = state.legal(seat)
    return seat, legal[0] if seat == HOUSE else bots[seat].choose(state.view(seat), legal)


def _tell(state: State, console: Console) -> None:
    """What you may hear, and no more."""
    for audience, event in state.story or []:
        if hears(audience, YOU):
            console.print(state.game.tell(event, NAMES[: state.seats]), highlight=False)
    state.story = []


def _ask(state: State, console: Console) -> int:
    """Ask until the answer is an action the rules allow."""
    legal = list(state.legal(YOU))
    _show(state, legal, console)
    while True:
        answer = console.input("> ").strip()
        if answer in ("q", "quit"):
            raise EOFError
        if not answer:
            console.print(HELP)
            continue
        if answer in ("?", "help"):
            console.print(HELP)
            _show(state, legal, console)
            continue
        try:
            return _read(state, answer, legal)
        except BackroomError as error:
            console.print(f"[red]{escape(str(error))}[/]", highlight=False)


def _show(state: State, legal: list[int], console: Console) -> None:
    view = state.view(YOU)
    _draw(view, NAMES[: state.seats], console)
    console.print(question(view), highlight=False)
    for number, action in enumerate(legal, 1):
        console.print(f"  [bold]{number:>2}[/] {state.game.action_name(action)}", highlight=False)


def _draw(view: View, names: tuple[str, ...], console: Console) -> None:
    if isinstance(view, FbiView):
        fbi.draw(view, names, console)
    elif isinstance(view, CriminalsView):
        criminals.draw(view, names, console)
    elif isinstance(view, GetawayView):
        getaway.draw(view, names, console)
    elif isinstance(view, InkognitoView):
        inkognito.draw(view, names, console)
    else:
        sleepers.draw(view, names, console)


def _read(state: State, answer: str, legal: list[int]) -> int:
    if answer.isascii() and answer.isdigit() and len(answer) < 5 and 1 <= int(answer) <= len(legal):
        return legal[int(answer) - 1]
    action = state.game.action_id(answer)
    forbidden = state.why_not(YOU, action)
    if forbidden is not None:
        raise forbidden
    return int(action)
