"""What a seat may know of a game of FBI: all but the deck's order and agents not yet shown."""

from typing import ClassVar, Literal

from backroom.core.view import Truth, View

Phase = Literal["release", "choose", "arrest", "over"]
Colour = Literal["R", "Y", "B", "G", "K"]
Agent = Literal["R", "Y", "B", "G", "K", "2x"]
Card = str  # colour and value: "R4", "K-3"; purple is "P"


class FbiView(View, frozen=True, kw_only=True, tag="fbi"):
    own: ClassVar[tuple[str, ...]] = ("seat", "kept")

    phase: Phase
    turn: int  # 1 for the first
    turns: int  # how many the game has (R4)
    handcuffs: int  # 4.1
    deck: int  # cards left, never which (R2)
    centre: tuple[tuple[Card, ...], ...]  # a pile for each of R Y B G K; the last card is the one an arrest takes
    slammers: tuple[tuple[Card, ...], ...]  # each seat's, open (4.5f)
    out: tuple[Card, ...]  # released for good, and open (R21)
    released: tuple[Card | None, ...]  # this turn's releases by seat (4.3); null is none
    waiting: tuple[int, ...]  # seats still to release this turn, in order (4.3a)
    order: tuple[int, ...]  # holders of slammer cards 1..N, once all have released (4.3d)
    step: int  # how many of the 2N arrests are done (4.5)
    keepable: tuple[Colour, ...]  # colours in the centre when agents were chosen (4.4b, R24)
    locked: tuple[int, ...]  # seats whose two agents are chosen
    kept: tuple[Agent, ...]  # my own two agents, played or not; empty for a watcher
    played: tuple[tuple[Agent, ...], ...]  # the agents each seat has shown this turn (4.5a)
    arresting: Colour | None  # with arrest=free, the colour in which the acting seat now picks a card
    points: tuple[tuple[int, ...], ...]  # each seat's points in R Y B G K as they count for the bonus (R14)
    leaders: tuple[int | None, ...]  # who would take each bonus now (5.2, 5.3)
    scores: tuple[int, ...]  # each seat's score if the game ended now (5.4)
    winners: tuple[int, ...]  # once the game is over (5.5)


class FbiTruth(Truth, frozen=True, kw_only=True, tag="fbi"):
    public: FbiView
    deck: tuple[Card, ...]  # in the order to come
    kept: tuple[tuple[Agent, ...], ...]
