"""`make screenshots`: the entrance and every table in its best moments, at desk and phone size, into docs/screenshots.

Names of games after the command take only theirs: `python -m tests.browser.screenshots getaway`.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import criminals, fbi, getaway, inkognito, sleepers
from tests.browser.house import Server, launch

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TURN = 4  # late enough that there is something to see

Visit = Callable[[Browser, str], None]


def shoot(page: Page, name: str, size: str) -> None:
    page.wait_for_timeout(600)  # cards have come to rest
    page.screenshot(path=FOLDER / f"{name}-{size}.png")
    print(f"{name}-{size}.png", flush=True)


def at_every_size(visit: Callable[[Page, str, str], None]) -> Visit:
    def both(browser: Browser, address: str) -> None:
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            visit(page, address, size)
            page.close()

    return both


def entrance(page: Page, address: str, size: str) -> None:
    page.goto(address)
    page.get_by_test_id("play-now").first.wait_for()
    shoot(page, "entrance", size)


def play_fbi(page: Page, address: str, size: str) -> None:
    fbi.sit_down(page, address)
    while (phase := fbi.wait_for_my_choice(page)) != "over":
        fbi.choose_something(page, phase)
        if page.get_by_test_id("turn").get_attribute("data-turn") == str(TURN):
            shoot(page, f"fbi-{phase}", size)
        fbi.press(page)
    shoot(page, "fbi-final", size)


def play_criminals(page: Page, address: str, size: str) -> None:
    for moment in criminals.moments(page, address):
        shoot(page, moment, size)


def play_sleepers(page: Page, address: str, size: str) -> None:
    for moment in sleepers.moments(page, address):
        shoot(page, moment, size)


VISITS: dict[str, Visit] = {
    "entrance": at_every_size(entrance),
    "fbi": at_every_size(play_fbi),
    "criminals": at_every_size(play_criminals),
    "inkognito": lambda browser, address: inkognito.screenshots(browser, address, FOLDER),
    "getaway": lambda browser, address: getaway.screenshots(browser, address, FOLDER),
    "sleepers": at_every_size(play_sleepers),
}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "room.sqlite3")
        browser = launch(playwright)
        for name in sys.argv[1:] or VISITS:
            VISITS[name](browser, server.address)
        browser.close()
        server.stop()
