"""Keyboard alone: the button that was pressed goes away with the question, and the focus goes on to what comes next."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import criminals, fbi, getaway, inkognito, sleepers
from tests.browser.house import PATIENCE, Server
from tests.browser.keyboard import tab_to
from tests.browser.people import Person

PRIMARY = '[data-testid="primary"]'
MUTE = "() => document.activeElement.tagName === 'H2' && document.activeElement.textContent.trim() === ''"
HELD = "() => (document.activeElement ?? document.body) !== document.body"
LET_GO = "() => document.activeElement?.dataset.testid !== 'primary'"
ANSWERS = 4
UNHURRIED = 0.4  # seconds a bot thinks: long enough for the button to go away meanwhile


class Play(NamedTuple):
    sit_down: Callable[[Page, str], None]
    asked: Callable[[Page], str]
    choice: str  # what is chosen before the button can be pressed


PLAYS = {
    "fbi": Play(
        fbi.sit_down, fbi.wait_for_my_choice, f'[data-testid="option"], {fbi.FREE_AGENT}[aria-pressed="false"]'
    ),
    "criminals": Play(
        lambda page, address: criminals.sit_down(page, address, timing="ballots"),
        criminals.wait_for_my_choice,
        '[data-testid="say-option"], [data-offer="vote"]',
    ),
    "inkognito": Play(
        inkognito.sit_down,
        inkognito.wait_for_my_choice,
        f':is({inkognito.FREE_CARD}, [data-testid="option"])[aria-pressed="false"]',
    ),
    "sleepers": Play(sleepers.sit_down, fbi.wait_for_my_choice, '[data-city][data-ring="mark"]'),
}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", PLAYS)
def test_an_answer_by_keyboard_leaves_the_focus_on_the_table(
    browser: Browser, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    server = Server(tmp_path / "room.sqlite3", UNHURRIED)
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    play = PLAYS[game]
    play.sit_down(page, server.address)
    for answers in range(ANSWERS):
        phase = play.asked(page)
        assert answers == 0 or page.evaluate(HELD), f"expected the focus on what is asked in {phase}, got it lost"
        _answer(page, play.choice)
    page.close()
    server.stop()


def _answer(page: Page, choice: str) -> None:
    before = fbi.decision(page)
    while page.locator(PRIMARY).is_disabled() and page.locator(choice).count():
        _press(page, choice)
    _press(page, PRIMARY)
    page.wait_for_function(LET_GO, timeout=PATIENCE)
    assert not page.evaluate(MUTE), "expected the focus on something that says what happens, got an empty heading"
    fbi.wait_for_another(page, before)


def test_a_race_and_its_review_by_keyboard_leave_the_focus_on_the_table(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    getaway.sit_down(page, server.address, 2)
    _press(page, PRIMARY)
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    assert page.evaluate(HELD), "expected the focus on the race, got it lost"
    for _ in range(2):
        laid = _lay_by_enter(page)
        focused = page.evaluate("() => document.activeElement.dataset.card ?? ''")
        assert focused not in ("", laid), "expected the focus on the next card, got it lost"
    page.keyboard.down("x")
    page.get_by_test_id("review").wait_for(timeout=PATIENCE)
    page.keyboard.up("x")
    assert page.evaluate(HELD), "expected the focus on the review, got it lost"
    page.get_by_test_id("round-winner").wait_for(timeout=PATIENCE)
    _press(page, PRIMARY)
    page.get_by_test_id("review").wait_for(state="detached", timeout=PATIENCE)
    assert page.evaluate(HELD), "expected the focus on what comes next, got it lost"
    page.close()


def _lay_by_enter(page: Page) -> str:
    """The first card of the hand, until it has landed (GET-R27)."""
    name = page.get_by_test_id("card").first.get_attribute("data-card") or ""
    card = f'[data-testid="card"][data-card="{name}"]'
    landed = f"() => document.querySelector('{card}')?.dataset.tag !== 'sent'"
    while page.locator(card).count():
        _press(page, card)
        page.wait_for_function(landed, timeout=PATIENCE)
    return name


def _press(page: Page, wanted: str) -> None:
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def test_who_accuses_by_keyboard_keeps_the_focus(server: Server, ann: Person) -> None:
    page = ann.page
    criminals.sit_down(page, server.address)
    accuse = page.locator('[data-offer="accuse"]').first
    accuse.wait_for(timeout=PATIENCE)
    accuse.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-offer="withdraw"]')).to_be_focused()
