"""How a person plays Getaway on the page: press cards as they come, hold a Stop, watch the review."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import house
from tests.browser.house import PATIENCE


def sit_down(page: Page, address: str, seats: int = 4, **options: str) -> None:
    """At a table whose host, who sits on seat 0, calls START: nobody waits for the house."""
    house.sit_down(page, address, "getaway", "Ann", seats, start="host", **options)


def phase(page: Page) -> str:
    return page.get_by_test_id("phase").get_attribute("data-phase") or ""


def call_start(page: Page) -> None:
    page.get_by_test_id("primary").click(timeout=PATIENCE)
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)


def lay(page: Page, number: int = 0) -> str:
    """Press a card, and wait until it is on its way, or has landed."""
    card = page.get_by_test_id("card").nth(number)
    name = card.get_attribute("data-card") or ""
    card.click()
    page.wait_for_function(
        """name => {
            const card = window.document.querySelector(`[data-testid=card][data-card="${name}"]`);
            return card === null || card.dataset.tag !== '';
        }""",
        arg=name,
        timeout=PATIENCE,
    )
    return name


def stop(page: Page) -> None:
    """Hold the first Stop until the round is over."""
    hold(page, page.get_by_test_id("stop").first)


def hold(page: Page, stop: Locator) -> None:
    stop.hover()
    page.mouse.down()
    page.get_by_test_id("review").wait_for(timeout=PATIENCE)
    page.mouse.up()


def leave_review(page: Page) -> None:
    """See it to its result, and go back to the table or on to the final score."""
    expect(page.get_by_test_id("round-winner")).to_be_visible()
    page.get_by_test_id("primary").click()
    expect(page.get_by_test_id("review")).to_have_count(0)


def play_to_the_end(page: Page) -> int:
    """Close every round after its first card."""
    rounds = 0
    while page.get_by_test_id("final").count() == 0:
        call_start(page)
        lay(page)
        stop(page)
        leave_review(page)
        rounds += 1
    return rounds
