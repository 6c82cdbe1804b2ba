"""What happens in a game of Inkognito, as it is told. What was shown is told to those who saw it, and to nobody else.

Places stand for people: a seat, or with three players the dummy (3), or the Ambassador (4) where he is no player.
"""

from backroom.core.view import Event
from backroom.games.inkognito.view import Black, Clue, How, Location


class GameBegan(Event, frozen=True, kw_only=True, tag="game_began"):
    """2 Black cards are dealt."""

    nth: int
    ambassador: int | None  # R36 the seat that is Ambassador, with five players


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """2.3 Told to this seat alone."""

    seat: int
    black: Black


class RoundBegan(Event, frozen=True, kw_only=True, tag="round_began"):
    """3.6 Who starts, and R25 who plays for the dummy."""

    series: int
    round: int
    starter: int
    mover: int | None


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """3.1 A location card, open."""

    place: int
    location: Location
    by: int | None  # who played it for the dummy
    forced: bool  # R20 it was the last one


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """3.2, 10.2 The Ambassador's card is turned up."""

    place: int
    location: Location


class Met(Event, frozen=True, kw_only=True, tag="met"):
    """3.4 Who meets where."""

    location: Location
    who: tuple[int, ...]
    how: How


class Committed(Event, frozen=True, kw_only=True, tag="committed"):
    """R4, 10.2 A seat has chosen in secret."""

    seat: int


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """4.2, 5.1, 9.4, 10.4 Cards, told to those who see them."""

    giver: int
    taker: int
    black: bool
    cards: tuple[Clue, ...]


class Demanded(Event, frozen=True, kw_only=True, tag="demanded"):
    """5.1 Who asks whom for a black card."""

    seat: int
    asked: int


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """R3 No card is asked for, or looked at."""

    seat: int


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """9.4 A card of the dummy is looked at."""

    seat: int


class Called(Event, frozen=True, kw_only=True, tag="called"):
    """7.2 A number is called."""

    seat: int
    call: str  # "F52 B11 X0 Z29"
    dialled: str  # R12 "5211029"


class Named(Event, frozen=True, kw_only=True, tag="named"):
    """R10 With call=full: the caller, if an agent, and the other agents clockwise."""

    seat: int
    people: str


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    """7.2, 8.1 All black cards are opened."""

    caller: int | None  # null in a drawn game (R22)
    right: bool
    black: tuple[Black | None, ...]  # by place
    winners: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """8.1 Somebody has three points."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


InkognitoEvent = (
    GameBegan
    | Dealt
    | RoundBegan
    | Went
    | Turned
    | Met
    | Committed
    | Shown
    | Demanded
    | Declined
    | Looked
    | Called
    | Named
    | GameEnded
    | MatchEnded
)


def who(place: int, names: tuple[str, ...]) -> str:
    if place < len(names):
        return names[place]
    return "the dummy" if place == 3 else "the Ambassador"


def tell(event: Event, names: tuple[str, ...]) -> str:
    """One line of English."""
    line = _tell_visit(event, names) or _tell_meeting(event, names) or _tell_end(event, names)
    if line is None:
        raise TypeError(f"expected an event of Inkognito, got {event!r}")
    return line[0].upper() + line[1:]


def _all(places: tuple[int, ...], names: tuple[str, ...]) -> str:
    *front, last = [who(place, names) for place in places]
    return f"{', '.join(front)} and {last}" if front else last


def _tell_visit(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case GameBegan(ambassador=None):
            return f"game {event.nth}. The black cards are dealt."
        case GameBegan(ambassador=int(place)):
            return f"game {event.nth}. {who(place, names)} is the Ambassador. The black cards are dealt."
        case Dealt():
            return f"{who(event.seat, names)} is {event.black[0]} and holds {event.black[1]}."
        case RoundBegan(mover=None):
            return f"series {event.series}, round {event.round}. {_start(event, names)}."
        case RoundBegan(mover=int(mover)):
            player = who(mover, names)
            return f"series {event.series}, round {event.round}. {_start(event, names)}, {player} plays for the dummy."
        case Went(by=None):
            last = ", the last location left" if event.forced else ""
            return f"{who(event.place, names)} goes to {event.location}{last}."
        case Went(by=int(by)):
            return f"{who(by, names)} sends the dummy to {event.location}."
        case Turned():
            return f"{who(event.place, names)} turns up {event.location}."
        case _:
            return None


def _start(event: RoundBegan, names: tuple[str, ...]) -> str:
    starter = who(event.starter, names)
    return f"{starter[0].upper()}{starter[1:]} starts"


def _tell_meeting(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case Met():
            return f"{_all(event.who, names)} meet at {event.location}."
        case Committed():
            return f"{who(event.seat, names)} has chosen."
        case Shown(black=True):
            return f"{who(event.taker, names)} sees {who(event.giver, names)}'s black {event.cards[0]}."
        case Shown():
            return f"{who(event.taker, names)} sees {' and '.join(event.cards)} of {who(event.giver, names)}."
        case Demanded():
            return f"{who(event.seat, names)} demands a black card of {who(event.asked, names)}."
        case Declined():
            return f"{who(event.seat, names)} asks for nothing."
        case Looked():
            return f"{who(event.seat, names)} looks at a black card of the dummy."
        case Called():
            return f"{who(event.seat, names)} dials {event.dialled}: {event.call}."
        case Named():
            return f"{who(event.seat, names)} names the people: {event.people}."
        case _:
            return None


def _tell_end(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case GameEnded(caller=None):
            return f"nobody has called, and nobody wins. {_cards(event, names)}"
        case GameEnded():
            verdict = "right" if event.right else "wrong"
            return f"the call was {verdict}. A point for {_all(event.winners, names)}. {_cards(event, names)}"
        case MatchEnded(winners=()):
            return "the match is over without a winner."
        case MatchEnded():
            points = ", ".join(f"{name} {number}" for name, number in zip(names, event.points, strict=False))
            return f"the match is over: {points}. Won by {_all(event.winners, names)}."
        case _:
            return None


def _cards(event: GameEnded, names: tuple[str, ...]) -> str:
    held = [f"{who(place, names)} {cards[0]}/{cards[1]}" for place, cards in enumerate(event.black) if cards]
    return f"Black cards: {', '.join(held)}."
