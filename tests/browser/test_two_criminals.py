"""CRM-R1 Criminals with two, as a trial: the form offers it where the option is on, and the table asks."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.criminals import answer, wait_for_my_choice
from tests.browser.house import PATIENCE, Server, Watch, arrange

SIZES = [(1440, 900), (360, 740)]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=["desk", "phone"])
def test_two_play_as_a_trial(browser: Browser, server: Server, width: int, height: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    watch = Watch(page)
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("name").fill("Ann")
    arrange(page, "criminals", 3, timing="ballots")
    two = page.get_by_test_id("seats").locator('input[value="2"]')
    expect(two).to_have_count(0)
    option = page.get_by_test_id("option-allow_two")
    option.select_option("yes")
    two.check()
    option.select_option("no")
    expect(two).to_have_count(0)
    expect(page.get_by_test_id("seats").locator("input:checked")).to_have_value("3")
    option.select_option("yes")
    two.check()
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)

    assert wait_for_my_choice(page) == "talk"
    no_overflow(page)
    axe(page)
    answer(page, "talk")
    page.wait_for_function("() => window.document.querySelector('[data-testid=phase]').dataset.phase !== 'talk'")
    wait_for_my_choice(page)
    no_overflow(page)
    no_console_errors(watch)
    page.close()
