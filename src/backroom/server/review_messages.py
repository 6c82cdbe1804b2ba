"""What can be asked about a game that is over: every step of it, how it went, who has won how often, was it fair.

The TypeScript in `web/src/lib/contract/` is generated from this file too. Only here does the whole truth have a type:
before the end of a game none of this is answered.
"""

from typing import Literal

import msgspec

from backroom.games.criminals.view import CriminalsTruth
from backroom.games.fbi.view import FbiTruth
from backroom.games.getaway.view import GetawayTruth
from backroom.games.inkognito.view import InkognitoTruth
from backroom.games.sleepers.view import SleepersTruth
from backroom.server.messages import AnyEvent, AnyView
from backroom.table.aside import Aside

AnyTruth = FbiTruth | CriminalsTruth | InkognitoTruth | GetawayTruth | SleepersTruth
Measure = Literal["score", "worlds"]  # what a review plots: points, or how many worlds a seat could not tell apart
PastState = Literal["unknown", "unfinished", "over"]  # no such table, a game that is not over, one to look back at
MomentKind = Literal["lead", "swing", "solved", "event", "chance"]


class Sat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat in a seat of a finished game."""

    seat: int
    name: str
    bot: str | None
    colour: int  # 0 to 8, each once at a table
    score: int
    won: bool


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/past: whether there is a game to look back at. A table that is not here is no error."""

    table: str
    state: PastState


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One action and what came of it, as the eyes that were asked for saw it."""

    step: int  # 0 is the deal
    seat: int | None  # who acted; HOUSE (15) for the house, null for the deal
    action: str | None  # in the game's notation; null where these eyes did not see it chosen
    time: int | None  # in a race, when it counted, in milliseconds
    events: tuple[AnyEvent, ...]
    view: AnyView | None  # the table after it; null with everything open
    truth: AnyTruth | None  # with everything open: the public view, and all that was hidden


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/replay?eyes=&from=&to=: the steps from..to of a finished game."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    players: tuple[Sat, ...]
    eyes: str  # a seat's number, "watcher", or "open"
    last: int  # the number of the last step
    asides: tuple[Aside, ...]  # what happened beside the game, each with the number of the step before it as its `seq`
    steps: tuple[Step, ...]  # at most 500 in one answer, and 2 MB: ask on from the next


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The measure of every seat after a step. Steps that change none are left out."""

    step: int
    values: tuple[int, ...]


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round, or in FBI and Sleeper Cells a turn: from this step on."""

    step: int
    number: int  # 1 for the first
    series: int | None  # of Inkognito, where rounds are counted anew in each


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A step worth looking at again."""

    step: int
    kind: MomentKind
    seat: int | None  # whose moment it was, where it was somebody's
    event: AnyEvent | None  # what happened, for a page to tell in its own words; null where a curve tells it
    swing: int | None  # by how many percent this changed the chance to win of that seat, or of the team that gained
    text: str  # in English


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/review: how a finished game went."""

    table: str
    game: str
    players: tuple[Sat, ...]
    measure: Measure
    last: int
    points: tuple[Point, ...]
    chances: tuple[Point, ...]  # to win, in percent, as far as all cards tell; none where a game is about finding out
    rounds: tuple[Round, ...]
    moments: tuple[Moment, ...]


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/certificate: that every action is legal, and the seed fits the hash noted at the opening.

    That the hash is the one from before the deal knows only who was shown it then.
    """

    table: str
    game: str
    rules: int
    commitment: str  # noted when the table was opened, and shown to all who came
    seed: str  # published after the game; its SHA-256 is the commitment
    digest: str  # SHA-256 of the record's text
    actions: int
    imported: bool  # played elsewhere: this server has published no hash before the deal
    cut_short: bool  # the host has closed the table before the end
    replays: bool  # from this seed these actions are legal and lead to these scores
    players: tuple[Sat, ...]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How often a player has finished one of the games, and won."""

    game: str
    games: int
    wins: int


class PlayerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/players/{name}: what is known of whoever played under this name. Names are not accounts."""

    name: str
    games: int
    wins: int
    tallies: tuple[Tally, ...]
