"""A review in a real browser: one screen at a desk, the order of the phone, chances, and moments that lead there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games import GAMES
from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.house import PATIENCE, Server, Watch
from tests.browser.past import keep
from tests.server.finished import finished

DESK, PHONE = (1440, 900), (390, 844)
CHANCES = ("fbi", "getaway", "sleepers")
PARTS = {
    "results": '[data-testid="results"]',
    "moment": '[data-testid="when"]',
    "board": '[data-testid="stage"]',
    "course": '[data-testid="plot"]',
    "moments": '[data-testid="moments"]',
    "certificate": '[data-testid="fair-deal"]',
}
STICKS_OUT = """() => {
    const stage = document.querySelector('[data-testid="stage"]').getBoundingClientRect();
    const drawn = document.querySelector('[data-testid="stage"] > .drawn > :last-child').getBoundingClientRect();
    return drawn.width > 0 && drawn.left >= stage.left - 1 && drawn.right <= stage.right + 1
        && drawn.top >= stage.top - 1 && drawn.bottom <= stage.bottom + 1;
}"""

COVERED = """() => {
    const { left, right, top, bottom } = document.querySelector('[data-testid="stage"]').getBoundingClientRect();
    const over = [...document.querySelectorAll('.course, .transport')].map((part) => part.getBoundingClientRect());
    return bottom > innerHeight || over.some((part) =>
        part.top < bottom && part.bottom > top && part.left < right && part.right > left);
}"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("review") / "room.sqlite3"
    games = {f"old-{game}": finished(game) for game in GAMES}
    keep(path, games | {"crowd": finished("criminals", 9), "five": finished("fbi", 5)})
    running = Server(path)
    yield running
    running.stop()


def look(
    browser: Browser, address: str, size: tuple[int, int], locale: str = "en-GB", theme: str = "dark"
) -> tuple[Page, Watch]:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, locale=locale)
    watch = Watch(page)
    page.add_init_script(f"localStorage.setItem('backroom.theme', '{theme}')")
    page.goto(address)
    expect(page.locator('.proof [data-testid="verdict"]')).to_have_attribute("data-verdict", "matches")
    page.locator('[data-testid="stage"] > .drawn > :last-child').wait_for(timeout=PATIENCE)
    return page, watch


@pytest.mark.parametrize("table", [*(f"old-{game}" for game in GAMES), "crowd", "five"])
def test_a_desk_shows_all_of_it_at_once(browser: Browser, archive: Server, table: str) -> None:
    """At every moment: the deal, the middle, the end."""
    page, watch = look(browser, f"{archive.address}/review/{table}?at=0", DESK)
    for key in ("Home", "", "End"):
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_test_id("plot").click()
        assert page.evaluate("() => document.documentElement.scrollHeight") <= DESK[1]
        for part, selector in PARTS.items():
            box = page.locator(selector).bounding_box()
            assert box is not None, part
            assert box["height"] > 20, part
            assert box["x"] >= 0, part
            assert box["x"] + box["width"] <= DESK[0], part
            assert box["y"] + box["height"] <= DESK[1], part
        assert page.evaluate(STICKS_OUT), "expected the board whole in its frame"
    no_overflow(page)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_phone_shows_it_in_order_and_the_way_through_it_always(browser: Browser, archive: Server, game: str) -> None:
    page, watch = look(browser, f"{archive.address}/review/old-{game}", PHONE)
    order = ("results", "moment", "board", "moments", "certificate")
    tops = [page.locator(PARTS[part]).bounding_box() for part in order]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    for y in (0, 10_000):
        page.evaluate("(y) => window.scrollTo(0, y)", y)
        expect(page.get_by_test_id("play")).to_be_in_viewport()
    page.evaluate("() => window.scrollTo(0, 0)")
    plot, play = page.get_by_test_id("plot").bounding_box(), page.get_by_test_id("play").bounding_box()
    assert plot is not None
    assert play is not None
    assert plot["y"] + plot["height"] <= play["y"]
    assert page.evaluate(STICKS_OUT), "expected the board whole in its frame"
    no_overflow(page)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("table", [*(f"old-{game}" for game in GAMES), "crowd", "five"])
