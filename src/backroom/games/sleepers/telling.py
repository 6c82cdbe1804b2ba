"""A game of Sleeper Cells in English, one line for each thing that happens."""

from backroom.core.view import Event
from backroom.games.sleepers import story
from backroom.games.sleepers.components import ATLAS, CITY_NAMES, DECKS

Names = tuple[str, ...]
TITLES = dict(zip(CITY_NAMES, ATLAS.titles, strict=True))
CARDS = dict(zip(DECKS.assets, DECKS.titles, strict=True))
WAYS = {"move": "moves", "car": "drives", "plane": "flies", "step": "steps out"}
OBJECTIVES = {"bomb": "a bomb", "wire_tap": "a wire tap", "assassination": "an assassination"}


def tell(event: Event, names: Names) -> str:
    for told in (_of_the_turn(event, names), _of_spies(event, names), _of_cards(event, names), _of_trade(event, names)):
        if told is not None:
            return told
    raise TypeError(f"expected an event of Sleeper Cells, got {event!r}")


def _cards(cards: tuple[str, ...]) -> str:
    return ", ".join(CARDS[card] for card in cards) or "nothing"


def _side(cards: int, money: int) -> str:
    parts = [f"{cards} card{'' if cards == 1 else 's'}"] if cards else []
    parts += [f"{money}k"] if money else []
    return " and ".join(parts) or "nothing"


def _of_the_turn(event: Event, names: Names) -> str | None:
    match event:
        case story.CardsDealt():
            return "Everybody is dealt a Location, an Objective and two Asset cards."
        case story.SpyTurnBegan():
            return f"Turn {event.turn}. {names[event.seat]} takes {event.income}k."
        case story.ObjectiveCompleted():
            what, where = OBJECTIVES[event.objective], TITLES[event.city]
            return f"{names[event.seat]} completes {what} in {where}, takes {event.money}k, and draws a new pair."
        case story.DeckReshuffled():
            return f"The {event.deck.title()} deck is shuffled anew: {event.cards} cards."
        case story.AuctionOpened():
            return f"{names[event.seat]} opens an auction of {event.cards} cards."
        case story.DraftSeen():
            return f"{names[event.seat]} looks at {_cards(event.cards)}."
        case story.DraftPicked(left=0):
            return f"{names[event.seat]} takes the last card."
        case story.DraftPicked():
            return f"{names[event.seat]} keeps a card and passes {event.left} on."
        case story.TokenPassed():
            return f"The auction token goes to {names[event.seat]}."
        case story.CellsEnded(winners=()):
            return "The last turn is over, and nobody has a cell in every zone."
        case story.CellsEnded():
            return f"{names[event.winners[0]]} has a cell in every zone and wins."
    return None


def _of_spies(event: Event, names: Names) -> str | None:
    match event:
        case story.SpyPlaced():
            return f"{names[event.seat]} places a spy in {TITLES[event.city]}."
        case story.SpyMoved(by="forged orders"):
            where = f"from {TITLES[event.origin]} to {TITLES[event.target]}"
            return f"{names[event.seat]} sends a spy of {names[event.owner]} {where} by Forged Orders."
        case story.SpyMoved():
            where = f"from {TITLES[event.origin]} to {TITLES[event.target]}"
            return f"A spy of {names[event.owner]} {WAYS[event.by]} {where}."
        case story.RebellionRolled():
            fate = "and loses the spy" if event.lost else "and the spy gets through"
            return f"{names[event.seat]} rolls {event.die} for the Rebellion {fate}."
        case story.SpyRecruited():
            return f"{names[event.seat]} recruits a spy in {TITLES[event.city]}."
        case story.CellPlaced():
            return f"{names[event.seat]} places a cell in {TITLES[event.city]}."
        case story.CellDestroyed():
            whose, what = f"{names[event.rival]}'s cell in {TITLES[event.city]}", OBJECTIVES[event.pair]
            return f"{names[event.seat]} destroys {whose} with {what} and takes {event.money}k."
        case story.SpyAttacked():
            mine, theirs = event.dice
            fight = f"{names[event.seat]} attacks {names[event.rival]} in {TITLES[event.city]}, {mine} to {theirs}"
            if not event.won:
                return f"{fight}, and loses the spy."
            booty = "an unknown sum" if event.booty is None else f"{event.booty}k"
            return f"{fight}, and takes the spy and {booty}."
        case story.BootyTaken():
            return f"{names[event.seat]} took {event.money}k from {names[event.rival]}."
        case story.ObjectiveInitiated():
            return f"{names[event.seat]} initiates {OBJECTIVES[event.objective]} in {TITLES[event.city]}."
        case story.ObjectiveStopped():
            whose, what = names[event.rival], event.objective.replace("_", " ")
            where = TITLES[event.city]
            return f"{names[event.seat]} stops the {what} of {whose} in {where} and takes {event.money}k."
    return None


def _of_cards(event: Event, names: Names) -> str | None:
    match event:
        case story.CardDrawn():
            return f"{names[event.seat]} draws a card."
        case story.AssetsSeen():
            return f"It is {_cards(event.cards)}."
        case story.DossierSeen():
            where, what = TITLES[event.location], OBJECTIVES[event.objective]
            return f"{names[event.rival]}'s pair is {what} in {where}."
        case story.ZoneCardPlayed():
            return f"{names[event.seat]} plays {CARDS[event.card]} on {event.zone} for one round."
        case story.ZoneCardsLifted():
            return f"{names[event.seat]} takes {_cards(event.cards)} off the board."
        case story.MolePlayed():
            return f"{names[event.seat]} has a Mole at {names[event.rival]}'s: {_cards(event.cards)} lie face up."
        case story.InformantPlayed():
            return f"{names[event.seat]} has an Informant look at {names[event.rival]}'s pair."
        case story.BudgetTaken():
            return f"{names[event.seat]} plays Black Budget and takes {event.money}k."
        case story.CardStolen(card=None):
            return f"{names[event.seat]} steals a card from {names[event.rival]} at random."
        case story.CardStolen():
            return f"{names[event.seat]} steals {CARDS[event.card or '']} from {names[event.rival]}."
        case story.CardDiscarded(card=None):
            return f"{names[event.seat]} discards a card."
        case story.CardDiscarded():
            return f"{names[event.seat]} discards {CARDS[event.card or '']}."
    return None


def _of_trade(event: Event, names: Names) -> str | None:
    match event:
        case story.OfferMade():
            verb = "counters: offers" if event.counter else "offers"
            sides = f"{_side(event.gives, event.pays)} for {_side(event.wants, event.asks)}"
            return f"{names[event.seat]} {verb} {names[event.partner]} {sides}."
        case story.OfferShown():
            return f"Offered: {_cards(event.give)}. Wanted: {_cards(event.want)}."
        case story.OfferAnswered():
            return f"{names[event.seat]} {'accepts' if event.accepted else 'declines'}."
    return None
