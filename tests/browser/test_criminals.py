"""Criminals from the entrance to the last crime shown, in a real browser, against bots."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from backroom.games.criminals.view import CriminalsTruth
from backroom.record.record import read, replay
from backroom.record.seed import verify_seed
from tests.browser.checks import axe, faults, no_console_errors, no_overflow
from tests.browser.criminals import accuse, answer, play_to_the_end, say_something, sit_down, wait_for_my_choice
from tests.browser.house import PATIENCE, Server, Watch
from tests.browser.past import stage
from tests.browser.staged import Scene
from tests.server.finished import finished

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize(("size", "seats"), [(DESK, 4), (PHONE, 6)], ids=["desk", "phone"])
def test_a_game_by_ballots_to_the_last_crime_shown(
    browser: Browser, server: Server, tmp_path: Path, size: dict[str, int], seats: int
) -> None:
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    watch = Watch(page)
    sit_down(page, server.address, seats=seats, timing="ballots", ballots="1")
    wait_for_my_choice(page)
    no_overflow(page)
    axe(page)
    assert play_to_the_end(page) >= 2

    expect(page.get_by_test_id("winner")).to_be_visible()
    no_overflow(page)
    axe(page)
    with page.expect_download() as saving:
        page.get_by_test_id("record").click()
    saved = tmp_path / "game.record"
    saving.value.save_as(saved)
    record = read(saved.read_text("utf-8"))
    verify_seed(record.seed, page.get_by_test_id("commitment").inner_text())
    truth = replay(record).truth()
    assert isinstance(truth, CriminalsTruth)
    crimes = [*truth.guilt, truth.boss]
    shown = page.locator('[data-testid="did"]')
    expect(shown).to_have_count(len(crimes))
    assert [one.get_attribute("data-crime") for one in shown.all()] == crimes
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_live_i_accuse_and_speak_and_all_see_it(browser: Browser, server: Server, size: dict[str, int]) -> None:
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    watch = Watch(page)
    sit_down(page, server.address, seats=7, talk_seconds="600")
    assert accuse(page) != ""
    no_overflow(page)

    stranger = browser.new_context().new_page()
    stranger.goto(page.url)
    stranger.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert stranger.get_by_test_id("mine").count() == 0
    assert stranger.locator("[data-offer]").count() == 0
    assert stranger.locator('[data-mark="held"], [data-mark="mine"]').count() == 0
    stranger.close()
    no_console_errors(watch)
    page.close()


def test_nothing_is_said_before_the_button(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, server.address, seats=3, timing="ballots")
    assert wait_for_my_choice(page) == "talk"
    expect(page.get_by_test_id("primary")).to_have_text("Stay silent")
    say_something(page)
    expect(page.get_by_test_id("sentence")).to_contain_text("I have an alibi for")
    page.get_by_test_id("panel-talk").click()
    expect(page.get_by_test_id("talk")).not_to_contain_text("Ann")
    expect(page.get_by_test_id("talk")).not_to_contain_text("You")
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("talk")).to_contain_text("You: I have an alibi for", timeout=PATIENCE)
    page.close()


def test_a_pencil_mark_outlives_a_reload(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    sit_down(page, server.address, seats=3, timing="ballots")
    wait_for_my_choice(page)
    cell = page.locator(".cell").nth(1)
    cell.click()
    cell.click()
    expect(cell).to_contain_text("??")
    page.reload()
    wait_for_my_choice(page)
    expect(page.locator(".cell").nth(1)).to_contain_text("??")
    page.close()


def test_a_vetoed_crime_is_not_in_the_game(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("door-criminals").get_by_test_id("create").click()
    page.get_by_test_id("seats").locator('input[value="8"]').check()
    page.get_by_test_id("more").locator("summary").click()
    page.get_by_test_id("crime-Murder").click()
    page.get_by_test_id("option-timing").select_option("ballots")
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    wait_for_my_choice(page)
    crimes = page.locator(".sheet .row .crime")
    expect(crimes).to_have_count(9)
    assert "Murder" not in crimes.all_inner_texts()
    answer(page, "talk")
    page.close()


CUT_SHORT = """() => [...window.document.querySelectorAll('[data-testid=final] li :is(b span, em)')]
    .filter((said) => said.scrollWidth > said.clientWidth + 1).map((said) => said.textContent)"""


@pytest.mark.parametrize("width", [360, 900, 1024, 1440])
def test_nine_names_and_ten_crimes_can_be_read_at_the_end(browser: Browser, tmp_path: Path, width: int) -> None:
    path = tmp_path / "room.sqlite3"
    stage(path, {"nine": Scene(finished("criminals", 9), "the secret of nine", "greedy", paused=False)})
    still = Server(path, program="tests.browser.still")
    context = browser.new_context(viewport={"width": width, "height": 800}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{still.address}/table/nine?pace=fast#seat=the secret of nine")
    page.get_by_test_id("final").wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("did")).to_have_count(10)
    assert faults(page, CUT_SHORT) == []
    line = page.locator(".sheet .row").last.bounding_box()
    assert line is not None
    assert line["height"] >= 24, "expected the charge sheet below, not pressed together"
    no_overflow(page)
    context.close()
    still.stop()


def test_the_charge_sheet_is_one_stop_for_the_tab_key(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": DESK["width"], "height": DESK["height"]})
    sit_down(page, server.address)
    expect(page.locator('.sheet .cell[tabindex="0"]')).to_have_count(1)
    page.locator(".sheet .cell").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    marked = page.locator(".row").nth(1).locator(".cell").last
    expect(marked).to_be_focused()
    expect(marked.locator(".pen")).to_have_text("?")
    expect(page.locator('.sheet .cell[tabindex="0"]')).to_have_count(1)
    page.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_ballot_comes_to_is_told_while_it_is_shown(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    """R30 The votes are on the wall; how many it takes and what comes next is said at the foot of the table."""
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    sit_down(page, server.address, seats=5, timing="ballots")
    table = page.url
    page.goto(f"{server.address}/?pace=slow")
    page.goto(table)
    for phase in ("talk", "ballot"):
        assert wait_for_my_choice(page) == phase
        answer(page, phase)
        expect(page.get_by_test_id("phase")).not_to_have_attribute("data-phase", phase)
    opened = page.get_by_test_id("opened")
    opened.wait_for(timeout=PATIENCE)
    expect(opened).to_contain_text("needed")
    page.close()
