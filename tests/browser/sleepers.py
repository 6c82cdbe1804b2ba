"""How a person plays Sleeper Cells on the page: choose a spy, a ringed city, press the one big button."""

from playwright.sync_api import Locator, Page

from tests.browser import house
from tests.browser.fbi import decision, wait_for_another, wait_for_my_choice


def sit_down(page: Page, address: str, name: str = "Ann", **options: str) -> None:
    house.sit_down(page, address, "sleepers", name, None, **options)


def press(page: Page) -> None:
    """The primary button, and wait until another thing is asked or none."""
    before = decision(page)
    page.get_by_test_id("primary").click()
    wait_for_another(page, before)


def ringed(page: Page) -> Locator:
    return page.locator('[data-city][data-ring]:not([data-ring=""])')


def my_spies(page: Page) -> Locator:
    return page.locator('[data-city][data-mine="true"]')


def my_cities(page: Page) -> list[str]:
    """Where my spies are."""
    return [spy.get_attribute("data-city") or "" for spy in my_spies(page).all()]


def look_away(page: Page) -> None:
    """From the spy in focus, so that the next city touched is not where it should go."""
    if page.locator(".dock .away").count():
        page.locator(".dock .away").click()


def touch(page: Page, city: str) -> None:
    """A city on the map, even where another lies half over it; nothing if it is the one in focus."""
    chosen = page.locator(f'[data-city="{city}"]').first
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.evaluate("city => city.click()")


def answer(page: Page, phase: str) -> None:
    """One answer to whatever is asked; a turn is finished at once."""
    if phase == "place":
        ringed(page).first.evaluate("city => city.click()")
    elif phase == "draft":
        page.get_by_test_id("option").first.click()
    elif phase == "discard":
        if page.get_by_test_id("tab-hand").count():
            page.get_by_test_id("tab-hand").click()
        page.get_by_test_id("asset").first.click()
    elif phase == "answer":
        refuse = page.get_by_test_id("decline")
        if refuse.count():
            before = decision(page)
            refuse.click()
            wait_for_another(page, before)
            return
    press(page)


def move_a_spy(page: Page) -> bool:
    """A spy goes one line on foot; says whether one could."""
    if page.get_by_test_id("tab-map").count():
        page.get_by_test_id("tab-map").click()
    for number in range(my_spies(page).count()):
        my_spies(page).nth(number).evaluate("city => city.click()")
        goals = page.locator('[data-city][data-ring="move"][data-mine="false"]')
        if goals.count():
            goals.first.evaluate("city => city.click()")
            press(page)
            return True
    return False


def until_my_turn(page: Page) -> None:
    """Spies are placed, offers refused, until the free actions of my turn are asked for."""
    while (phase := wait_for_my_choice(page)) != "act":
        assert phase != "over", "expected to have a turn before the game ended"
        answer(page, phase)


def play_to_the_end(page: Page, moves: int = 3) -> int:
    """Answer whatever is asked until somebody has won, moving spies in the first turns. Counts the answers."""
    answers = 0
    while (phase := wait_for_my_choice(page)) != "over":
        if phase == "act" and moves > 0 and move_a_spy(page):
            moves -= 1
        else:
            answer(page, phase)
        answers += 1
    return answers


def offer_a_card(page: Page) -> None:
    """The trade desk with a card on either tray."""
    page.get_by_test_id("trade").click()
    page.get_by_test_id("give").first.click()
    wishes = page.get_by_test_id("show-wishes")
    if wishes.is_visible():
        wishes.click()
    page.locator('[data-testid="want"][data-card="rifle"]').click()
