"""The entrance: five doors, open tables, a code, two languages, day and night, from a desk to a small phone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import GAMES
from tests.browser.checks import Watch, axe, faults, no_console_errors, no_overflow, the_other_language_is_chosen
from tests.browser.house import PATIENCE, Server, arrange
from tests.browser.notices import NOTICES, put_up

DESK = (1440, 900)
PHONE = (360, 700)

UNDER_THE_BUTTON = """() => [...document.querySelectorAll('.door')].flatMap((door) => {
    const button = door.querySelector('[data-testid=play-now]').getBoundingClientRect();
    return [...door.querySelectorAll('.by span, .rules')].filter((part) => part.checkVisibility()).filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > button.left && box.bottom > button.top && box.top < button.bottom;
    }).map((part) => part.innerText);
})"""
BELOW_THE_FOLD = """() => [
    ...[...document.querySelectorAll('.floor .box')].filter((box) => box.getBoundingClientRect().bottom > innerHeight),
    ...[...document.querySelectorAll('.floor .who')].filter((names) => names.scrollWidth > names.clientWidth),
    ...[...document.querySelectorAll('.door h2')].filter((title) => title.offsetHeight > 54),
    ...[...document.querySelectorAll('.poster')].filter((poster) =>
        poster.firstElementChild.getBoundingClientRect().bottom < poster.getBoundingClientRect().bottom - 1),
].map((part) => part.innerText || part.className)"""

LONG_TAGS = """() => [...document.querySelectorAll('.door .tag')].filter((tag) => {
    const words = document.createRange();
    words.selectNodeContents(tag);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size > 2;
}).map((tag) => tag.innerText)"""


def enter(browser: Browser, server: Server, size: tuple[int, int], theme: str = "dark", locale: str = "en-GB") -> Page:
    width, height = size
    page = browser.new_context(viewport={"width": width, "height": height}, locale=locale).new_page()
    page.add_init_script(f"localStorage.setItem('backroom.theme', '{theme}')")
    page.goto(server.address)
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_game_has_a_door_and_nobody_is_locked_out(
    browser: Browser, library: Server, size: tuple[int, int], theme: str
) -> None:
    page = enter(browser, library, size, theme)
    watch = Watch(page)
    for game in GAMES:
        expect(page.get_by_test_id(f"door-{game}").get_by_test_id("play-now")).to_be_visible()
    no_overflow(page)
    axe(page)
    page.get_by_test_id("create" if size == DESK else "dock-create").first.click()
    page.get_by_test_id("more").locator("summary").click()
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(390, 844, "en-GB"), (360, 740, "de-DE")], ids=["390", "360"])
def test_a_phone_shows_five_doors_whole(
    browser: Browser, library: Server, size: tuple[int, int, str], theme: str
) -> None:
    page = enter(browser, library, size[:2], theme, size[2])
    page.evaluate("() => document.fonts.ready")
    dock = page.locator(".dock").bounding_box()
    last = page.get_by_test_id("play-now").nth(4).bounding_box()
    assert dock is not None
    assert last is not None
    assert last["y"] + last["height"] <= dock["y"]
    for game in GAMES:
        expect(page.get_by_test_id(f"door-{game}").locator(".by")).to_be_in_viewport(ratio=1)
    assert faults(page, UNDER_THE_BUTTON) == []
    by_day = page.get_by_test_id("door-fbi").evaluate("(door) => getComputedStyle(door).colorScheme")
    assert by_day == theme
    page.context.close()


def test_a_listed_table_is_found_and_a_code_leads_to_it(browser: Browser, server: Server) -> None:
    host = enter(browser, server, DESK)
    arrange(host, "fbi", 3)
    host.get_by_test_id("who").locator('input[value="listed"]').check()
    host.get_by_test_id("open-table").click()
    link = host.get_by_test_id("link").input_value(timeout=PATIENCE)

    guest = enter(browser, server, DESK)
    expect(guest.get_by_test_id("open-tables").locator("a")).to_have_attribute("href", link[len(server.address) :])
    guest.get_by_test_id("code").first.fill("no code at all!")
    guest.get_by_test_id("join-button").first.click()
    expect(guest.get_by_role("alert")).to_be_visible()
    guest.get_by_test_id("code").first.fill(link.rsplit("/", 1)[1].upper())
    guest.get_by_test_id("join-button").first.click()
    guest.get_by_test_id("lobby").wait_for(timeout=PATIENCE)
    expect(guest).to_have_url(link)
    host.context.close()
    guest.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_of_many_open_tables_three_are_in_the_room_and_all_on_a_sheet(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    put_up(server.address)
    page = enter(browser, server, size)
    watch = Watch(page)
    if size == DESK:
        lines = page.get_by_test_id("open-tables").locator("li")
        expect(lines).to_have_count(3)
        expect(lines.nth(0)).to_contain_text("Nora, Emil")
        expect(lines.nth(1)).to_contain_text("Vera and 4 more")
        expect(lines.nth(1)).to_contain_text("5 of 7")
        expect(lines.nth(2)).to_contain_text("a day per move")
        page.evaluate("() => document.fonts.ready")
        ends = page.locator(".floor .box").evaluate_all("(all) => all.map((box) => box.getBoundingClientRect().bottom)")
        assert max(ends) <= DESK[1]
        page.get_by_test_id("all-tables").click()
    else:
        page.get_by_test_id("dock-tables").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="Sit down")).to_have_count(len(NOTICES))
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.context.close()


@pytest.mark.parametrize("size", [(1160, 800), (1280, 800), (1440, 900)], ids=["1160", "1280", "1440"])
def test_a_desk_shows_doors_and_open_tables_on_one_screen(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    put_up(server.address)
    for locale in ("en-GB", "de-DE"):
        page = enter(browser, server, size, locale=locale)
        expect(page.get_by_test_id("open-tables").locator("li")).to_have_count(3)
        page.evaluate("() => document.fonts.ready")
        assert faults(page, BELOW_THE_FOLD) == [], locale
        assert faults(page, LONG_TAGS) == [], locale
        page.context.close()


def test_a_game_to_watch_is_looked_for(browser: Browser, library: Server) -> None:
    page = enter(browser, library, DESK)
    page.get_by_test_id("watch-game").click()
    expect(page.get_by_role("dialog").get_by_test_id("no-tables")).to_contain_text("watched")
    axe(page)
    page.context.close()


def test_a_german_browser_is_spoken_to_in_german_until_told_otherwise(browser: Browser, server: Server) -> None:
    page = enter(browser, server, PHONE, locale="de-AT")
    watch = Watch(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("play-now").first).to_contain_text("Jetzt spielen")
    no_overflow(page)
    axe(page)
    page.get_by_test_id("door-fbi").get_by_test_id("play-now").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.get_by_test_id("open-panel").click()
    no_overflow(page)
    page.get_by_test_id("panel-table").click()
    page.get_by_test_id("language").locator('input[value="en"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("language").locator("input:checked")).to_be_focused()
    page.goto(server.address)
    the_other_language_is_chosen(page)
    page.reload()
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("language")).to_have_count(0)
    no_console_errors(watch)
    page.context.close()


def test_a_code_that_no_table_has_is_answered_without_an_error(browser: Browser, library: Server) -> None:
    page = browser.new_page()
    watch = Watch(page)
    page.goto(library.address)
    page.get_by_test_id("code").first.fill("k7qx mnpr")
    page.get_by_test_id("join-button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("No table")
    no_console_errors(watch)
    page.close()


def test_two_doors_touched_at_once_open_one_table(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    opened: list[str] = []
    page.on("request", lambda request: opened.append(request.url) if request.method == "POST" else None)
    page.evaluate("() => document.querySelectorAll('[data-testid=play-now]').forEach((door) => door.click())")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert len(opened) == 1
    page.close()


def test_a_number_out_of_range_is_not_sent(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    watch = Watch(page)
    page.goto(f"{server.address}/?pace=fast")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    arrange(page, "criminals", 4, timing="ballots", ballots="99")
    for button in ("open-table", "play-bots"):
        page.get_by_test_id(button).click()
        assert page.get_by_test_id("option-ballots").evaluate("(field) => field.validity.rangeOverflow")
    assert sent == []
    page.get_by_test_id("option-ballots").fill("2")
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_too_few_crimes_are_not_sent_and_the_fold_opens_to_say_so(
    browser: Browser, library: Server, size: tuple[int, int]
) -> None:
    page = enter(browser, library, size, locale="de-DE")
    watch = Watch(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    arrange(page, "criminals", 9)
    fold = page.get_by_test_id("more").locator("summary")
    fold.click()
    page.get_by_test_id("crime-Murder").click()
    for button in ("open-table", "play-bots"):
        fold.click()
        page.get_by_test_id(button).click()
        drawn_at_random = page.get_by_test_id("crime-set").get_by_role("radio").first
        expect(drawn_at_random).to_be_focused()
        expect(drawn_at_random).to_be_in_viewport()
        assert "10" in str(drawn_at_random.evaluate("(field) => field.validationMessage"))
    assert sent == []
    no_console_errors(watch)
    page.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_why_no_table_was_opened_stands_beside_the_button(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = enter(browser, server, size)
    arrange(page, "criminals", talk_seconds="600")
    server.kill()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("open-table")).to_be_enabled()
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desk", "phone"])
def test_many_unfinished_games_are_on_a_sheet_and_one_is_taken_from_it(
    browser: Browser, library: Server, size: tuple[int, int]
) -> None:
    page = enter(browser, library, size, locale="de-DE")
    tables = [{"table": f"k7qx{n}", "game": "sleepers", "players": 4, "turn": ""} for n in range(30)]
    page.evaluate("tables => localStorage.setItem('backroom.tables', JSON.stringify(tables))", tables)
    page.reload()
    shown = page.get_by_test_id("unfinished").get_by_role("link")
    expect(shown).to_have_count(3)
    page.get_by_test_id("all-unfinished").click()
    axe(page)
    unlist = page.get_by_test_id("unlist")
    expect(unlist).to_have_count(30)
    for game in (0, 1, 1):  # the second is put back
        unlist.nth(game).click()
        expect(unlist.nth(game)).to_be_focused()
    page.get_by_test_id("close-dialog").locator("visible=true").click()
    expect(page.get_by_test_id("all-unfinished")).to_contain_text("29")
    page.reload()
    expect(shown.first).to_have_attribute("href", "/table/k7qx1")
    expect(page.get_by_test_id("all-unfinished")).to_contain_text("29")
    page.context.close()


def test_a_name_has_as_many_emoji_as_letters(browser: Browser, library: Server) -> None:
    page = enter(browser, library, (390, 844))
    for letters, kept in (("\U0001f98a" * 21, "\U0001f98a" * 20), ("Konstantinopolitaner!", "Konstantinopolitaner")):
        page.get_by_test_id("name").fill("")
        page.get_by_test_id("name").press_sequentially(letters)
        expect(page.get_by_test_id("name")).to_have_value(kept)
        page.get_by_test_id("name").blur()
        assert page.evaluate("() => localStorage.getItem('backroom.name')") == kept
    page.context.close()
