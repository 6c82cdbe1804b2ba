"""Beside a narrow table there is no room for the log: it opens as a drawer over it, and the table keeps its width."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fbi import FREE_AGENT
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

TABLE = """() => [...document.querySelectorAll('.frame > .main, .frame > .bottom, [data-testid="primary"]')]
    .map((part) => part.getBoundingClientRect()).map(({ left, width, height }) => [left, width, height])"""
FROM_THE_END = "(list) => Math.abs(list.scrollHeight - list.clientHeight - list.scrollTop)"


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged("fbi", 4, lambda view: view.phase == "choose" and view.turn >= 4)


@pytest.fixture(scope="module")
def tables(path: Path, scene: Scene) -> None:
    stage(path, {"fbi": scene})


def _sit(browser: Browser, still: Server, scene: Scene, width: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": 768})
    page.goto(f"{still.address}/table/fbi?pace=fast#seat={scene.secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("width", [1024, 1279])
def test_the_log_opens_over_the_table_at_its_last_line(
    browser: Browser, still: Server, scene: Scene, width: int
) -> None:
    page = _sit(browser, still, scene, width)
    before = page.evaluate(TABLE)
    page.get_by_test_id("fold").click()
    expect(page.get_by_test_id("panel-log")).to_be_visible()
    assert page.evaluate(TABLE) == before
    log = page.get_by_test_id("log")
    assert log.evaluate("(list) => list.scrollHeight > list.clientHeight"), "expected a log that is longer than its box"
    page.wait_for_function(f"() => ({FROM_THE_END})(document.querySelector('[data-testid=log]')) < 2")
    page.close()


def test_escape_puts_the_drawer_away_and_the_focus_on_its_arrow(browser: Browser, still: Server, scene: Scene) -> None:
    page = _sit(browser, still, scene, 1024)
    page.get_by_test_id("fold").click()
    page.get_by_test_id("panel-chat").click()
    page.get_by_test_id("say").fill("one moment")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panel-log")).to_be_hidden()
    expect(page.get_by_test_id("fold")).to_be_focused()
    page.close()


def test_what_the_keyboard_reaches_is_not_below_the_drawer(browser: Browser, still: Server, scene: Scene) -> None:
    page = _sit(browser, still, scene, 1024)
    page.get_by_test_id("fold").click()
    expect(page.get_by_test_id("panel-log")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    covered = page.locator(FREE_AGENT).last
    covered.focus()
    expect(page.get_by_test_id("panel-log")).to_be_hidden()
    expect(covered).to_be_focused()
    page.close()


def test_who_touches_the_table_puts_the_drawer_away(browser: Browser, still: Server, scene: Scene) -> None:
    page = _sit(browser, still, scene, 1024)
    page.get_by_test_id("fold").click()
    expect(page.get_by_test_id("panel-log")).to_be_visible()
    page.mouse.click(200, 400)
    expect(page.get_by_test_id("panel-log")).to_be_hidden()
    page.close()


def test_beside_a_wide_table_the_log_stays(browser: Browser, still: Server, scene: Scene) -> None:
    page = _sit(browser, still, scene, 1280)
    expect(page.get_by_test_id("panel-log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panel-log")).to_be_visible()
    page.close()


def test_escape_folds_what_is_in_force(browser: Browser, still: Server, scene: Scene) -> None:
    page = _sit(browser, still, scene, 1280)
    page.locator(".where summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".inforce")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".inforce")).to_be_hidden()
    expect(page.locator(".where summary")).to_be_focused()
    page.close()
