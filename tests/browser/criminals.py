"""How a person plays Criminals on the page: vote or accuse, say something, pass or snitch."""

from playwright.sync_api import Error, Page, TimeoutError

from tests.browser import house
from tests.browser.house import PATIENCE, asked

BRIEFLY = 4_000  # milliseconds for a touch on something that others may take away meanwhile


def sit_down(page: Page, address: str, name: str = "Ann", seats: int = 4, **options: str) -> None:
    house.sit_down(page, address, "criminals", name, seats, **options)


def wait_for_my_choice(page: Page) -> str:
    """The phase in which something is asked of me, or `over`."""
    return asked(
        page,
        """() => {
            const table = window.document.querySelector('[data-testid=phase]');
            if (table === null) return false; // the page is still loading
            const asked = table.dataset.decision !== '' && table.dataset.pending === 'false';
            const button = window.document.querySelector('[data-testid=primary]');
            const over = window.document.querySelector('[data-testid=final]') !== null;
            return ((asked && button !== null) || over) && table.dataset.phase;
        }""",
    )


def decision(page: Page) -> str:
    return page.get_by_test_id("phase").get_attribute("data-decision") or ""


def is_phone(page: Page) -> bool:
    return page.viewport_size is not None and page.viewport_size["width"] <= 900


def touch_a_suspect(page: Page) -> None:
    """The first who can be accused, or voted for."""
    if is_phone(page):
        page.locator('[data-testid^="tile-"][aria-disabled="false"]').first.click(timeout=BRIEFLY)
    else:
        page.locator('[data-offer="vote"], [data-offer="accuse"], [data-offer="sell"]').first.click(timeout=BRIEFLY)


def say_something(page: Page) -> None:
    """The first thing on the palette, up to the button that says it."""
    if is_phone(page):
        page.get_by_test_id("tab-say").click(timeout=BRIEFLY)
    page.get_by_test_id("say-option").first.click(timeout=BRIEFLY)


def answer(page: Page, phase: str, *, snitch: bool = False) -> None:
    """Answer what is asked in a game by ballots."""
    if phase == "talk":
        say_something(page)
    elif phase == "ballot":
        touch_a_suspect(page)
    elif snitch:
        page.get_by_test_id("option").first.click()
        page.get_by_test_id("snitch").click()
        return
    page.get_by_test_id("primary").click(timeout=BRIEFLY)


def play_to_the_end(page: Page) -> int:
    """Answer whatever is asked until all crimes are shown; says how many answers that took."""
    answers = 0
    while (phase := wait_for_my_choice(page)) != "over":
        before = decision(page)
        try:
            answer(page, phase, snitch=answers > 12)
        except TimeoutError:
            continue  # nothing to touch any more: the table has moved on, or I am out
        answers += 1
        _wait_for_another(page, before)
    return answers


def accuse(page: Page) -> str:
    """3.3 Accuse somebody live, and wait until the arrow is there; says who sits where it points."""
    for _ in range(20):
        wait_for_my_choice(page)
        try:
            touch_a_suspect(page)
            if is_phone(page):
                page.get_by_test_id("primary").click(timeout=BRIEFLY)
            page.locator(".arrow.own").wait_for(timeout=BRIEFLY)
            return page.locator(".arrow.own").get_attribute("data-to") or ""
        except Error:
            continue  # somebody was sold out in the same moment
    raise AssertionError("expected an arrow of my own, got none in twenty tries")


def _wait_for_another(page: Page, before: str) -> None:
    page.wait_for_function(
        """before => {
            const table = window.document.querySelector('[data-testid=phase]');
            return table.dataset.decision !== before || window.document.querySelector('[data-testid=final]') !== null;
        }""",
        arg=before,
        timeout=PATIENCE,
    )
