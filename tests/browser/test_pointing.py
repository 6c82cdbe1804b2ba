"""Whoever touches what a lesson marks, and nothing else, learns the game: at every step that asks for a move the mark
is there, in sight, and covered by nothing."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from backroom.games import GAMES
from tests.browser import getaway
from tests.browser.checks import Watch, no_console_errors
from tests.browser.house import PATIENCE, Server

SIZES = {"small phone": (360, 740), "phone": (390, 844), "desk": (1280, 800)}
EVERY = [(game, size) for game in GAMES for size in ("small phone", "desk")]
WIDER = [("criminals", "phone"), ("sleepers", "phone")]  # where what is marked lies under tabs, bars or beyond the map
Motion = Literal["reduce", "no-preference"]
SOON = 20_000  # milliseconds until a mark has come into sight
MOST = 6  # touches that a step may take

IN_SIGHT = """() => {
    const one = [...document.querySelectorAll('[data-point]')].find((one) => one.checkVisibility());
    if (one === undefined) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const place = `${left} ${top} ${one.outerHTML.slice(0, 80)}`;
    if (window.marked?.place !== place) window.marked = { place, since: performance.now() };
    const still = performance.now() - window.marked.since > 150;
    const reached = [0.2, 0.5, 0.8].every((part) => {
        const there = document.elementFromPoint(left + width / 2, top + height * part);
        return there !== null && one.contains(there);
    });
    const fixed = (box) => getComputedStyle(box).position === 'fixed';
    const around = (box) => box === null || fixed(box) ? [] : [box, ...around(box.parentElement)];
    const cut = around(one).some((box) => {
        if (!['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowY)) return false;
        const frame = box.getBoundingClientRect();
        const beside = left < frame.left - 1 || left + width > frame.right + 1;
        return beside || top < frame.top - 1 || top + height > frame.bottom + 1;
    });
    return still && reached && !cut;
}"""

LED_ON = """([at, was]) => {
    const on = document.querySelector('.coach').dataset.at !== at;
    return on || !was.isConnected || !was.hasAttribute('data-point');
}"""


def coach(page: Page, name: str) -> str:
    return page.get_by_test_id("coach").get_attribute(f"data-{name}", timeout=PATIENCE) or ""


def touch(page: Page, mark: Locator) -> None:
    """Where it lies, without scrolling to it first; a Stop is held."""
    if mark.get_attribute("data-testid") == "stop":
        getaway.hold(page, mark)
        return
    box = mark.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _see(page: Page, what: str) -> None:
    """Something is marked, lies still, is whole and uncovered."""
    try:
        page.wait_for_function(IN_SIGHT, timeout=SOON, polling="raf")
    except TimeoutError as late:
        marks = page.locator("[data-point]").evaluate_all("all => all.map((one) => one.outerHTML.slice(0, 160))")
        raise AssertionError(f"expected a mark in sight for {what}, got {marks}") from late


def follow(page: Page, at: str) -> None:
    """One step of the lesson: what is marked is touched until the lesson goes on."""
    action = coach(page, "play")
    for _ in range(MOST):
        _see(page, f"{action} (step {at})")
        mark = page.locator("[data-point]").filter(visible=True).first
        expect(mark).to_be_enabled()
        expect(mark).to_have_attribute("aria-describedby", "coach-says")
        was = mark.element_handle()
        touch(page, mark)
        page.wait_for_function(LED_ON, arg=[at, was], timeout=SOON)
        if coach(page, "at") != at:
            return
    raise AssertionError(f"expected {action} after at most {MOST} touches of what is marked at step {at}")


@pytest.mark.parametrize(("game", "size"), EVERY + WIDER)
def test_who_touches_what_is_marked_learns_the_game(browser: Browser, library: Server, game: str, size: str) -> None:
    """On phones with motion, where a mark is brought into sight; at a desk without, where all of it is."""
    width, height = SIZES[size]
    motion: Motion = "reduce" if size == "desk" else "no-preference"
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion=motion)
    watch = Watch(page)
    page.goto(f"{library.address}/learn/{game}?pace=fast")
    for at in range(int(coach(page, "last"))):
        expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(at))
        if coach(page, "play") == "":
            assert page.locator("[data-point]").count() == 0
            page.get_by_test_id("coach-next").click()
        else:
            follow(page, str(at))
    expect(page.get_by_test_id("learned-play")).to_be_visible()
    no_console_errors(watch)
    page.close()


WATCH_TOKYO = """() => {
    const tokyo = document.querySelector('[data-city="TOK"]');
    window.places = new Set([tokyo.style.left]);
    const watch = new MutationObserver(() => window.places.add(tokyo.style.left));
    watch.observe(tokyo, { attributes: true });
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_map_glides_to_a_mark_and_takes_no_focus(browser: Browser, library: Server, motion: Motion) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740}, reduced_motion=motion)
    page.goto(f"{library.address}/learn/sleepers?pace=fast")
    page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-show").focus()
    page.evaluate(WATCH_TOKYO)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-play", "place TOK")
    _see(page, "place TOK")
    passed = page.evaluate("window.places.size")
    leaps = f"expected a leap only without motion, got {passed} places"
    assert passed <= 3 if motion == "reduce" else passed > 2, leaps
    expect(page.get_by_test_id("coach-show")).to_be_focused()
    page.close()


def open_at(browser: Browser, library: Server, game: str, step: int) -> Page:
    """A lesson on a small phone, at one of its steps."""
    page = browser.new_page(viewport={"width": 360, "height": 740})
    page.add_init_script(f"sessionStorage['backroom.lesson.{game}'] ??= '{step}'")
    page.goto(f"{library.address}/learn/{game}?pace=fast")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-at", str(step))
    return page


def test_what_was_scrolled_to_a_mark_goes_back_when_the_lesson_speaks(browser: Browser, library: Server) -> None:
    page = open_at(browser, library, "criminals", 7)
    main = page.locator(".main")
    follow(page, "7")
    expect(page.get_by_test_id("coach")).to_contain_text("now kidnapping is drawn")
    page.wait_for_function("main => main.scrollTop === 0", arg=main.element_handle(), timeout=SOON)
    page.close()


def test_while_the_lesson_speaks_in_my_turn_nothing_else_is_claimed(browser: Browser, library: Server) -> None:
    page = open_at(browser, library, "sleepers", 3)
    expect(page.locator(".ask .wait")).to_contain_text("Go on")
    page.close()


def test_a_phone_names_the_cities_where_a_cell_can_be_bought(browser: Browser, library: Server) -> None:
    page = open_at(browser, library, "sleepers", 14)
    page.get_by_test_id("tab-market").click()
    page.get_by_test_id("buy-cell").click()
    named = page.locator(".dock .dest span")
    expect(named).to_have_text(["Mexico City", "Madrid", "Berlin"])
    page.close()
