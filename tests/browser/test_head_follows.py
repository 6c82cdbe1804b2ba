"""The head asks me for nothing as long as the table still tells what happened: it follows the step that is shown."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import criminals, fbi, inkognito
from tests.browser.house import Server

SIZES = [(1440, 900), (390, 844)]

NOTE = """() => {
    window.noted = { ahead: [], told: [] };
    const look = () => {
        const table = document.querySelector('[data-testid=phase]');
        if (table === null || table.dataset.decision !== '') return;
        const head = [...document.querySelectorAll('.status .says')].find((says) => says.checkVisibility());
        window.noted.told.push(head?.textContent ?? '');
        for (const mine of document.querySelectorAll('.status .mine, .turns .me.now'))
            if (mine.checkVisibility()) window.noted.ahead.push(mine.textContent);
    };
    const whole = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, whole);
}"""


@pytest.fixture(params=SIZES, ids=["desk", "phone"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    yield page
    page.close()


def _play_inkognito(page: Page) -> None:
    for _ in range(6):
        inkognito.answer(page)


def _play_fbi(page: Page) -> None:
    for _ in range(4):
        fbi.choose_something(page, fbi.wait_for_my_choice(page))
        fbi.press(page)


def _said_meanwhile(page: Page, play: Callable[[Page], object]) -> list[str]:
    """What the head said while nothing could be answered; it never said that it was my turn."""
    page.evaluate(NOTE)
    play(page)
    noted: dict[str, list[str]] = page.evaluate("() => window.noted")
    assert noted["told"], "expected moments that are only shown, got none"
    assert noted["ahead"] == [], f"expected nothing asked before its time, got {noted['ahead'][:4]}"
    return noted["told"]


def test_in_inkognito(page: Page, server: Server) -> None:
    inkognito.sit_down(page, server.address)
    inkognito.wait_for_my_choice(page)
    said = _said_meanwhile(page, _play_inkognito)
    assert "One moment…" in said


def test_in_fbi(page: Page, server: Server) -> None:
    fbi.sit_down(page, server.address)
    fbi.wait_for_my_choice(page)
    _said_meanwhile(page, _play_fbi)


def test_in_criminals(page: Page, server: Server) -> None:
    criminals.sit_down(page, server.address, seats=3, timing="ballots", ballots="1")
    criminals.wait_for_my_choice(page)
    said = _said_meanwhile(page, criminals.play_to_the_end)
    assert "Cast your vote" not in said
    assert "Say one thing" not in said
