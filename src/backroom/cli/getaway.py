"""Getaway in the terminal: the table drawn for one seat, and the figures of many raced rounds."""

from rich.console import Console
from rich.table import Table

from backroom.bots.getaway_race import Level
from backroom.core.errors import Malformed
from backroom.core.view import View
from backroom.games.getaway.components import FACES, card_id
from backroom.games.getaway.view import GetawayView
from backroom.lab.race import Figures, run


def draw(view: View, names: tuple[str, ...], console: Console) -> None:
    assert isinstance(view, GetawayView)
    table = Table(title=f"Round {view.round}, for {view.location}", title_justify="left")
    for column in ("", "Side", "Cards", "Locations"):
        table.add_column(column)
    for seat in range(view.seats):
        won = view.won[0 if view.sides[seat] == "robbers" else 1]
        table.add_row(names[seat], view.sides[seat], str(view.hands[seat]), " ".join(won))
    console.print(table)
    if view.top is not None:
        console.print(f"On top of {view.pile} card{'' if view.pile == 1 else 's'}: {_face(view.top)}", highlight=False)
    for card in view.hand:
        console.print(f"  {_face(card)}", highlight=False)


def _face(card: str) -> str:
    """`P.CAM.c (3) asks for HAN WHI / DYN DRI`"""
    face = FACES.faces[card_id(card)]
    police = " ".join(FACES.codes[1][code] for code in face.small[1])
    robbers = " ".join(FACES.codes[0][code] for code in face.small[0])
    if face.kind == "stop":
        return f"{card} needs {robbers or police}"
    return f"{card} ({face.points}) asks for {police} / {robbers}"


def show_race(teams: str, rounds: int, robbers: Level, police: Level, pace: int, seed: int, console: Console) -> None:
    if pace < 1:
        raise Malformed(f"expected a pace of 1 percent or more, got {pace}")
    figures = run(teams, rounds, robbers.at_pace(pace), police, seed)
    for name, value in rows(figures):
        console.print(f"{name:<58} {value}", highlight=False)


def rows(figures: Figures) -> list[tuple[str, str]]:
    return [
        ("rounds", f"{figures.rounds}"),
        ("robbers win", f"{figures.robbers:.1%}"),
        ("closing team wins", f"{figures.closing:.0%}"),
        ("median seconds", f"{figures.seconds:.1f}"),
        ("cards in the pile", f"{figures.cards:.1f}"),
        ("mean points, robbers / police", f"{figures.points[0]:.1f} / {figures.points[1]:.1f}"),
        ("wrong cards", f"{figures.wrong:.0%}"),
        ("tops with no right card but Stops on either side", f"{figures.stuck_tops:.1%}"),
        ("rounds with at least one such top", f"{figures.stuck_rounds:.1%}"),
        ("void rounds", f"{figures.void:.1%}"),
    ]
