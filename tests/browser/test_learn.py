"""A newcomer in a real browser: takes a lesson to its end and sits down."""

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import GAMES
from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.moves import make
from tests.browser.visit import SIZES, open_page

BAR = """() => [...document.querySelectorAll('.coach .count, .coach :is(a, button)')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"""
TOO_SMALL = """() => [...document.querySelectorAll('.coach *, .frame :is(.main, .bottom) *')]
    .filter((part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.closest('.spoken, svg') === null)
    .filter((part) => [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .map((part) => [parseFloat(getComputedStyle(part).fontSize), [...part.childNodes]
        .filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.data.trim()).join(' ').trim()])
    .filter(([size, says]) => size > 0 && size < (says.length > 24 ? 13 : 12))
    .map(([size, says]) => `${size}: ${says}`)"""  # a name or a number may be smaller than what is read
TOLD = """() => new Promise((done) => {
    let rest = setTimeout(done, 200);
    const changes = () => (clearTimeout(rest), (rest = setTimeout(done, 200)));
    new MutationObserver(changes).observe(document.body, { subtree: true, childList: true, characterData: true });
})"""  # a table tells its events one after another, so the last thing it shows comes later than the step
ONE_LINE = 48


def coach(page: Page, name: str) -> str:
    return page.get_by_test_id("coach").get_attribute(f"data-{name}", timeout=PATIENCE) or ""


