"""Inkognito from the entrance to the final page, in a real browser, against bots: four, three and five at the table."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.record.record import read, replay
from backroom.record.seed import verify_seed
from tests.browser.checks import axe, no_overflow, rules_can_be_touched
from tests.browser.fbi import decision, wait_for_another
from tests.browser.house import PATIENCE, Server, Watch
from tests.browser.inkognito import (
    FREE_CARD,
    answer,
    choose_something,
    is_chosen,
    lift_the_telephone,
    play_to_the_end,
    press,
    sit_down,
    wait_for_my_choice,
)
from tests.browser.keyboard import tab_to

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def _page(browser: Browser, size: dict[str, int]) -> Page:
    return browser.new_page(viewport={"width": size["width"], "height": size["height"]})


@pytest.mark.parametrize(("size", "seats"), [(DESK, 4), (PHONE, 5)], ids=["desk", "phone"])
def test_a_game_from_the_entrance_to_the_final_page(
    browser: Browser, server: Server, tmp_path: Path, size: dict[str, int], seats: int
) -> None:
    page = _page(browser, size)
    watch = Watch(page)
    sit_down(page, server.address, seats=None if seats == 4 else seats)
    wait_for_my_choice(page)
    no_overflow(page)
    axe(page)
    assert play_to_the_end(page, patience=8) > 4
    no_overflow(page)
    axe(page)

    with page.expect_download() as saving:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.record"
    saving.value.save_as(saved)
    record = read(saved.read_text("utf-8"))
    verify_seed(record.seed, page.get_by_test_id("commitment").inner_text())
    winners = page.get_by_test_id("winner").get_attribute("data-seat") or ""
    final = replay(record).outcome()
    assert sum(1 << int(seat) for seat in winners.split()) == int(final.winners)
    expect(page.get_by_test_id("revealed")).to_have_count(4)
    assert watch.complaints == []
    page.close()


def test_an_exchange_bars_what_the_rules_forbid_and_says_why(browser: Browser, server: Server) -> None:
    page = _page(browser, DESK)
    _sit_until(page, server.address, "exchange")
    axe(page)
    truths = page.locator("[data-card]:has(.seal)")
    expect(truths).to_have_count(2)
    truths.nth(0).click()
    expect(truths.nth(1)).to_have_attribute("aria-disabled", "true")
    truths.nth(1).click(force=True)  # barred, and still says why
    expect(page.get_by_role("alert")).to_contain_text("INK-R5")
    rules_can_be_touched(page)
    page.locator(f'{FREE_CARD}[aria-pressed="false"]').first.click()
    expect(page.get_by_test_id("primary")).to_be_enabled()
    page.close()


def test_the_clue_sheet_keeps_my_marks_and_helps_as_much_as_i_want(browser: Browser, server: Server) -> None:
    page = _page(browser, DESK)
    sit_down(page, server.address)
    wait_for_my_choice(page)
    if page.get_by_test_id("toggle-sheet").count():
        page.get_by_test_id("toggle-sheet").click()
    expect(page.get_by_test_id("deals")).to_have_attribute("data-left", "36")
    pencil = page.locator(".pen").first
    pencil.click()
    expect(pencil).to_have_text("?")
    page.get_by_test_id("help-record").click()
    expect(page.get_by_test_id("deals")).to_have_attribute("data-left", "")
    expect(page.locator(".blk th.no")).to_have_count(0)
    page.get_by_test_id("help-odds").click()
    expect(page.locator(".blk th.may small").first).to_have_text("33%")
    page.reload()
    wait_for_my_choice(page)
    expect(page.locator(".pen").first).to_have_text("?")
    page.close()


def test_a_match_shows_every_game_before_the_next(browser: Browser, server: Server) -> None:
    page = _page(browser, PHONE)
    watch = Watch(page)
    sit_down(page, server.address, seats=3, play="match")
    while (phase := wait_for_my_choice(page)) != "between":
        assert phase != "over"
        if page.get_by_test_id("call-mode").count():
            lift_the_telephone(page)
            press(page)
        else:
            answer(page)
    expect(page.get_by_test_id("revealed")).to_have_count(4)
    no_overflow(page)
    page.reload()
    assert wait_for_my_choice(page) == "between"
    expect(page.get_by_test_id("revealed")).to_have_count(4)
    page.get_by_test_id("next-game").click()
    assert wait_for_my_choice(page) == "locations"
    page.reload()
    assert wait_for_my_choice(page) == "locations"
    assert watch.complaints == []
    page.close()


def test_a_stranger_sees_no_card(browser: Browser, server: Server) -> None:
    """Somebody with the address and no seat watches: nothing to choose, no dossier, no clue sheet, no card named."""
    page = _page(browser, DESK)
    _sit_until(page, server.address, "exchange")
    choose_something(page)
    stranger = browser.new_context().new_page()
    stranger.goto(page.url)
    stranger.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert stranger.get_by_test_id("primary").count() == 0
    assert stranger.get_by_test_id("sheet").count() == 0
    assert stranger.locator("[data-card], .chip, .print").count() == 0
    page.close()
    stranger.close()


def test_a_round_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page = _page(browser, DESK)
    watch = Watch(page)
    sit_down(page, server.address)
    for _ in range(2):
        wait_for_my_choice(page)
        while not is_chosen(page):
            free = '[data-testid="option"], ' + FREE_CARD
            tab_to(page, f':is({free})[aria-pressed="false"]')
            page.keyboard.press("Enter")
        before = decision(page)
        tab_to(page, '[data-testid="primary"]')
        page.keyboard.press("Enter")
        wait_for_another(page, before)
    assert watch.complaints == []
    page.close()


def test_the_clue_sheet_is_one_stop_and_the_button_follows_the_cards(browser: Browser, server: Server) -> None:
    page = _page(browser, DESK)
    _sit_until(page, server.address, "exchange")
    choose_something(page)
    expect(page.get_by_test_id("primary")).to_be_enabled(timeout=PATIENCE)
    page.locator("[data-card]").last.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("primary")).to_be_focused()

    stop = page.locator('.blks [tabindex="0"]')
    expect(stop).to_have_count(1)
    tab_to(page, '.blks [tabindex="0"]')
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(page.locator(".blk").last.locator(".pen").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pen:focus")).to_have_text("?")
    expect(stop).to_have_count(1)
    page.get_by_test_id("help-record").click()  # the fields that were conclusions are gone
    expect(stop).to_have_count(1)
    axe(page)
    page.close()


def _sit_until(page: Page, address: str, scene: str) -> None:
    """Answer what is asked until a meeting of this kind; of a game that is called before it, another is begun."""
    for _ in range(3):
        sit_down(page, address)
        for _ in range(80):
            if wait_for_my_choice(page) == "over":
                break
            if page.locator(".ink").get_attribute("data-scene") == scene and page.locator(FREE_CARD).count():
                return
            answer(page)
    raise AssertionError(f"expected a meeting of the kind {scene} in one of three games")
