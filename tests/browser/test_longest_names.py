"""Names as long as can be, without a place to break: they end or break within their box and push nothing out of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from backroom.games.inkognito.view import InkognitoView
from tests.browser.checks import no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, over, staged

WINDOWS = [(360, 740), (768, 1024), (1024, 768), (1440, 900)]
UNBROKEN = tuple(f"{letter}rossherzoginmathild" for letter in "GABCDEFH")

STICKS_OUT = """() => [...document.querySelectorAll('.frame :is(.main, .bottom) *')]
    .filter((part) => part.checkVisibility() && part.closest('.spoken, svg') === null)
    .filter((part) => part.matches('section') || [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE))
    .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
    .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
    .map((part) => `${part.className}: ${part.innerText.slice(0, 60)}`)"""
SOLID = ("getaway-final", "inkognito-exchange")
UNREAD = """(name) => [...document.querySelectorAll('.frame :is(.main, .bottom) *')]
    .filter((part) => part.checkVisibility() && part.closest('.spoken, svg') === null)
    .filter((part) => [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .filter((part) => part.innerText.replaceAll('\\u00ad', '').includes(name))
    .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflow === 'hidden')
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 6)
    .filter((part) => !part.closest('[title]')?.title.includes(name) && !part.closest('[aria-label]'))
    .map((part) => `${part.className}: ${part.innerText}`)"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "getaway-final": staged("getaway", 8, over),
        "getaway-race": staged("getaway", 8, lambda view: view.phase == "race" and view.pile > 3, start="host"),
        "inkognito-exchange": staged("inkognito", 5, _exchange),
        "criminals": staged("criminals", 8, lambda view: view.phase == "discussion" and view.round > 1),
    }


def _exchange(view: InkognitoView) -> bool:
    meeting = view.meetings[view.settled] if view.phase == "meetings" else None
    return meeting is not None and meeting.how == "exchange" and 0 in meeting.who


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory, scenes: dict[str, Scene]) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("longest") / "room.sqlite3"
    stage(path, scenes, UNBROKEN)
    running = Server(path, program="tests.browser.still")
    yield running
    running.stop()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_the_longest_name_stays_in_its_box(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    page = context.new_page()
    found: dict[str, list[str]] = {}
    for table in SOLID:
        scene = scenes[table]
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
        page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        found[table] = page.evaluate(STICKS_OUT)
        no_overflow(page)
    assert {table: faults for table, faults in found.items() if faults} == {}
    context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_a_name_that_ends_in_an_ellipsis_is_whole_in_its_title(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    found: dict[str, list[str]] = {}
    for table, scene in scenes.items():
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
        page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        found[table] = [part for name in UNBROKEN for part in page.evaluate(UNREAD, name)]
    assert {table: faults for table, faults in found.items() if faults} == {}
    context.close()
