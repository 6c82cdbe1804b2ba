"""Calm mode of Getaway: every card has its key in sight."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged

DESK, TABLET = (1280, 720, "en-GB"), (768, 1024, "de-DE")
CALM = "localStorage.setItem('backroom.getaway.calm', 'yes')"

COVERED = """() => {
    const box = document.querySelector('.box').getBoundingClientRect();
    return [...document.querySelectorAll('.fan kbd')].filter((key) => key.checkVisibility()).filter((key) => {
        const { left, right, top, bottom } = key.getBoundingClientRect();
        const below = right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        return below || bottom + 2 > innerHeight;
    }).map((key) => key.innerText);
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "sixteen": staged("getaway", 2, lambda view: view.phase == "race" and view.pile == 0, start="host"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def _come(page: Page, still: Server, table: str, secret: str) -> None:
    page.add_init_script(CALM)
    page.goto(f"{still.address}/table/{table}?pace=fast#seat={secret}")
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")


@at(DESK, TABLET, (1024, 768, "en-GB"), (1440, 900, "de-DE"))
def test_every_key_of_sixteen_cards_is_in_sight(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    _come(page, still, "sixteen", scenes["sixteen"].secret)
    expect(page.locator(".fan kbd").filter(visible=True)).to_have_count(16)
    assert faults(page, COVERED) == []
    no_overflow(page)
