"""What happens in a game of Getaway, as it is told. All of it is public; judgements are told at the review."""

from backroom.core.view import Event
from backroom.games.getaway.view import Card, Judged, Review, Side


class Prepared(Event, frozen=True, kw_only=True, tag="prepared"):
    """3, 4a Cards are dealt face down and a Location is laid."""

    round: int
    location: Card
    hands: tuple[int, ...]


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """4b START is called, and all look at their cards."""

    round: int


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """5b A card lands on the pile, right or wrong: that is not told."""

    seat: int
    card: Card


class Agreed(Event, frozen=True, kw_only=True, tag="agreed"):
    """R25 A seat would call the round off."""

    seat: int


class Quiet(Event, frozen=True, kw_only=True, tag="quiet"):
    """R25 Nothing has landed for so many seconds."""

    seconds: int


class Voided(Event, frozen=True, kw_only=True, tag="voided"):
    """R25 The round counts for nobody; its Location is played for again."""

    location: Card


class Reviewed(Event, frozen=True, kw_only=True, tag="reviewed"):
    """9 The pile is laid out in a row and judged."""

    review: Review


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """10a A team has three Locations."""

    side: Side
    winners: tuple[int, ...]


GetawayEvent = Prepared | Started | Laid | Agreed | Quiet | Voided | Reviewed | Won

WHY = {
    "no_such_object": "its object is not on the card below",
    "other_main_object": "a Deny needs the same main object",
    "no_action_below": "a Deny needs an opposing Action card",
    "no_stop_object": "neither of its objects is on the card below",
}


def tell(event: Event, names: tuple[str, ...]) -> str:
    """One line of English."""
    match event:
        case Prepared():
            return (
                f"Round {event.round}, for {event.location}. Cards are dealt face down: {_counts(event.hands, names)}."
            )
        case Started():
            return f"START! Round {event.round} is on."
        case Laid():
            return f"{names[event.seat]} lays {event.card}."
        case Agreed():
            return f"{names[event.seat]} would call the round off."
        case Quiet():
            return f"Nothing has landed for {event.seconds} seconds."
        case Voided():
            return f"The round is void. {event.location} is played for again."
        case Reviewed():
            return _tell_review(event.review, names)
        case Won():
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
