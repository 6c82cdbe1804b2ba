"""Pages around the tables: at every width, by day and by night, in both languages, and where a way ends."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import axe, no_overflow
from tests.browser.house import PATIENCE, Server, arrange, sit_down


def open_at(browser: Browser, address: str, width: int = 1440, language: str = "en", theme: str = "dark") -> Page:
    page = browser.new_context(viewport={"width": width, "height": 800}).new_page()
    page.add_init_script(f"localStorage.setItem('backroom.theme', '{theme}')")
    page.add_init_script(f"localStorage.setItem('backroom.language', '{language}')")
    page.goto(address)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_doors_fit_between_a_phone_and_a_desk(browser: Browser, library: Server, language: str) -> None:
    page = open_at(browser, library.address, language=language)
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    for width in (905, 1024, 1180, 1260):
        page.set_viewport_size({"width": width, "height": 800})
        no_overflow(page)
        tops = page.evaluate(
            """() => [...document.querySelectorAll('[data-testid^=door-]')].slice(0, 3)
                .map((door) => door.querySelector('[data-testid=play-now]').getBoundingClientRect().top)"""
        )
        assert len(set(tops)) == 1, f"expected the buttons of a row at one height at {width}, got {tops}"
        lines = page.evaluate("() => [...document.querySelectorAll('.facts > span')].map((fact) => fact.offsetHeight)")
        assert max(lines) < 30, f"expected each fact in one line at {width}, got heights {lines}"
    page.context.close()


@pytest.mark.parametrize("path", ["learn", "rules"])
def test_no_poster_of_a_shelf_hangs_alone(browser: Browser, library: Server, path: str) -> None:
    """Five in a row, or two below three and between them."""
    page = open_at(browser, f"{library.address}/{path}", width=1024)
    posters = page.locator("main li")
    expect(posters).to_have_count(5)
    tops = "posters => posters.map((poster) => poster.getBoundingClientRect().top)"
    assert len(set(posters.evaluate_all(tops))) == 1
    page.set_viewport_size({"width": 768, "height": 1024})
    rows = posters.evaluate_all(tops)
    assert [rows.count(top) for top in sorted(set(rows))] == [3, 2]
    page.context.close()


@pytest.mark.parametrize("width", [1440, 768])
def test_a_long_name_is_whole_in_its_field(browser: Browser, library: Server, width: int) -> None:
    page = open_at(browser, library.address, width=width)
    field = page.get_by_test_id("name")
    field.fill("Annabella-Katharina")
    assert field.evaluate("field => field.scrollWidth <= field.clientWidth")
    page.context.close()


@pytest.mark.parametrize(
    "path", ["/table/%E0%A4%A", "/table/nosuchtable", "/replay/nosuchtable", "/review/nosuchtable"]
)
def test_where_a_way_ends_the_entrance_is_offered(browser: Browser, library: Server, path: str) -> None:
    page = open_at(browser, library.address + path, width=360, language="de", theme="light")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    expect(page.get_by_test_id("to-entrance")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("to-table")).to_have_count(0)
    assert page.locator("h1").evaluate("element => getComputedStyle(element).colorScheme") == "light"
    no_overflow(page)
    axe(page)
    assert errors == []
    page.context.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_number_that_cannot_be_chosen_is_said(browser: Browser, library: Server, language: str) -> None:
    page = open_at(browser, library.address, language=language)
    page.get_by_test_id("door-sleepers").get_by_test_id("create").click(timeout=PATIENCE)
    expect(page.get_by_test_id("seats-fixed")).to_contain_text("4")
    page.context.close()


def test_a_sheet_put_away_gives_the_focus_back(browser: Browser, server: Server) -> None:
    page = browser.new_context(viewport={"width": 390, "height": 800}).new_page()
    sit_down(page, server.address, "fbi")
    opener = page.get_by_test_id("open-panel")
    opener.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("panel-chat").focus()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.context.close()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_sealed_shuffle_is_where_the_readme_says(browser: Browser, server: Server, width: int) -> None:
    """Behind the gear, which is behind the speech bubble on a phone."""
    page = browser.new_context(viewport={"width": width, "height": 844}).new_page()
    sit_down(page, server.address, "fbi")
    bubble = page.get_by_test_id("open-panel")
    expect(bubble).to_be_visible(visible=width < 900)
    if width < 900:
        bubble.click()
    page.get_by_test_id("panel-table").click()
    heading = page.get_by_role("heading", name="The sealed shuffle")
    heading.scroll_into_view_if_needed()
    expect(heading).to_be_in_viewport()
    page.context.close()


def test_a_listed_game_under_way_is_found_to_be_watched(browser: Browser, server: Server) -> None:
    host = open_at(browser, server.address)
    arrange(host, "fbi", 3)
    host.get_by_test_id("who").locator('input[value="listed"]').check()
    host.get_by_test_id("play-bots").click()
    host.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    guest = open_at(browser, server.address)
    link = guest.get_by_test_id("watch-tables").get_by_test_id("watch")
    expect(link).to_have_attribute("href", host.url[len(server.address) :], timeout=PATIENCE)
    host.context.close()
    guest.context.close()
