"""The review of a finished game in a narrow window: names are whole, tiles keep to themselves, the course is seen."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import keep
from tests.server.finished import finished

WINDOWS = [(360, 740), (390, 844), (768, 1024), (1024, 768)]
TABLET = 768
DRAWN = ((390, 844), "whole-4")
"""The phone and the players of the design: results, board and course on one screen."""

WHOLE = ("Christopher", "Bartholomäus", "Alexandra", "Maximiliane", "Bartholomew")
TOO_LONG = (
    "Annabella-Katharina",
    "WWWWWWWWWWWWWWWWWWWW",
    "Theodor Schwarzenegg",
    "Grossherzogin Mathil",
    "Wilhelmina van Dyke",
)

OUTSIDE = """() => [...document.querySelectorAll('[data-testid="results"] .tile')].flatMap((tile) => {
    const box = tile.getBoundingClientRect();
    return [...tile.querySelectorAll('svg, b, small, strong')].filter((part) => part.getClientRects().length > 0)
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, { left, right, top, bottom }]) =>
            left < box.left || right > box.right || top < box.top || bottom > box.bottom)
        .map(([part]) => part.textContent);
})"""
CUT = """() => [...document.querySelectorAll('[data-testid="results"] b')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)"""
LOWEST = "() => document.querySelector('[data-testid=\"plot\"]').getBoundingClientRect().bottom"
FREE = "() => document.querySelector('.transport').getBoundingClientRect().top"


@pytest.fixture(scope="module")
def tables(path: Path) -> None:
    keep(path, {"whole-4": finished("fbi", 4), "whole-5": finished("fbi", 5)}, WHOLE)
    keep(path, {"long": finished("fbi", 5)}, TOO_LONG)


@pytest.mark.parametrize("size", WINDOWS, ids=[f"{width}" for width, _ in WINDOWS])
def test_results_keep_to_their_tiles_and_the_course_is_in_sight(
    browser: Browser, still: Server, size: tuple[int, int]
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale="de-DE")
    for table in ("whole-4", "whole-5", "long"):
        page.goto(f"{still.address}/review/{table}")
        page.get_by_test_id("plot").wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        assert faults(page, OUTSIDE) == [], f"at {table}"
        assert table == "long" or faults(page, CUT) == [], f"at {table}"
        if size[0] >= TABLET or (size, table) == DRAWN:  # on others the board comes first
            assert page.evaluate(LOWEST) <= page.evaluate(FREE), f"expected the course in the first view of {table}"
        no_overflow(page)
    page.close()
