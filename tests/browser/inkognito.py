"""How a person plays Inkognito on the page: look what is asked, touch a place or cards, press the one big button."""

from playwright.sync_api import Locator, Page, expect

from backroom.games.inkognito.view import InkognitoView
from tests.browser import house
from tests.browser.fbi import decision, wait_for_another
from tests.browser.house import PATIENCE, asked
from tests.browser.staged import Wanted

FREE_CARD = '[data-testid="card"]:not([aria-disabled="true"])'


def meeting(how: str) -> Wanted:
    """A scene: I am asked at a meeting of that kind, and have seen something before."""

    def wanted(view: InkognitoView) -> bool:
        if view.phase != "meetings" or view.settled >= len(view.meetings) or len(view.sheet) < 3:
            return False
        current = view.meetings[view.settled]
        return current.how == how and view.seat in current.who

    return wanted


def sit_down(page: Page, address: str, seats: int | None = None, **options: str) -> None:
    house.sit_down(page, address, "inkognito", "Ann", seats, **options)


def wait_for_my_choice(page: Page) -> str:
    """What is asked of me: `locations`, `meetings`, `answer` or `name`; `between` two games, or `over`."""
    return asked(
        page,
        """() => {
            const find = (id) => window.document.querySelector(`[data-testid=${id}]`);
            const table = find('phase');
            if (table === null) return false; // the page is still loading
            if (find('next-game') !== null) return 'between';
            const { decision, pending, phase } = table.dataset;
            const asked = decision !== '' && pending === 'false' && find('primary') !== null;
            return (asked || find('final') !== null) && phase;
        }""",
    )


def choose_something(page: Page) -> None:
    """Two cards that go together, whatever of the rest is on offer, or nothing where it is chosen already."""
    if is_chosen(page):
        return
    if page.locator(FREE_CARD).count():
        for _ in range(2):
            page.locator(f'{FREE_CARD}[aria-pressed="false"]').first.click()
    elif page.get_by_test_id("part").count():
        _assign(page)
    elif page.get_by_test_id("option").count():
        page.get_by_test_id("option").first.click()


def is_chosen(page: Page) -> bool:
    """Whether there is something to press for; a new question waits a moment for its answer."""
    return bool(page.get_by_test_id("primary").evaluate("button => !button.disabled || 'fresh' in button.dataset"))


def _assign(page: Page) -> None:
    """A part for every agent, or a name for everybody."""
    for column in page.locator(".column").all():
        if column.locator('[aria-pressed="true"]').count() == 0:
            _first_free(page, column).click()


def _first_free(page: Page, column: Locator) -> Locator:
    taken = [chosen.inner_text() for chosen in page.locator('[data-testid="part"][aria-pressed="true"] b').all()]
    free = column.locator('[data-testid="part"]:not([aria-disabled="true"])').all()
    return next(part for part in free if part.locator("b").inner_text() not in taken)


def lift_the_telephone(page: Page) -> None:
    """Open the call sheet and fill it: the first free part for each agent until nothing is missing."""
    page.get_by_test_id("call-mode").click()
    _assign(page)


def press(page: Page) -> None:
    """The primary button, and wait until another thing is asked or none."""
    expect(page.get_by_test_id("primary")).to_be_enabled(timeout=PATIENCE)
    before = decision(page)
    page.get_by_test_id("primary").click()
    wait_for_another(page, before)


def answer(page: Page) -> str:
    """Whatever is asked, once; says what it was."""
    phase = wait_for_my_choice(page)
    if phase == "between":
        page.get_by_test_id("next-game").click()
    elif phase != "over":
        choose_something(page)
        press(page)
    return phase


def play_to_the_end(page: Page, patience: int = 25) -> int:
    """Answer whatever is asked until the final score; after some meetings lift the telephone, right or wrong."""
    answers = 0
    while (phase := wait_for_my_choice(page)) != "over":
        if answers > patience and phase == "meetings" and page.get_by_test_id("call-mode").count():
            lift_the_telephone(page)
            press(page)
        else:
            answer(page)
        answers += 1
    return answers
