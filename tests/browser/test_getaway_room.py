"""Getaway where room is scarcest: eight at the table, four Stops in one hand."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.getaway.view import GetawayView
from tests.browser import getaway
from tests.browser.checks import faults, no_overflow, rules_can_be_touched
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, keep, stage
from tests.browser.staged import Scene, staged
from tests.server.finished import finished

WINDOWS = [(360, 740), (768, 1024), (1024, 768), (1440, 900)]
SMALLEST = 11  # pixels of type that can be read
RACING = 134  # of the game that is over: a pile, and Locations won by both

CUT = """() => [...document.querySelectorAll('.plate .who b')]
    .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.innerText)"""
CUT_BELOW = """() => {
    const { bottom } = document.querySelector('.main').getBoundingClientRect();
    return [...document.querySelectorAll('.plate section, .pile .stack, .pile .top, .pile .laid')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > bottom + 1)
        .map((part) => part.innerText);
}"""
ON_THE_PILE = """() => {
    const left = (part) => part.getBoundingClientRect().left;
    const pile = Math.min(...[...document.querySelectorAll('.stack .edge')].map(left));
    return [...document.querySelectorAll('.stack .tag')].filter((tag) => tag.getBoundingClientRect().right > pile)
        .map((tag) => tag.innerText);
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(
    '.stack .top, .stack .tag, .laid, [data-testid=card], [data-testid=stop]')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).map((part) => part.className)"""
ROWS = """() => new Set([...document.querySelectorAll('.hand .slot')].map((slot) => slot.offsetTop)).size"""
SIGNS = """() => [...document.querySelectorAll('.octagon b')].filter((sign) => sign.checkVisibility())
    .map((sign) => parseFloat(getComputedStyle(sign).fontSize))"""
BELOW_THE_FAN = """() => {
    const backs = [...document.querySelectorAll("[data-testid=backs] i")];
    const end = Math.max(...backs.map((card) => card.getBoundingClientRect().bottom));
    return document.querySelector('.says p').getBoundingClientRect().top - end;
}"""
ACROSS = """() => {
    const left = (part) => part.getBoundingClientRect().left;
    const [first, second] = document.querySelectorAll('[data-testid=card]');
    const [hand, stops] = ['[data-testid=hand]', '[data-testid=stop]'].map((part) => document.querySelector(part));
    return matchMedia('(max-width: 900px)').matches ? left(second) - left(first) : left(stops) - left(hand);
}"""
BEYOND = """() => {
    const edge = document.querySelector('.bottom').getBoundingClientRect().right;
    return [...document.querySelectorAll('.stops *')].filter((part) => part.checkVisibility())
        .filter((part) => part.getBoundingClientRect().right > edge + 1).map((part) => part.className);
}"""


REVIEW_OUT_OF_SIGHT = """() => [...document.querySelectorAll(
    '.trio .one, .captions p, .why, .sums .sum, .row .now, .bottom :not(li) > button')].filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const sums = part.closest('.sums')?.getBoundingClientRect().right ?? innerWidth;
        return width > 0 && (left < 0 || top < 0 || right > sums || bottom > innerHeight);
    }).map((part) => part.className || part.innerText)"""
TOUCHING = """() => {
    const said = [...document.querySelectorAll('.captions p')].map((caption) => {
        const line = document.createRange();
        line.selectNodeContents(caption);
        return { says: caption.innerText, box: line.getBoundingClientRect() };
    }).filter(({ says }) => says !== '');
    return said.slice(1).filter(({ box }, k) => box.left - said[k].box.right < 6).map(({ says }) => says);
}"""


def _denied(view: GetawayView) -> bool:
    """A review with a card that was denied: three cards side by side."""
    return view.phase == "ready" and view.review is not None and any(one.by is not None for one in view.review.row)


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "ready": staged("getaway", 8, lambda view: view.phase == "ready", start="host"),
        "race": staged("getaway", 8, lambda view: view.phase == "race" and view.pile > 3, start="host"),
        "two": staged("getaway", 2, lambda view: view.phase == "ready", start="host"),
        "four-stops": staged("getaway", 2, lambda view: view.phase == "race" and view.pile > 0, start="host"),
        "judged": staged("getaway", 4, _denied, start="host"),
        "left": staged("getaway", 2, lambda view: view.phase == "race" and view.pile > 0, start="host"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, {f"{name}-{width}": scene for name, scene in scenes.items() for width, _ in WINDOWS}, LONG_NAMES)
    keep(path, {"old": finished("getaway", 8)}, LONG_NAMES)


def _open(browser: Browser, address: str, size: tuple[int, int]) -> Page:
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    page.goto(address)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
@pytest.mark.parametrize("moment", ["ready", "race", "old"])
def test_eight_names_are_whole_and_nothing_is_cut_off_below(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int], moment: str
) -> None:
    there = f"/table/{moment}-{size[0]}?pace=fast#seat={scenes[moment].secret}" if moment in scenes else ""
    page = _open(browser, still.address + (there or f"/replay/old?pace=fast&at={RACING}&eyes=1"), size)
    assert faults(page, CUT) == []
    assert faults(page, CUT_BELOW) == []
    assert faults(page, ON_THE_PILE) == []
    no_overflow(page)
    page.context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_four_stops_stay_beside_the_hand_and_can_be_read(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    scene = scenes["four-stops"]
    page = _open(browser, f"{still.address}/table/four-stops-{size[0]}?pace=fast#seat={scene.secret}", size)
    if scene.paused:
        page.get_by_test_id("go-on").click()
    assert page.get_by_test_id("stop").count() == 4
    assert faults(page, BEYOND) == []
    assert min(page.evaluate(SIGNS)) >= SMALLEST
    assert page.locator(".one :is(i, .key)", has_text="halten").filter(visible=True).count() == 4
    page.context.close()


@pytest.mark.parametrize("size", WINDOWS, ids=[str(width) for width, _ in WINDOWS])
def test_for_the_left_hand_the_stops_lie_on_the_left(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    scene = scenes["left"]
    page = _open(browser, f"{still.address}/table/left-{size[0]}?pace=fast#seat={scene.secret}", size)
    before = _across(page)
    page.locator("[data-testid=open-panel], [data-testid=fold]").filter(visible=True).click()
    page.get_by_test_id("panel-rounds").click()
    page.get_by_test_id("panel-hands").locator('[data-way="left"]').click()
    page.reload()
    page.get_by_test_id("hand").wait_for(timeout=PATIENCE)
    assert before > 0 > _across(page)
    assert faults(page, BEYOND) == []
    no_overflow(page)
    page.context.close()


def _across(page: Page) -> float:
    """How far the Stops are to the right of the hand; on a phone, where they lie below it, a card of the one before."""
    page.get_by_test_id("card").first.wait_for(timeout=PATIENCE)
    return float(page.evaluate(ACROSS))


@pytest.mark.parametrize("size", [*WINDOWS, (390, 844)], ids=[*(str(width) for width, _ in WINDOWS), "390"])
@pytest.mark.parametrize("moment", ["two", "ready"])
def test_the_backs_do_not_lie_on_what_is_asked(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int], moment: str
) -> None:
    page = _open(browser, f"{still.address}/table/{moment}-360?pace=fast#seat={scenes[moment].secret}", size)
    page.get_by_test_id("backs").wait_for(timeout=PATIENCE)
    assert page.evaluate(BELOW_THE_FAN) >= 0
    rules_can_be_touched(page)
    page.context.close()


@pytest.mark.parametrize("size", [(740, 360), (844, 390), (720, 450), (390, 844)])
@pytest.mark.parametrize("moment", ["race", "four-stops"])
def test_pile_and_hand_are_seen_together(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int], moment: str
) -> None:
    page = _open(browser, f"{still.address}/table/{moment}-360?pace=fast#seat={scenes[moment].secret}", size)
    if page.get_by_test_id("go-on").count():
        page.get_by_test_id("go-on").click()
    page.get_by_test_id("card").first.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(200)  # the top has landed
    assert faults(page, OUT_OF_SIGHT) == []
    assert page.evaluate(ROWS) == 2
    page.context.close()


@pytest.mark.parametrize("size", [(740, 360), (844, 390), (720, 450)])
def test_what_is_judged_and_the_row_are_seen_together(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    """On a phone on its side, and on a page at twice its size."""
    page = _open(browser, f"{still.address}/table/judged-360?pace=fast#seat={scenes['judged'].secret}", size)
    page.locator(".row button").first.click()
    page.locator(".why").wait_for(timeout=PATIENCE)
    assert faults(page, REVIEW_OUT_OF_SIGHT) == []
    no_overflow(page)
    page.context.close()


@pytest.mark.parametrize("size", WINDOWS[:2], ids=["360", "768"])
def test_what_is_said_of_two_cards_keeps_apart(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    page = _open(browser, f"{still.address}/table/judged-{size[0]}?pace=fast#seat={scenes['judged'].secret}", size)
    page.get_by_test_id("review").wait_for(timeout=PATIENCE)
    for card in page.locator(".row button").all()[:12]:
        card.click()
        expect(card).to_have_attribute("aria-current", "true")
        assert faults(page, TOUCHING) == []
    page.context.close()


def test_a_lost_line_is_told_beside_the_score(browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    getaway.sit_down(page, server.address, 2)
    getaway.call_start(page)
    server.stop()
    lost = page.locator(".status .down")
    lost.wait_for(timeout=PATIENCE)
    told, score = lost.bounding_box(), page.get_by_test_id("round").bounding_box()
    assert told is not None
    assert score is not None
    assert told["x"] >= score["x"] + score["width"]
    page.close()


@pytest.mark.parametrize(
    ("moment", "width", "size"), [("ready", 1440, (1280, 720)), ("ready", 768, (360, 640)), ("two", 768, (360, 640))]
)
def test_in_a_low_window_the_location_and_the_teams_are_whole_before_the_first_start(
    browser: Browser, still: Server, scenes: dict[str, Scene], moment: str, width: int, size: tuple[int, int]
) -> None:
    page = _open(browser, f"{still.address}/table/{moment}-{width}?pace=fast#seat={scenes[moment].secret}", size)
    page.get_by_test_id("go-on").click()
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    assert faults(page, CUT_BELOW) == []
    page.context.close()
