"""What belongs in one line stands in one: the plaques of a line-up, eliminated or not, and cards of one size."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from backroom.games.criminals.view import CriminalsView
from backroom.games.fbi.view import FbiView
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

DESKS = [(1024, 768, "de-DE"), (1280, 800, "en-GB"), (1440, 900, "en-GB")]
BOARDS = [(360, 740, "de-DE"), *DESKS]
DEEP = 7  # cards of one colour
LEAST_READ = 12  # pixels of a numeral
LEAST_FRONT = 40  # pixels of a card that can be taken

PLAQUES = """() => [...document.querySelectorAll('.suspect .plaque')].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return `${Math.round(top)} to ${Math.round(bottom)}`;
})"""
ON_BUTTONS = """() => {
    const boxes = (parts) => [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    const row = boxes('.suspect .do');
    return boxes('.suspect .plaque').filter(({ bottom }) => row.some(({ top }) => bottom > top)).length;
}"""
WIDTHS = "() => [...document.querySelectorAll('.pile .slot')].map((part) => part.offsetWidth)"
HEADS = "() => [...document.querySelectorAll('.pile .n')].map((part) => parseFloat(getComputedStyle(part).fontSize))"


def _one_is_out(view: CriminalsView) -> bool:
    return view.phase == "discussion" and len(view.remaining) == view.seats - 1


def _deep(view: FbiView) -> bool:
    return view.phase == "choose" and max(len(pile) for pile in view.centre) >= DEEP


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "out": staged("criminals", 9, _one_is_out, talk_seconds="600"),
        "deep": staged("fbi", 5, _deep),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def come(browser: Browser, still: Server, scene: Scene, name: str, window: tuple[int, int, str]) -> Page:
    width, height, language = window
    page = browser.new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scene.secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize("window", DESKS)
def test_an_eliminated_suspect_stands_in_line(
    browser: Browser, still: Server, scenes: dict[str, Scene], window: tuple[int, int, str]
) -> None:
    page = come(browser, still, scenes["out"], "out", window)
    page.locator("[data-testid=go-on], .suspect .do").first.wait_for(timeout=PATIENCE)
    if page.get_by_test_id("go-on").count():  # the window before has not gone on
        page.get_by_test_id("go-on").click()
    page.locator(".suspect .do").first.wait_for(timeout=PATIENCE)
    places = page.evaluate(PLAQUES)
    assert len(places) == 10
    assert len(set(places)) == 1, f"expected all plaques in one line, found {places}"
    assert page.evaluate(ON_BUTTONS) == 0
    page.context.close()


@pytest.mark.parametrize("window", BOARDS)
def test_cards_of_a_deep_pile_are_as_large_as_the_others(
    browser: Browser, still: Server, scenes: dict[str, Scene], window: tuple[int, int, str]
) -> None:
    page = come(browser, still, scenes["deep"], "deep", window)
    page.locator(".pile .slot").first.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(600)  # cards that are dealt have come to rest
    widths = page.evaluate(WIDTHS)
    assert max(widths) - min(widths) <= 1, f"expected one size, found {sorted(set(widths))}"
    assert min(widths) >= LEAST_FRONT
    assert min(page.evaluate(HEADS)) >= LEAST_READ
    page.context.close()
