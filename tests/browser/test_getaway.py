"""A match of Getaway from the entrance to three Locations, in a real browser, against bots."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.core.bits import members
from backroom.record.record import read, replay
from tests.browser import house
from tests.browser.checks import Watch, axe, no_console_errors, no_overflow
from tests.browser.getaway import call_start, lay, leave_review, play_to_the_end, sit_down, stop
from tests.browser.house import PATIENCE, Server, asked
from tests.browser.people import Person

DESK = (1440, 900)
PHONE = (360, 740)
ANSWERED = """() => {
    const card = window.document.querySelector('[data-testid=card][data-card="NAME"]');
    if (card === null) return 'landed';
    return ['late', 'soon'].includes(card.dataset.tag) && 'back';
}"""


@pytest.mark.parametrize(("size", "seats"), [(DESK, 2), (PHONE, 3)], ids=["desk", "phone"])
def test_a_match_from_the_entrance_to_the_final_score(
    browser: Browser, server: Server, tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    """Alone against one or two police: all four Stops are mine, and they need more points than they have so soon."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    watch = Watch(page)
    sit_down(page, server.address, seats, larger_team="police", target_delta_police="6")
    no_overflow(page)
    call_start(page)
    no_overflow(page)
    axe(page)
    lay(page)
    stop(page)
    no_overflow(page)
    axe(page)
    leave_review(page)
    assert play_to_the_end(page) >= 2

    expect(page.get_by_test_id("winner")).to_be_visible()
    no_overflow(page)
    axe(page)
    with page.expect_download() as saving:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.record"
    saving.value.save_as(saved)
    outcome = replay(read(saved.read_text("utf-8"))).outcome()
    winners = " ".join(str(seat) for seat in members(outcome.winners))
    expect(page.get_by_test_id("winner")).to_have_attribute("data-seat", winners)
    no_console_errors(watch)
    page.close()


def test_no_card_is_known_before_start_and_a_watcher_never_sees_a_hand(browser: Browser, server: Server) -> None:
    """GET-4c, GET-11: the page of somebody without a seat has no card of a hand in it, nor mine before START."""
    page = browser.new_page()
    sit_down(page, server.address, 2)
    expect(page.get_by_test_id("primary")).to_be_enabled()
    assert page.get_by_test_id("card").count() == page.get_by_test_id("stop").count() == 0
    call_start(page)
    expect(page.get_by_test_id("card")).to_have_count(12)
    stranger = browser.new_context().new_page()
    stranger.goto(page.url)
    stranger.get_by_test_id("pile").wait_for(timeout=PATIENCE)
    assert stranger.get_by_test_id("card").count() == stranger.get_by_test_id("stop").count() == 0
    page.close()
    stranger.close()


def test_start_is_counted_before_any_hand_opens(browser: Browser, server: Server) -> None:
    """GET-R7: also where the host calls it."""
    page = browser.new_page()
    sit_down(page, server.address, 2)
    page.get_by_test_id("primary").click()
    page.get_by_test_id("countdown").wait_for(timeout=PATIENCE)
    assert page.get_by_test_id("hand").count() == 0
    expect(page.get_by_test_id("primary")).to_have_count(0)
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    page.close()


def test_whoever_is_ready_goes_on_by_the_count(browser: Browser, server: Server) -> None:
    """GET-R7: the only person at the table has read enough before the first race, and seen enough of the review."""
    page = browser.new_page()
    house.sit_down(page, server.address, "getaway", "Ann", 2)
    expect(page.get_by_test_id("ready")).to_be_visible()
    expect(page.get_by_test_id("calm")).to_be_visible()
    expect(page.get_by_test_id("phase")).to_contain_text("or when you are ready")
    page.get_by_test_id("ready").click()
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    stop(page)
    assert page.get_by_test_id("countdown").count() == 0
    leave_review(page)
    page.get_by_test_id("countdown").wait_for(timeout=PATIENCE)
    assert page.get_by_test_id("ready").count() == page.get_by_test_id("review").count() == 0
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    page.close()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 740)], ids=["1280", "390", "360"])
def test_before_the_first_race_all_are_waited_for_and_what_fits_is_said(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann, bert = Person(browser, "Ann", *size), Person(browser, "Bert")
    bert.follow(ann.open_table(server.address, 4, "getaway"))
    bert.page.get_by_test_id("sit-down").click()
    expect(ann.place(1)).to_contain_text("Bert", timeout=PATIENCE)
    ann.page.get_by_test_id("begin").click()
    expect(ann.page.get_by_test_id("fits")).to_have_text(re.compile("^A card fits if the card on top"))
    expect(ann.page.get_by_test_id("fits")).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_test_id("ready")).to_be_in_viewport(ratio=1)
    latest = ann.page.locator(".down > p.soft").last
    expect(latest).to_contain_text("START comes when all are ready, or in ")
    no_overflow(ann.page)
    bert.page.get_by_test_id("ready").click()
    expect(latest).to_contain_text("START comes when you are ready, or in ")
    for person in (ann, bert):
        person.close()


def test_a_card_by_its_key_and_a_stop_held_by_its_key(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    sit_down(page, server.address, 2)
    call_start(page)
    _lay_by_key(page, "1")
    page.keyboard.press("x")
    _lay_by_key(page, "2")  # a Stop that is only tapped does not end the round
    page.keyboard.down("x")
    page.get_by_test_id("review").wait_for(timeout=PATIENCE)
    page.keyboard.up("x")
    page.close()


def _lay_by_key(page: Page, key: str) -> None:
    """The first card, once more where another's was quicker (GET-R27)."""
    card = page.get_by_test_id("card").first
    name = card.get_attribute("data-card") or ""
    for _ in range(10):
        page.keyboard.press(key)
        if asked(page, ANSWERED.replace("NAME", name)) == "landed":
            return
    raise AssertionError(f"expected {name} to land in ten tries")


OTHERS_TURN = """(pile) => {
    const part = (id) => document.querySelector(`[data-testid=${id}]`);
    if (part('pile').dataset.pile !== pile || !part('pass').disabled) return false;
    part('card').click();
    window.held = new Promise(requestAnimationFrame).then(() => part('primary').disabled && part('primary').innerText);
    return true;
}"""
"""My card lies, and for a few seconds the street is the others': I choose another card meanwhile."""


def test_calm_mode_holds_the_street_until_i_have_answered(browser: Browser, unhurried: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, unhurried.address, 2)
    call_start(page)
    page.get_by_test_id("calm").locator('[data-way="calm"]').click()
    expect(page.get_by_test_id("pass")).to_be_enabled(timeout=PATIENCE)
    assert page.get_by_test_id("paused").count() == page.get_by_test_id("refusal").count() == 0
    before = page.get_by_test_id("pile").get_attribute("data-pile") or ""
    page.get_by_test_id("card").first.click()
    page.get_by_test_id("primary").click()
    page.wait_for_function(OTHERS_TURN, arg=str(int(before) + 1), timeout=PATIENCE)
    assert re.match("Lay .+ on .+", page.evaluate("window.held") or ""), "expected another card to wait for the others"
    expect(page.get_by_test_id("pass")).to_be_enabled(timeout=PATIENCE)
    page.close()
