"""`make screenshots`: the entrance and every phase of a game, at desk and phone size, into docs/screenshots."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.fbi import choose_something, press, sit_down, wait_for_my_choice
from tests.browser.house import Server, launch

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
TURN = 4  # late enough that there is something to see


def shoot(page: Page, name: str, size: str) -> None:
    page.wait_for_timeout(600)  # cards have come to rest
    page.screenshot(path=FOLDER / f"{name}-{size}.png")
    print(f"{name}-{size}.png")


def visit(browser: Browser, address: str, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(address)
    page.get_by_test_id("play-now").first.wait_for()
    shoot(page, "entrance", size)
    sit_down(page, address)
    while (phase := wait_for_my_choice(page)) != "over":
        choose_something(page, phase)
        if page.get_by_test_id("turn").get_attribute("data-turn") == str(TURN):
            shoot(page, f"fbi-{phase}", size)
        press(page)
    shoot(page, "fbi-final", size)
    page.close()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "room.sqlite3")
        browser = launch(playwright)
        for size in SIZES:
            visit(browser, server.address, size)
        browser.close()
        server.stop()
