"""Any action of the five games, made on the page as a person makes it at a desk."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import getaway, sleepers
from tests.browser.house import PATIENCE


def make(page: Page, game: str, action: str) -> None:
    """Touch what must be touched until the action is on its way."""
    verb, *objects = action.split(" ")
    MAKERS[game](page, verb, objects)


def _fbi(page: Page, verb: str, objects: list[str]) -> None:
    if verb == "keep":
        for agent in objects[0].split("+"):
            page.locator(f'[data-agent="{agent}"]').click()
    else:
        page.locator(f'[data-testid="option"][data-action="{verb} {objects[0]}"]').click()
    _press(page)


def _criminals(page: Page, verb: str, objects: list[str]) -> None:
    if verb == "accuse":
        page.get_by_test_id(f"accuse-{objects[0]}").click()
    elif verb == "pass":
        page.get_by_test_id("decide").get_by_test_id("primary").click()
    else:
        page.get_by_test_id(f"kind-{objects[0]}").click()
        page.locator(f'[data-testid="say-option"][data-action="claim {" ".join(objects)}"]').click()
        _press(page)


def _inkognito(page: Page, verb: str, objects: list[str]) -> None:
    if verb == "go":
        page.locator(f'button[data-at="{" ".join(objects)}"]').click()
    elif verb == "show":
        for card in objects[0].split("+"):
            page.locator(f'[data-card="{card}"]').click()
    elif verb == "demand":
        page.locator(f'[data-testid="option"][data-action="demand {objects[0]}"]').click()
    else:
        page.get_by_test_id("call-mode").click()
        for part in objects:
            column = page.locator(".column").filter(has=page.get_by_text(part[0], exact=True))
            choice = column.get_by_role("button").filter(has=page.get_by_text(part[1:], exact=True))
            if choice.get_attribute("aria-pressed") == "false":
                choice.click()
    _press(page)


def _getaway(page: Page, _: str, objects: list[str]) -> None:
    """As a robber: an action names the same card for both sides, the robbers' object first."""
    what, which = objects[0].split(".")
    if what == "STOP":
        getaway.hold(page, page.locator(f'[data-testid="stop"][data-card="R.STOP.{which}"]'))
    else:
        card = f"DENY.{which.split('/')[0]}" if what == "DENY" else f"{what.split('/')[0]}.{which}"
        page.locator(f'[data-testid="card"][data-card="R.{card}"]').click()


def _sleepers(page: Page, verb: str, objects: list[str]) -> None:
    if verb == "pick":
        card = page.get_by_role("button", name=re.compile(objects[0].replace("_", " "), re.IGNORECASE))
        page.get_by_test_id("option").and_(card).first.click()
    elif verb == "initiate":
        page.get_by_test_id("initiate").click()
        sleepers.touch(page, objects[0])
    elif verb == "discard":
        page.locator(f'[data-testid="asset"][data-card="{objects[0]}"]').first.click()
    elif verb in ("place", "move", "car", "plane"):
        sleepers.look_away(page)
        for city in objects:
            sleepers.touch(page, city)
    elif verb not in ("end", "accept"):
        _of_a_spy(page, " ".join([verb, *objects]))
    _press(page)


def _of_a_spy(page: Page, action: str) -> None:
    """What a spy can do where it stands: the first that can."""
    option = page.locator(f'[data-testid="option"][data-action="{action}"]')
    for city in sleepers.my_cities(page):
        sleepers.look_away(page)
        sleepers.touch(page, city)
        if option.count():
            option.click()
            return
    raise AssertionError(f"expected a spy that can {action}, found none")


def _press(page: Page) -> None:
    expect(page.get_by_test_id("primary")).to_be_enabled()
    page.get_by_test_id("primary").click(timeout=PATIENCE)


MAKERS: dict[str, Callable[[Page, str, list[str]], None]] = {
    "fbi": _fbi,
    "criminals": _criminals,
    "inkognito": _inkognito,
    "getaway": _getaway,
    "sleepers": _sleepers,
}
