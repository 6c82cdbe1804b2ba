"""What happens in a game of Criminals, as it is told. All of it is public; a crime is told when it becomes known."""

from backroom.core.view import Event
from backroom.games.criminals.view import Crime, Grounds, Statement, Suspect

BOSS = 9


class CrimeTurnedUp(Event, frozen=True, kw_only=True, tag="crime_turned_up"):
    """3.1 A round begins. 3.6 Some count as accusing the Boss."""

    round: int
    crime: Crime
    threshold: int
    automatic: tuple[int, ...]


class Stated(Event, frozen=True, kw_only=True, tag="stated"):
    """R31 Somebody said something."""

    statement: Statement


class Accused(Event, frozen=True, kw_only=True, tag="accused"):
    """3.3 An accusation is made, switched, or with null withdrawn."""

    seat: int
    target: Suspect | None


class Wavered(Event, frozen=True, kw_only=True, tag="wavered"):
    """R20 Somebody is about to be sold out; null, if no longer."""

    target: Suspect | None


class DiscussionClosed(Event, frozen=True, kw_only=True, tag="discussion_closed"):
    """R5 The final call, and who accuses nobody yet."""

    abstaining: tuple[int, ...]


class Deadlocked(Event, frozen=True, kw_only=True, tag="deadlocked"):
    """R5 Nobody was sold out; with deadlock=new_crime the crime goes back."""

    crime: Crime


class ChoiceSealed(Event, frozen=True, kw_only=True, tag="choice_sealed"):
    """R30 A seat has made its statement or cast its ballot; what it is, nobody is told yet."""

    seat: int


class BallotsOpened(Event, frozen=True, kw_only=True, tag="ballots_opened"):
    """R30 Whom each seat accuses."""

    ballot: int
    accusations: tuple[Suspect | None, ...]


class SoldOut(Event, frozen=True, kw_only=True, tag="sold_out"):
    """4.1, 6.1 A player takes the crime card, or the Boss is called."""

    target: Suspect
    crime: Crime
    grounds: Grounds


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """4.2 Guilty."""

    seat: int
    crime: Crime
    hand: tuple[Crime, ...]


class AlibiShown(Event, frozen=True, kw_only=True, tag="alibi_shown"):
    """2.7 Turned up before the first round. 4.3, 5.3 Innocent."""

    seat: int
    crime: Crime


class PassedUp(Event, frozen=True, kw_only=True, tag="passed_up"):
    """4.4 No snitching; R21 also when time is up."""

    seat: int
    timed_out: bool


class Snitched(Event, frozen=True, kw_only=True, tag="snitched"):
    """5.1 Somebody is named for the crime."""

    seat: int
    target: Suspect
    crime: Crime


class CrimeConfessed(Event, frozen=True, kw_only=True, tag="crime_confessed"):
    """5.3 A snitch who was wrong is out, and the own crime is known."""

    seat: int
    crime: Crime


class CaseClosed(Event, frozen=True, kw_only=True, tag="case_closed"):
    """8.1 The game is over. R23 All crimes are known."""

    guilt: tuple[Crime, ...]
    boss: Crime
    winners: tuple[int, ...]


CriminalsEvent = (
    CrimeTurnedUp
    | Stated
    | Accused
    | Wavered
    | DiscussionClosed
    | Deadlocked
    | ChoiceSealed
    | BallotsOpened
    | SoldOut
    | Eliminated
    | AlibiShown
    | PassedUp
    | Snitched
    | CrimeConfessed
    | CaseClosed
)

GROUNDS = {
    "accused": "",
    "automatic": " since everybody else shows an alibi",
    "plurality": " by the most accusations",
    "chance": " by chance",
}


def tell(event: Event, names: tuple[str, ...]) -> str:
    """One line of English."""
    match event:
        case Stated():
            return _quote(event.statement, names)
        case CrimeTurnedUp():
            locked = f" {_list(event.automatic, names)} can only accuse the Boss." if event.automatic else ""
            votes = "accusation sells" if event.threshold == 1 else "accusations sell"
            return f"Round {event.round}: {event.crime}. {event.threshold} {votes} a player out.{locked}"
        case Accused(target=None):
            return f"{names[event.seat]} withdraws."
        case Accused():
            return f"{names[event.seat]} accuses {_name(event.target, names)}."
        case Wavered(target=None):
            return "Nobody is about to be sold out any more."
        case Wavered():
            return f"{_name(event.target, names, True)} is about to be sold out."
        case DiscussionClosed(abstaining=()):
            return "The discussion is closed. Final call."
        case DiscussionClosed():
            return f"The discussion is closed. Final call for {_list(event.abstaining, names)}."
        case Deadlocked():
            return f"Nobody is sold out. {event.crime} goes back to the deck."
        case ChoiceSealed():
            return f"{names[event.seat]} has chosen."
        case BallotsOpened():
            votes = ", ".join(_vote(seat, target, names) for seat, target in enumerate(event.accusations))
            return f"Ballot {event.ballot}: {votes}."
        case SoldOut():
            return f"{_name(event.target, names, True)} is sold out for {event.crime}{GROUNDS[event.grounds]}."
        case Eliminated():
            return f"{names[event.seat]} did it, and is out. The hand: {' '.join(event.hand)}."
        case AlibiShown():
            return f"{names[event.seat]} shows an alibi for {event.crime}."
        case PassedUp():
            return f"{names[event.seat]} {'lets the time run out' if event.timed_out else 'passes'}."
        case Snitched():
            return f"{names[event.seat]} snitches on {_name(event.target, names)} for {event.crime}."
        case CrimeConfessed():
            return f"{names[event.seat]} was wrong, and is out. The own crime was {event.crime}."
        case CaseClosed():
            did = ", ".join(f"{name} {crime}" for name, crime in zip(names, event.guilt, strict=False))
            return f"The game is over: {did}, the Boss {event.boss}. Won by {_list(event.winners, names)}."
        case _:
            raise TypeError(f"expected an event of Criminals, got {event!r}")


def _quote(said: Statement, names: tuple[str, ...]) -> str:
    whom = "" if said.about is None else _name(said.about, names)
    words = {
        "alibi": f"I have an alibi for {said.claim}",
        "crime": f"my crime is {said.claim}",
        "suspect": f"I suspect {whom}",
        "trust": f"I trust {whom}",
        "propose": f"let us sell out {whom}",
        "ask": f"{whom}, have you an alibi for {said.crime}?",
        "yes": "yes",
        "no": "no",
        "promise": "sell me out and I pass",
        "agree": f"{whom} is right",
        "disagree": f"{whom} is wrong",
    }
    return f'{names[said.seat]}: "{words[said.kind]}"'


def _name(target: int | None, names: tuple[str, ...], first: bool = False) -> str:
    if target is None or target == BOSS:
        return "The Boss" if first else "the Boss"
    return names[target]


def _vote(seat: int, target: int | None, names: tuple[str, ...]) -> str:
    return f"{names[seat]} {'nobody' if target is None else _name(target, names)}"


def _list(seats: tuple[int, ...], names: tuple[str, ...]) -> str:
    *others, last = [names[seat] for seat in seats]
    return f"{', '.join(others)} and {last}" if others else last
