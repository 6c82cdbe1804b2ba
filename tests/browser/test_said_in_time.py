"""Criminals: what somebody has to know before it is too late is said on the thing itself, at a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
ME = 0


def one_short(view: CriminalsView) -> bool:
    return view.phase == "discussion" and view.accusations.count(ME) == view.threshold - 1 == 2


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "short": staged("criminals", 6, one_short),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Page:
    """One window for all scenes, which is made larger and smaller."""
    return browser.new_context(locale="en-GB").new_page()


def come(page: Page, still: Server, scenes: dict[str, Scene], name: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scenes[name].paused:
        page.get_by_test_id("go-on").click()
    page.get_by_test_id("paused").wait_for(state="detached", timeout=PATIENCE)


def at_the_desk(page: Page, suspect: int) -> str:
    page.set_viewport_size(DESK)
    plaque = page.locator(f'[data-suspect="{suspect}"].suspect')
    plaque.wait_for(timeout=PATIENCE)
    return plaque.inner_text()


def test_my_own_danger_is_said_as_that_of_others(reader: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(reader, still, scenes, "short")
    expect(reader.locator(".bar")).to_contain_text("One more sells you out.")
    assert "1 to go" in at_the_desk(reader, ME)
    no_overflow(reader)
