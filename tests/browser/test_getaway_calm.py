"""Calm mode of Getaway: every card has its key in sight, and to call the round off is asked and agreed on the table."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import second, stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged

DESK, TABLET, PHONE = (1280, 720, "en-GB"), (768, 1024, "de-DE"), (390, 844, "en-GB")
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
        "quiet": staged("getaway", 2, lambda view: view.phase == "race" and view.quiet > 0, start="host"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)
    stage(path, {"friends": scenes["sixteen"]}, people=2)


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


@at(DESK, PHONE)
def test_that_nothing_lands_is_told_where_one_plays(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """GET-R25."""
    _come(page, still, "quiet", scenes["quiet"].secret)
    expect(page.locator(".off p").filter(visible=True)).to_have_text("Nothing has landed for 10 s")
    expect(page.get_by_test_id("agree").filter(visible=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("pass")).to_be_in_viewport(ratio=1)
    no_overflow(page)


def test_a_round_is_called_off_by_agreement_of_all(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """GET-R25: Bert, who races, asks for it, and Ann agrees on a phone; whoever watches is told."""
    scene = scenes["sixteen"]
    ann = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    bert = browser.new_page()
    _come(ann, still, "friends", scene.secret)
    bert.goto(f"{still.address}/table/friends?pace=fast#seat={second(scene)}")
    if scene.paused:
        ann.get_by_test_id("go-on").click()
    bert.get_by_test_id("agree").filter(visible=True).click()
    expect(ann.locator(".off p").filter(visible=True)).to_have_text("1 of 2 would call it off")
    watcher = browser.new_page()
    watcher.goto(f"{still.address}/table/friends?pace=fast")
    expect(watcher.get_by_test_id("watching")).to_contain_text("1 of 2 would call it off", timeout=PATIENCE)
    ann.get_by_test_id("agree").filter(visible=True).click()
    expect(ann.get_by_test_id("hand")).to_have_count(0)
    for page in (ann, bert, watcher):
        page.close()


@at(DESK)
def test_among_bots_to_agree_is_an_answer(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """GET-R25: the street stands still for me, and goes on with my wish."""
    _come(page, still, "quiet", scenes["quiet"].secret)
    expect(page.get_by_test_id("pass")).to_be_enabled()
    page.get_by_test_id("agree").filter(visible=True).click()
    expect(page.locator(".off .mine").filter(visible=True)).to_be_visible()
    expect(page.get_by_test_id("refusal")).to_have_count(0)
