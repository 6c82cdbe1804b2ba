"""The end of Sleeper Cells: who has won, and what the others were after."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import axe, faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, over, staged

CUT = """() => [...document.querySelectorAll('.final li')].flatMap((tile) => {
    const edge = tile.getBoundingClientRect().right;
    const beyond = (part) => part.getBoundingClientRect().right > edge;
    return [...tile.querySelectorAll('.chip, small')].filter(beyond).map((part) => part.innerText);
})"""


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged("sleepers", 4, over)


@pytest.fixture(scope="module")
def tables(path: Path, scene: Scene) -> None:
    stage(path, {"over": scene})


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (390, 844, "de-DE"))
def test_at_the_end_every_dossier_is_open_and_every_hand(page: Page, still: Server, scene: Scene) -> None:
    page.goto(f"{still.address}/table/over?pace=fast#seat={scene.secret}")
    page.get_by_test_id("final").wait_for(timeout=PATIENCE)
    hands = page.get_by_test_id("left-over")
    expect(hands).to_have_count(4)
    for dossier in page.locator(".final .dossier").all():
        expect(dossier).to_contain_text(" in ")
    assert hands.locator(".chip").count() > 4
    assert faults(page, CUT) == []
    no_overflow(page)
    axe(page, within=".final")
