"""Sleeper Cells in a real browser, against bots: from the entrance until the winner is told."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from backroom.core.bits import members
from backroom.record.record import read, replay
from tests.browser.checks import Watch, axe, faults, no_console_errors, no_overflow
from tests.browser.fbi import decision, wait_for_another, wait_for_my_choice
from tests.browser.house import PATIENCE, Server
from tests.browser.keyboard import tab_to
from tests.browser.sleepers import (
    answer,
    move_a_spy,
    my_spies,
    offer_a_card,
    play_to_the_end,
    press,
    sit_down,
    until_my_turn,
)
from tests.browser.war_map import NOT_TO_BE_TOUCHED

SIZES = {"desk": (1440, 900), "phone": (360, 740)}


@pytest.mark.parametrize("size", SIZES)
def test_a_game_from_the_entrance_to_the_end(browser: Browser, server: Server, tmp_path: Path, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    watch = Watch(page)
    sit_down(page, server.address, turn_cap="40")
    until_my_turn(page)
    no_overflow(page)
    axe(page)
    assert play_to_the_end(page) > 5

    expect(page.get_by_test_id("winner")).to_be_visible()
    no_overflow(page)
    axe(page)
    with page.expect_download() as saving:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.record"
    saving.value.save_as(saved)
    final = replay(read(saved.read_text("utf-8"))).outcome()
    winners = " ".join(str(seat) for seat in members(final.winners))
    expect(page.get_by_test_id("winner")).to_have_attribute("data-seat", winners)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (900, 800)])
def test_a_spy_in_focus_leaves_every_city_in_sight(browser: Browser, server: Server, width: int, height: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    sit_down(page, server.address)
    until_my_turn(page)
    my_spies(page).first.evaluate("city => city.click()")
    expect(page.locator(".dock .away")).to_be_visible()
    assert faults(page, NOT_TO_BE_TOUCHED) == []
    page.close()


def test_a_move_and_a_car_are_one_choice(browser: Browser, server: Server) -> None:
    """The purse pays for the car and the spy is two lines away, though the server was asked twice."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, server.address)
    until_my_turn(page)
    for spy in page.locator('[data-city][data-mine="true"]').all():
        spy.evaluate("city => city.click()")
        goals = page.locator('[data-city][data-ring="car"][data-mine="false"]')
        if goals.count():
            break
    goal = goals.first.get_attribute("data-city")
    goals.first.evaluate("city => city.click()")
    before = page.get_by_test_id("purse").inner_text().split("k")[0]
    expect(page.get_by_test_id("primary")).to_contain_text("5k")
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("purse")).to_contain_text(f"{int(before) - 5}k", timeout=PATIENCE)
    expect(page.locator(f'[data-city="{goal}"][data-mine="true"]')).to_have_count(1)
    page.close()


def test_an_offer_is_put_together_and_sent_from_the_trays(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    watch = Watch(page)
    sit_down(page, server.address)
    until_my_turn(page)
    page.get_by_test_id("trade").click()
    expect(page.get_by_test_id("primary")).to_be_disabled()
    page.get_by_test_id("give").first.click()
    page.locator('[data-testid="want"][data-card="rifle"]').click()
    axe(page)
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("log")).to_contain_text("You offered MI6 1 card for 1 card", timeout=PATIENCE)
    no_console_errors(watch)
    page.close()


def test_a_reload_keeps_what_lies_on_the_trays(browser: Browser, server: Server) -> None:
    """Until it is put away."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    watch = Watch(page)
    sit_down(page, server.address)
    until_my_turn(page)
    offer_a_card(page)
    page.get_by_test_id("partner").nth(1).click()
    trays = page.locator(".bargain .trays")
    said = trays.inner_text()
    page.reload()
    wait_for_my_choice(page)
    expect(trays).to_have_text(said, use_inner_text=True)
    expect(page.get_by_test_id("partner").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("primary")).to_be_enabled()
    page.get_by_test_id("leave-trade").click()
    page.reload()
    wait_for_my_choice(page)
    expect(page.locator(".bargain")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('backroom.half'))") == []
    no_console_errors(watch)
    page.close()


def test_the_list_does_what_the_map_does(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, server.address)
    until_my_turn(page)
    page.get_by_test_id("list-view").click()
    axe(page)
    assert move_a_spy(page)
    page.close()


def test_a_turn_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    watch = Watch(page)
    sit_down(page, server.address)
    while (phase := wait_for_my_choice(page)) != "act":
        if phase != "place":
            answer(page, phase)
            continue
        tab_to(page, '[data-city][data-ring="mark"]')
        page.keyboard.press("Enter")
        before = decision(page)
        tab_to(page, '[data-testid="primary"]')
        page.keyboard.press("Enter")
        wait_for_another(page, before)
    tab_to(page, '[data-city][data-mine="true"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-city][data-ring="move"][data-mine="false"]')
    page.keyboard.press("Enter")
    before = decision(page)
    tab_to(page, '[data-testid="primary"]')
    page.keyboard.press("Enter")
    wait_for_another(page, before)
    no_console_errors(watch)
    page.close()


def test_a_stranger_sees_no_hand_and_no_dossier(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    sit_down(page, server.address)
    until_my_turn(page)
    expect(page.get_by_test_id("asset").first).to_be_visible()
    stranger = browser.new_context().new_page()
    stranger.goto(page.url)
    stranger.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert stranger.get_by_test_id("asset").count() == 0
    assert stranger.get_by_test_id("primary").count() == 0
    assert stranger.locator(".dossier").count() == 0
    press(page)
    page.close()
    stranger.close()
