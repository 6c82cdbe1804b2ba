"""Inkognito at a desk: beside a meeting the whole clue sheet can be read, down to its legend."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.inkognito import choose_something, lift_the_telephone, meeting
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

DESKS = [(1024, 768), (1280, 800), (1440, 900)]
MEETINGS = [("demand", 4), ("exchange", 3), ("exchange", 4), ("exchange", 5), ("audience", 5)]

CUT = """() => {
    const sheet = window.document.querySelector('.ink .sheet').getBoundingClientRect();
    const parts = '.ink .sheet :is(.why, .legend li, tbody tr, .folder)';
    return [...window.document.querySelectorAll(parts)].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const seen = window.document.elementFromPoint((left + right) / 2, bottom - 2);
        return top < sheet.top || bottom > Math.min(sheet.bottom, innerHeight) || !seen?.closest('.sheet');
    }).map((part) => part.innerText);
}"""
ON_LETTERS = """() => [...document.querySelectorAll('.tick')].flatMap((tick) => {
    const mark = tick.getBoundingClientRect();
    const words = document.createTreeWalker(tick.parentElement, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = words.nextNode(); text; text = words.nextNode()) {
        const part = text.parentElement;
        if (!part.checkVisibility() || part.closest('.spoken') || !text.data.trim()) continue;
        const line = document.createRange();
        line.selectNodeContents(text);
        for (const { left, right, top, bottom } of line.getClientRects())
            if (left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top) found.push(text.data);
    }
    return found;
})"""
LOW = [(1280, 720), (1366, 650), (1024, 600)]
TO_ITS_FOOT = """(part) => {
    const { left, right, bottom } = part.getBoundingClientRect();
    return part.contains(window.document.elementFromPoint((left + right) / 2, bottom - 3));
}"""
UNDER_THE_TRAY = """() => {
    const tray = window.document.querySelector('.bottom').getBoundingClientRect();
    return [...window.document.querySelectorAll('.ink .stage button')]
        .filter((button) => button.getBoundingClientRect().bottom > tray.top).map((button) => button.innerText);
}"""

BORDER = "(button) => getComputedStyle(button).borderTopColor"


NAMES = tuple(f"{letter}rossherzoginmathild" for letter in "GABCD")
WORDY = ["answer-3", "name-5", "demand-5"]  # long names, long reasons


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    named = staged("inkognito", 4, lambda view: view.phase == "name", call="full")
    return {"name": named} | {f"{how}-{seats}": staged("inkognito", seats, meeting(how)) for how, seats in MEETINGS}


@pytest.fixture(scope="module")
def wordy() -> dict[str, Scene]:
    return {
        "wordy-answer-3": staged("inkognito", 3, lambda view: view.phase == "answer" and len(view.sheet) > 5),
        "wordy-name-5": staged("inkognito", 5, lambda view: view.phase == "name", call="full"),
        "wordy-demand-5": staged("inkognito", 5, meeting("demand")),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene], wordy: dict[str, Scene]) -> None:
    stage(path, scenes)
    stage(path, wordy, NAMES)


def come(browser: Browser, still: Server, scenes: dict[str, Scene], name: str, locale: str = "de-DE") -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale=locale).new_page()
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.locator(".ink.meeting").wait_for(timeout=PATIENCE)
    return page


def nothing_is_cut(page: Page) -> None:
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, CUT) == [], f"expected the whole sheet at {width} x {height}"
        assert faults(page, UNDER_THE_TRAY) == [], f"expected what is chosen above the tray at {width} x {height}"
        no_overflow(page)


@pytest.mark.parametrize("name", [f"{how}-{seats}" for how, seats in MEETINGS])
def test_the_clue_sheet_reaches_the_bottom_beside_the_tray(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    page = come(browser, still, scenes, name)
    choose_something(page)
    nothing_is_cut(page)
    if page.get_by_test_id("call-mode").count():
        red = page.get_by_test_id("call-mode").evaluate(BORDER)
        lift_the_telephone(page)
        nothing_is_cut(page)
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            last = page.get_by_test_id("part").last
            last.scroll_into_view_if_needed()
            assert last.evaluate(TO_ITS_FOOT), f"expected the last row in sight at {width} x {height}"
        # to put it down ends nobody's game
        assert page.get_by_test_id("call-mode").evaluate(BORDER) != red
    page.context.close()


def test_naming_the_people_shows_what_is_at_stake(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    page = come(browser, still, scenes, "name")
    expect(page.locator(".stakes")).to_contain_text("gewinn")
    expect(page.locator(".env")).to_have_count(0)
    nothing_is_cut(page)
    page.context.close()


@pytest.mark.parametrize("name", [f"wordy-{name}" for name in WORDY])
def test_so_it_does_with_long_names_and_fades_where_it_cannot(
    browser: Browser, still: Server, wordy: dict[str, Scene], name: str
) -> None:
    page = come(browser, still, wordy, name)
    nothing_is_cut(page)
    page.set_viewport_size({"width": 1024, "height": 600})
    fades = page.locator(".sheet[data-more]")
    expect(fades).to_have_count(1)
    fades.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(fades).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize(("locale", "mine"), [("en-GB", "You are "), ("de-DE", "Du bist ")])
def test_the_own_name_is_said_in_the_second_person(
    browser: Browser, still: Server, scenes: dict[str, Scene], locale: str, mine: str
) -> None:
    page = come(browser, still, scenes, "name", locale)
    said = [part.get_attribute("aria-label") or "" for part in page.get_by_test_id("part").all()]
    pronoun = mine.split(" ")[0]
    assert len(said) == 16
    assert [name for name in said if name.startswith(pronoun)] == [name for name in said if name.startswith(mine)]
    assert len([name for name in said if name.startswith(mine)]) == 4
    page.get_by_test_id("part").nth(1).click(force=True)
    expect(page.locator(".assign .foot")).to_have_text(re.compile(f"^{mine}"))
    page.context.close()


@pytest.mark.parametrize("name", ["exchange-4", "demand-4"])
def test_a_tick_lies_on_no_letter(browser: Browser, still: Server, scenes: dict[str, Scene], name: str) -> None:
    page = come(browser, still, scenes, name)
    choose_something(page)
    for width, height in [*DESKS, LOW[0], (1920, 1080), (768, 1024), (390, 844), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".tick").first).to_be_visible()
        assert faults(page, ON_LETTERS) == [], f"expected letters clear of the tick at {width} x {height}"
    page.context.close()
