"""Criminals with nine, where room is scarcest: the charge sheet in a replay, a pause, and what the plaques say."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import keep, stage
from tests.browser.staged import Scene, staged
from tests.server.finished import finished

WINDOWS = [
    (360, 740, "de-DE"),
    (390, 844, "en-GB"),
    (900, 800, "de-DE"),
    (1024, 768, "de-DE"),
    (1440, 900, "en-GB"),
]
CALLED = 88  # a final call: its band takes room too, and somebody is one voice short
DECIDING = 131  # somebody is to pass or snitch

ANSWERS = {"answers-en": "en-GB", "answers-de": "de-DE"}

CALLS = {"call-en": "en-GB", "call-de": "de-DE"}

LINES_READ = """() => {
    const table = window.document.querySelector('.main').getBoundingClientRect();
    return [...window.document.querySelectorAll('.sheet .row:has(.cell)')].map((row) => row.getBoundingClientRect())
        .filter((row) => row.top >= table.top && row.bottom <= table.bottom + 1).length;
}"""
LINES_CUT = """() => {
    const table = document.querySelector('.main').getBoundingClientRect();
    const rows = [...document.querySelectorAll('.sheet .row:has(.cell)')];
    return rows.length !== 10 ? [`${rows.length} lines`] : rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < table.top || bottom > table.bottom + 1;
    }).map((row) => row.innerText);
}"""
CUT_OFF = """() => {
    const said = '.suspect :is(b span, em, small, .whom), .tile :is(b span, em, small)';
    return [...window.document.querySelectorAll(said)]
        .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth).map((one) => one.textContent);
}"""
TOUCHING = """() => [...document.querySelectorAll('.sheet .crime em')].filter((crime) => {
    const first = crime.closest('.row').querySelector('.cell').getBoundingClientRect();
    return crime.getBoundingClientRect().right > first.left - 2;
}).map((crime) => crime.innerText)"""
OFF_THE_CARD = """() => [...document.querySelectorAll('.up .card')].filter((card) => {
    const crime = card.querySelector('b');
    return crime.offsetWidth > card.clientWidth - 8 || crime.scrollWidth > crime.clientWidth
        || crime.offsetTop + crime.offsetHeight > card.clientHeight;
}).map((card) => card.innerText)"""
DIMMED = """() => {
    const { bottom } = document.querySelector('.page').getBoundingClientRect();
    const fade = document.querySelector('.page').hasAttribute('data-more') ? 30 : 0;
    return [...document.querySelectorAll('[data-testid=option] small')]
        .filter((hint) => hint.getBoundingClientRect().bottom > bottom - fade).map((hint) => hint.innerText);
}"""
OFF_THE_DIAL = """() => [...document.querySelectorAll('[role=timer] .face')].filter((face) =>
    face.querySelector('b').getBoundingClientRect().width > face.clientWidth * 0.66).map((face) => face.innerText)"""
IN_TWO_LINES = """() => [...document.querySelectorAll('.suspect .why')].filter((why) => {
    const says = document.createRange();
    says.selectNodeContents(why);
    return says.getClientRects().length > 1 + why.querySelectorAll('svg').length;
}).map((why) => why.innerText)"""
OFF_THE_WALL = """() => {
    const { top, bottom } = document.querySelector('.wall').getBoundingClientRect();
    return [...document.querySelectorAll('.corner, .corner *, .wall .suspect > *')].filter((part) => {
        const here = part.getBoundingClientRect();
        return here.top < top - 1 || here.bottom > bottom + 1;
    }).map((part) => part.outerHTML);
}"""
COVERED = """() => {
    const notice = window.document.querySelector('[data-testid=paused]').getBoundingClientRect();
    const main = window.document.querySelector('.main').getBoundingClientRect();
    return [...window.document.querySelectorAll('.frame :is(.main, .bottom) :is(button, h2, p, small, b)')]
        .filter((part) => part.closest('[data-testid=paused], .spoken') === null)
        .filter((part) => {
            const { top, left, right, bottom } = part.getBoundingClientRect();
            const seen = part.closest('.main') === null ? bottom : Math.min(bottom, main.bottom);
            return left < notice.right && right > notice.left && top < notice.bottom - 1 && seen > notice.top + 1;
        }).map((part) => part.textContent);
}"""


def asked(view: CriminalsView) -> bool:
    return view.phase == "decision" and view.sold_out == view.seat


def arson(view: CriminalsView) -> bool:
    """Of the crimes the longest word, in the sheet and in what is asked."""
    return view.phase == "discussion" and view.crime == "Arson"


def all_answers(view: CriminalsView) -> bool:
    """Everything can be said: yes and no to a question, and whether somebody who has spoken is right."""
    said = [one for one in view.statements if one.round == view.round]
    asked = any(one.kind == "ask" and one.about == view.seat for one in said)
    heard = any(one.seat != view.seat for one in said)
    return view.phase == "discussion" and len(view.remaining) == view.seats and asked and heard


def called(view: CriminalsView) -> bool:
    return view.phase == "call" and sum(target is not None for target in view.accusations) >= view.seats - 2


def asked_of_arson(view: CriminalsView) -> bool:
    return asked(view) and view.crime == "Arson"


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    scene = staged("criminals", 9, asked)
    return {f"asked-{width}": scene for width, *_ in WINDOWS} | {
        "arson": staged("criminals", 9, arson),
        "arson-low": staged("criminals", 9, arson, talk_seconds="86400"),
        **dict.fromkeys(ANSWERS, staged("criminals", 9, all_answers)),
        **dict.fromkeys(CALLS, staged("criminals", 9, called)),
        "asked-named": scene,
        "asked-of-arson": staged("criminals", 9, asked_of_arson),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    keep(path, {"old": finished("criminals", 9)})
    stage(path, scenes)


def open_at(browser: Browser, address: str, window: tuple[int, int, str]) -> Page:
    width, height, language = window
    page = browser.new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    page.goto(address)
    return page


@pytest.mark.parametrize("window", WINDOWS)
def test_a_replay_shows_the_charge_sheet(browser: Browser, still: Server, window: tuple[int, int, str]) -> None:
    """Some lines of it at once, and the last one by scrolling the table."""
    page = open_at(browser, f"{still.address}/replay/old?pace=fast&at={CALLED}&eyes=open", window)
    page.get_by_test_id("band").wait_for(timeout=PATIENCE)
    last = page.locator(".sheet .row").last
    last.wait_for(timeout=PATIENCE)
    assert page.evaluate(LINES_READ) >= 3
    page.locator(".main").evaluate("table => table.scrollTo(0, table.scrollHeight)")
    table, line = page.locator(".main").bounding_box(), last.bounding_box()
    assert table is not None
    assert line is not None
    assert line["y"] >= table["y"]
    assert line["y"] + line["height"] <= table["y"] + table["height"] + 1
    assert faults(page, CUT_OFF) == []
    page.get_by_test_id("scrub").fill(str(DECIDING))
    expect(page.get_by_test_id("band")).to_have_count(0)
    assert faults(page, CUT_OFF) == []
    no_overflow(page)
    page.context.close()


def test_a_replay_speaks_of_whoever_has_the_eyes_by_name(browser: Browser, still: Server) -> None:
    for window in ((390, 844, "en-GB"), (1440, 900, "en-GB")):
        page = open_at(browser, f"{still.address}/replay/old?pace=fast&at={CALLED}&eyes=0", window)
        says = page.locator(".status .says").filter(visible=True)
        expect(says).to_contain_text("Final call", timeout=PATIENCE)
        expect(says).not_to_contain_text("You")
        page.context.close()


@pytest.mark.parametrize("window", WINDOWS)
def test_a_pause_is_all_the_table_says_and_covers_nothing(
    browser: Browser, still: Server, scenes: dict[str, Scene], window: tuple[int, int, str]
) -> None:
    name = f"asked-{window[0]}"
    assert scenes[name].paused
    page = open_at(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}", window)
    page.get_by_test_id("paused").wait_for(timeout=PATIENCE)
    says = page.locator(".status .says").filter(visible=True)
    german = window[2] == "de-DE"
    expect(says).to_have_text("Pause" if german else "Paused")
    expect(page.get_by_test_id("decide")).to_have_count(0)
    expect(page.locator(".bottom")).to_contain_text("Pause")
    expect(page.locator(".bottom").get_by_test_id("primary")).to_have_count(0)
    assert faults(page, COVERED) == []
    page.get_by_test_id("go-on").click()
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    expect(says).to_contain_text("Passen oder singen?" if german else "Pass or snitch?")
    page.context.close()


def test_the_longest_crime_stands_clear_of_the_first_column(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = open_at(browser, f"{still.address}/table/arson?pace=fast#seat={scenes['arson'].secret}", WINDOWS[0])
    page.locator(".sheet .row").last.wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert faults(page, TOUCHING) == []
    page.context.close()


def test_a_low_desk_shows_every_crime(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """With the line-up, its clock, which has a day to go, and what can be said."""
    name = "arson-low"
    page = open_at(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}", (1280, 720, "de-DE"))
    page.get_by_test_id("go-on").click()
    page.get_by_role("timer", name="23 Std 59 Min").wait_for(timeout=PATIENCE)
    expect(page.locator(".face b")).to_have_text("23Std")
    page.evaluate("() => document.fonts.ready")
    assert faults(page, LINES_CUT) == []
    assert faults(page, CUT_OFF) == []
    assert faults(page, OFF_THE_DIAL) == []
    assert faults(page, IN_TWO_LINES) == []
    page.context.close()


@pytest.mark.parametrize("name", CALLS)
def test_so_it_does_in_the_final_call(browser: Browser, still: Server, scenes: dict[str, Scene], name: str) -> None:
    """R5 Under the band, with the clock and what it says whole."""
    address = f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}"
    page = open_at(browser, address, (1280, 720, CALLS[name]))
    page.get_by_test_id("go-on").click()
    page.get_by_role("timer").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert faults(page, LINES_CUT) == []
    assert faults(page, OFF_THE_WALL) == []
    assert faults(page, CUT_OFF) == []
    page.context.close()


def test_beside_what_follows_all_hints_are_read(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """On a small phone, whoever is touched."""
    address = f"{still.address}/table/asked-named?pace=fast#seat={scenes['asked-named'].secret}"
    page = open_at(browser, address, WINDOWS[0])
    page.get_by_test_id("go-on").click()
    for option in (page.get_by_test_id("option").first, page.get_by_test_id("option").last):
        option.click()
        page.locator(".follows").wait_for(timeout=PATIENCE)
        assert faults(page, DIMMED) == []
    page.context.close()


@pytest.mark.parametrize("name", ANSWERS)
def test_so_it_does_with_every_answer_on_offer(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    address = f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}"
    page = open_at(browser, address, (1280, 720, ANSWERS[name]))
    page.get_by_test_id("go-on").click()
    page.get_by_role("timer").wait_for(timeout=PATIENCE)
    for kind in ("yes", "no", "agree", "disagree"):
        expect(page.get_by_test_id(f"kind-{kind}")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    for kind in ("alibi", "suspect", "agree"):
        page.get_by_test_id(f"kind-{kind}").click()
        assert faults(page, LINES_CUT) == []
    page.context.close()


def test_the_longest_crime_stays_on_its_card(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """On the smallest, which is held up on a phone, and on those of larger windows."""
    name = "asked-of-arson"
    page = open_at(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}", WINDOWS[0])
    page.get_by_test_id("go-on").click()
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    for width, height, _ in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, OFF_THE_CARD) == [], f"expected the crime on its card at {width} x {height}"
    page.context.close()


def test_what_is_asked_is_read_to_its_end(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """At a small desk, and in German."""
    window = (1024, 768, "de-DE")
    page = open_at(browser, f"{still.address}/table/arson?pace=fast#seat={scenes['arson'].secret}", window)
    page.get_by_test_id("go-on").click()
    says = page.locator(".status .says").filter(visible=True)
    expect(says).to_contain_text("beschuldigen", timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert says.evaluate("line => line.scrollWidth <= line.clientWidth")
    page.context.close()
