"""What a seat may know of a game of Criminals: all but the others' crimes, the Boss's, and choices still sealed."""

from typing import Literal

import msgspec

from backroom.core.view import Truth, View

CriminalsPhase = Literal["talk", "ballot", "discussion", "call", "grace", "decision", "over"]
Crime = Literal[
    "Arson",
    "Blackmail",
    "Bribery",
    "Burglary",
    "Embezzlement",
    "Forgery",
    "Kidnapping",
    "Murder",
    "Smuggling",
    "Vandalism",
]
Suspect = int  # a seat, or 9 for the Boss
Grounds = Literal["accused", "automatic", "plurality", "chance"]  # why somebody is sold out
StatementKind = Literal[
    "alibi", "crime", "suspect", "trust", "propose", "ask", "yes", "no", "promise", "agree", "disagree"
]


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """R31 One thing somebody said, true or not."""

    round: int
    crime: Crime  # under investigation when it was said
    seat: int
    kind: StatementKind
    about: Suspect | None  # whom it is about, or to whom it is said
    claim: Crime | None  # for an alibi or an own crime: which
    reply: int | None  # for an answer, agreement or disagreement: the place in the list of what it refers to


class CriminalsView(View, frozen=True, kw_only=True, tag="criminals"):
    phase: CriminalsPhase
    round: int  # 1 for the first
    crimes: tuple[Crime, ...]  # the N+1 in the game (2.2)
    crime: Crime  # under investigation (3.1)
    deck: tuple[Crime, ...]  # the other crimes still in the deck
    remaining: tuple[int, ...]  # seats not eliminated (4.5)
    threshold: int  # accusations that sell out a player (R2)
    shown: tuple[tuple[Crime, ...], ...]  # each seat's alibis face up (2.8)
    guilt: tuple[Crime | None, ...]  # each seat's crime, where all know it: of the eliminated, and of all at the end
    boss: Crime | None  # the Boss's crime, at the end
    mine: Crime | None  # my own crime; none for a watcher (2.5)
    hand: tuple[Crime, ...]  # my own alibis not shown
    accusations: tuple[Suspect | None, ...]  # whom each seat accuses (3.3); in ballots, as last opened
    automatic: tuple[int, ...]  # seats that count as accusing the Boss and cannot withdraw (3.6)
    eligible: tuple[int, ...]  # remaining seats that show no alibi for the crime (3.4)
    closed: bool  # the discussion is closed and the final call is on (R5)
    wavering: Suspect | None  # with grace_seconds, who is sold out unless somebody withdraws (R20)
    sold_out: int | None  # the innocent who must pass or snitch (4.3)
    ballot: int  # which ballot of the round this is, 0 when playing live (R30)
    ballots: int  # how many a round has
    deadlocks: int  # crimes put back in a row, with deadlock=new_crime (R5)
    chosen: tuple[int, ...]  # seats whose sealed statement or ballot is in (R30)
    choice: str | None  # my own sealed choice, as an action
    statements: tuple[Statement, ...]  # all that was said in this game (R31)
    winners: tuple[int, ...]  # once the game is over


class CriminalsTruth(Truth, frozen=True, kw_only=True, tag="criminals"):
    public: CriminalsView
    guilt: tuple[Crime, ...]
    boss: Crime
    choices: tuple[str | None, ...]
