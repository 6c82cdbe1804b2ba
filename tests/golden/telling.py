"""A whole game as text: each action, what was told of it and to whom, and what changed in every view."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from backroom.bots import find_bot
from backroom.bots.schedule import Schedule, act
from backroom.core.bits import members
from backroom.core.rng import Rng
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import EVERYONE, State
from backroom.games import find

FOLDER = Path(__file__).parent / "games"
LONG = 300


class Golden(NamedTuple):
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bot: str

    @property
    def path(self) -> Path:
        options = "".join(f"-{value}" for _, value in self.options)
        return FOLDER / f"{self.game}-{self.seats}{options}-{self.bot}.txt"


GAMES = [
    Golden("fbi", 4, (), "greedy"),
    Golden("fbi", 2, (), "random"),
    Golden("fbi", 5, (("arrest", "top"), ("deck", "fbi59-c")), "random"),
    Golden("fbi", 3, (("arrest", "free"), ("bonus_count", "villains")), "random"),
    Golden("inkognito", 4, (), "sleuth"),
    Golden("inkognito", 3, (), "sleuth"),
    Golden("inkognito", 5, (), "sleuth"),
    Golden("inkognito", 4, (("play", "match"), ("call", "full")), "random"),
    Golden("inkognito", 5, (("play", "match"), ("simultaneous_locations", "yes")), "random"),
    Golden("criminals", 5, (), "greedy"),
    Golden("criminals", 4, (("timing", "ballots"), ("ballots", "2")), "greedy"),
    Golden("criminals", 3, (("timing", "ballots"), ("deadlock", "new_crime")), "random"),
    Golden("criminals", 3, (("grace_seconds", "2"), ("crime_set", "mild")), "random"),
    Golden("criminals", 2, (("allow_two", "yes"),), "random"),
    Golden("getaway", 2, (), "greedy"),
    Golden("getaway", 5, (), "random"),
    Golden("getaway", 4, (("stalemate", "showdown"), ("redeal", "same_pool")), "random"),
    Golden("getaway", 3, (("wrong_cards", "refused"),), "greedy"),
    Golden("sleepers", 4, (), "greedy"),
    Golden("sleepers", 4, (("money_visible", "no"), ("after_stop", "redraw"), ("gifts", "yes")), "greedy"),
]


def told(golden: Golden) -> str:
    game = find(golden.game, dict(golden.options))
    state = game.deal(golden.seats, 2026, [])
    bots = [find_bot(golden.bot, game, Rng(seat)) for seat in range(golden.seats)]
    seen: dict[Seat, dict[str, str]] = {}
    lines = [f"{golden.game} with {golden.seats}: {' '.join(f'{n}={v}' for n, v in game.options.items())}", ""]
    lines += [*_heard(state), *_seen(state, seen)]
    schedule = Schedule(Rng(2026))
    while state.to_act():
        state.story = []
        seat, action = act(state, bots, schedule)
        who = "house" if seat == HOUSE else seat
        lines += ["", f"> {who} {game.action_name(action)}", *_heard(state), *_seen(state, seen)]
    final = state.outcome()
    return "\n".join([*lines, "", f"scores {final.scores}, winners {members(final.winners)}", ""])


def _next(state: State, order: Rng) -> Seat:
    """The first that may act; in a race, where nothing is sealed, one of them as drawn."""
    acting = members(state.to_act())
    race = len(acting) > 1 and state.sealed() == 0
    return Seat(acting[order.below(len(acting))] if race else acting[0])


def _heard(state: State) -> list[str]:
    names = tuple(f"seat {seat}" for seat in range(state.seats))
    lines = []
    for audience, event in state.story or []:
        whom = "" if audience == EVERYONE else f" (to {members(audience)})"
        lines.append(f"  {state.game.tell(event, names)}{whom}")
    return lines


def _seen(state: State, seen: dict[Seat, dict[str, str]]) -> list[str]:
    """What changed for the watcher, and for each seat that sees more or other than the watcher."""
    lines = []
    public = _fields(state, WATCHER)
    for looker in [WATCHER, *(Seat(seat) for seat in range(state.seats))]:
        now = _fields(state, looker)
        shown = now if looker == WATCHER else {name: value for name, value in now.items() if value != public[name]}
        before = seen.get(looker, {})
        for name, value in shown.items():
            if name != "seat" and before.get(name) != value:
                who = "all" if looker == WATCHER else f"seat {looker}"
                lines.append(f"    {who}: {name} {_change(before.get(name), value)}")
        seen[looker] = shown
    return lines


def _change(before: str | None, now: str) -> str:
    """A list of objects that has only grown is told by what is new."""
    old: object = msgspec.json.decode(before) if before else None
    new: object = msgspec.json.decode(now)
    if isinstance(old, list) and isinstance(new, list) and 0 < len(old) < len(new) and new[: len(old)] == old:
        added = new[len(old) :]
        if isinstance(added[0], dict):
            return f"+ {msgspec.json.encode(added).decode()}"
    return f"= {now}"


def _fields(state: State, looker: Seat) -> dict[str, str]:
    view = state.view(looker)
    return {name: msgspec.json.encode(getattr(view, name)).decode() for name in view.__struct_fields__}
