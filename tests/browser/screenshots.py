"""`make screenshots`: every table, the entrance, lessons, replay and review, at desk and phone size.

Words after the command take only the pictures whose names begin so, and `--look FOLDER` puts them elsewhere, as PNG:
`python -m tests.browser.screenshots --look /tmp/pictures getaway lobby`.
"""

from argparse import ArgumentParser
from base64 import b64decode
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from backroom.games import GAMES
from tests.browser import album, places
from tests.browser.house import Server, launch
from tests.browser.notices import put_up
from tests.browser.past import keep, stage
from tests.browser.staged import Scene
from tests.server.finished import finished

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
QUALITY = 85
Wanted = Callable[[str], bool]
AT_REST = """() => Promise.all(document.getAnimations().map((one) => {
    const { iterations, endTime } = one.effect?.getComputedTiming() ?? {};
    return iterations === Infinity || endTime === Infinity ? null : one.finished.catch(() => null);
}))"""


class Photographer:
    def __init__(self, browser: Browser, address: str, size: str, wanted: Wanted, look: Path | None) -> None:
        self.browser = browser
        self.address = address
        self.size = size
        self.width, self.height = SIZES[size]
        self.wanted = wanted
        self.look = look
        self.context = self._context()  # one for all: a context costs more than a page

    def tables(self, pictures: dict[str, album.Picture], scenes: dict[str, Scene]) -> None:
        for name, picture in pictures.items():
            if self.wanted(name):
                page = self.context.new_page()
                scene = scenes[name]
                page.goto(f"{self.address}/table/{name}-{self.size}?pace=fast#seat={scene.secret}")
                if scene.paused:
                    page.get_by_test_id("go-on").click()
                picture.touch(page)
                self._shoot(page, name)
                page.close()

    def stays(self) -> None:
        for name, go in places.STAYS.items():
            if self.wanted(name):
                page = self.context.new_page()
                go(page, self.address)
                self._shoot(page, name)
                page.close()
        if self.wanted("entrance-german"):
            page = self._context(by_day=True).new_page()
            places.entrance(page, self.address)
            self._shoot(page, "entrance-german")
            page.context.close()
        if self.wanted("lobby"):
            with places.lobby(self.browser, self.address, self.width, self.height) as page:
                self._shoot(page, "lobby")

    def _context(self, by_day: bool = False) -> BrowserContext:
        how = places.GERMAN_BY_DAY if by_day else {}
        context = self.browser.new_context(viewport={"width": self.width, "height": self.height}, **how)
        context.add_init_script("localStorage.setItem('backroom.name', 'Ann')")
        context.add_init_script(f"localStorage.setItem('backroom.theme', '{'light' if by_day else 'dark'}')")
        return context

    def _shoot(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate(AT_REST)
        if self.look is not None:
            page.screenshot(path=self.look / f"{name}-{self.size}.png")
        else:
            wish = {"format": "webp", "quality": QUALITY}  # a fifth of a PNG; Playwright itself has only PNG and JPEG
            taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
            (FOLDER / f"{name}-{self.size}.webp").write_bytes(b64decode(taken["data"]))
        print(f"{name}-{self.size}", flush=True)


def take(words: list[str], look: Path | None) -> None:
    begun = time()

    def wanted(name: str) -> bool:
        return not words or any(name.startswith(word) for word in words)

    desk = {name: picture for pictures in album.TABLES.values() for name, picture in pictures.items()}
    pocket = desk | {name: picture for pictures in album.ON_A_PHONE.values() for name, picture in pictures.items()}
    scenes = {name: picture.scene() for name, picture in pocket.items() if wanted(name)}
    (look or FOLDER).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright, ExitStack() as afterwards:
        path = Path(folder) / "room.sqlite3"
        keep(path, {f"old-{game}": finished(game) for game in GAMES})
        stage(path, {f"{name}-{size}": scene for size in SIZES for name, scene in scenes.items()})
        server = Server(path, program="tests.browser.still")
        afterwards.callback(server.stop)
        put_up(server.address)
        browser = launch(playwright)
        for size in SIZES:
            photographer = Photographer(browser, server.address, size, wanted, look)
            photographer.stays()  # first, for the entrance remembers every table at which one sits
            photographer.tables(desk if size == "desktop" else pocket, scenes)
            photographer.context.close()
        browser.close()
    if not words and look is None:
        for picture in FOLDER.iterdir():
            if picture.stat().st_mtime < begun:  # nobody takes it any more
                picture.unlink()


if __name__ == "__main__":
    words = ArgumentParser(description=__doc__)
    words.add_argument("names", nargs="*")
    words.add_argument("--look", type=Path, metavar="FOLDER")
    given = words.parse_args()
    take(given.names, given.look)