@pytest.mark.parametrize("size", list(SIZES))
def test_all_lessons_hang_on_one_wall(browser: Browser, library: Server, size: str) -> None:
    page, watch = open_page(browser, f"{library.address}/learn", size)
    for game in GAMES:
        page.get_by_test_id(f"lesson-{game}").wait_for(timeout=PATIENCE)
    no_overflow(page)
    axe(page)
    page.get_by_test_id("lesson-getaway").click()
    assert coach(page, "at") == "0"
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_is_taken_to_its_end(browser: Browser, library: Server, game: str, size: str) -> None:
    page, watch = open_page(browser, f"{library.address}/learn/{game}?pace=fast", size, motion=False)
    last = int(coach(page, "last"))
    no_overflow(page)
    small: set[str] = set()
    for at in range(last):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        if size == "phone":
            page.evaluate(TOLD)
            small.update(page.evaluate(TOO_SMALL))
        page.get_by_test_id("coach-next" if coach(page, "play") == "" else "coach-show").click()
    expect(page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
    expect(page.get_by_test_id("learned-play")).to_be_visible()
    assert sorted(small) == []
    no_overflow(page)
    axe(page, within='[data-testid="coach"]')
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_is_played_on_the_table_itself(browser: Browser, library: Server, game: str) -> None:
    """Every move that the lesson asks for is made where it is made in a game, and the lesson goes on by itself."""
    page, watch = open_page(browser, f"{library.address}/learn/{game}?pace=fast")
    made = 0
    for at in range(int(coach(page, "last"))):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        action = coach(page, "play")
        if action == "":
            page.get_by_test_id("coach-next").click()
        else:
            make(page, game, action)
            made += 1
    expect(page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
    expect(page.get_by_test_id("learned-play")).to_be_visible()
    assert made >= 5
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_overlaps_in_the_bar_of_a_lesson(browser: Browser, library: Server, locale: str) -> None:
    page = browser.new_context(viewport={"width": 360, "height": 740}, locale=locale).new_page()
    page.goto(f"{library.address}/learn/criminals?pace=fast")
    page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-restart").wait_for()
    boxes = page.evaluate(BAR)
    assert all(right <= left for (_, right), (left, _) in pairwise(boxes)), f"expected a row, got {boxes}"
    assert page.locator(".coach .head").evaluate("(head) => head.offsetHeight") <= ONE_LINE
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_nothing_covers_the_first_city_on_a_phone(browser: Browser, library: Server, width: int, height: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{library.address}/learn/sleepers?pace=fast")
    page.get_by_test_id("coach-next").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-play", "place WAS")
    covered = page.locator('[data-city="WAS"] .name').evaluate(
        """name => {
            const { left, right, top, bottom } = name.getBoundingClientRect();
            const there = (x) => window.document.elementFromPoint(x, (top + bottom) / 2);
            const onMap = (element) => element.closest('.map') !== null && !element.closest('button:not([data-city])');
            return [left + 2, (left + right) / 2, right - 2].filter((x) => !onMap(there(x)));
        }"""
    )
    assert covered == []
    page.close()


WHOLE = """one => {
    const { top, bottom } = one.getBoundingClientRect();
    const main = one.closest('.face .mid, .frame > .main').getBoundingClientRect();
    return top >= main.top - 1 && bottom <= main.bottom + 1;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize(
    ("game", "step", "seen"),
    [
        ("getaway", 1, ".top .face"),
        ("getaway", 9, ".top .face em"),
        ("inkognito", 3, ".eight button"),
        ("inkognito", 10, ".eight button"),
    ],
)
def test_what_a_step_speaks_of_is_whole_on_a_phone(
    browser: Browser, library: Server, game: str, step: int, seen: str, width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height}, locale="de-DE")
    page.goto(f"{library.address}/learn/{game}?pace=fast")
    for at in range(step):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').click()
    shown = page.locator(seen)
    shown.first.wait_for(timeout=PATIENCE)
    assert [shown.nth(k).evaluate(WHOLE) for k in range(shown.count())] == [True] * shown.count()
    page.close()


PICTURES = """() => {
    const wide = (part) => part.getBoundingClientRect().width;
    const pictures = [...document.querySelectorAll('.trio .one .main')];
    return pictures.length > 0 && pictures.map((picture) => wide(picture) / wide(picture.closest('.one')));
}"""


@pytest.mark.parametrize("size", list(SIZES))
def test_at_the_end_of_a_race_what_the_cards_name_is_drawn_large(browser: Browser, library: Server, size: str) -> None:
    page, _ = open_page(browser, f"{library.address}/learn/getaway?pace=slow", size)
    for at in range(int(coach(page, "last"))):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').first.click()
    assert min(page.wait_for_function(PICTURES, timeout=PATIENCE).json_value()) > 0.3
    page.close()


def test_the_ambassadors_used_places_are_in_sight_where_the_lesson_counts_on_them(
    browser: Browser, library: Server
) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{library.address}/learn/inkognito?pace=fast")
    while "Salute und Rialto kennt er schon" not in page.get_by_test_id("coach").inner_text(timeout=PATIENCE):
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').first.click()
    turns = page.locator(".turns li")
    expect(turns).to_have_count(5)
    last, table = turns.last.bounding_box(), page.locator(".main").bounding_box()
    assert last is not None
    assert table is not None
    assert last["y"] + last["height"] <= table["y"] + table["height"] + 1
    context.close()


def test_another_move_than_the_lesson_asks_for_is_told_so(browser: Browser, library: Server) -> None:
    page, watch = open_page(browser, f"{library.address}/learn/fbi?pace=fast")
    page.get_by_test_id("coach-next").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-play", "release P-1")
    primary = page.get_by_test_id("primary")
    expect(primary).to_be_enabled(timeout=PATIENCE)
    primary.click()  # nothing is released: not what the lesson asks for
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.get_by_test_id("option").nth(2).click()
    expect(primary).to_be_enabled()
    primary.click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-at", "2")
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_another_card_than_the_lesson_of_a_race_asks_for_stays_in_the_hand(
    browser: Browser, library: Server, size: str
) -> None:
    page, watch = open_page(browser, f"{library.address}/learn/getaway?pace=fast", size)
    page.get_by_test_id("coach-next").click()
    play = coach(page, "play")
    page.locator('[data-testid="card"]:not([data-point])').nth(5).click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    expect(page.locator("[data-tag=sent]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    make(page, "getaway", play)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-at", "2")
    no_console_errors(watch)
    page.close()


def test_after_the_lesson_comes_a_table(browser: Browser, server: Server) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/criminals?pace=fast", motion=False)
    for at in range(int(coach(page, "last"))):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').click()
    page.get_by_test_id("learned-play").click()
    page.wait_for_url("**/table/*", timeout=PATIENCE)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_lesson_that_is_loaded_anew_goes_on_where_it_was(browser: Browser, library: Server, size: str) -> None:
    page, watch = open_page(browser, f"{library.address}/learn/fbi", size)
    assert coach(page, "play") == ""
    head = page.locator("header .says").filter(visible=True)
    expect(head).to_contain_text("Go on")  # the lesson waits for its reader, and for nobody at the table
    page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-show").click()
    page.reload()
    assert coach(page, "at") == "2"
    no_overflow(page)
    page.get_by_test_id("coach-restart").click()
    assert coach(page, "at") == "0"
    no_console_errors(watch)
    page.close()


def test_a_lesson_that_is_loaded_anew_at_its_end_stays_there(browser: Browser, library: Server) -> None:
    page, watch = open_page(browser, f"{library.address}/learn/fbi?pace=fast", motion=False)
    last = coach(page, "last")
    while coach(page, "at") != last:
        page.get_by_test_id("coach-next" if coach(page, "play") == "" else "coach-show").click()
    page.reload()
    expect(page.get_by_test_id("learned-play")).to_be_visible(timeout=PATIENCE)
    assert coach(page, "at") == last
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_test_id("door-fbi").get_by_test_id("learn").click()
    page.get_by_test_id("coach").wait_for(timeout=PATIENCE)
    assert coach(page, "at") == "0"
    no_console_errors(watch)
    page.close()
