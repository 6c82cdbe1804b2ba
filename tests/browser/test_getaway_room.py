"""Getaway where room is scarcest: eight at the table, four Stops in one hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import getaway
from tests.browser.checks import no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, keep, stage
from tests.browser.staged import Scene, staged
from tests.server.finished import finished

WINDOWS = [(360, 740), (768, 1024), (1024, 768), (1440, 900)]
SMALLEST = 11  # pixels of type that can be read
RACING = 134  # of the game that is over: a pile, and Locations won by both

CUT = """() => [...document.querySelectorAll('.plate .who b')]
    .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.innerText)"""
CUT_BELOW = """() => {
    const { bottom } = document.querySelector('.main').getBoundingClientRect();
    return [...document.querySelectorAll('.plate section, .pile .stack, .pile .laid')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > bottom + 1)
        .map((part) => part.innerText);
}"""
SIGNS = """() => [...document.querySelectorAll('.octagon b')].filter((sign) => sign.checkVisibility())
    .map((sign) => parseFloat(getComputedStyle(sign).fontSize))"""
BELOW_THE_FAN = """() => {
    const backs = [...document.querySelectorAll("[data-testid=backs] i")];
    const end = Math.max(...backs.map((card) => card.getBoundingClientRect().bottom));
    return document.querySelector('.says p').getBoundingClientRect().top - end;
}"""
BEYOND = """() => {
    const edge = document.querySelector('.bottom').getBoundingClientRect().right;
    return [...document.querySelectorAll('.stops *')].filter((part) => part.checkVisibility())
        .filter((part) => part.getBoundingClientRect().right > edge + 1).map((part) => part.className);
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "ready": staged("getaway", 8, lambda view: view.phase == "ready", start="host"),
        "race": staged("getaway", 8, lambda view: view.phase == "race" and view.pile > 3, start="host"),
        "two": staged("getaway", 2, lambda view: view.phase == "ready", start="host"),
        "four-stops": staged("getaway", 2, lambda view: view.phase == "race" and view.pile > 0, start="host"),
    }


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory, scenes: dict[str, Scene]) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("room") / "room.sqlite3"
    stage(path, {f"{name}-{width}": scene for name, scene in scenes.items() for width, _ in WINDOWS}, LONG_NAMES)
    keep(path, {"old": finished("getaway", 8)}, LONG_NAMES)
    running = Server(path, program="tests.browser.still")
    yield running
    running.stop()


def _open(browser: Browser, address: str, size: tuple[int, int]) -> Page:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    page.goto(address)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
@pytest.mark.parametrize("moment", ["ready", "race", "old"])
def test_eight_names_are_whole_and_nothing_is_cut_off_below(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int], moment: str
) -> None:
    there = f"/table/{moment}-{size[0]}?pace=fast#seat={scenes[moment].secret}" if moment in scenes else ""
    page = _open(browser, still.address + (there or f"/replay/old?pace=fast&at={RACING}&eyes=1"), size)
    assert page.evaluate(CUT) == []
    assert page.evaluate(CUT_BELOW) == []
    no_overflow(page)
    page.context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_four_stops_stay_beside_the_hand_and_can_be_read(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    scene = scenes["four-stops"]
    page = _open(browser, f"{still.address}/table/four-stops-{size[0]}?pace=fast#seat={scene.secret}", size)
    if scene.paused:
        page.get_by_test_id("go-on").click()
    assert page.get_by_test_id("stop").count() == 4
    assert page.evaluate(BEYOND) == []
    assert min(page.evaluate(SIGNS)) >= SMALLEST
    assert page.locator(".one :is(i, .key)", has_text="halten").filter(visible=True).count() == 4
    page.context.close()


@pytest.mark.parametrize("size", [*WINDOWS, (390, 844)], ids=[*(str(width) for width, _ in WINDOWS), "390"])
@pytest.mark.parametrize("moment", ["two", "ready"])
def test_the_backs_do_not_lie_on_what_is_asked(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int], moment: str
) -> None:
    page = _open(browser, f"{still.address}/table/{moment}-360?pace=fast#seat={scenes[moment].secret}", size)
    page.get_by_test_id("backs").wait_for(timeout=PATIENCE)
    assert page.evaluate(BELOW_THE_FAN) >= 0
    page.context.close()


def test_a_lost_line_is_told_beside_the_score(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    getaway.sit_down(page, server.address, 2)
    getaway.call_start(page)
    server.stop()
    lost = page.locator(".status .down")
    lost.wait_for(timeout=PATIENCE)
    told, score = lost.bounding_box(), page.get_by_test_id("round").bounding_box()
    assert told is not None
    assert score is not None
    assert told["x"] >= score["x"] + score["width"]
    page.close()
