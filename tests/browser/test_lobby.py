"""A lobby where room is scarce: rules that scroll, nine seats, and an invitation at hand."""

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import GAMES
from tests.browser.checks import axe, no_overflow
from tests.browser.house import Server
from tests.browser.people import Person

CUT = """() => [...document.querySelectorAll('[data-testid=place] .name')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""
SCROLLS = "(rules) => rules.scrollHeight > rules.clientHeight"
WINDOWS = [(1440, 900), (1280, 800), (1100, 800), (768, 1024), (360, 740)]
MOST = 9  # criminals


@pytest.mark.parametrize("game", list(GAMES))
def test_nobody_is_locked_out_of_a_low_lobby(browser: Browser, server: Server, game: str) -> None:
    ann = Person(browser, "Ann", 1280, 720)
    ann.open_table(server.address, None if game == "sleepers" else 4, game)  # four is all that Sleeper Cells takes
    rules = ann.page.locator(".door .inforce")
    if rules.evaluate(SCROLLS):
        expect(rules).to_have_attribute("tabindex", "0")
    else:
        assert game != "getaway", "expected more rules than there is room for"
    axe(ann.page)
    ann.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_nine_seats_keep_their_names(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = Person(browser, "Ann", *size)
    ann.open_table(server.address, MOST, "criminals")
    expect(ann.page.get_by_test_id("place")).to_have_count(MOST)
    assert ann.page.evaluate(CUT) == []
    no_overflow(ann.page)
    ann.close()


def test_a_phone_has_the_link_on_the_first_screen(browser: Browser, server: Server) -> None:
    ann = Person(browser, "Ann", 390, 844)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = ann.open_table(server.address, MOST, "criminals")
    page: Page = ann.page
    bring = page.get_by_test_id("bring")
    expect(bring).to_be_in_viewport(ratio=1)
    bring.click()
    expect(bring).to_contain_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()").split("/")[-1] == link.split("/")[-1]
    ann.close()
