"""What a seat may know of a game of Inkognito: the table, its own black cards, and its clue sheet."""

from typing import Literal

from msgspec import Struct

from backroom.core.view import Truth, View

InkognitoPhase = Literal["locations", "meetings", "answer", "name", "over"]
Identity = Literal["F", "B", "X", "Z"]
Segment = Literal["52", "11", "0", "29"]
Clue = Literal["F", "B", "X", "Z", "52", "11", "0", "29"]
Location = Literal["San Marco", "San Giorgio", "Bridge of Sighs", "Rialto", "Salute"]
How = Literal["exchange", "audience", "demand", "look"]
Black = tuple[Identity, Segment]


class Down(Struct, frozen=True, kw_only=True):
    """10.2, R19 A location card lying face down."""

    place: int
    location: Location | None  # null for all but the seat that put it there


class Meeting(Struct, frozen=True, kw_only=True):
    """3.4 Who meets where this round."""

    location: Location
    who: tuple[int, ...]  # places
    how: How


class Show(Struct, frozen=True, kw_only=True):
    """Cards of one agent, seen by another."""

    giver: int
    taker: int
    black: bool | None  # one black card instead of a pair; null if this seat saw nothing
    cards: tuple[Clue, ...] | None


class Column(Struct, frozen=True, kw_only=True):
    """6.1 One meeting on the clue sheet."""

    series: int
    round: int
    location: Location
    how: How
    who: tuple[int, ...]  # the places that met
    shows: tuple[Show, ...]  # none if a demand or a look was declined


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over: its black cards are open."""

    black: tuple[Black | None, ...]  # by place
    caller: int | None  # null in a drawn game (R22)
    call: str | None  # "F52 B11 X0 Z29"
    people: str | None  # with call=full, the caller and the other agents clockwise: "B F X Z"
    right: bool
    winners: tuple[int, ...]


class InkognitoView(View, frozen=True, kw_only=True, tag="inkognito"):
    phase: InkognitoPhase
    match: bool
    nth: int  # which game of the match, 1 for the first
    points: tuple[int, ...]  # by seat (8.1)
    draws: int  # drawn games so far (R22)
    series: int  # 1 for the first
    last_series: int  # R22
    round: int  # 1 to 5
    starter: int  # 3.6 the place that plays first this round
    ambassador: int  # his place; a seat with five players only
    dummy: int | None  # its place, with three players
    mover: int | None  # R25 the seat that plays for the dummy this round
    played: tuple[tuple[Location, ...], ...]  # by place, this series' location cards in order (3.5)
    down: tuple[Down, ...]  # location cards face down
    meetings: tuple[Meeting, ...]  # of this round, in the order in which they are settled (R14)
    settled: int  # how many of them are
    locked: tuple[int, ...]  # seats whose choice is made and not yet opened
    choice: str | None  # my own such choice
    demand: tuple[int, int] | None  # who demands of whom, while the answer is awaited
    called: tuple[int, str] | None  # who called which number, while people are named
    black: tuple[Black | None, ...]  # by place: my own cards; everybody's when it is over
    sheet: tuple[Column, ...]  # every meeting of this game, with the cards that I showed or saw
    finished: Finished | None  # the last game that ended
    winners: tuple[int, ...]  # once it is over


class Deal(Struct, frozen=True, kw_only=True):
    """2.3 Who is who: what worlds are listed and counted by."""

    black: tuple[Black | None, ...]


class InkognitoTruth(Truth, frozen=True, kw_only=True, tag="inkognito"):
    public: InkognitoView
    deal: Deal
    pack: tuple[Location, ...]  # the Ambassador's cards still to come this series, or his card face down
    down: tuple[Down, ...]
    choices: tuple[str | None, ...]  # by place, not yet opened
    sheet: tuple[Column, ...]  # with all cards
    chance: int  # the seed of what the generator will do

    def facts(self) -> Struct:
        return self.deal
