from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.house import Server, launch
from tests.browser.people import Person
from tests.browser.sizes import Size
from tests.browser.slow import slowed


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = slowed(launch(playwright))
        yield chromium
        chromium.close()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """Here a bot stands in for whoever has left."""
    running = Server(tmp_path / "room.sqlite3", program="tests.browser.impatient")
    yield running
    running.stop()


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    """Here bots think for hours."""
    running = Server(tmp_path / "room.sqlite3", program="tests.browser.still")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The room's file in which a module lays its `tables`."""
    return tmp_path_factory.mktemp("still") / "room.sqlite3"


@pytest.fixture(scope="module")
def still(path: Path, tables: None) -> Iterator[Server]:
    """A house with the module's tables, in which nothing happens by itself."""
    running = Server(path, program="tests.browser.still")
    yield running
    running.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "room.sqlite3")
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all who read there or take a lesson: nobody leaves anything behind."""
    running = Server(tmp_path_factory.mktemp("library") / "room.sqlite3")
    yield running
    running.stop()


@pytest.fixture
def ann(browser: Browser) -> Iterator[Person]:
    person = Person(browser, "Ann")
    yield person
    person.close()


@pytest.fixture
def bert(browser: Browser) -> Iterator[Person]:
    person = Person(browser, "Bert", 390, 844)
    yield person
    person.close()


@pytest.fixture
def wanda(browser: Browser) -> Iterator[Person]:
    person = Person(browser, "Wanda")
    yield person
    person.close()


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[Callable[[Size], BrowserContext]]:
    """One browser for each size and language: what a page has loaded is not loaded and unpacked for the next."""
    opened: dict[Size, BrowserContext] = {}

    def of(size: Size) -> BrowserContext:
        if size not in opened:
            width, height, locale = size
            opened[size] = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
        return opened[size]

    yield of
    for context in opened.values():
        context.close()


@pytest.fixture
def page(windows: Callable[[Size], BrowserContext], request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of the size and language that `sizes.at` names. Nothing is known in it of whoever looked before."""
    page = windows(request.param).new_page()
    yield page
    house = str(page.evaluate("() => window.origin"))
    page.goto("about:blank")  # what a page keeps as it is left is forgotten too
    if house != "null":
        kept = {"origin": house, "storageTypes": "local_storage"}
        page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", kept)
    page.close()
