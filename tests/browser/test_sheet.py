"""On a phone the panel is a sheet over the table: it has the focus, and what lies below it is out of reach."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import axe
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

IN_THE_SHEET = "() => document.activeElement.closest('.panel') !== null"
STOPS = 12  # of the tab key: more than the sheet has


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged("fbi", 4, lambda view: view.phase == "choose" and view.turn >= 4)


@pytest.fixture(scope="module")
def tables(path: Path, scene: Scene) -> None:
    stage(path, {"fbi": scene})


@pytest.fixture
def page(browser: Browser, still: Server, scene: Scene) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 390, "height": 844})
    opened.add_init_script("localStorage.setItem('backroom.theme', 'light')")
    opened.goto(f"{still.address}/table/fbi?pace=fast#seat={scene.secret}")
    opened.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    yield opened
    opened.close()


def test_an_open_sheet_holds_the_focus_until_it_is_put_away(page: Page) -> None:
    page.get_by_test_id("open-panel").click()
    expect(page.get_by_test_id("panel-log")).to_be_focused()
    axe(page)
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        # past the last stop the browser itself has the focus
        assert page.evaluate(IN_THE_SHEET) or page.evaluate("() => document.activeElement === document.body")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panel-log")).to_be_hidden()
    expect(page.get_by_test_id("open-panel")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_test_id("rules")).to_be_focused()


def test_after_a_change_of_language_the_sheet_still_leads_back(page: Page) -> None:
    """The page was loaded anew with the sheet open: nothing had the focus before it."""
    page.get_by_test_id("open-panel").click()
    page.get_by_test_id("panel-table").click()
    page.get_by_test_id("language").locator('input[value="de"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("language").locator("input:checked")).to_be_focused()
    page.locator(".panel .close").click()
    expect(page.get_by_test_id("panel-log")).to_be_hidden()
    expect(page.get_by_test_id("open-panel")).to_be_focused()


def test_a_window_that_grows_wide_frees_the_table(page: Page) -> None:
    page.get_by_test_id("open-panel").click()
    expect(page.locator(".frame > .main")).to_have_attribute("inert", "")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".frame > .main")).not_to_have_attribute("inert", "")


def test_by_day_the_panel_is_as_dark_as_the_table(page: Page) -> None:
    page.get_by_test_id("open-panel").click()
    assert page.locator(".panel").evaluate("(panel) => getComputedStyle(panel).colorScheme") == "dark"
