"""Pages around the tables: at every width, by day and by night, in both languages, and where a way ends."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.checks import no_overflow
from tests.browser.house import PATIENCE, Server


def open_at(browser: Browser, address: str, width: int = 1440, language: str = "en", theme: str = "dark") -> Page:
    page = browser.new_context(viewport={"width": width, "height": 800}).new_page()
    page.add_init_script(f"localStorage.setItem('backroom.theme', '{theme}')")
    page.add_init_script(f"localStorage.setItem('backroom.language', '{language}')")
    page.goto(address)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_doors_fit_between_a_phone_and_a_desk(browser: Browser, server: Server, language: str) -> None:
    page = open_at(browser, server.address, language=language)
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
