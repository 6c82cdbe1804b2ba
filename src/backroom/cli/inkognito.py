"""Inkognito drawn in the terminal."""

from rich.console import Console
from rich.table import Table

from backroom.core.view import View
from backroom.games.inkognito.components import PLACES, ROUNDS
from backroom.games.inkognito.view import Column, InkognitoView, Show


def draw(view: View, names: tuple[str, ...], console: Console) -> None:
    """Where everybody has been in this series, who meets, and the clue sheet."""
    assert isinstance(view, InkognitoView)
    people = [_name(view, place, names) for place in range(PLACES)]
    table = Table("", *[f"round {number}" for number in range(1, ROUNDS + 1)], box=None)
    for place, name in enumerate(people):
        been: list[str] = list(view.played[place])
        down = [card for card in view.down if card.place == place]
        been += [f"({card.location or 'face down'})" for card in down]
        role = ", the Ambassador" if place == view.ambassador < view.seats else ""
        table.add_row(f"{'> ' if place == view.starter else '  '}{name}{role}", *been)
    console.print(f"\nSeries {view.series} of {view.last_series}, round {view.round}{_me(view)}", highlight=False)
    console.print(table)
    for meeting in view.meetings[view.settled :]:
        console.print(f"{meeting.location}: {_list(people, meeting.who)} meet ({meeting.how})", highlight=False)
    if view.demand is not None:
        console.print(f"{people[view.demand[0]]} demands a black card of {people[view.demand[1]]}", highlight=False)
    for column in view.sheet:
        console.print(_clue(column, people), highlight=False)


def _name(view: InkognitoView, place: int, names: tuple[str, ...]) -> str:
    if place < view.seats:
        return names[place]
    return "the Ambassador" if place == view.ambassador else "the dummy"


def _me(view: InkognitoView) -> str:
    black = view.black[view.seat]
    return "" if black is None else f". You are {black[0]} and hold {black[1]}"


def _list(people: list[str], who: tuple[int, ...]) -> str:
    return " and ".join(people[place] for place in who)


def _clue(column: Column, people: list[str]) -> str:
    """`  1.2 Salute, Ann (you) and Bert: Bert shows Ann (you) X 11`"""
    shown = "; ".join(f"{people[show.giver]} shows {people[show.taker]} {_cards(show)}" for show in column.shows)
    return f"  {column.series}.{column.round} {column.location}, {_list(people, column.who)}: {shown or 'nothing'}"


def _cards(show: Show) -> str:
    cards = "something" if show.cards is None else " ".join(show.cards)
    return f"{cards} in black" if show.black else cards
