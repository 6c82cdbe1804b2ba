"""The war room of Sleeper Cells late in a game: whose name it is, a zone whole on a phone, cards that can be read."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sleepers
from tests.browser.checks import faults
from tests.browser.fbi import wait_for_my_choice
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged
from tests.browser.war_map import MEET, NOT_TO_BE_TOUCHED, NOT_WHOLE, ON_THE_MAP, UNDER_THE_FOOT, UNDER_THE_TOOLS

ZONES = [
    ["WAS", "VAN", "LAX", "MEX", "HAV", "BOG", "LIM", "RIO", "BUE"],
    ["LON", "MAD", "BER", "MOS", "ROM", "CAI", "LAG", "NAI", "CAP"],
    ["TEH", "TAS", "DEL", "BEI", "TOK", "HKG", "BAN", "JAK", "SYD"],
]
LINE = 40  # pixels
NAMES_ON_LOW_MAPS = 2  # that may have no room there; they are seen with their city

HIDDEN = f"""() => {{
    const meet = {MEET};
    const name = new Range();
    return [...document.querySelectorAll('[data-testid=asset]:has(i)')].flatMap((card) => {{
        name.selectNodeContents(card.querySelector('b'));
        const tag = card.querySelector('i').getBoundingClientRect();
        return [...name.getClientRects()].some((line) => meet(tag, line)) ? [card.innerText] : [];
    }});
}}"""

# whoever speaks to the page says what is written there
CALLED_OTHERWISE = """() => [...document.querySelectorAll('.map [data-city]')]
    .map((city) => [city.querySelector('.name:not(.aside)')?.textContent ?? '', city.ariaLabel])
    .filter(([written, called]) => !called.includes(written))"""


def _late(view: Any) -> bool:
    """Badges wherever one looks."""
    return bool(view.phase == "act" and sum(map(len, view.cells)) >= 6 and sum(map(len, view.spies)) >= 14)


def _abroad(view: Any) -> bool:
    return bool(view.phase == "act" and view.turn >= 4 and "LAX" in view.spies[0])


def _laid(view: Any) -> bool:
    """Three cards in one zone."""
    return bool(view.phase == "act" and max(Counter(card.zone for card in view.zone_cards).values(), default=0) >= 3)


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "late": staged("sleepers", 4, _late),
        "abroad": staged("sleepers", 4, _abroad),
        "laid": staged("sleepers", 4, _laid),
        "place": staged("sleepers", 4, lambda view: view.phase == "place"),
        "draft": staged("sleepers", 4, lambda view: view.phase == "draft"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def sit_at(page: Page, still: Server, scenes: dict[str, Scene], table: str) -> None:
    page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
    wait_for_my_choice(page)
    expect(page.locator(".map .name:not(.aside)").first).to_be_visible()


@at((360, 740, "de-DE"), (390, 844, "en-GB"), (768, 1024, "de-DE"), (1280, 800, "en-GB"), (1440, 900, "en-GB"))
def test_a_name_stands_at_its_own_city_however_many_badges_there_are(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    sit_at(page, still, scenes, "late")
    assert faults(page, ON_THE_MAP) == []
    for button in page.locator(".strip .over button").all():
        button.click()
        assert faults(page, ON_THE_MAP) == []


@at((768, 1024, "de-DE"), (1280, 720, "de-DE"), (1366, 768, "en-GB"), (1440, 900, "en-GB"), (1440, 900, "de-DE"))
def test_nothing_that_may_be_touched_lies_under_what_lies_over_the_map(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    """However many cards lie in a zone, and however close the world is."""
    sit_at(page, still, scenes, "laid")
    assert faults(page, NOT_TO_BE_TOUCHED) == []
    for city in sleepers.my_cities(page):
        sleepers.touch(page, city)
        assert faults(page, NOT_TO_BE_TOUCHED) == []
        sleepers.look_away(page)
    for _ in range(4):
        page.locator(".corner .tools button").nth(1).click()
        assert faults(page, UNDER_THE_TOOLS) == []
        assert page.locator(".board .foot").count() == 0 or faults(page, UNDER_THE_FOOT) == []


@at((360, 740, "de-DE"), (390, 844, "en-GB"), (1280, 720, "de-DE"))
def test_three_cards_in_the_zones_take_one_line_of_the_map_and_the_list_has_them_whole(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    sit_at(page, still, scenes, "laid")
    if page.locator(".dock [data-testid=spy]").count():
        page.get_by_test_id("spy").first.click()
    laid = page.locator(".effects")
    assert laid.locator("li").count() >= 3
    assert laid.evaluate("laid => laid.getBoundingClientRect().height") <= LINE
    page.get_by_test_id("list-view").click()
    expect(page.locator(".list section p")).to_have_count(3)
    expect(page.locator(".list section p").first).to_contain_text(": ")


@at((320, 640, "de-DE"))
def test_a_city_is_called_what_is_written_at_it(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """Three letters where there is no room for more."""
    sit_at(page, still, scenes, "laid")
    expect(page.locator('[data-city="HAV"]')).to_have_attribute("aria-label", re.compile("^HAV, Havanna"))
    assert faults(page, CALLED_OTHERWISE) == []


@at((360, 640, "de-DE"), (360, 740, "de-DE"), (390, 844, "en-GB"))
def test_on_a_phone_every_city_of_the_zone_is_whole_while_spies_are_placed(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    sit_at(page, still, scenes, "place")
    for zone, button in zip(ZONES, page.locator(".strip .over button").all(), strict=True):
        button.click()
        assert _amiss(page, zone) == []
        assert faults(page, ON_THE_MAP) == []


@at((360, 640, "de-DE"), (360, 740, "de-DE"), (390, 844, "en-GB"))
def test_on_a_phone_every_destination_of_the_zone_is_whole_with_its_price(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    sit_at(page, still, scenes, "abroad")
    page.locator("[data-testid=spy]").filter(has_text="Los Angeles").click()
    sleepers.ringed(page).first.wait_for(timeout=PATIENCE)
    assert _amiss(page, ZONES[0]) == []
    assert faults(page, ON_THE_MAP) == []


def _amiss(page: Page, zone: list[str]) -> list[str]:
    found: list[str] = faults(page, f"() => ({NOT_WHOLE})({zone})")
    nameless = [one for one in found if one.endswith("no name")]
    low = (page.viewport_size or {"height": 0})["height"] < 700
    return [] if low and found == nameless and len(nameless) <= NAMES_ON_LOW_MAPS else found


@at((1280, 800, "en-GB"), (1440, 900, "de-DE"))
def test_the_tag_of_a_face_up_card_hides_nothing_of_its_name(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    sit_at(page, still, scenes, "late")
    expect(page.locator("[data-testid=asset] > i")).to_have_count(2)
    assert faults(page, HIDDEN) == []


@at((768, 1024, "de-DE"), (820, 1180, "en-GB"))
def test_on_a_tablet_the_auction_and_the_trade_use_its_room(
    page: Page, still: Server, scenes: dict[str, Scene]
) -> None:
    page.goto(f"{still.address}/table/draft?pace=fast#seat={scenes['draft'].secret}")
    wait_for_my_choice(page)
    card = page.locator(".draft [data-testid=option]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 160
    picture = page.locator(".draft .picture svg").first.bounding_box()
    assert picture is not None
    assert picture["width"] > card["width"] / 3
    sit_at(page, still, scenes, "late")
    sleepers.offer_a_card(page)
    tray, hand, wishes, last, foot = (
        page.locator(part).first.bounding_box()
        for part in (".bargain .tray", ".bargain .hand", ".bargain .wishes", ".bargain .sources", ".bargain footer")
    )
    assert tray is not None
    assert hand is not None
    assert wishes is not None
    assert last is not None
    assert foot is not None
    assert tray["height"] >= 300
    assert tray["y"] + tray["height"] <= last["y"], "a tray lies on nothing"
    assert foot["y"] - (last["y"] + last["height"]) < 40, "nothing lies empty between what is given and the button"
    assert hand["y"] == wishes["y"], "both are in sight"
    assert wishes["y"] + wishes["height"] <= foot["y"]
    expect(page.get_by_test_id("want").last).to_be_in_viewport(ratio=1)
