"""Sleeper Cells drawn in the terminal."""

from rich.console import Console
from rich.table import Table

from backroom.core.view import View
from backroom.games.sleepers.view import SleepersView


def draw(view: View, names: tuple[str, ...], console: Console) -> None:
    assert isinstance(view, SleepersView)
    table = Table("", "spies", "cells", "money", "cards", "face up", "objective", box=None)
    for seat in range(view.seats):
        token = view.tokens[seat]
        pair = f"{view.objectives[seat] or '?'} in {view.locations[seat] or '?'}" + (" (under way)" if token else "")
        table.add_row(
            f"{'> ' if seat == view.active else ''}{names[seat]}, {view.agencies[seat]}",
            " ".join(view.spies[seat]),
            " ".join(view.cells[seat]),
            "?" if view.money[seat] is None else f"{view.money[seat]}k",
            str(view.held[seat]),
            " ".join(view.face_up[seat]),
            pair,
        )
    console.print(f"\nTurn {view.turn}, the auction token is with {names[view.token]}", highlight=False)
    console.print(table)
    for lying in view.zone_cards:
        console.print(f"{lying.card} in {lying.zone}, by {names[lying.owner]}", highlight=False)
    console.print(f"Your hand: {' '.join(view.hand) or 'empty'}", highlight=False)
    for offer in (view.offer, view.plan):
        if offer is not None:
            sides = f"{' '.join(offer.give)} {offer.pays}k for {' '.join(offer.want)} {offer.asks}k"
            console.print(f"Offer of {names[offer.by]} to {names[offer.to]}: {sides}", highlight=False)
