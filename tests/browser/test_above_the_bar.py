"""Criminals on a phone: the sentence, and what a snitch risks, stand above the bar at every size."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import faults, no_overflow
from tests.browser.criminals import say_something
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

PHONES = [(320, 640), (360, 640), (360, 740), (390, 844), (768, 1024)]
SEATS = [3, 7, 9]

UNCOVERED = """part => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const at = [[left + 9, top + 5], [right - 9, top + 5], [left + 9, bottom - 5], [right - 9, bottom - 5]];
    return at.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
}"""

EMPTY = """() => {
    const [page, form] = ['.page', '.rat'].map((part) => document.querySelector(part).getBoundingClientRect());
    const below = [...document.querySelectorAll('.rat :is(.option, .barred)')]
        .map((part) => form.bottom - part.getBoundingClientRect().bottom);
    return [
        ...(Math.abs(page.bottom - form.bottom) > 24 ? [`${page.bottom - form.bottom} below the forms`] : []),
        ...(Math.min(...below) > 120 ? [`${Math.min(...below)} below the faces`] : []),
    ];
}"""


def talking(view: CriminalsView) -> bool:
    return view.phase == "discussion" and view.round > 1


def deciding(view: CriminalsView) -> bool:
    return view.phase == "decision" and view.sold_out == view.seat


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    talks = {f"talk-{seats}": staged("criminals", seats, talking, talk_seconds="600") for seats in SEATS}
    return talks | {f"decide-{seats}": staged("criminals", seats, deciding) for seats in SEATS}


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def come(browser: Browser, still: Server, scenes: dict[str, Scene], name: str) -> Page:
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="de-DE").new_page()
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scenes[name].paused and page.get_by_test_id("go-on").count():
        page.get_by_test_id("go-on").click()
    return page


def is_seen(part: Locator) -> bool:
    return bool(part.evaluate(UNCOVERED))


@pytest.mark.parametrize("seats", SEATS)
def test_a_sentence_is_seen_and_can_be_said(
    browser: Browser, still: Server, scenes: dict[str, Scene], seats: int
) -> None:
    page = come(browser, still, scenes, f"talk-{seats}")
    page.get_by_test_id("tab-say").wait_for(timeout=PATIENCE)
    say_something(page)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("sentence")).to_contain_text("Alibi")
        expect(page.get_by_test_id("say")).to_be_enabled()
        assert is_seen(page.get_by_test_id("say")), f"expected the button in sight at {width} x {height}"
        assert is_seen(page.locator(".compose")), f"expected the sentence in sight at {width} x {height}"
        no_overflow(page)
    page.get_by_test_id("say").click()
    expect(page.get_by_test_id("say")).to_be_disabled()
    page.context.close()


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_can_be_said_is_in_sight(
    browser: Browser, still: Server, scenes: dict[str, Scene], seats: int
) -> None:
    """Or it is seen that there is more of it."""
    page = come(browser, still, scenes, f"talk-{seats}")
    page.get_by_test_id("tab-say").click()
    options = page.get_by_test_id("say-option")
    for width, height in ((360, 740), (390, 844), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        for option in options.all():
            assert is_seen(option), f"expected {option.inner_text()} in sight at {width} x {height}"
    page.set_viewport_size({"width": 320, "height": 600})
    fades = page.locator(".page[data-more]")
    expect(fades).to_have_count(1)
    fades.evaluate("page => page.scrollTo(0, page.scrollHeight)")
    expect(fades).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("seats", SEATS)
def test_on_a_tablet_pass_and_snitch_fill_the_page(
    browser: Browser, still: Server, scenes: dict[str, Scene], seats: int
) -> None:
    page = come(browser, still, scenes, f"decide-{seats}")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    assert faults(page, EMPTY) == []
    page.context.close()


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_snitch_risks_is_seen_beside_the_button(
    browser: Browser, still: Server, scenes: dict[str, Scene], seats: int
) -> None:
    page = come(browser, still, scenes, f"decide-{seats}")
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    expect(page.locator(".fork")).to_have_count(0)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("option").first.click()
        expect(page.get_by_test_id("snitch")).to_be_enabled()
        for part in (".fork .win", ".fork .lose", "[data-testid=snitch]", "[data-testid=primary]"):
            assert is_seen(page.locator(part)), f"expected {part} in sight at {width} x {height}"
        no_overflow(page)
    page.context.close()
