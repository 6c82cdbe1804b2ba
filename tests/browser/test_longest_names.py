"""Names as long as can be, without a place to break: they end or break within their box and push nothing out of it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from backroom.games import GAMES
from backroom.games.criminals.view import CriminalsView
from backroom.games.inkognito.view import InkognitoView
from tests.browser.checks import no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import keep, stage
from tests.browser.staged import Scene, over, staged
from tests.server.finished import finished

WINDOWS = [(360, 740), (768, 1024), (1024, 768), (1440, 900)]
UNBROKEN = tuple(f"{letter}rossherzoginmathild" for letter in "GABCDEFH")

STICKS_OUT = """() => [...document.querySelectorAll('.frame :is(.main, .bottom) *')]
    .filter((part) => part.checkVisibility() && part.closest('.spoken, svg, .map, td') === null)
    .filter((part) => part.matches('section') || [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE))
    .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
    .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis' && part.querySelector('.tick') === null)
    .concat([...document.querySelectorAll('.final *')].filter((part) => part.checkVisibility()
        && part.getBoundingClientRect().right > part.closest('.final').getBoundingClientRect().right + 1))
    .concat([...document.querySelectorAll('.final li *')].filter((part) => part.checkVisibility()
        && part.getBoundingClientRect().right > part.closest('li').getBoundingClientRect().right + 1))
    .map((part) => `${part.className}: ${part.innerText.slice(0, 60)}`)"""
SOLID = (
    "getaway-final",
    "inkognito-visit",
    "inkognito-exchange",
    "inkognito-audience",
    "inkognito-answer",
    "inkognito-final",
    "sleepers-final",
)
UNREAD = """(name) => [...document.querySelectorAll('.frame :is(.main, .bottom) *, main.review *')]
    .filter((part) => part.checkVisibility() && part.closest('.spoken, svg') === null)
    .filter((part) => [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .filter((part) => part.innerText.replaceAll('\\u00ad', '').includes(name))
    .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflow === 'hidden')
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 6)
    .filter((part) => !part.closest('[title]')?.title.includes(name) && !part.closest('[aria-label]'))
    .map((part) => `${part.className}: ${part.innerText}`)"""

WHOLE = ", ".join(
    (
        "[data-testid=place] .name",
        ".others .who b, .plate .who b",
        ".tile b .line, .option b .line, .held li span",
    )
)
"""Where there is room for two lines, and no name ends in an ellipsis."""
CUT = """(where) => [...document.querySelectorAll(where)]
    .filter((part) => part.checkVisibility() && part.closest('.spoken') === null)
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 6)
    .map((part) => `${part.className}: ${part.innerText}`)"""

OUT_OF_SIGHT = """() => {
    const eyes = document.querySelector('[data-testid=eyes]');
    const [plot, row] = ['.curves', '.course > .row'].map((part) => document.querySelector(part).offsetHeight);
    return [
        ...(eyes.scrollWidth > eyes.clientWidth ? ['whose eyes'] : []),
        ...(row > 60 && innerWidth > 700 ? [`a legend ${row} high over a plot of ${plot}`] : []),
        ...[...document.querySelectorAll('.kept li')].filter((part) =>
            part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
        ).map((part) => part.innerText),
    ];
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "getaway-final": staged("getaway", 8, over),
        "getaway-race": staged("getaway", 8, lambda view: view.phase == "race" and view.pile > 3, start="host"),
        "inkognito-visit": staged("inkognito", 4, lambda view: view.phase == "locations" and not any(view.played)),
        "inkognito-exchange": staged("inkognito", 5, lambda view: _meets(view, "exchange")),
        "inkognito-audience": staged("inkognito", 5, lambda view: _meets(view, "audience") and len(view.sheet) > 3),
        "inkognito-answer": staged("inkognito", 5, lambda view: view.phase == "answer"),
        "criminals": staged("criminals", 8, lambda view: view.phase == "discussion" and view.round > 1),
        "criminals-decide": staged("criminals", 8, _decides),
        "inkognito-final": staged("inkognito", 4, over),
        "sleepers-final": staged("sleepers", 4, over),
        "fbi": staged("fbi", 5, lambda view: view.phase == "choose" and view.turn > 1),
    }


def _decides(view: CriminalsView) -> bool:
    return view.phase == "decision" and view.sold_out == view.seat


def _meets(view: InkognitoView, how: str) -> bool:
    meeting = view.meetings[view.settled] if view.phase == "meetings" else None
    return meeting is not None and meeting.how == how and 0 in meeting.who


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    keep(path, {f"old-{game}": finished(game) for game in GAMES}, UNBROKEN)
    stage(path, scenes, UNBROKEN)


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
        if page.get_by_test_id("call-mode").count():
            page.get_by_test_id("call-mode").click()
            page.get_by_test_id("part").first.wait_for()
            found[f"{table}, the call"] = page.evaluate(STICKS_OUT)
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


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_so_is_a_name_in_a_review_and_all_eyes_are_in_sight(
    browser: Browser, still: Server, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    found: dict[str, list[str]] = {}
    for game in GAMES:
        page.goto(f"{still.address}/review/old-{game}")
        page.locator('[data-testid="stage"] > .drawn > :last-child').wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        found[game] = [part for name in UNBROKEN for part in page.evaluate(UNREAD, name)]
        found[game] += page.evaluate(OUT_OF_SIGHT)
    assert {game: faults for game, faults in found.items() if faults} == {}
    context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_the_longest_name_is_whole_where_two_lines_have_room(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    found: dict[str, list[str]] = {}
    for table, scene in scenes.items():
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
        page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
        if table == "criminals-decide":
            page.locator("[data-testid=go-on], [data-testid=decide]").first.wait_for(timeout=PATIENCE)
            if page.get_by_test_id("go-on").count():  # the size before has not gone on
                page.get_by_test_id("go-on").click()
            page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        found[table] = page.evaluate(CUT, WHOLE)
    assert {table: faults for table, faults in found.items() if faults} == {}
    page.context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_in_a_lobby_the_longest_name_is_whole(browser: Browser, still: Server, size: tuple[int, int]) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    wish = {"game": "getaway", "name": UNBROKEN[0], "seats": 8, "begin": False}
    seated = page.request.post(f"{still.address}/api/tables", data=wish).json()
    for name in UNBROKEN[1:4]:
        page.request.post(f"{still.address}/api/tables/{seated['table']}/seats", data={"name": name})
    page.goto(f"{still.address}/table/{seated['table']}#seat={seated['secret']}")
    page.get_by_test_id("place").nth(7).wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(CUT, WHOLE) == []
    no_overflow(page)
    page.context.close()
