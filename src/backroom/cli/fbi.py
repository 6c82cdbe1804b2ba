"""FBI drawn in the terminal."""

from rich.console import Console
from rich.table import Table

from backroom.games.fbi.view import FbiView

COLUMNS = (("R", "Murder +5"), ("Y", "Drugs +4"), ("B", "White collar +3"), ("G", "Fraud +2"), ("K", "Theft +1"))


def draw(view: FbiView, names: tuple[str, ...], console: Console) -> None:
    table = Table(
        title=f"Turn {view.turn} of {view.turns}, {view.deck} cards in the deck", title_justify="left", padding=0
    )
    table.add_column("", no_wrap=True)
    for colour, department in COLUMNS:
        table.add_column(f"{colour} {department}", justify="right")
    table.add_column("Purple", justify="right")
    table.add_column("Score", justify="right")
    table.add_row("centre", *(" ".join(card[1:] for card in pile) or "-" for pile in view.centre), end_section=True)
    for seat in range(view.seats):
        table.add_row(_name(view, names, seat), *_slammer(view, seat), str(view.scores[seat]))
    console.print(table)
    console.print("* has the handcuffs, ! would take the bonus now; 2x uses your other agent twice.", style="dim")
    if view.order:
        console.print(f"Order of arrests: {', '.join(names[seat] for seat in view.order)}, and back.", highlight=False)
    if view.kept:
        console.print(f"Your agents: {' '.join(view.kept)}", highlight=False)


def _name(view: FbiView, names: tuple[str, ...], seat: int) -> str:
    cuffs = " *" if seat == view.handcuffs else ""
    return names[seat] + cuffs


def _slammer(view: FbiView, seat: int) -> list[str]:
    """The cards of each colour, and the leader of a bonus marked."""
    cells = []
    for number, colour in enumerate("RYBGKP"):
        cards = " ".join(card[1:] for card in view.slammers[seat] if card[0] == colour)
        leads = number < len(view.leaders) and view.leaders[number] == seat
        cells.append(f"{cards} !" if leads else cards)
    return cells
