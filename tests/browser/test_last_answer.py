"""Keyboard alone, to the very end: the answer that ends a game leaves the focus on who has won."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE, Server
from tests.browser.keyboard import tab_to
from tests.browser.past import stage
from tests.browser.staged import Scene, last_of, staged

PRIMARY = '[data-testid="primary"]'
ON_THE_WINNER = "() => document.activeElement?.dataset.testid === 'winner'"


def pressed(scene: Scene, game: str) -> list[str]:
    """What is pressed, in turn, to end the game as Ann did."""
    if game == "criminals":
        return ['[data-testid="option"]', '[data-testid="snitch"]']
    if game == "sleepers":
        return ['[data-testid="buy-cell"]', f'[data-city="{scene.ended.split()[1]}"]', PRIMARY]
    return ['[data-testid="option"]', PRIMARY]


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "fbi": last_of("fbi", 2, "use"),
        "criminals": last_of("criminals", 4, "snitch boss", timing="ballots"),
        "inkognito": last_of("inkognito", 4, "show black"),
        "sleepers": last_of("sleepers", 4, "cell"),
        "getaway": staged("getaway", 2, lambda view: [len(won) for won in view.won] == [2, 2], start="host"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, {f"{game}-{width}": scene for game, scene in scenes.items() for width in (1440, 390)})


def sit_back_down(browser: Browser, still: Server, scene: Scene, table: str, width: int) -> Page:
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scene.paused:
        press(page, '[data-testid="go-on"]')
    return page


def press(page: Page, wanted: str) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", ["fbi", "criminals", "inkognito", "sleepers"])
def test_the_last_answer_leads_to_who_has_won(
    browser: Browser, still: Server, scenes: dict[str, Scene], game: str, width: int
) -> None:
    page = sit_back_down(browser, still, scenes[game], f"{game}-{width}", width)
    if game == "sleepers" and width < 900:
        press(page, '[data-testid="tab-market"]')
    for wanted in pressed(scenes[game], game):
        press(page, wanted)
    expect(page.get_by_test_id("final")).to_be_visible()
    assert page.evaluate(ON_THE_WINNER)
    page.close()


def test_the_last_review_leads_to_who_has_won(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    page = sit_back_down(browser, still, scenes["getaway"], "getaway-1440", 1440)
    press(page, PRIMARY)
    page.get_by_test_id("hand").wait_for(timeout=2 * PATIENCE)
    page.keyboard.down("x")
    page.get_by_test_id("review").wait_for(timeout=PATIENCE)
    page.keyboard.up("x")
    page.get_by_test_id("round-winner").wait_for(timeout=PATIENCE)
    press(page, PRIMARY)
    expect(page.get_by_test_id("final")).to_be_visible()
    assert page.evaluate(ON_THE_WINNER)
    page.close()
