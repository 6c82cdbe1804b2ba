"""Moments of Sleeper Cells that several tests look at, and the way to a table that is in one."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.fbi import wait_for_my_choice
from tests.browser.house import Server
from tests.browser.staged import Scene


def crowded(view: Any) -> bool:
    return bool(view.phase == "act" and len(view.hand) >= 7 and len(view.spies[0]) >= 3)


def met(view: Any) -> bool:
    return bool(
        view.phase == "act"
        and view.turn > 6
        and view.money[0] >= 30
        and any(set(view.spies[0]) & set(others) for others in view.spies[1:])
    )


def sit_at(page: Page, still: Server, scenes: dict[str, Scene], scene: str, table: str = "") -> None:
    page.goto(f"{still.address}/table/{table or scene}?pace=fast#seat={scenes[scene].secret}")
    wait_for_my_choice(page)
