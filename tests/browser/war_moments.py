"""Moments of Sleeper Cells that several tests look at, and the way to a table that is in one."""

from typing import Any

import msgspec
from playwright.sync_api import Page

from backroom.core.seat import Seat
from backroom.record.record import Played, deal
from tests.browser.fbi import wait_for_my_choice
from tests.browser.house import Server
from tests.browser.staged import ANN, Scene

LEFT = Seat(1)
LONG = ("prevent_assassination", "recording_device", "prevent_wire_tap", "forged_orders", "explosives", "black_budget")


def crowded(view: Any) -> bool:
    return bool(view.phase == "act" and len(view.hand) >= 7 and len(view.spies[0]) >= 3)


def met(view: Any) -> bool:
    return bool(
        view.phase == "act"
        and view.turn > 6
        and view.money[0] >= 30
        and any(set(view.spies[0]) & set(others) for others in view.spies[1:])
    )


def rich_in_long_names(view: Any) -> bool:
    """Two cards of long names can be offered, with money, to a rival that has some too."""
    return bool(met(view) and len(long_ones(view)) >= 2 and view.held[LEFT] >= 2)


def long_ones(view: Any) -> list[str]:
    return [card for card in LONG if card in view.hand]


def countered(scene: Scene) -> Scene:
    """Ann has offered two cards and money, and the rival to her left wants more for two of its own."""
    state = deal(scene.record)
    for played in scene.record.actions:
        state.play(Seat(played.seat), state.game.action_id(played.action))
    theirs: Any = state.view(LEFT)
    mine = long_ones(state.view(ANN))[:2]
    gives, wants = [f"give {card}" for card in mine], [f"want {card}" for card in LONG[:2]]
    asks = [f"want {card}" for card in mine]
    counter = [
        "counter",
        *[f"give {card}" for card in theirs.hand[:2]],
        *asks,
        "want 5k",
        "want 5k",
        "want 5k",
        "propose",
    ]
    said = [(ANN, action) for action in ("trade left", *gives, *wants, "give 5k", "propose")]
    said += [(LEFT, action) for action in counter]
    actions = [*scene.record.actions, *[Played(int(seat), action) for seat, action in said]]
    return scene._replace(record=msgspec.structs.replace(scene.record, actions=tuple(actions)))


def sit_at(page: Page, still: Server, scenes: dict[str, Scene], scene: str, table: str = "") -> None:
    page.goto(f"{still.address}/table/{table or scene}?pace=fast#seat={scenes[scene].secret}")
    wait_for_my_choice(page)
