"""How a person plays Inkognito on the page: look what is asked, touch a place or cards, press the one big button."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import house
from tests.browser.house import PATIENCE

FREE_CARD = '[data-testid="card"]:not([aria-disabled="true"])'


def sit_down(page: Page, address: str, seats: int | None = None, **options: str) -> None:
    """From the entrance. The sheet on which a table is arranged opens from a door at desk size."""
    size = page.viewport_size
    if size is not None and (seats is not None or options):
        page.set_viewport_size({"width": 1440, "height": 900})
    house.sit_down(page, address, "inkognito", "Ann", seats, **options)
    if size is not None:
        page.set_viewport_size(size)


def wait_for_my_choice(page: Page) -> str:
    """What is asked of me: `locations`, `meetings`, `answer` or `name`; `between` two games, or `over`."""
    page.wait_for_function(
        """() => {
            const find = (id) => window.document.querySelector(`[data-testid=${id}]`);
            const table = find('phase');
            if (table === null) return false; // the page is still loading
            if (find('final') !== null || find('next-game') !== null) return true;
            return table.dataset.decision !== '' && table.dataset.pending === 'false' && find('primary') !== null;
        }""",
        timeout=PATIENCE,
    )
    if page.get_by_test_id("next-game").count():
        return "between"
    return page.get_by_test_id("phase").get_attribute("data-phase") or ""


def choose_something(page: Page) -> None:
    """Two cards that go together, whatever of the rest is on offer, or nothing where it is chosen already."""
    if page.get_by_test_id("primary").is_enabled():
        return
    if page.locator(FREE_CARD).count():
        for _ in range(2):
            page.locator(f'{FREE_CARD}[aria-pressed="false"]').first.click()
    elif page.get_by_test_id("part").count():
        _assign(page)
    elif page.get_by_test_id("option").count():
        page.get_by_test_id("option").first.click()


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
    before = page.get_by_test_id("phase").get_attribute("data-decision") or ""
    page.get_by_test_id("primary").click()
    page.wait_for_function(
        "before => window.document.querySelector('[data-testid=phase]').dataset.decision !== before",
        arg=before,
        timeout=PATIENCE,
    )


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


SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LATE = 1  # answers after which there is something to see, and before a bot has called


def screenshots(browser: Browser, address: str, folder: Path) -> None:
    """The map, an exchange, a demand, the call and the end, into that folder, at desk and phone size."""
    for size, (width, height) in SIZES.items():
        page = browser.new_page(viewport={"width": width, "height": height})
        sit_down(page, address)
        _look_around(page, folder, size)
        page.close()


def _look_around(page: Page, folder: Path, size: str) -> None:
    taken: set[str] = set()
    answers = 0
    while (phase := wait_for_my_choice(page)) != "over":
        scene = page.locator(".ink").get_attribute("data-scene") or phase
        choose_something(page)
        answers += 1
        if scene not in taken and (answers > LATE or scene in ("demand", "answer")):
            taken.add(scene)
            shoot(page, folder, scene, size)
            if size == "phone":
                for tab in ("sheet", "dossier"):
                    page.get_by_test_id(f"tab-{tab}").click()
                    shoot(page, folder, f"{scene}-{tab}", size)
                page.get_by_test_id("tab-table").click()
        if "exchange" in taken and "map" in taken and page.get_by_test_id("call-mode").count():
            lift_the_telephone(page)
            shoot(page, folder, "call", size)
        press(page)
    shoot(page, folder, "final", size)


def shoot(page: Page, folder: Path, name: str, size: str) -> None:
    page.wait_for_timeout(1300)  # cards have come to rest
    page.screenshot(path=folder / f"inkognito-{name}-{size}.png")
