"""What happens in a game of Sleeper Cells, as it is told: to all, or to the seats that may know."""

from typing import Literal

from backroom.core.view import Event
from backroom.games.sleepers.view import Asset, City, Objective, Zone


class SpyPlaced(Event, frozen=True, kw_only=True, tag="spy_placed"):
    """S1c"""

    seat: int
    city: City


class CardsDealt(Event, frozen=True, kw_only=True, tag="cards_dealt"):
    """S2 Everybody has a Location, an Objective and two Asset cards."""


class SpyTurnBegan(Event, frozen=True, kw_only=True, tag="spy_turn_began"):
    """1a"""

    turn: int
    seat: int
    income: int


class ZoneCardsLifted(Event, frozen=True, kw_only=True, tag="zone_cards_lifted"):
    """3c4"""

    seat: int
    cards: tuple[Asset, ...]


class ObjectiveCompleted(Event, frozen=True, kw_only=True, tag="objective_completed"):
    """1b"""

    seat: int
    city: City
    objective: Objective
    money: int


class CardDrawn(Event, frozen=True, kw_only=True, tag="card_drawn"):
    """2 Which one, only its owner is told."""

    seat: int


class AssetsSeen(Event, frozen=True, kw_only=True, tag="assets_seen"):
    """To those who may know: these are the cards just drawn, stolen, picked or discarded by a seat."""

    seat: int
    cards: tuple[Asset, ...]


class DossierSeen(Event, frozen=True, kw_only=True, tag="dossier_seen"):
    """To one seat: its own new pair, or the pair an Informant found."""

    seat: int
    rival: int
    location: City
    objective: Objective


class DeckReshuffled(Event, frozen=True, kw_only=True, tag="deck_reshuffled"):
    """R52, R8"""

    deck: Literal["asset", "location", "objective"]
    cards: int


class SpyMoved(Event, frozen=True, kw_only=True, tag="spy_moved"):
    """3a, 3b2, 3b3, 3f3, and by Forged Orders another's."""

    seat: int
    owner: int
    by: str
    origin: City
    target: City


class RebellionRolled(Event, frozen=True, kw_only=True, tag="rebellion_rolled"):
    """R36"""

    seat: int
    city: City
    die: int
    lost: bool


class SpyRecruited(Event, frozen=True, kw_only=True, tag="spy_recruited"):
    """3b5"""

    seat: int
    city: City


class CellPlaced(Event, frozen=True, kw_only=True, tag="cell_placed"):
    """3b6"""

    seat: int
    city: City


class ZoneCardPlayed(Event, frozen=True, kw_only=True, tag="zone_card_played"):
    """3c3"""

    seat: int
    card: Asset
    zone: Zone


class MolePlayed(Event, frozen=True, kw_only=True, tag="mole_played"):
    """R36 The cards that lie face up now."""

    seat: int
    rival: int
    cards: tuple[Asset, ...]


class InformantPlayed(Event, frozen=True, kw_only=True, tag="informant_played"):
    """R36 What was seen, only the player of the card is told."""

    seat: int
    rival: int


class BudgetTaken(Event, frozen=True, kw_only=True, tag="budget_taken"):
    """R36"""

    seat: int
    money: int


class SpyAttacked(Event, frozen=True, kw_only=True, tag="spy_attacked"):
    """3d2 The dice of attacker and defender; no booty is told where money is hidden (R57)."""

    seat: int
    rival: int
    city: City
    dice: tuple[int, ...]
    won: bool
    booty: int | None


class BootyTaken(Event, frozen=True, kw_only=True, tag="booty_taken"):
    """3d3, R57 To the two, where money is hidden."""

    seat: int
    rival: int
    money: int


class CardStolen(Event, frozen=True, kw_only=True, tag="card_stolen"):
    """3d6 A face-up card, or one at random that only thief and victim know."""

    seat: int
    rival: int
    card: Asset | None


class ObjectiveInitiated(Event, frozen=True, kw_only=True, tag="objective_initiated"):
    """3f2"""

    seat: int
    city: City
    objective: Objective


class ObjectiveStopped(Event, frozen=True, kw_only=True, tag="objective_stopped"):
    """3f7"""

    seat: int
    rival: int
    city: City
    objective: Objective
    money: int


class CellDestroyed(Event, frozen=True, kw_only=True, tag="cell_destroyed"):
    """3g2"""

    seat: int
    rival: int
    city: City
    pair: Objective
    money: int


class OfferMade(Event, frozen=True, kw_only=True, tag="offer_made"):
    """3e, R29 What everybody sees of an offer."""

    seat: int
    partner: int
    counter: bool
    gives: int
    wants: int
    pays: int
    asks: int


class OfferShown(Event, frozen=True, kw_only=True, tag="offer_shown"):
    """R29 To the partners: the cards."""

    seat: int
    partner: int
    give: tuple[Asset, ...]
    want: tuple[Asset, ...]


class OfferAnswered(Event, frozen=True, kw_only=True, tag="offer_answered"):
    """3e1"""

    seat: int
    partner: int
    accepted: bool


class CardDiscarded(Event, frozen=True, kw_only=True, tag="card_discarded"):
    """4 Face down, unless it lay open before."""

    seat: int
    card: Asset | None


class AuctionOpened(Event, frozen=True, kw_only=True, tag="auction_opened"):
    """5a"""

    seat: int
    cards: int


class DraftSeen(Event, frozen=True, kw_only=True, tag="draft_seen"):
    """5a To the seat that picks."""

    seat: int
    cards: tuple[Asset, ...]


class DraftPicked(Event, frozen=True, kw_only=True, tag="draft_picked"):
    """5a"""

    seat: int
    left: int


class TokenPassed(Event, frozen=True, kw_only=True, tag="token_passed"):
    """5b"""

    seat: int


class CellsEnded(Event, frozen=True, kw_only=True, tag="cells_ended"):
    """W, R62"""

    zones: tuple[int, ...]
    winners: tuple[int, ...]


SleepersEvent = (
    SpyPlaced
    | CardsDealt
    | SpyTurnBegan
    | ZoneCardsLifted
    | ObjectiveCompleted
    | CardDrawn
    | AssetsSeen
    | DossierSeen
    | DeckReshuffled
    | SpyMoved
    | RebellionRolled
    | SpyRecruited
    | CellPlaced
    | ZoneCardPlayed
    | MolePlayed
    | InformantPlayed
    | BudgetTaken
    | SpyAttacked
    | BootyTaken
    | CardStolen
    | ObjectiveInitiated
    | ObjectiveStopped
    | CellDestroyed
    | OfferMade
    | OfferShown
    | OfferAnswered
    | CardDiscarded
    | AuctionOpened
    | DraftSeen
    | DraftPicked
    | TokenPassed
    | CellsEnded
)
