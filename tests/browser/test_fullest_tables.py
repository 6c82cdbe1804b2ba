"""All games but Sleeper Cells with as many as can play: names are whole, and no control lies on another."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import TORN, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, stage
from tests.browser.staged import Scene, Wanted, staged

WINDOWS = [(360, 740), (900, 800)]

CUT = """() => {
    const one_line = '.ledger .name b, .turns .nm b, .others .who b, .plate.desk b, .slot b, .token + b';
    const two_lines = '.option b span:last-child, .whose > span:last-child';
    const seen = (part) => part.getClientRects().length > 0 && part.clientWidth > 1 && !part.closest('.spoken');
    const names = [...document.querySelectorAll(`${one_line}, ${two_lines}`)];
    names.forEach((part) => (part.style.overflowWrap = 'normal')); // no word ends in its middle but at a hyphen
    const cut = names.filter((part) => seen(part) &&
        (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4));
    names.forEach((part) => (part.style.overflowWrap = ''));
    return cut.map((part) => part.innerText);
}"""
ON_EACH_OTHER = """() => {
    const clipped = (part) => {
        const box = part.getBoundingClientRect().toJSON();
        for (let around = part.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const pane = around.getBoundingClientRect();
            box.left = Math.max(box.left, pane.left);
            box.right = Math.min(box.right, pane.right);
            box.top = Math.max(box.top, pane.top);
            box.bottom = Math.min(box.bottom, pane.bottom);
        }
        return { part, says: part.getAttribute('aria-label') ?? part.innerText, ...box };
    };
    const controls = [...document.querySelectorAll('.frame :is(button, a, select, input)')]
        .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((part) => part.closest('.spoken, .panel') === null)
        .map(clipped).filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return controls.flatMap((one, k) => controls.slice(k + 1)
        .filter((other) => !one.part.contains(other.part) && !other.part.contains(one.part) && meet(one, other))
        .map((other) => `${one.says} on ${other.says}`));
}"""
TOUCHED = """() => [...document.querySelectorAll('.ledger .row')].filter((row) => {
    const [pair, sum] = [row.querySelector('.pair'), row.querySelector('.points')];
    if (pair === null || sum === null || pair.getClientRects().length === 0) return false;
    const written = new Range();
    written.selectNodeContents(sum);
    const [chip, text] = [pair.getBoundingClientRect(), written.getBoundingClientRect()];
    return chip.left < text.right + 1 && text.left < chip.right + 1;
}).map((row) => row.innerText)"""


def _deciding(out: int) -> Wanted:
    def wanted(view: CriminalsView) -> bool:
        return view.phase == "decision" and view.sold_out == view.seat and view.seats - len(view.remaining) == out

    return wanted


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "fbi": staged("fbi", 5, lambda view: view.phase == "choose" and max(view.scores) >= 10),
        "fbi-arrest": staged("fbi", 5, lambda view: view.phase == "arrest" and max(view.scores) >= 10),
        "fbi-three": staged("fbi", 3, lambda view: view.phase == "arrest" and min(view.scores) >= 10),
        "inkognito": staged("inkognito", 5, lambda view: view.phase == "locations" and view.round >= 2),
        "inkognito-meeting": staged("inkognito", 5, lambda view: view.phase == "meetings" and view.round >= 2),
        "inkognito-sheet": staged("inkognito", 5, lambda view: view.phase == "locations" and view.round >= 2),
        "criminals": staged("criminals", 9, _deciding(0)),
        "criminals-four-out": staged("criminals", 9, _deciding(4)),
        "getaway": staged("getaway", 8, lambda view: view.phase == "ready", start="host"),
        "getaway-race": staged("getaway", 8, lambda view: view.phase == "race" and view.pile > 3, start="host"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes, LONG_NAMES)


@pytest.mark.parametrize("size", WINDOWS, ids=["phone", "tablet"])
def test_names_are_whole_and_no_control_lies_on_another(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    page = context.new_page()
    found: dict[str, list[str]] = {}
    for table, scene in scenes.items():
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
        page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
        if table == "inkognito-sheet" and page.get_by_test_id("tab-sheet").is_visible():
            page.get_by_test_id("tab-sheet").click()
        if table.startswith("criminals"):
            page.locator("[data-testid=go-on], [data-testid=decide]").first.wait_for(timeout=PATIENCE)
            if page.get_by_test_id("go-on").count():  # the size before has not gone on
                page.get_by_test_id("go-on").click()
            page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(600)  # cards that are dealt have come to rest
        torn = page.evaluate(TORN) if table == "getaway" else []
        found[table] = torn + page.evaluate(CUT) + page.evaluate(ON_EACH_OTHER) + page.evaluate(TOUCHED)
        no_overflow(page)
    assert {table: faults for table, faults in found.items() if faults} == {}
    context.close()