def test_on_a_phone_the_board_is_whole_at_first_sight(browser: Browser, archive: Server, table: str) -> None:
    """Nothing of it lies under the plot or the bar; and it is drawn for a phone, not a desk made smaller."""
    page, _ = look(browser, f"{archive.address}/review/{table}", PHONE)
    assert not page.evaluate(COVERED)
    if table != "old-inkognito":
        expect(page.locator('[data-testid="stage"] > .drawn')).to_have_css("scale", "1")
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_it_opens_at_the_end_with_its_last_moment_in_sight(browser: Browser, archive: Server, game: str) -> None:
    page, watch = look(browser, f"{archive.address}/review/old-{game}", DESK)
    last = page.get_by_test_id("plot").get_attribute("aria-valuemax") or ""
    expect(page.get_by_test_id("at")).to_have_attribute("data-at", last)
    moment = page.get_by_test_id("moments").locator("button").last
    expect(moment).to_have_attribute("aria-current", "step")
    expect(moment).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("stage")).not_to_contain_text("anybody may lay")
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_the_plot_tells_chances_or_points_where_a_game_is_about_winning(
    browser: Browser, archive: Server, game: str
) -> None:
    page, _ = look(browser, f"{archive.address}/review/old-{game}", DESK)
    plot, switch = page.get_by_test_id("plot"), page.get_by_test_id("curves")
    if game not in CHANCES:
        expect(switch).to_have_count(0)
        expect(plot).to_have_attribute("data-measure", "worlds")
    else:
        expect(plot).to_have_attribute("data-measure", "chance")
        expect(plot).to_have_attribute("aria-valuetext", re.compile(r"\d+ %"))
        page.keyboard.press("End")
        values = page.get_by_test_id("legend").locator("b").all_inner_texts()
        assert sum(int(value.split()[0]) for value in values) == 100
        switch.locator('input[value="score"]').check()
        expect(plot).to_have_attribute("data-measure", "score")
        expect(page.get_by_test_id("legend").first).not_to_contain_text("%")
    page.close()


@pytest.mark.parametrize("game", CHANCES)
def test_a_key_moment_tells_its_round_and_its_swing_and_leads_there(
    browser: Browser, archive: Server, game: str
) -> None:
    page, watch = look(browser, f"{archive.address}/review/old-{game}", DESK)
    moments = page.get_by_test_id("moments").locator("button")
    notes = moments.locator("small").all_inner_texts()
    assert all(re.match(r"(Turn|Round) \d+", note) for note in notes), notes
    told = moments.filter(has=page.locator("strong"))
    expect(told.first).to_contain_text(re.compile(r"[▲▼] \d+ ?%"))
    told.last.click()
    expect(page.get_by_test_id("at")).to_have_attribute("data-at", told.last.get_attribute("data-step") or "")
    expect(told.last).to_have_attribute("aria-current", "step")
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_beside_every_number_stands_the_sign_of_whose_it_is(browser: Browser, archive: Server, game: str) -> None:
    """What all did stands under nobody's sign, though it is told whose chance it changed most."""
    page, _ = look(browser, f"{archive.address}/review/old-{game}", DESK)
    told = page.get_by_test_id("moments").locator("button").filter(has=page.locator("strong"))
    expect(told.first).to_be_visible()
    expect(page.get_by_test_id("moments").get_by_test_id("whose")).to_have_count(told.count())
    if game in CHANCES:
        whose = told.first.get_by_test_id("whose").get_attribute("data-seat")
        line = page.locator(f'[data-testid="legend"][data-seat="{whose}"]').get_attribute("title") or ""
        expect(told.first).to_have_accessible_name(re.compile(rf"{line}: (up|down) \d+ percent"))
    if game == "fbi":
        of_all = told.filter(has_text="All four go for")
        expect(of_all.first.locator(".dot")).to_be_visible()
        expect(of_all.first.locator("svg.token")).to_have_count(1)
    page.close()


def test_who_locked_which_agents_is_seen_by_whoever_may(browser: Browser, archive: Server) -> None:
    """Open eyes see all eight of them; one seat's eyes, before the first arrest, only the own two."""
    record = finished("fbi")
    locked = max(k for k, played in enumerate(record.actions[:12], 1) if played.action.startswith("keep"))
    for eyes, agents in (("open", 8), ("1", 2), ("watcher", 0)):
        page, _ = look(browser, f"{archive.address}/review/old-fbi?at={locked}&eyes={eyes}", DESK)
        expect(page.get_by_test_id("when")).to_have_text("Turn 1, agents locked")
        expect(page.get_by_test_id("kept").locator(".agent")).to_have_count(agents)
        expect(page.get_by_test_id("kept")).not_to_contain_text("You")
        page.close()


def test_how_the_proof_works_is_told_on_demand(browser: Browser, archive: Server) -> None:
    page, _ = look(browser, f"{archive.address}/review/old-fbi", DESK)
    expect(page.get_by_test_id("replays")).to_be_hidden()
    page.get_by_test_id("how").click()
    expect(page.get_by_test_id("replays")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight") <= DESK[1]
    page.get_by_test_id("check-again").click()
    expect(page.locator('.proof [data-testid="verdict"]')).to_have_attribute("data-verdict", "matches")
    page.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_after_a_race_everybody_is_told_how_they_raced(
    browser: Browser, archive: Server, size: tuple[int, int]
) -> None:
    page, watch = look(browser, f"{archive.address}/review/old-getaway", size)
    told = page.get_by_test_id("statistics")
    told.locator("summary").click()
    expect(told.locator("tbody tr")).to_have_count(4)
    expect(told.locator("thead")).to_contain_text("cards a minute")
    expect(told.locator("tbody")).to_contain_text("%")
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_by_day_and_in_german_nobody_is_locked_out(browser: Browser, archive: Server, game: str) -> None:
    for size in (DESK, PHONE):
        page, watch = look(browser, f"{archive.address}/review/old-{game}", size, "de-DE", "light")
        axe(page)
        no_overflow(page)
        no_console_errors(watch)
        page.close()
