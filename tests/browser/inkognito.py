"""How a person plays Inkognito on the page: look what is asked, touch a place or cards, press the one big button."""

import json
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Page, expect

PATIENCE = 60_000  # milliseconds until something that must come is given up
FREE_CARD = '[data-testid="card"]:not([aria-disabled="true"])'


def sit_down(page: Page, address: str, seats: int = 4, bot: str = "sleuth", **options: str) -> None:
    """A table as the page would open it, entered with the seat's own secret."""
    wish = {"game": "inkognito", "name": "Ann", "seats": seats, "bot": bot, "options": options}
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        seated = json.load(answer)
    page.goto(f"{address}/?pace=fast")
    page.evaluate(
        "([table, secret]) => window.localStorage.setItem(`backroom.seat.${table}`, secret)",
        [seated["table"], seated["secret"]],
    )
    page.goto(f"{address}/table/{seated['table']}?pace=fast")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


def enter(page: Page, address: str) -> None:
    """From the entrance, through the door of this game."""
    page.goto(f"{address}/?pace=fast")
    page.get_by_test_id("name").fill("Ann")
    door = page.locator("article", has=page.get_by_role("heading", name="Inkognito"))
    door.get_by_test_id("play-now").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


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
    """A part for every agent, or a name for everybody, until nothing is missing."""
    for column in page.locator(".column").all():
        free = column.locator('[data-testid="part"]:not([aria-disabled="true"])')
        if column.locator('[aria-pressed="true"]').count() == 0 and free.count():
            free.first.click()


def lift_the_telephone(page: Page) -> None:
    """Open the call sheet and fill it."""
    page.get_by_test_id("call-mode").click()
    for column in range(4):
        parts = page.locator(".column").nth(column).get_by_test_id("part")
        if page.get_by_test_id("primary").is_disabled():
            for part in parts.all():
                if part.get_attribute("aria-disabled") == "false" and not _taken(page, part.locator("b").inner_text()):
                    part.click()
                    break


def _taken(page: Page, part: str) -> bool:
    return any(chosen.inner_text() == part for chosen in page.locator('[data-testid="part"][aria-pressed="true"] b').all())


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


def overflow(page: Page) -> list[str]:
    """What is wider than the window, and words that are wider than the element that holds them."""
    found: list[str] = page.evaluate(
        """() => {
            const width = window.document.documentElement.clientWidth;
            const wide = window.document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
            for (const element of window.document.querySelectorAll('main *')) {
                const style = window.getComputedStyle(element);
                const box = element.getBoundingClientRect();
                if (box.width === 0 || element.closest('.spoken, .panel, svg') !== null || style.visibility === 'hidden') continue;
                const name = `${element.tagName}.${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
                if (box.right > width + 1 || box.left < -1) wide.push(`outside: ${name}`);
                const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
                if (words && element.scrollWidth > element.clientWidth + 2 && style.display !== 'inline' && style.overflowX === 'visible')
                    wide.push(`too long: ${name}`);
            }
            return wide;
        }"""
    )
    return found


def shoot(page: Page, folder: Path, name: str, size: str) -> None:
    page.wait_for_timeout(1300)  # cards have come to rest
    page.screenshot(path=folder / f"inkognito-{name}-{size}.png")
