"""What happens in a game of FBI, as it is told. All of it is public; secrets are told when they open."""

from backroom.core.view import Event
from backroom.games.fbi.view import Agent, Card


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """4.1, 4.2 The handcuffs pass on and cards are dealt to the centre."""

    turn: int
    handcuffs: int
    dealt: tuple[Card, ...]


class Released(Event, frozen=True, kw_only=True, tag="released"):
    """4.3a A card moved forward, or none."""

    seat: int
    card: Card | None
    forced: bool  # 4.3g an empty slammer leaves no choice


class Ordered(Event, frozen=True, kw_only=True, tag="ordered"):
    """4.3d The holders of slammer cards 1..N."""

    order: tuple[int, ...]


class Locked(Event, frozen=True, kw_only=True, tag="locked"):
    """4.4a A seat has chosen its two agents; which ones, nobody is told."""

    seat: int


class Forced(Event, frozen=True, kw_only=True, tag="forced"):
    """R9 One colour in the centre: everybody keeps it and the 2x agent."""

    colour: Agent


class AgentShown(Event, frozen=True, kw_only=True, tag="agent_shown"):
    """R13 With arrest=free, an agent is shown and its player now picks a card."""

    seat: int
    step: int
    agent: Agent


class Arrested(Event, frozen=True, kw_only=True, tag="arrested"):
    """4.5 An agent is shown and takes a card, or finds its colour empty (4.5g)."""

    seat: int
    step: int  # 0..2N-1, the order track
    agent: Agent
    card: Card | None


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """5 The bonus cards are given and the points counted."""

    bonus: tuple[int | None, ...]  # who takes each of R Y B G K
    scores: tuple[int, ...]
    winners: tuple[int, ...]


FbiEvent = TurnBegan | Released | Ordered | Locked | Forced | AgentShown | Arrested | Ended


def tell(event: Event, names: tuple[str, ...]) -> str:
    """One line of English."""
    match event:
        case TurnBegan():
            return f"Turn {event.turn}. {names[event.handcuffs]} has the handcuffs. Dealt: {' '.join(event.dealt)}."
        case Released(card=None, forced=True):
            return f"{names[event.seat]} has nobody to release."
        case Released(card=None):
            return f"{names[event.seat]} releases nobody."
        case Released():
            return f"{names[event.seat]} releases {event.card}."
        case Ordered():
            return f"Arrests go {', '.join(names[seat] for seat in event.order)}, and back."
        case Locked():
            return f"{names[event.seat]} has chosen two agents."
        case Forced():
            return f"Only {event.colour} lies in the centre: everybody keeps {event.colour} and 2x."
        case AgentShown():
            return f"{names[event.seat]} shows {event.agent} and picks a card."
        case Arrested(card=None):
            return f"{names[event.seat]} uses {event.agent} and finds nobody left."
        case Arrested():
            return f"{names[event.seat]} uses {event.agent} and arrests {event.card}."
        case Ended():
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, event.scores, strict=False))
            return f"The game is over: {scores}. Won by {' and '.join(names[seat] for seat in event.winners)}."
        case _:
            raise TypeError(f"expected an event of FBI, got {event!r}")
