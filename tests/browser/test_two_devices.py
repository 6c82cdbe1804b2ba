"""Two devices of one player, side by side at one seat: neither takes from the other what was written there."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.house import PATIENCE, Server, sit_down

SECRET = "(table) => localStorage.getItem(`backroom.seat.${table}`)"


def other_device(browser: Browser, page: Page) -> Page:
    """It is handed the seat by its link."""
    address, table = page.url, page.url.rpartition("/")[2]
    other = browser.new_page()
    other.goto(f"{address}#seat={page.evaluate(SECRET, table)}")
    other.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    return other


def cell(page: Page, row: int, column: int) -> Locator:
    return page.locator(".sheet .row").nth(row).locator(".cell").nth(column)


def mark(page: Page, row: int, column: int) -> None:
    cell(page, row, column).focus()
    page.keyboard.press("Enter")
    expect(cell(page, row, column).locator(".pen")).to_have_text("?")


def test_what_is_marked_on_one_is_on_the_other(browser: Browser, server: Server) -> None:
    desk = browser.new_page()
    sit_down(desk, server.address, "criminals", seats=3, timing="ballots")
    phone = other_device(browser, desk)
    for page, row in ((desk, 1), (phone, 2), (desk, 3)):
        mark(page, row, 2)
    for page in (desk, phone):
        for row in (1, 2, 3):
            expect(cell(page, row, 2).locator(".pen")).to_have_text("?")
    desk.reload()
    for row in (1, 2, 3):
        expect(cell(desk, row, 2).locator(".pen")).to_have_text("?")
    phone.close()
    desk.close()


def test_what_is_written_at_the_same_time_is_all_there(browser: Browser, server: Server) -> None:
    desk = browser.new_page()
    sit_down(desk, server.address, "fbi", seats=2)
    phone = other_device(browser, desk)
    for page in (desk, phone):
        page.get_by_test_id("panel-notes").click()
    desk.get_by_test_id("notes").press_sequentially("from the desk")
    phone.get_by_test_id("notes").press_sequentially("from the phone")
    for page in (desk, phone):
        expect(page.get_by_test_id("notes")).to_have_value("from the desk\nfrom the phone")
    phone.close()
    desk.close()
