"""Keyboard alone around the tables: what was pressed goes away, and the focus goes to what took its place."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE, Server, arrange
from tests.browser.keyboard import tab_to
from tests.browser.people import Person

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
HELD = "() => (document.activeElement ?? document.body) !== document.body"
WHERE = "() => [document.activeElement.tagName, document.activeElement.dataset.testid ?? '']"
SETTLED = 600  # milliseconds: a focus that is lost a little later is lost all the same


def press(page: Page, wanted: str) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def held(page: Page, after: str) -> None:
    page.wait_for_timeout(SETTLED)
    assert page.evaluate(HELD), f"expected the focus on the page after {after}, got it lost"


def on(page: Page, wanted: str) -> None:
    try:
        expect(page.locator(wanted).first).to_be_focused(timeout=8_000)
    except AssertionError:
        raise AssertionError(f"expected the focus on {wanted}, got it on {page.evaluate(WHERE)}") from None


@pytest.mark.parametrize("size", list(SIZES))
def test_a_lobby_by_keyboard_never_loses_the_focus(browser: Browser, server: Server, size: str) -> None:
    ann, bert = Person(browser, "Ann", *SIZES[size]), Person(browser, "Bert", *SIZES[size])
    page, guest = ann.page, bert.page
    page.goto(f"{server.address}/?pace=fast")
    arrange(page, "fbi", 4)
    press(page, '[data-testid="open-table"]')
    on(page, ".lobby h1")
    link = page.get_by_test_id("link").input_value()

    press(page, '[data-seat="1"] [data-testid="add-bot"]')
    on(page, '[data-seat="1"] :is(select, [data-testid="remove-bot"])')
    press(page, '[data-seat="1"] [data-testid="remove-bot"]')
    on(page, '[data-seat="1"] [data-testid="sit-here"]')
    press(page, '[data-seat="3"] [data-testid="sit-here"]')
    expect(ann.place(0)).to_have_attribute("data-state", "free")
    held(page, "another seat was taken")

    press(page, '[data-testid="close-table"]')
    on(page, "footer [data-question]")
    page.keyboard.press("Escape")
    on(page, '[data-testid="close-table"]')
    press(page, '[data-testid="close-table"]')
    press(page, '[data-testid="close-sure"] + button')
    on(page, '[data-testid="close-table"]')

    bert.follow(link)
    press(guest, '[data-testid="sit-down"]')
    expect(ann.place(0)).to_have_attribute("data-state", "person")
    on(guest, ".lobby h1")
    for _ in range(2):  # said, and taken back
        press(guest, '[data-testid="ready"]')
        held(guest, "ready")
        on(guest, '[data-testid="ready"]')
    press(guest, '[data-testid="stand-up"]')
    guest.get_by_test_id("sit-down").wait_for(timeout=PATIENCE)
    on(guest, ".lobby h1")
    press(guest, '[data-seat="1"] [data-testid="sit-here"]')
    expect(ann.place(1)).to_have_attribute("data-state", "person")
    on(guest, ".lobby h1")

    press(page, '[data-testid="make-host"]')
    guest.get_by_test_id("make-host").wait_for(timeout=PATIENCE)
    held(page, "another became the host")
    press(guest, '[data-testid="make-host"]')
    page.get_by_test_id("kick").wait_for(timeout=PATIENCE)
    press(page, '[data-testid="kick"]')
    on(page, '[data-seat="1"] [data-testid="sit-here"]')
    on(guest, "main[data-end] h1")

    press(page, '[data-testid="begin"]')
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    held(page, "the beginning")
    ann.close()
    bert.context.close()  # the house has turned him away: that is an error in his console


@pytest.mark.parametrize("size", list(SIZES))
def test_the_gear_page_by_keyboard_never_loses_the_focus(browser: Browser, server: Server, size: str) -> None:
    ann, bert = Person(browser, "Ann", *SIZES[size]), Person(browser, "Bert")
    page = ann.page
    bert.follow(ann.open_table(server.address, 3))
    bert.page.get_by_test_id("sit-down").click()
    expect(ann.place(1)).to_have_attribute("data-state", "person")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if size == "phone":
        press(page, '[data-testid="open-panel"]')
    press(page, '[data-testid="panel-table"]')
    press(page, '[data-testid="close-table"]')
    on(page, ".particulars [data-question]")
    page.keyboard.press("Escape")
    on(page, '[data-testid="close-table"]')
    press(page, '.particulars [aria-expanded="false"]')
    press(page, ".particulars .deeds button:first-child")
    page.get_by_test_id("close-table").wait_for(state="detached")
    held(page, "another became the host")
    assert page.evaluate("() => document.activeElement.closest('.particulars') !== null")
    ann.close()
    bert.close()


@pytest.mark.parametrize(("game", "size"), [("inkognito", "desk"), ("inkognito", "phone"), ("fbi", "phone")])
def test_a_lesson_by_keyboard_never_loses_the_focus(browser: Browser, library: Server, game: str, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{library.address}/learn/{game}?pace=fast")
    coach = page.get_by_test_id("coach")
    for at in range(int(coach.get_attribute("data-last", timeout=PATIENCE) or "")):
        expect(coach).to_have_attribute("data-at", str(at))
        press(page, '[data-testid="coach-next"], [data-testid="coach-show"]')
        held(page, f"step {at}")
    page.close()


def test_a_new_page_of_the_house_is_heard(browser: Browser, library: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{library.address}/learn")
    page.get_by_test_id("lesson-fbi").wait_for(timeout=PATIENCE)
    assert not page.evaluate(HELD), "expected nothing to take the focus of a page that was loaded"
    press(page, '[data-testid="lesson-fbi"]')
    page.get_by_test_id("coach").wait_for(timeout=PATIENCE)
    held(page, "a lesson was opened")
    page.go_back()
    on(page, "h1")
    press(page, 'a[href="/rules/fbi"]')
    page.locator(".rule .number").first.wait_for(timeout=PATIENCE)
    on(page, "h1")
    press(page, 'a[href="/"]')
    page.get_by_test_id("play-now").first.wait_for(timeout=PATIENCE)
    on(page, "h1")
    page.close()
