"""A browser that keeps nothing for its pages: the evening is played in it all the same, and it is said what is lost."""

from playwright.sync_api import Browser, expect

from tests.browser.checks import Watch, axe, no_console_errors
from tests.browser.house import PATIENCE, Server, sit_down

FORBIDDEN = """for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, { get() { throw new DOMException('denied', 'SecurityError'); } });"""


def test_where_nothing_is_kept_seat_and_notes_last_as_long_as_the_page(browser: Browser, server: Server) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    watch = Watch(page)
    page.add_init_script(FORBIDDEN)
    page.goto(server.address)
    expect(page.get_by_test_id("not-kept")).to_be_visible(timeout=PATIENCE)
    axe(page)
    sit_down(page, server.address, "fbi", seats=2)
    page.get_by_test_id("panel-notes").click()
    page.get_by_test_id("notes").fill("Max bluffs")
    page.get_by_test_id("panel-table").click()
    expect(page.get_by_test_id("not-kept")).to_be_visible()
    page.get_by_test_id("language").locator('input[value="de"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
    page.get_by_test_id("move-seat").wait_for(timeout=PATIENCE)  # only who sits has it
    page.get_by_test_id("panel-notes").click()
    expect(page.get_by_test_id("notes")).to_have_value("Max bluffs")
    expect(page.get_by_text("mit deinem Platz")).to_be_visible()
    page.reload()
    page.get_by_test_id("panel-notes").click(timeout=PATIENCE)
    expect(page.get_by_test_id("notes")).to_have_value("Max bluffs")
    assert page.evaluate("() => history.state?.pocket ?? null") is None
    no_console_errors(watch)
    page.context.close()
