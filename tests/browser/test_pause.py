"""While a table is paused nobody is asked anything, and nothing can be pressed that would be refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE, Server
from tests.browser.past import second, stage
from tests.browser.staged import Scene, staged

SIZES = [(1440, 900), (390, 844)]

VEIL = "part => getComputedStyle(part.closest('[inert]')).filter"

OFF_CENTRE = """notice => {
    const [own, words] = [notice, notice.querySelector('span')].map((part) => part.getBoundingClientRect());
    return own.left + own.right - words.left - words.right;
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    found = {
        "inkognito": staged("inkognito", 5, lambda view: view.phase == "locations" and view.round >= 2),
        "ready": staged("getaway", 4, lambda view: view.phase == "ready", start="host"),
        "race": staged("getaway", 4, lambda view: view.phase == "race" and view.pile > 3, start="host"),
        "sleepers": staged("sleepers", 4, lambda view: view.phase == "act" and view.money[0] >= 20),
    }
    return {name: scene._replace(paused=True) for name, scene in found.items()}


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    yield page
    page.close()


def sit(page: Page, still: Server, scenes: dict[str, Scene], table: str) -> None:
    page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
    page.get_by_test_id("paused").wait_for(timeout=PATIENCE)
    expect(page.locator(".status .says").filter(visible=True)).to_have_text("Paused")
    expect(page.get_by_test_id("primary")).to_have_count(0)


def test_in_inkognito_it_is_nobodys_turn(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit(page, still, scenes, "inkognito")
    expect(page.locator('[data-testid="place"][data-place="0"] small')).to_have_text("Paused")
    expect(page.locator('[data-testid="place"].now')).to_have_count(0)


def test_in_getaway_nobody_says_ready(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit(page, still, scenes, "ready")
    expect(page.get_by_test_id("ready")).to_have_count(0)


def test_in_getaway_no_card_is_laid(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit(page, still, scenes, "race")
    for hand in ("hand", "stop"):
        assert page.get_by_test_id(hand).first.evaluate("part => part.closest('[inert]') !== null")
        assert "blur" in page.get_by_test_id(hand).first.evaluate(VEIL), "nobody gets to study his cards in a pause"
    page.keyboard.press("1")
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("refusal")).to_have_count(0)
    expect(page.locator('[data-testid="card"]:not([data-tag=""])')).to_have_count(0)


def test_in_sleeper_cells_no_rule_is_blamed(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit(page, still, scenes, "sleepers")
    expect(page.locator(".ask .wait")).to_contain_text("Paused")
    if page.get_by_test_id("tab-market").count():
        page.get_by_test_id("tab-market").click()
    car = page.get_by_test_id("buy-car")
    expect(car.locator("small")).to_have_text("")
    car.evaluate("button => button.click()")
    expect(page.locator(".ask .why")).to_have_count(0)


@pytest.mark.parametrize("page", [SIZES[0]], indirect=True)
def test_where_a_pause_cannot_be_ended_its_words_stand_in_the_middle(page: Page, still: Server) -> None:
    page.goto(f"{still.address}/table/inkognito?pace=fast")
    page.get_by_test_id("paused").wait_for(timeout=PATIENCE)
    assert abs(page.get_by_test_id("paused").evaluate(OFF_CENTRE)) < 1


@pytest.mark.parametrize("page", [SIZES[1]], indirect=True)
def test_whoever_watches_one_person_among_bots_reads_whom_the_street_waits_for(page: Page, still: Server) -> None:
    page.goto(f"{still.address}/table/race?pace=fast")
    expect(page.get_by_test_id("watching")).to_contain_text("The street waits for Ann", timeout=PATIENCE)
    expect(page.get_by_test_id("paused")).to_have_count(0)
    page.get_by_test_id("open-panel").click()
    expect(page.get_by_test_id("log")).to_contain_text("START!")
    expect(page.locator("body")).not_to_contain_text("has paused the table")


def test_in_getaway_all_see_the_count_before_the_race_goes_on(
    browser: Browser, tmp_path: Path, scenes: dict[str, Scene]
) -> None:
    path = tmp_path / "room.sqlite3"
    stage(path, {"race": scenes["race"]}, people=2)
    server = Server(path, program="tests.browser.still")
    ann, bert = browser.new_page(), browser.new_page()
    try:
        for page, secret in ((ann, scenes["race"].secret), (bert, second(scenes["race"]))):
            page.goto(f"{server.address}/table/race?pace=fast#seat={secret}")
            page.get_by_test_id("paused").wait_for(timeout=PATIENCE)
        ann.get_by_test_id("calm").get_by_text("Calm").click()
        assert "blur" in ann.get_by_test_id("hand").evaluate(VEIL), "calm mode is no way to study them either"
        ann.get_by_test_id("go-on").click()
        for page in (bert, ann):
            expect(page.get_by_test_id("countdown")).to_contain_text("The race goes on")
            expect(page.get_by_test_id("countdown")).not_to_contain_text("START")
        expect(bert.get_by_test_id("go-on")).to_have_count(0)
        expect(bert.get_by_test_id("paused")).to_have_count(0, timeout=PATIENCE)
        expect(bert.get_by_test_id("countdown")).to_have_count(0)
    finally:
        ann.close()
        bert.close()
        server.stop()
