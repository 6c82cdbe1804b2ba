"""One game of FBI from the entrance to the final score, in a real browser, against bots."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from backroom.record.record import read, replay
from backroom.record.seed import verify_seed
from tests.browser.fbi import (
    FREE_AGENT,
    choose_something,
    decision,
    play_to_the_end,
    press,
    sit_down,
    wait_for_another,
    wait_for_my_choice,
)
from tests.browser.house import PATIENCE, Server, Watch
from tests.browser.keyboard import tab_to

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(("size", "seats"), [(DESK, 4), (PHONE, 5)], ids=["desk", "phone"])
def test_a_game_from_the_entrance_to_the_final_score(
    browser: Browser, server: Server, tmp_path: Path, size: dict[str, int], seats: int
) -> None:
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    watch = Watch(page)
    sit_down(page, server.address, seats=seats)
    assert play_to_the_end(page) > 10

    expect(page.get_by_test_id("winner")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.record"
    saving.value.save_as(saved)
    record = read(saved.read_text("utf-8"))
    verify_seed(record.seed, page.get_by_test_id("commitment").inner_text())
    final = replay(record).outcome()
    for seat in range(seats):
        shown = page.locator(f'[data-testid="score"][data-seat="{seat}"]').first
        expect(shown).to_have_text(str(final.scores[seat]).replace("-", MINUS))
    assert watch.complaints == []
    page.close()


def test_the_page_goes_on_when_the_server_is_killed_and_restarted(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, server.address, seats=2)
    for _ in range(6):
        phase = wait_for_my_choice(page)
        choose_something(page, phase)
        press(page)
    wait_for_my_choice(page)
    told = page.get_by_test_id("log").inner_text()

    server.kill()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "reconnecting", timeout=PATIENCE)
    server.start()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "live", timeout=PATIENCE)
    expect(page.get_by_test_id("log")).to_have_text(re.compile("^" + re.escape(told[:200])), use_inner_text=True)

    play_to_the_end(page)
    expect(page.get_by_test_id("winner")).to_be_visible()
    page.close()


def test_a_lost_line_covers_nothing_on_a_phone(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="de-DE")
    sit_down(page, server.address, seats=5)
    wait_for_my_choice(page)
    server.kill()
    said = page.get_by_test_id("reconnecting")
    said.wait_for(timeout=PATIENCE)
    table = page.locator(".frame > .main").bounding_box()
    notice = said.bounding_box()
    assert table is not None
    assert notice is not None
    assert notice["y"] >= table["y"] + table["height"]
    page.close()


def test_a_reload_comes_back_to_the_same_seat(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    sit_down(page, server.address)
    wait_for_my_choice(page)
    options = page.get_by_test_id("option").all_inner_texts()
    page.reload()
    wait_for_my_choice(page)
    expect(page.get_by_test_id("option")).to_have_text(options, use_inner_text=True)
    page.close()


def test_a_reload_keeps_the_one_agent_of_two_that_is_picked(browser: Browser, server: Server) -> None:
    """For this choice alone: the next one begins with none."""
    page = browser.new_page()
    picked = page.locator('[data-agent][aria-pressed="true"]')
    sit_down(page, server.address, seats=2)
    for _ in range(2):
        while wait_for_my_choice(page) != "choose":
            choose_something(page, "release")
            press(page)
        expect(picked).to_have_count(0)
        page.locator(FREE_AGENT).last.click()
        page.reload()
        assert wait_for_my_choice(page) == "choose"
        expect(picked).to_have_count(1)
        expect(page.locator(FREE_AGENT).last).to_have_attribute("aria-pressed", "true")
        choose_something(page, "choose")
        press(page)
    page.close()


def test_a_reload_keeps_the_card_that_is_picked_to_go(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    sit_down(page, server.address, seats=2)
    options = page.get_by_test_id("option")
    while (phase := wait_for_my_choice(page)) != "release" or options.count() < 2:
        choose_something(page, phase)
        press(page)
    other = page.locator('[data-testid="option"][aria-pressed="false"]').last.get_attribute("data-action")
    page.locator(f'[data-action="{other}"]').click()
    page.reload()
    assert wait_for_my_choice(page) == "release"
    expect(page.locator('[data-testid="option"][aria-pressed="true"]')).to_have_attribute("data-action", other or "")
    page.close()


def test_a_stranger_sees_only_what_is_public(browser: Browser, server: Server) -> None:
    """Somebody with the address and no seat watches: no choice is offered, no agent is named before it is shown."""
    page = browser.new_page()
    sit_down(page, server.address, seats=2)
    while wait_for_my_choice(page) != "choose":
        choose_something(page, "release")
        press(page)
    choose_something(page, "choose")
    stranger = browser.new_context().new_page()
    stranger.goto(page.url)
    stranger.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert stranger.get_by_test_id("primary").count() == 0
    assert stranger.locator("[data-agent]").count() == 0
    page.close()
    stranger.close()


def test_a_whole_turn_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    watch = Watch(page)
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("name").focus()
    page.keyboard.type("Ann")
    tab_to(page, '[data-testid="play-now"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    while page.get_by_test_id("turn").get_attribute("data-turn") == "1":
        phase = wait_for_my_choice(page)
        if phase == "choose":
            for number in range(2):
                tab_to(page, FREE_AGENT, number)
                page.keyboard.press("Enter")
        else:
            tab_to(page, '[data-testid="option"]')
            page.keyboard.press("Enter")
        before = decision(page)
        tab_to(page, '[data-testid="primary"]')
        page.keyboard.press("Enter")
        wait_for_another(page, before)
    assert watch.complaints == []
    page.close()
