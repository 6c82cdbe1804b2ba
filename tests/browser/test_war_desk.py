"""The desk of Sleeper Cells beside an open log: whole cards, whole tiles, whole sentences."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sleepers
from tests.browser.checks import axe, faults, no_overflow, rules_can_be_touched
from tests.browser.house import Server
from tests.browser.past import keep, stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged
from tests.browser.war_moments import crowded, met, sit_at
from tests.server.finished import finished

MOVED = 284  # a step of the finished game at which the gravest threat is a long one

NOT_WHOLE = """() => [...document.querySelectorAll('.desk .rows button')].flatMap((button) => {
    const [box, pane] = [button, button.closest('.rows')].map((one) => one.getBoundingClientRect());
    const below = box.top >= pane.bottom - 1;
    return below || (box.bottom <= pane.bottom + 1 && box.top >= pane.top - 1) ? [] : [button.innerText];
})"""

ROWS = "(cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size"

LINES = """(says) => {
    const range = new Range();
    range.selectNodeContents(says);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""

BEYOND_THE_TILE = """() => [...document.querySelectorAll('[data-testid=agency]')].flatMap((tile) => {
    const edge = tile.getBoundingClientRect().right;
    return [...tile.querySelectorAll('.facts > span, .zones i, .money')]
        .filter((part) => part.getBoundingClientRect().right > edge - 3)
        .map((part) => `${tile.dataset.seat}: ${part.className}`);
})"""

OUT_OF_SIGHT = """() => [...document.querySelectorAll('.deeds .ways button')].filter((way) => {
    const [box, pane] = [way, way.closest('.rows')].map((one) => one.getBoundingClientRect());
    return box.top < pane.top || box.bottom > pane.bottom + 1;
}).map((way) => way.innerText)"""

UNNAMED = """() => [...document.querySelectorAll('[data-testid=agency]:not(.me)')].filter((tile) => {
    const name = tile.querySelector('b').title;
    return ![...tile.querySelectorAll('.full, [data-testid=player]')].some((says) => {
        const { width, height } = says.getBoundingClientRect();
        return says.innerText.includes(name) && width > 20 && height > 10 && says.scrollWidth <= says.clientWidth;
    });
}).map((tile) => tile.innerText)"""

MINE = """() => [...document.querySelectorAll('[data-testid=agency].me b > span')]
    .filter((name) => name.getBoundingClientRect().width > 1)
    .map((name) => name.offsetWidth < 20 || name.scrollWidth > name.clientWidth ? 'cut' : name.innerText)"""

BEYOND_THE_WINDOW = """() => [...document.querySelectorAll('.draft :is(.mine section, .mine li, .face, .btn)')]
    .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    }).map((part) => part.innerText)"""

BEYOND_ITS_BOX = """() => [...document.querySelectorAll('.dossier .pair > span')].flatMap((box) => {
    const name = new Range();
    name.selectNodeContents(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const out = (line) =>
        line.left < left + 2 || line.right > right - 2 || line.top < top || line.bottom > bottom;
    return [...name.getClientRects()].some(out) ? [box.innerText] : [];
})"""

IN_SIGHT = """() => {
    const foot = document.querySelector('.list .zones').getBoundingClientRect().bottom;
    const whole = (row) => row.getBoundingClientRect().bottom <= foot + 1;
    const zones = [...document.querySelectorAll('.list section')];
    return zones.map((zone) => [...zone.querySelectorAll('ul > li')].filter(whole).length);
}"""

CUT_NEIGHBOURS = """() => [...document.querySelectorAll('.list small')]
    .filter((near) => near.scrollWidth > near.clientWidth + 1).map((near) => near.innerText)"""

PAIRS = {"bomb": "detonator explosives", "wire_tap": "wire recording_device", "assassination": "rifle bullet"}


def _bombing(view: Any) -> bool:
    """A pair with a long name, and more to be done than to go somewhere."""
    return met(view) and bool(view.objectives[0] == "bomb")


def _informed(view: Any) -> bool:
    """An Informant is in hand, and a Mole has been at a rival whose pair is not known."""
    asked = view.phase == "act" and "informant" in view.hand
    return bool(asked and len(view.face_up[1]) > 1 and 1 not in view.revealed)


def _completing(view: Any) -> bool:
    """One half of the pair is in hand, and the auction offers the other."""
    if view.phase != "draft" or view.drafted < 4 or len(view.hand) < 4:
        return False
    missing = set(PAIRS[view.objectives[0]].split()) - {*view.hand, *view.face_up[0]}
    return len(missing) == 1 and missing <= set(view.draft)


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "crowded": staged("sleepers", 4, crowded),
        "met": staged("sleepers", 4, met),
        "completing": staged("sleepers", 4, _completing),
        "bomb": staged("sleepers", 4, _bombing),
        "informed": staged("sleepers", 4, _informed),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    keep(path, {"old": finished("sleepers")})
    stage(path, scenes)


@at((1024, 768, "de-DE"), (1280, 800, "de-DE"), (1280, 800, "en-GB"), (1366, 768, "de-DE"), (1440, 900, "en-GB"))
@pytest.mark.parametrize("scene", ["crowded", "met"])
def test_the_desk_shows_whole_cards_beside_what_a_spy_can_do(
    page: Page, still: Server, scenes: dict[str, Scene], scene: str
) -> None:
    """With the log open, as it is when the table is loaded."""
    sit_at(page, still, scenes, scene)
    sleepers.my_spies(page).first.evaluate("spy => spy.click()")
    expect(page.locator(".deeds button").first).to_be_visible()
    page.wait_for_timeout(600)  # it is measured
    assert faults(page, NOT_WHOLE) == []
    cards = page.get_by_test_id("asset")
    expect(cards.last).to_be_in_viewport(ratio=0.99)
    assert cards.evaluate_all(ROWS) <= (cards.count() + 1) // 2
    for note in page.locator(".hand .over").all():
        assert note.evaluate(LINES) == 1
    map_ = page.locator(".board").bounding_box()
    assert map_ is not None
    assert map_["height"] > 290
    rules_can_be_touched(page)


@at((1024, 768, "de-DE"), (1280, 800, "en-GB"), (1366, 768, "de-DE"), (1440, 900, "en-GB"), (1600, 900, "de-DE"))
def test_the_agencies_keep_to_their_tiles(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    assert faults(page, BEYOND_THE_TILE) == []
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes=open")
    expect(page.get_by_test_id("agency").first).to_be_visible()
    assert faults(page, BEYOND_THE_TILE) == []


@at((920, 768, "en-GB"), (1024, 768, "de-DE"), (1280, 800, "en-GB"), (1366, 768, "en-GB"), (1440, 900, "de-DE"))
def test_everybody_is_named_among_the_agencies(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    (mine,) = page.evaluate(MINE)
    assert re.fullmatch(r"(You|Du) · CIA|CIA\s+(You|Du)", mine), mine
    assert faults(page, UNNAMED) == []


@at((1024, 768, "de-DE"), (1280, 720, "de-DE"), (1366, 768, "de-DE"), (1440, 900, "en-GB"))
def test_what_my_pair_is_called_stays_in_its_box(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "bomb")
    assert faults(page, BEYOND_ITS_BOX) == []
    for spy in sleepers.my_cities(page):
        sleepers.touch(page, spy)
        assert faults(page, BEYOND_ITS_BOX) == []


def _choose_among_ways(page: Page, but: str = "") -> str:
    """A city to which more than one way leads, another than this."""
    for city in sleepers.ringed(page).all():
        name = city.get_attribute("data-city") or ""
        if name != but:
            city.evaluate("city => city.click()")
            if page.locator(".deeds .ways button").count() > 1:
                return name
    raise AssertionError("expected a city to which two ways lead")


@at((1280, 800, "en-GB"), (1366, 768, "de-DE"))
def test_the_ways_to_the_chosen_city_come_into_sight(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """However far down the list of what else the spy can do was read."""
    sit_at(page, still, scenes, "met")
    rows = page.locator(".deeds .rows")
    for spy in range(sleepers.my_spies(page).count()):
        sleepers.my_spies(page).nth(spy).evaluate("spy => spy.click()")
        if rows.locator(".others button").count() > 2:
            break
    before = _choose_among_ways(page)
    page.wait_for_timeout(600)  # it is measured
    rows.evaluate("(rows) => rows.scrollTo(0, rows.scrollHeight)")
    page.wait_for_function("() => document.querySelector('.deeds .rows').scrollTop > 0")
    _choose_among_ways(page, but=before)
    page.wait_for_timeout(600)  # it is measured
    assert faults(page, OUT_OF_SIGHT) == []


@at((1280, 720, "en-GB"), (1024, 768, "de-DE"), (768, 1024, "de-DE"), (390, 844, "en-GB"), (360, 740, "de-DE"))
def test_the_auction_shows_my_dossier_and_my_hand(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "completing")
    mine = page.get_by_test_id("draft-dossier")
    english = "Half" in (page.locator(".draft .cards").text_content() or "")
    expect(mine.locator("li")).to_have_count(2)
    expect(mine.locator("li.need")).to_contain_text("missing" if english else "fehlt")
    expect(mine.locator("li:not(.need)")).to_contain_text("in hand" if english else "auf der Hand")
    assert mine.locator(".chip").count() >= 4
    expect(page.get_by_role("img", name="clockwise" if english else "Uhrzeigersinn")).to_have_count(1)
    whole = page.locator(".draft .completes")
    expect(whole.first).to_have_accessible_name(re.compile("completes your" if english else "damit vollständig"))
    assert faults(page, BEYOND_THE_WINDOW) == []
    no_overflow(page)
    axe(page, within=".draft")


@at((1024, 768, "de-DE"), (1280, 800, "de-DE"), (1280, 800, "en-GB"), (1440, 900, "de-DE"))
def test_a_long_threat_is_told_to_its_end_beside_the_agencies(page: Page, still: Server) -> None:
    """It is hardly higher than they are, and the map keeps its room."""
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes=open")
    threat = page.get_by_test_id("threat").first
    expect(threat).to_contain_text("Lagos")
    page.evaluate("() => document.fonts.ready")
    says = threat.locator(".says")
    assert len(says.inner_text()) > 90, "the long one is meant"
    for part in (threat, says):
        assert part.evaluate("part => part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth")
    told, agency, map_ = (
        one.bounding_box() for one in (threat, page.get_by_test_id("agency").first, page.locator(".board"))
    )
    assert told is not None
    assert agency is not None
    assert map_ is not None
    assert told["height"] <= agency["height"] + 10
    assert map_["y"] <= agency["y"] + agency["height"] + 22
    assert map_["height"] > 290


@at((390, 844, "en-GB"), (360, 740, "de-DE"))
def test_the_hand_of_a_phone_has_the_room_of_the_map(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    page.get_by_test_id("tab-hand").click()
    expect(page.locator(".board")).to_be_hidden()
    expect(page.get_by_test_id("asset").nth(5)).to_be_in_viewport(ratio=0.9)
    page.get_by_test_id("tab-map").click()
    expect(page.locator(".board")).to_be_visible()


@at((1024, 768, "de-DE"), (1280, 720, "de-DE"), (1440, 900, "en-GB"))
def test_nothing_lies_over_the_list(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    sit_at(page, still, scenes, "crowded")
    sleepers.my_spies(page).first.evaluate("spy => spy.click()")
    page.get_by_test_id("list-view").click()
    rows, caption = page.locator(".list").bounding_box(), page.locator(".foot .dock").bounding_box()
    assert rows is not None
    assert caption is not None
    assert rows["y"] + rows["height"] <= caption["y"]
    cities = page.evaluate(IN_SIGHT)
    assert min(cities) >= 3, cities
    assert sum(cities) >= 11, cities
    assert faults(page, CUT_NEIGHBOURS) == []


@at((390, 844, "en-GB"))
def test_what_an_informant_shows_is_told_at_the_table(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """R36, R37 Over the map until it is put away, then with the rival, beside what a Mole laid open there."""
    sit_at(page, still, scenes, "informed")
    page.get_by_test_id("tab-hand").click()
    page.locator('[data-testid="asset"][data-card="informant"]').first.click()
    page.locator('[data-action="play informant left"]').click()
    page.get_by_test_id("primary").click()
    peek = page.get_by_test_id("peek")
    expect(peek.locator("b")).to_have_count(2)
    pair = peek.locator("b").all_inner_texts()
    axe(page, within=".peek")
    page.get_by_test_id("peek-close").click()
    expect(peek).to_be_hidden()
    page.get_by_test_id("tab-rivals").click()
    known = page.locator('[data-testid="agency"][data-seat="1"]').get_by_test_id("known")
    for part in pair:
        expect(known).to_contain_text(part)
    expect(known.locator(".chip")).to_have_count(2)
    no_overflow(page)
