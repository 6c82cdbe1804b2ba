"""Criminals drawn in the terminal."""

from rich.console import Console
from rich.table import Table

from backroom.core.view import View
from backroom.games.criminals.components import BOSS
from backroom.games.criminals.view import CriminalsView


def draw(view: View, names: tuple[str, ...], console: Console) -> None:
    """A line for each player, a column for each crime; the one under investigation is marked."""
    assert isinstance(view, CriminalsView)
    title = f"Round {view.round}: {view.crime}. {view.threshold} to sell out"
    table = Table(title=title, title_justify="left", padding=0)
    table.add_column("seat", justify="right")
    table.add_column("")
    for crime in view.crimes:
        table.add_column(f"{crime} !" if crime == view.crime else crime)
    table.add_column("accuses")
    for seat in range(view.seats):
        name = names[seat] if seat in view.remaining else f"({names[seat]})"
        target = view.accusations[seat]
        accused = "" if target is None else "the Boss" if target == BOSS else names[target]
        table.add_row(str(seat), name, *(_cell(view, seat, crime) for crime in view.crimes), accused)
    console.print(table)
    if view.sold_out is not None:
        console.print(f"{names[view.sold_out]} must pass or snitch.", highlight=False)


def _cell(view: CriminalsView, seat: int, crime: str) -> str:
    if view.guilt[seat] == crime or (seat == view.seat and view.mine == crime):
        return "guilty"
    return "alibi" if crime in view.shown[seat] else ""
