"""What happens in a game of Getaway, as it is told. All of it is public; judgements are told at the review."""

from typing import Final

from backroom.core.view import Event
from backroom.games.getaway.view import GetawayCard, Judged, Review, Side


class RoundPrepared(Event, frozen=True, kw_only=True, tag="round_prepared"):
    """3, 4a Cards are dealt face down and a Location is laid."""

    round: int
    location: GetawayCard
    hands: tuple[int, ...]


class RaceStarted(Event, frozen=True, kw_only=True, tag="race_started"):
    """4b START is called, and all look at their cards."""

    round: int


class CardLaid(Event, frozen=True, kw_only=True, tag="card_laid"):
    """5b A card lands on the pile, right or wrong: that is not told."""

    seat: int
    card: GetawayCard


class CallOffAgreed(Event, frozen=True, kw_only=True, tag="call_off_agreed"):
    """R25 A seat would call the round off."""

    seat: int


class NothingLanded(Event, frozen=True, kw_only=True, tag="nothing_landed"):
    """R25 Nothing has landed for so many seconds."""

    seconds: int


class RoundVoided(Event, frozen=True, kw_only=True, tag="round_voided"):
    """R25 The round counts for nobody; its Location is played for again."""

    location: GetawayCard


class RoundReviewed(Event, frozen=True, kw_only=True, tag="round_reviewed"):
    """9 The pile is laid out in a row and judged."""

    review: Review


class LocationsWon(Event, frozen=True, kw_only=True, tag="locations_won"):
    """10a A team has three Locations."""

    side: Side
    winners: tuple[int, ...]


GetawayEvent = (
    RoundPrepared | RaceStarted | CardLaid | CallOffAgreed | NothingLanded | RoundVoided | RoundReviewed | LocationsWon
)

WHY: Final = {
    "no_such_object": "its object is not on the card below",
    "other_main_object": "a Deny needs the same main object",
    "no_action_below": "a Deny needs an opposing Action card",
    "no_stop_object": "neither of its objects is on the card below",
}


def tell(event: Event, names: tuple[str, ...]) -> str:
    """One line of English."""
    match event:
        case RoundPrepared():
            return (
                f"Round {event.round}, for {event.location}. Cards are dealt face down: {_counts(event.hands, names)}."
            )
        case RaceStarted():
            return f"START! Round {event.round} is on."
        case CardLaid():
            return f"{names[event.seat]} lays {event.card}."
        case CallOffAgreed():
            return f"{names[event.seat]} would call the round off."
        case NothingLanded():
            return f"Nothing has landed for {event.seconds} seconds."
        case RoundVoided():
            return f"The round is void. {event.location} is played for again."
        case RoundReviewed():
            return _tell_review(event.review, names)
        case LocationsWon():
            return f"The game is over: the {event.side} have three Locations. Won by {_list(event.winners, names)}."
        case _:
            raise TypeError(f"expected an event of Getaway, got {event!r}")


def _tell_review(review: Review, names: tuple[str, ...]) -> str:
    row = "; ".join(_tell_card(judged, names) for judged in review.row if judged.verdict != "aside")
    sums = [
        f"{side} {points} of {target}"
        for side, points, target in zip(("robbers", "police"), review.points, review.targets, strict=True)
        if points is not None
    ]
    closed = f"The {review.closing} close." if review.closing else "A showdown."
    end = f"{review.location} goes to the {review.winner}." if review.winner else "Nobody is ahead."
    return f"{closed} {row or 'No card counts'}. In all: {', '.join(sums) or 'nothing is counted'}. {end}"


def _tell_card(judged: Judged, names: tuple[str, ...]) -> str:
    by = names[judged.seat]
    match judged.verdict:
        case "up":
            return f"{judged.card} by {by} is up for {judged.points}"
        case "denied":
            return f"{judged.card} by {by} is denied by {judged.by}"
        case "wrong":
            return f"{judged.card} by {by} is wrong, {WHY[judged.why or 'no_such_object']}"
        case _:
            return f"{judged.card} by {by} is a valid Stop"


def _counts(hands: tuple[int, ...], names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} {cards}" for name, cards in zip(names, hands, strict=False))


def _list(seats: tuple[int, ...], names: tuple[str, ...]) -> str:
    return " and ".join(names[seat] for seat in seats)
