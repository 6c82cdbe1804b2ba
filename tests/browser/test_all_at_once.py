"""Inkognito with the option that all choose their places at once: nobody is said to wait for a turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE, Server
from tests.browser.inkognito import choose_something
from tests.browser.past import stage
from tests.browser.staged import Scene, staged


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged(
        "inkognito", 5, lambda view: view.phase == "locations" and view.round >= 2, simultaneous_locations="yes"
    )


@pytest.fixture
def still(tmp_path: Path, scene: Scene) -> Iterator[Server]:
    stage(tmp_path / "room.sqlite3", {"together": scene})
    running = Server(tmp_path / "room.sqlite3", program="tests.browser.still")
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    yield page
    page.close()


def test_everybody_is_choosing_until_they_have_chosen(page: Page, still: Server, scene: Scene) -> None:
    page.goto(f"{still.address}/table/together?pace=fast#seat={scene.secret}")
    rail = page.locator(".turns")
    rail.get_by_role("heading", name="All at once").wait_for(timeout=PATIENCE)
    me = rail.locator('[data-place="0"] small')
    others = rail.locator('[data-testid="place"]:not([data-place="0"]) small')
    expect(me).to_have_text("your turn")
    expect(others).to_have_text(["choosing…"] * 4)
    choose_something(page)
    page.get_by_test_id("primary").click()
    expect(me).to_have_text("you have chosen", timeout=PATIENCE)
    expect(others).to_have_text(["choosing…"] * 4)
    page.set_viewport_size({"width": 360, "height": 740})
    heading = page.locator(".band h2")
    expect(heading).to_contain_text("face down")
    expect(heading).not_to_contain_text("Your turn", use_inner_text=True)
