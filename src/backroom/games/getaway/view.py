"""What a seat may know of a game of Getaway: its own hand after START, the top of the pile, and counts.

Nothing that is covered has a field here, nor whether a card was right, nor any total, before the review opens them.
"""

from typing import Literal

import msgspec

from backroom.core.view import Truth, View

GetawayPhase = Literal["ready", "race", "over"]
Side = Literal["robbers", "police"]
GetawayCard = str  # "R.PIN.a", "P.DENY.GUN", "R.STOP.1"; a Location is "L.1"
Verdict = Literal["up", "wrong", "denied", "stop", "aside"]
Why = Literal["no_such_object", "other_main_object", "no_action_below", "no_stop_object"]


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """9c to 9e One card of the row."""

    seat: int
    card: GetawayCard
    verdict: Verdict  # shifted up, wrong, denied, a valid Stop, or not looked at
    points: int  # what it adds; 0 unless it is up
    why: Why | None  # what is wrong with a wrong card
    by: GetawayCard | None  # the Deny that denies a denied one


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """9 A round as it was judged, in the order of play."""

    round: int
    location: GetawayCard
    closing: Side | None  # 8c the team that laid the Stop; none in a showdown (R25)
    row: tuple[Judged, ...]
    points: tuple[int | None, ...]  # robbers, police; null for a team whose total is not looked at (9g)
    targets: tuple[int, ...]
    winner: Side | None  # none if a showdown is tied


class Landed(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the pile and who laid it."""

    seat: int
    card: GetawayCard


class GetawayView(View, frozen=True, kw_only=True, tag="getaway"):
    phase: GetawayPhase
    round: int  # 1 for the first; a void round is counted
    sides: tuple[Side, ...]  # each seat's team
    targets: tuple[int, ...]  # 7a robbers, police
    location: GetawayCard | None  # 4a in the middle; none when the game is over
    won: tuple[tuple[GetawayCard, ...], ...]  # 9h Locations the robbers and the police have taken
    top: GetawayCard | None  # the card that decides what is right next (5g)
    laid_by: int | None  # null while the Location is on top
    pile: int  # how many cards were laid upon the Location
    hands: tuple[int, ...]  # how many cards each seat holds
    hand: tuple[GetawayCard, ...]  # my own cards, after START (4c); empty for a watcher
    agreed: tuple[int, ...]  # seats that would call the round off (R25)
    quiet: int  # seconds the house has counted since the last landing (R25)
    open_pile: tuple[Landed, ...]  # with wrong_cards=refused the whole pile, for training (R26); else empty
    seen: tuple[GetawayCard, ...]  # with redeal=same_pool, cards that reviews showed or I held (R5); else empty
    review: Review | None  # the round before, until START
    winner: Side | None  # once the game is over (10a)
    winners: tuple[int, ...]


class GetawayTruth(Truth, frozen=True, kw_only=True, tag="getaway"):
    public: GetawayView
    hands: tuple[tuple[GetawayCard, ...], ...]
    pile: tuple[Landed, ...]  # from the bottom up
    pools: tuple[tuple[GetawayCard, ...], ...]  # with redeal=same_pool, each team's selection
