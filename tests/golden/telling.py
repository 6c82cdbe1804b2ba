"""A whole game as text: each action, what was told of it and to whom, and what changed in every view."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from backroom.bots import find_bot
from backroom.core.bits import members
from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.core.state import EVERYONE, State
from backroom.games import find

FOLDER = Path(__file__).parent / "games"


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
    Golden("sleepers", 4, (), "greedy"),
    Golden("sleepers", 4, (("money_visible", "no"), ("after_stop", "redraw"), ("gifts", "yes")), "greedy"),
]


def told(golden: Golden) -> str:
    game = find(golden.game, dict(golden.options))
    state = game.deal(golden.seats, 2026)
    bots = [find_bot(golden.bot, game, Rng(seat)) for seat in range(golden.seats)]
    seen: dict[Seat, dict[str, object]] = {}
    lines = [f"{golden.game} with {golden.seats}: {' '.join(f'{n}={v}' for n, v in game.options.items())}", ""]
    lines += _seen(state, seen)
    while state.to_act():
        seat = Seat(members(state.to_act())[0])
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        state.story = []
        state.play(seat, action)
        lines += ["", f"> {seat} {game.action_name(action)}", *_heard(state), *_seen(state, seen)]
    final = state.outcome()
    return "\n".join([*lines, "", f"scores {final.scores}, winners {members(final.winners)}", ""])


def _heard(state: State) -> list[str]:
    names = tuple(f"seat {seat}" for seat in range(state.seats))
    lines = []
    for audience, event in state.story or []:
        whom = "" if audience == EVERYONE else f" (to {members(audience)})"
        lines.append(f"  {state.game.tell(event, names)}{whom}")
    return lines


def _seen(state: State, seen: dict[Seat, dict[str, object]]) -> list[str]:
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
                lines.append(f"    {who}: {name} = {value}")
        seen[looker] = shown
    return lines


def _fields(state: State, looker: Seat) -> dict[str, object]:
    view = state.view(looker)
    return {name: msgspec.json.encode(getattr(view, name)).decode() for name in view.__struct_fields__}
