"""A lobby where room is scarce: rules that scroll, nine seats, and an invitation at hand."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import GAMES
from tests.browser.checks import axe, faults, no_overflow, the_other_language_is_chosen
from tests.browser.house import PATIENCE, Server
from tests.browser.people import Person

CUT = """() => [...document.querySelectorAll('[data-testid=place] .name')]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""
CUT_NAME = "(name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth"
NARROW = """() => [...document.querySelectorAll('[data-testid=place] select')].filter((field) => {
    const free = field.cloneNode(true);
    free.style.cssText = 'position: absolute; max-width: none';
    field.after(free);
    const wish = free.offsetWidth;
    free.remove();
    return field.offsetWidth < wish;
}).map((field) => field.offsetWidth)"""
ON_THE_FRAME = """() => {
    const [frame, inner] = [document.querySelector('.felt'), 11];
    const { bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.myself :is(input, label)')]
        .filter((part) => part.getBoundingClientRect().bottom > bottom - inner - 4).map((part) => part.outerHTML);
}"""
SCROLLS = "(rules) => rules.scrollHeight > rules.clientHeight"
WINDOWS = [(1440, 900), (1280, 800), (1100, 800), (768, 1024), (360, 740)]
MOST = 9  # criminals


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all of them: a table that is not listed is known to those at it."""
    running = Server(tmp_path_factory.mktemp("lobby") / "room.sqlite3")
    yield running
    running.stop()


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
    assert faults(ann.page, CUT) == []
    no_overflow(ann.page)
    ann.close()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900)], ids=str)
def test_nine_seats_are_in_sight_at_a_desk(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    ann = Person(browser, "Ann", *size)
    ann.open_table(server.address, MOST, "criminals")
    ann.place(1).get_by_test_id("add-bot").click()
    for seat in range(MOST):
        expect(ann.place(seat)).to_be_in_viewport(ratio=1)
    assert faults(ann.page, ON_THE_FRAME) == []
    expect(ann.page.locator(".inforce, .rules summary").filter(visible=True).first).to_be_visible()
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
    note = page.get_by_test_id("only-here").first
    expect(note).to_be_in_viewport(ratio=1)
    expect(note).to_contain_text(f"PORT={urlsplit(server.address).port}")
    assert page.evaluate("() => navigator.clipboard.readText()").split("/")[-1] == link.split("/")[-1]
    ann.close()


def test_the_lobby_comes_back_with_its_settings_in_the_other_language(browser: Browser, server: Server) -> None:
    ann = Person(browser, "Ann", 390, 844)
    ann.open_table(server.address, 4)
    page: Page = ann.page
    the_other_language_is_chosen(page)
    ann.close()


def test_the_seal_of_the_deal_is_shown_before_the_deal(browser: Browser, server: Server) -> None:
    ann = Person(browser, "Ann", 390, 844)
    ann.open_table(server.address, 4)
    ann.page.get_by_test_id("settings").click()
    seal = ann.page.get_by_test_id("seal")
    expect(seal).to_be_visible()
    shown = seal.locator("code").inner_text()
    assert shown == ann.told[0]["commitment"]
    no_overflow(ann.page)
    axe(ann.page)
    ann.page.get_by_test_id("close-dialog").click()
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("open-panel").click(timeout=PATIENCE)
    ann.page.get_by_test_id("panel-table").click()
    expect(seal.locator("code")).to_have_text(shown)
    ann.close()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)], ids=["1280", "1024"])
def test_five_seats_my_sign_and_whole_words_are_in_sight_on_a_low_desk(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    wish = {"game": "inkognito", "name": "Ann", "seats": 5, "begin": False}
    seated = page.request.post(f"{server.address}/api/tables", data=wish).json()
    page.goto(f"{server.address}/table/{seated['table']}#seat={seated['secret']}")
    for seat in range(4):
        page.get_by_test_id("add-bot").first.click()
        expect(page.locator('[data-testid="place"][data-state="bot"]')).to_have_count(seat + 1, timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    cut = "felt => felt.scrollHeight - felt.clientHeight"
    assert page.locator(".table").evaluate(cut) <= 0
    assert page.locator(".table select").first.evaluate(
        "(field) => { const was = field.offsetWidth; field.style.maxWidth = 'none'; return was === field.offsetWidth; }"
    )
    page.context.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)], ids=["1280", "390", "360"])
def test_every_seat_of_getaway_says_its_team_before_anybody_sits(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language).new_page()
    options = {"larger_team": "police", "max_team_gap": "3"}
    wish = {"game": "getaway", "name": "Ann", "seats": 5, "begin": False, "options": options}
    seated = page.request.post(f"{server.address}/api/tables", data=wish).json()
    page.goto(f"{server.address}/table/{seated['table']}#seat={seated['secret']}")
    sides = page.get_by_test_id("side")
    robbers, police = ("Robbers", "Police") if language == "en" else ("Räuber", "Polizei")
    expect(sides).to_have_text([robbers, police, police, police, police], timeout=PATIENCE)
    assert sides.first.locator("svg").count() == 1
    expect(page.get_by_test_id("sit-here").first).to_have_accessible_name(re.compile(f": {police}$"))
    page.get_by_test_id("add-bot").first.click()
    expect(page.locator('[data-testid="place"][data-state="bot"]')).to_have_count(1, timeout=PATIENCE)
    expect(sides.nth(1)).to_have_text(police)
    no_overflow(page)
    axe(page)
    page.context.close()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=["390", "360"])
def test_on_a_phone_a_bot_says_its_pace_in_whole_words(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    wish = {"game": "getaway", "name": "Ann", "seats": 8, "begin": False}
    seated = page.request.post(f"{server.address}/api/tables", data=wish).json()
    page.goto(f"{server.address}/table/{seated['table']}#seat={seated['secret']}")
    page.get_by_test_id("add-bot").first.click()
    expect(page.locator("[data-testid=place] select")).to_have_count(1, timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert faults(page, NARROW) == []
    assert page.locator("header .where").evaluate(CUT_NAME) is False
    no_overflow(page)
    page.context.close()
