"""Offers of Sleeper Cells: the trade desk, what is answered, and the keyboard where something lies over the map."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sleepers
from tests.browser.checks import axe, faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged
from tests.browser.war_moments import countered, crowded, met, rich_in_long_names, sit_at

STOPS = """() => [...document.querySelectorAll('.war :is(button, input, summary, a), .sheet :is(button, summary)')]
    .filter((stop) => stop.checkVisibility() && !stop.closest('[inert]') && stop.tabIndex >= 0 && !stop.disabled)
    .filter((stop) => !stop.closest('.bargain, .draft, .slip'))
    .map((stop) => stop.innerText || stop.ariaLabel)"""

LINES = """(says) => {
    const range = new Range();
    range.selectNodeContents(says);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""

NOT_WHOLE = """() => {
    const beyond = (line, { left, right, top, bottom }) =>
        line.left < left || line.right > right || line.top < top || line.bottom > bottom;
    const name = new Range();
    return [...document.querySelectorAll('.tray .face')].flatMap((card) => {
        name.selectNodeContents(card.querySelector('b'));
        const out = [...name.getClientRects()].some((line) => beyond(line, card.getBoundingClientRect()));
        const picture = card.querySelector('.picture svg').getBoundingClientRect();
        const over = [...name.getClientRects()].some((line) =>
            Math.min(line.right, picture.right) > Math.max(line.left, picture.left) + 1 &&
            Math.min(line.bottom, picture.bottom) > Math.max(line.top, picture.top) + 4);
        return out ? [`${card.innerText} leaves its card`] : over ? [`${card.innerText} on its picture`] : [];
    });
}"""

CUT_TERMS = """() => {
    const slip = document.querySelector('.slip').getBoundingClientRect();
    return [...document.querySelectorAll('.slip .versions :is(.chip, em), .slip button')].filter((term) => {
        const { left, right } = term.getBoundingClientRect();
        return left < slip.left || right > Math.min(slip.right, innerWidth) || term.scrollWidth > term.clientWidth + 1;
    }).map((term) => term.innerText);
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "crowded": staged("sleepers", 4, crowded),
        "met": staged("sleepers", 4, met),
        "draft": staged("sleepers", 4, lambda view: view.phase == "draft"),
        "offer": staged("sleepers", 4, lambda view: view.phase == "answer"),
        "countered": countered(staged("sleepers", 4, rich_in_long_names)),
        "place": staged("sleepers", 4, lambda view: view.phase == "place"),
        "gifts": staged("sleepers", 4, lambda view: view.phase == "act" and view.turn >= 4, gifts="yes"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, {**scenes, "waiting": scenes["met"], **{f"deaf-{width}": scenes["offer"] for width in (390, 1440)}})


def focused(page: Page, selector: str) -> None:
    page.wait_for_function("(selector) => document.activeElement?.matches(selector)", arg=selector, timeout=PATIENCE)


@at((1440, 900, "en-GB"), (390, 844, "en-GB"))
def test_the_keyboard_stays_at_the_trays(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    page.get_by_test_id("trade").click()
    give = page.get_by_test_id("give").first
    give.focus()
    page.keyboard.press("Enter")
    expect(give).to_be_disabled()
    focused(page, "[data-testid=give]:enabled")
    page.locator(".tray .put").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tray .put")).to_have_count(0)
    focused(page, ".tray button")
    wishes = page.get_by_test_id("show-wishes")
    if wishes.is_visible():
        wishes.click()
    page.get_by_test_id("want").first.focus()
    for _ in range(7):  # more than the other holds
        page.keyboard.press("Enter")
        if page.locator("[data-testid=want]:enabled").count() == 0:
            break
    expect(page.locator("[data-testid=want]:enabled")).to_have_count(0, timeout=2000)
    focused(page, ".bargain button")


@at((1440, 900, "en-GB"), (390, 844, "en-GB"))
def test_what_is_covered_is_no_stop_of_the_keyboard(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    assert page.evaluate(STOPS) != []
    page.get_by_test_id("trade").click()
    expect(page.locator(".bargain")).to_be_visible()
    assert faults(page, STOPS) == []
    page.get_by_test_id("leave-trade").click()
    assert page.evaluate(STOPS) != []
    sit_at(page, still, scenes, "draft")
    assert faults(page, STOPS) == []
    sit_at(page, still, scenes, "offer")
    expect(page.locator(".shade .slip")).to_be_visible()
    expect(page.locator(".board :is(.sight, .corner)[inert]").first).to_be_attached()
    reached = page.evaluate(STOPS)
    assert reached == [] or page.get_by_test_id("tab-map").count() == 0, "the desk beside the slip can be reached"
    page.get_by_test_id("primary").click(trial=True)


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (390, 844, "en-GB"))
def test_escape_leaves_the_trade_desk(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """What lies over it goes first; what is asked of everybody does not go at all."""
    sit_at(page, still, scenes, "crowded")
    page.get_by_test_id("trade").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bargain")).to_be_visible()
    panel = page.get_by_test_id("panel-log")
    if not panel.is_visible():
        page.locator("[data-testid=open-panel], [data-testid=fold]").filter(visible=True).click()
        expect(panel).to_be_visible()
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(page.locator(".bargain")).to_be_visible()
        page.locator(".bargain h2").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".bargain")).to_have_count(0)
    expect(page.get_by_test_id("trade")).to_be_focused()
    sit_at(page, still, scenes, "offer")
    page.keyboard.press("Escape")
    expect(page.locator(".slip")).to_be_visible()
    page.get_by_test_id("counter").click()
    expect(page.locator(".bargain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".slip")).to_be_visible()


@at((1440, 900, "en-GB"), (390, 844, "en-GB"))
def test_all_offers_of_a_turn_are_refused_at_once(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    assert page.viewport_size is not None
    wide = page.viewport_size["width"] > 900
    sit_at(page, still, scenes, "offer", f"deaf-{page.viewport_size['width']}")
    refuse = page.get_by_test_id("refuse-this-turn")
    expect(refuse).to_have_text("Refuse all offers of this turn")
    refuse.click()
    expect(page.locator(".slip")).to_have_count(0)
    switch = page.get_by_test_id("refuse-all")
    assert page.locator(".ask").evaluate("(bar) => bar.getBoundingClientRect().height") <= (52 if wide else 112)
    expect(switch).to_be_checked()
    expect(page.locator(".deaf")).to_have_text("You refuse all offers of this turn")
    expect(page.get_by_test_id("log")).to_contain_text("refuse")
    axe(page, within=".ask")
    switch.uncheck()
    expect(page.locator(".deaf")).to_have_text("Refuse all offers of this turn")


@at((1440, 900, "en-GB"))
def test_the_desk_says_who_thinks_and_what_is_missing(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "met", "waiting")
    sleepers.offer_a_card(page)
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("primary")).to_have_text("MI6 is thinking…", timeout=PATIENCE)
    sit_at(page, still, scenes, "gifts")
    page.get_by_test_id("trade").click()
    expect(page.get_by_test_id("primary")).to_have_text("One side gives something")
    sit_at(page, still, scenes, "place")
    car = page.get_by_test_id("buy-car")
    expect(car).to_have_accessible_name("Car, 5k: nothing is bought before all spies are placed")


@at((390, 844, "en-GB"), (1024, 768, "de-DE"), (1440, 900, "en-GB"))
def test_the_answers_to_an_offer_are_one_line_each(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "offer")
    for button in page.locator(".slip .buttons button").all():
        assert button.evaluate(LINES) == 1
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth")


@at((1440, 900, "en-GB"), (1280, 720, "de-DE"), (768, 1024, "en-GB"), (360, 740, "de-DE"))
def test_a_counter_offer_is_put_together_under_the_offer_that_it_answers(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    """Theirs and mine are both on the slip, from my side, and mine follows the trays."""
    sit_at(page, still, scenes, "offer")
    asked = page.locator(".slip .versions tbody tr").inner_text().split()
    page.get_by_test_id("counter").click()
    theirs, mine = page.get_by_test_id("answered").locator("tbody tr").all()
    expect(theirs).to_be_in_viewport(ratio=1)
    assert theirs.inner_text().split()[-len(asked) :] == asked
    said = mine.inner_text()
    page.locator("[data-testid=give]:enabled").first.click()
    expect(mine).not_to_have_text(said, use_inner_text=True)
    expect(mine).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-testid=give]").first).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("primary")).to_be_in_viewport(ratio=0.98)
    no_overflow(page)
    axe(page, within=".bargain")


@at((360, 740, "de-DE"), (390, 844, "en-GB"), (1280, 720, "de-DE"))
def test_on_a_tray_every_name_stays_on_its_card(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "offer")
    page.get_by_test_id("counter").click()
    gifts = page.locator("[data-testid=give]:enabled")
    while page.locator(".tray").first.locator(".put").count() < 2:
        gifts.first.click()
    wishes = page.get_by_test_id("show-wishes")
    if wishes.is_visible():
        wishes.click()
    page.locator('[data-testid="want"][data-card="prevent_assassination"]').click()
    expect(page.locator(".tray .put")).to_have_count(4)
    assert faults(page, NOT_WHOLE) == []
    expect(page.get_by_test_id("primary")).to_be_in_viewport(ratio=0.98)


@at((360, 740, "de-DE"), (390, 844, "en-GB"))
def test_the_terms_of_a_counter_offer_are_read_whole(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "countered")
    expect(page.locator(".slip .versions tbody tr")).to_have_count(2)
    expect(page.locator(".slip .chip")).to_have_count(8)
    assert faults(page, CUT_TERMS) == []
    expect(page.locator(".ask .wait small")).to_have_count(0)  # what the slip tells is not told again, and cut
    no_overflow(page)
