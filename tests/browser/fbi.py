"""How a person plays FBI on the page: look whose turn it is, touch a card, press the one big button."""

from playwright.sync_api import Page, expect

from tests.browser import house
from tests.browser.house import PATIENCE, asked

FREE_AGENT = '[data-agent]:not([aria-disabled="true"])'


def sit_down(page: Page, address: str, name: str = "Ann", seats: int = 4) -> None:
    house.sit_down(page, address, "fbi", name, None if seats == 4 else seats)


def wait_for_my_choice(page: Page) -> str:
    """What is asked of me: `release`, `choose` or `arrest`, or `over`."""
    return asked(
        page,
        """() => {
            const table = window.document.querySelector('[data-testid=phase]');
            const button = window.document.querySelector('[data-testid=primary]');
            if (table === null) return false; // the page is still loading
            const asked = table.dataset.decision !== '' && table.dataset.pending === 'false' && button !== null;
            return (asked || window.document.querySelector('[data-testid=final]') !== null) && table.dataset.phase;
        }""",
    )


def choose_something(page: Page, phase: str) -> None:
    """The last option on offer, or the first two agents that may be kept."""
    if phase == "choose":
        expect(page.locator(FREE_AGENT).nth(1)).to_be_visible()
        for agent in page.locator(FREE_AGENT).all()[:2]:
            if agent.get_attribute("aria-pressed") == "false":
                agent.click()
    else:
        page.get_by_test_id("option").last.click()


def press(page: Page) -> None:
    """The primary button, and wait until another thing is asked or none."""
    before = decision(page)
    page.get_by_test_id("primary").click()
    wait_for_another(page, before)


def decision(page: Page) -> str:
    return page.get_by_test_id("phase").get_attribute("data-decision") or ""


def wait_for_another(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => window.document.querySelector('[data-testid=phase]')?.dataset.decision !== before",
        arg=before,
        timeout=PATIENCE,
    )


def play_to_the_end(page: Page) -> int:
    """Answer whatever is asked until the final score is shown; says how many answers that took."""
    answers = 0
    while (phase := wait_for_my_choice(page)) != "over":
        choose_something(page, phase)
        expect(page.get_by_test_id("primary")).to_be_enabled(timeout=PATIENCE)
        press(page)
        answers += 1
    return answers
