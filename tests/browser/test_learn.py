"""A newcomer in a real browser: reads the rules, finds one, takes a lesson to its end and sits down."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from backroom.games import GAMES
from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.house import PATIENCE, Server, Watch, sit_down
from tests.browser.moves import make

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
MARKED = """() => [...new Set([...CSS.highlights.get('found')].map((range) => range.toString().toLowerCase()))]"""
ONE_LINE = 48
SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def open_page(browser: Browser, address: str, size: str = "desk") -> tuple[Page, Watch]:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    watch = Watch(page)
    page.goto(address)
    return page, watch


def coach(page: Page, name: str) -> str:
    return page.get_by_test_id("coach").get_attribute(f"data-{name}", timeout=PATIENCE) or ""


@pytest.mark.parametrize("size", list(SIZES))
def test_all_lessons_hang_on_one_wall(browser: Browser, server: Server, size: str) -> None:
    page, watch = open_page(browser, f"{server.address}/learn", size)
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
def test_a_lesson_is_taken_to_its_end(browser: Browser, server: Server, game: str, size: str) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/{game}?pace=fast", size)
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
def test_a_lesson_is_played_on_the_table_itself(browser: Browser, server: Server, game: str) -> None:
    """Every move that the lesson asks for is made where it is made in a game, and the lesson goes on by itself."""
    page, watch = open_page(browser, f"{server.address}/learn/{game}?pace=fast")
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
def test_nothing_overlaps_in_the_bar_of_a_lesson(browser: Browser, server: Server, locale: str) -> None:
    page = browser.new_context(viewport={"width": 360, "height": 740}, locale=locale).new_page()
    page.goto(f"{server.address}/learn/criminals?pace=fast")
    page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-restart").wait_for()
    boxes = page.evaluate(BAR)
    assert all(right <= left for (_, right), (left, _) in pairwise(boxes)), f"expected a row, got {boxes}"
    assert page.locator(".coach .head").evaluate("(head) => head.offsetHeight") <= ONE_LINE
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_nothing_covers_the_first_city_on_a_phone(browser: Browser, server: Server, width: int, height: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{server.address}/learn/sleepers?pace=fast")
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
    browser: Browser, server: Server, game: str, step: int, seen: str, width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height}, locale="de-DE")
    page.goto(f"{server.address}/learn/{game}?pace=fast")
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
def test_at_the_end_of_a_race_what_the_cards_name_is_drawn_large(browser: Browser, server: Server, size: str) -> None:
    page, _ = open_page(browser, f"{server.address}/learn/getaway?pace=slow", size)
    coach = page.get_by_test_id("coach")
    while (at := coach.get_attribute("data-at", timeout=PATIENCE)) != coach.get_attribute("data-last"):
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').first.click()
        expect(coach).not_to_have_attribute("data-at", at or "")
    assert min(page.wait_for_function(PICTURES, timeout=PATIENCE).json_value()) > 0.3
    page.close()


def test_the_ambassadors_used_places_are_in_sight_where_the_lesson_counts_on_them(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.address}/learn/inkognito?pace=fast")
    while "Salute und Rialto kennt er schon" not in page.get_by_test_id("coach").inner_text(timeout=PATIENCE):
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').first.click()
    turns = page.locator(".turns li")
    expect(turns).to_have_count(5)
    last, table = turns.last.bounding_box(), page.locator(".main").bounding_box()
    assert last is not None
    assert table is not None
    assert last["y"] + last["height"] <= table["y"] + table["height"] + 1
    context.close()


def test_another_move_than_the_lesson_asks_for_is_told_so(browser: Browser, server: Server) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/fbi?pace=fast")
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
    browser: Browser, server: Server, size: str
) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/getaway?pace=fast", size)
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
    page, watch = open_page(browser, f"{server.address}/learn/criminals?pace=fast")
    for at in range(int(coach(page, "last"))):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        page.locator('[data-testid="coach-next"], [data-testid="coach-show"]').click()
    page.get_by_test_id("learned-play").click()
    page.wait_for_url("**/table/*", timeout=PATIENCE)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_are_searched_and_linked(browser: Browser, server: Server, game: str, size: str) -> None:
    page, watch = open_page(browser, f"{server.address}/rules/{game}", size)
    field = page.get_by_test_id("rule-filter")
    field.wait_for(timeout=PATIENCE)
    rules = page.locator(".rule .number")
    rules.first.wait_for(timeout=PATIENCE)
    all_rules = rules.count()
    field.fill("winner" if game == "getaway" else "win")
    expect(page.get_by_test_id("rule-count")).to_contain_text("rule")
    expect(rules).not_to_have_count(all_rules)
    assert 0 < rules.count() < all_rules
    assert page.evaluate(MARKED) == ["winner" if game == "getaway" else "win"]
    number = rules.first.inner_text()
    field.fill("")
    expect(rules).to_have_count(all_rules)
    page.goto(f"{server.address}/rules/{game}#{number}")
    expect(page.locator(".rule.target .number")).to_have_text(number, timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.close()


def test_a_step_that_is_found_keeps_its_number(browser: Browser, server: Server) -> None:
    page, _ = open_page(browser, f"{server.address}/rules/fbi", "desk")
    field = page.get_by_test_id("rule-filter")
    field.wait_for(timeout=PATIENCE)
    steps = page.locator("article ol > li").filter(has=page.locator(".step"))
    whole = steps.all_inner_texts()
    field.fill("bystander")
    expect(steps).not_to_have_count(len(whole))
    found = steps.all_inner_texts()
    assert found
    assert set(found) < set(whole)
    field.fill("xyzzy")
    expect(page.get_by_test_id("rule-count")).to_contain_text("nowhere")
    expect(page.locator("article h2:visible")).to_have_count(1)  # that of the other games
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_all_rulebooks_are_searched_at_once(browser: Browser, server: Server, size: str) -> None:
    page, watch = open_page(browser, server.address, size)
    page.get_by_test_id("all-rules" if size == "desk" else "all-rules-phone").click()
    expect(page).to_have_url(f"{server.address}/rules")
    for game in GAMES:
        page.get_by_test_id(f"book-{game}").wait_for(timeout=PATIENCE)
    page.reload()
    page.get_by_test_id("rule-filter").fill("win")
    expect(page.get_by_test_id("rule-count")).to_contain_text("5 games", timeout=PATIENCE)
    for game in GAMES:
        expect(page.get_by_test_id(f"found-{game}")).to_be_visible()
    assert page.evaluate(MARKED) == ["win"]
    no_overflow(page)
    axe(page)
    page.get_by_test_id("rule-filter").fill("SLP-3d1")
    expect(page.get_by_test_id("rule-count")).to_contain_text("1 game")
    page.get_by_role("link", name="SLP-3d1", exact=True).click()
    expect(page).to_have_url(f"{server.address}/rules/sleepers#SLP-3d1")
    expect(page.locator(".rule.target .number")).to_have_text("SLP-3d1", timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_german_page_has_the_german_rulebook(browser: Browser, server: Server, game: str) -> None:
    width, height = SIZES["phone"]
    context = browser.new_context(locale="de-DE", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(f"{server.address}/rules/{game}")
    text = page.get_by_test_id("rule-text")
    expect(text).to_contain_text("Auslegungen", timeout=PATIENCE)
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.locator("[lang=en]")).to_have_count(0)
    expect(page.get_by_test_id("english")).to_have_count(0)
    assert set(text.locator("em[lang=de]").all_inner_texts()) == {"Warum:", "Wahlweise:"}
    page.get_by_test_id("rule-filter").fill("Warum")
    assert not re.search(r"\b(?:the|and|of|whoever)\b", text.inner_text())
    no_overflow(page)
    axe(page)
    context.close()


def test_german_words_and_numbers_are_found_in_all_books(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.address}/rules")
    page.get_by_test_id("rule-filter").fill("Vorlage")
    expect(page.get_by_test_id("rule-count")).to_contain_text("5 Spielen", timeout=PATIENCE)
    expect(page.locator("[lang=en]")).to_have_count(0)
    page.get_by_test_id("rule-filter").fill("SLP-3d1")
    page.get_by_role("link", name="SLP-3d1", exact=True).click()
    expect(page.locator(".rule.target")).to_contain_text("bestehlen", timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_overflow(page)
    axe(page)
    context.close()


def test_a_book_that_is_not_there_in_german_is_shown_in_english_and_marked(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()

    lists: list[str] = []

    def without(route: Route) -> None:
        """Every script as it would be built without the German book."""
        script = route.fetch().text()
        lists.extend(re.findall(r"docs/rules/de/getaway\.md", script))
        route.fulfill(body=script.replace("docs/rules/de/getaway.md", "gone"), content_type="text/javascript")

    page.route("**/assets/*.js", without)
    page.goto(f"{server.address}/rules/getaway")
    expect(page.get_by_test_id("rule-text")).to_have_attribute("lang", "en", timeout=PATIENCE)
    expect(page.get_by_test_id("english")).to_be_visible()
    expect(page.locator("nav ul[lang=en]")).to_have_count(1)
    assert len(lists) == 1
    axe(page)
    context.close()


def test_a_refusal_is_told_in_german_and_leads_to_its_rule(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(
        """{
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (data) {
            const said = JSON.parse(data);
            send.call(this, said.type === 'act' ? JSON.stringify({ ...said, action: 'keep R+Y' }) : data);
          };
        }"""
    )
    sit_down(page, server.address, "fbi")
    make(page, "fbi", "release none")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("Jetzt wird freigelassen.", timeout=PATIENCE)
    with context.expect_page() as opened:
        refusal.get_by_role("link", name="FBI-4.0").click()
    rule = opened.value.locator(".rule.target")
    expect(rule).to_contain_text("Handschellen, Aufdecken, Freilassen, Wahl der Agenten, Festnahmen", timeout=PATIENCE)
    expect(rule).to_be_in_viewport()
    context.close()


def test_the_rules_lead_to_the_lesson_and_to_each_other(browser: Browser, server: Server) -> None:
    page, _ = open_page(browser, f"{server.address}/rules/fbi")
    page.get_by_role("link", name="Getaway").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Getaway", timeout=PATIENCE)
    page.get_by_test_id("learn").click()
    page.get_by_test_id("coach").wait_for(timeout=PATIENCE)
    expect(page).to_have_url(f"{server.address}/learn/getaway")
    page.close()


def test_the_rules_are_told_in_german_too(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.address}/rules/inkognito")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wie Inkognito gespielt wird", timeout=PATIENCE)
    page.goto(f"{server.address}/learn/inkognito")
    expect(page.get_by_test_id("coach")).to_contain_text("Karneval in Venedig", timeout=PATIENCE)
    context.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_lesson_that_is_loaded_anew_goes_on_where_it_was(browser: Browser, server: Server, size: str) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/fbi", size)
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


def test_a_lesson_that_is_loaded_anew_at_its_end_stays_there(browser: Browser, server: Server) -> None:
    page, watch = open_page(browser, f"{server.address}/learn/fbi?pace=fast")
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
