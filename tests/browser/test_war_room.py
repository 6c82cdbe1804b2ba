"""The war room of Sleeper Cells at every size: nothing on the map or on the desk lies on anything else."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sleepers
from tests.browser.checks import faults
from tests.browser.fbi import wait_for_my_choice
from tests.browser.house import PATIENCE, Server
from tests.browser.past import keep, stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged
from tests.browser.war_map import MEET, NAMELESS, ON_THE_MAP
from tests.server.finished import finished

MOVED = 284  # a step of the finished game: a spy goes from Beijing to Moscow

COVERED = """() => {
    const says = document.querySelector('.coach .says');
    const { left, top, width, height } = says.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return says.contains(over) ? '' : over.className;
}"""

CARDS = f"""() => {{
    const meet = {MEET};
    const cards = [...document.querySelectorAll('[data-testid=asset]')];
    const wide = (part) => part.scrollWidth > part.clientWidth + 1;
    const cut = (card) => [...card.querySelectorAll('b, small, .tip')].filter(wide);
    const over = (card, k) =>
        cards.slice(k + 1).filter((other) => meet(card.getBoundingClientRect(), other.getBoundingClientRect()));
    return cards.flatMap((card, k) => [
        ...cut(card).map((part) => `${{part.innerText}} is cut`),
        ...over(card, k).map((other) => `${{card.dataset.card}} on ${{other.dataset.card}}`),
    ]);
}}"""

SLICED = """() => {
    const sheet = document.querySelector('.sheet .page');
    const foot = sheet.getBoundingClientRect().bottom;
    return [...sheet.querySelectorAll('button')]
        .filter((row) => row.getBoundingClientRect().top < foot && row.getBoundingClientRect().bottom > foot)
        .map((row) => row.innerText);
}"""
BELOW = """() => {
    const foot = document.querySelector('.sheet .page').getBoundingClientRect().bottom + 1;
    const rows = [...document.querySelectorAll('.dock :is(.dest, .action)')];
    return rows.filter((row) => row.getBoundingClientRect().bottom > foot).length;
}"""
SLICES_THE_SIGN = f"""() => {{
    const meet = {MEET};
    const range = new Range();
    range.selectNodeContents(document.querySelector('.sheet .more'));
    const foot = document.querySelector('.sheet .page').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.sheet button')]
        .filter((one) => !one.closest('.page') || one.getBoundingClientRect().bottom <= foot)
        .filter((one) => meet(one.getBoundingClientRect(), range.getBoundingClientRect()))
        .map((one) => one.innerText);
}}"""
EMPTY = """() => {
    const sheet = document.querySelector('.sheet .page');
    const last = Math.max(...[...sheet.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom));
    return sheet.getBoundingClientRect().bottom - last;
}"""
HEIGHT = "(part) => part.getBoundingClientRect().height"
CUT_SHORT = """() => [...document.querySelectorAll('[data-testid=threat] .says')]
    .filter((says) => says.scrollHeight > says.clientHeight + 1 || says.scrollWidth > says.clientWidth + 1)
    .map((says) => says.innerText)"""


def _busy(view: Any) -> bool:
    return bool(view.phase == "act" and len(view.zone_cards) >= 2 and len(view.hand) >= 5 and len(view.spies[0]) >= 2)


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged("sleepers", 4, _busy)


@pytest.fixture(scope="module")
def threatened() -> Scene:
    """A rival may win with its next cell."""
    return staged(
        "sleepers", 4, lambda view: view.phase == "act" and max(view.zones[1:]) == 2 and len(view.spies[0]) > 1
    )


@pytest.fixture(scope="module")
def tables(path: Path, scene: Scene, threatened: Scene) -> None:
    keep(path, {"old": finished("sleepers")})
    stage(path, {"busy": scene, "bargain": scene, "threatened": threatened})


def take_up_a_spy(page: Page, still: Server, scene: Scene, table: str = "busy") -> None:
    page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
    wait_for_my_choice(page)
    named = page.get_by_test_id("spy")  # on a phone the sheet names them
    (named if named.count() else sleepers.my_spies(page)).first.evaluate("choice => choice.click()")
    sleepers.ringed(page).first.wait_for(timeout=PATIENCE)


@at((900, 800, "de-DE"), (1024, 768, "en-GB"), (1440, 900, "de-DE"), (360, 740, "de-DE"))
def test_names_lie_on_nothing_while_spies_are_placed(page: Page, still: Server) -> None:
    page.goto(f"{still.address}/learn/sleepers?pace=fast")
    page.get_by_test_id("coach-next").click()
    expect(page.locator(".map .name:not(.aside)").first).to_be_visible()
    assert faults(page, ON_THE_MAP) == []


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (900, 800, "de-DE"), (390, 844, "en-GB"))
@pytest.mark.parametrize("eyes", ["0", "open"])
def test_names_lie_on_nothing_in_a_replay(page: Page, still: Server, eyes: str) -> None:
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes={eyes}")
    expect(page.locator(".map .name:not(.aside)").first).to_be_visible()
    assert faults(page, ON_THE_MAP) == []


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (900, 800, "de-DE"), (360, 740, "de-DE"))
def test_prices_lie_on_nothing(page: Page, still: Server, scene: Scene) -> None:
    take_up_a_spy(page, still, scene)
    assert page.locator(".map em").count() > 2
    assert faults(page, ON_THE_MAP) == []


@at((768, 1024, "en-GB"), (768, 1024, "de-DE"))
def test_every_city_of_a_replay_has_its_name(page: Page, still: Server) -> None:
    """Crowded moments on a map of which half is sea."""
    for step in (60, 240, 300, 360, 420):
        page.goto(f"{still.address}/replay/old?pace=fast&at={step}&eyes=open")
        expect(page.locator(".map .name:not(.aside)").first).to_be_visible()
        assert faults(page, NAMELESS) == [], step
        assert faults(page, ON_THE_MAP) == [], step


@at((1024, 768, "de-DE"))
def test_every_city_seen_through_the_eyes_of_a_seat_has_its_name(page: Page, still: Server) -> None:
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes=1")
    expect(page.locator(".map .name:not(.aside)").first).to_be_visible()
    assert faults(page, NAMELESS) == []
    assert faults(page, ON_THE_MAP) == []


@at((768, 1024, "de-DE"), (1024, 768, "de-DE"))
def test_every_city_a_spy_can_reach_has_its_name(page: Page, still: Server, scene: Scene) -> None:
    take_up_a_spy(page, still, scene)
    assert faults(page, NAMELESS) == []
    assert faults(page, ON_THE_MAP) == []


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (360, 740, "de-DE"))
def test_every_card_is_readable_beside_what_a_spy_can_do(page: Page, still: Server, scene: Scene) -> None:
    take_up_a_spy(page, still, scene)
    if page.get_by_test_id("tab-hand").count():
        page.get_by_test_id("tab-hand").click()
    expect(page.get_by_test_id("asset").first).to_be_visible()
    assert faults(page, CARDS) == []


@at((1024, 768, "de-DE"))
def test_what_was_secret_leaves_the_table_its_room(page: Page, still: Server) -> None:
    """The threat is whole, the agencies are as high as their facts, and the map has most of the window."""
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes=open")
    threat = page.get_by_test_id("threat").first
    expect(threat).to_be_visible()
    assert threat.locator("span").last.evaluate("says => says.scrollWidth <= says.clientWidth")
    agency, board = page.get_by_test_id("agency").first.bounding_box(), page.locator(".board").bounding_box()
    assert agency is not None
    assert board is not None
    assert agency["height"] < 70
    assert board["height"] > 768 / 2


@at((360, 740, "de-DE"), (390, 844, "en-GB"))
def test_on_a_phone_the_map_goes_where_it_happens(page: Page, still: Server) -> None:
    page.goto(f"{still.address}/replay/old?pace=fast&at={MOVED}&eyes=open")
    pane = page.locator(".map")
    expect(pane).to_be_visible()
    moscow, map_ = page.locator('[data-city="MOS"] .dot').bounding_box(), pane.bounding_box()
    assert moscow is not None
    assert map_ is not None
    assert map_["x"] < moscow["x"] < map_["x"] + map_["width"] - moscow["width"]
    assert map_["y"] < moscow["y"] < map_["y"] + map_["height"] - moscow["height"]


@at((1024, 768, "en-GB"), (360, 740, "de-DE"))
def test_the_crosses_of_the_trays_are_whole(page: Page, still: Server, scene: Scene) -> None:
    page.goto(f"{still.address}/table/busy?pace=fast#seat={scene.secret}")
    wait_for_my_choice(page)
    sleepers.offer_a_card(page)
    for cross in page.locator(".tray .put i").all():
        inside = "cross => [cross, cross.closest('.cards')].map((box) => box.getBoundingClientRect().toJSON())"
        sign, tray = cross.evaluate(inside)
        assert tray["top"] <= sign["top"]
        assert sign["right"] <= tray["right"]


@at((360, 740, "de-DE"), (1280, 720, "de-DE"), (1366, 768, "en-GB"))
def test_the_map_of_a_lesson_is_whole_under_its_voice(page: Page, still: Server) -> None:
    page.emulate_media(reduced_motion="reduce")  # the mark of a lesson pulses, and is painted anew all the while
    page.goto(f"{still.address}/learn/sleepers?pace=fast")
    coach = page.get_by_test_id("coach")
    coach.wait_for(timeout=PATIENCE)
    last = int(coach.get_attribute("data-last") or "0")
    for step in range(last):
        expect(coach).to_have_attribute("data-at", str(step))
        map_, sheet = page.locator(".map"), page.locator(".sheet, .room")
        if map_.count() and sheet.count():
            seen, over, main = map_.bounding_box(), sheet.bounding_box(), page.locator(".main").bounding_box()
            assert seen is not None
            assert over is not None
            assert main is not None
            assert seen["y"] + seen["height"] <= over["y"] + 1, step
            assert seen["height"] >= 90, step
            for part in page.locator(":is(.foot:not([inert]) .dock, .strip:not([inert]) [data-testid=agency])").all():
                box = part.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= over["y"] + 1, step
                assert box["y"] >= main["y"], step
        assert page.evaluate(COVERED) == "", step
        page.locator("[data-testid=coach-next], [data-testid=coach-show]").first.click()


@at((390, 844, "en-GB"), (360, 740, "de-DE"))
def test_on_a_phone_the_sheet_tells_the_purse_and_the_gravest_threat(
    page: Page, still: Server, threatened: Scene
) -> None:
    take_up_a_spy(page, still, threatened, "threatened")
    expect(page.locator(".dock .purse")).to_contain_text(re.compile(r"\d+k$"))
    threat = page.get_by_test_id("threat")
    expect(threat).to_have_count(1, timeout=5000)
    box, button = threat.bounding_box(), page.locator(".ask").bounding_box()
    assert box is not None
    assert button is not None
    assert box["y"] >= button["y"] + button["height"] - 1, "it stands below all that is pressed"
    destinations = page.locator(".dock .dest")
    expect(destinations.first).to_be_visible()
    for destination in destinations.all():
        destination.click(trial=True)  # scrolled to, and under nothing


@at((390, 844, "en-GB"), (390, 844, "de-DE"), (360, 740, "de-DE"), (412, 915, "en-GB"))
@pytest.mark.parametrize("table", ["busy", "threatened"])
def test_on_a_phone_where_a_spy_can_go_comes_first_and_no_row_is_cut(
    page: Page, still: Server, scene: Scene, threatened: Scene, table: str
) -> None:
    take_up_a_spy(page, still, threatened if table == "threatened" else scene, table)
    first, action = page.locator(".dock .dest").first.bounding_box(), page.locator(".dock .action").first
    assert first is not None
    if action.count():
        box = action.bounding_box()
        assert box is not None
        assert first["y"] < box["y"]
    sheet = page.locator(".sheet .page").bounding_box()
    assert sheet is not None
    assert first["y"] + first["height"] <= sheet["y"] + sheet["height"]
    assert faults(page, SLICED) == []
    below, more = page.evaluate(BELOW), page.locator(".sheet .more")
    assert below > 0, "expected more than a phone's sheet shows"
    expect(more).to_have_text(re.compile(rf"^{below} "))
    assert page.evaluate(SLICES_THE_SIGN) == []
    page.locator(".sheet .page").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(more).to_have_count(0)


@at((360, 640, "en-GB"), (360, 740, "de-DE"))
def test_on_a_small_phone_the_map_and_the_list_have_the_room_that_the_sheet_leaves(
    page: Page, still: Server, threatened: Scene
) -> None:
    page.goto(f"{still.address}/table/threatened?pace=fast#seat={threatened.secret}")
    wait_for_my_choice(page)
    page.get_by_test_id("spy").first.wait_for(timeout=PATIENCE)
    assert page.evaluate(EMPTY) < 24
    assert page.locator(".board").evaluate(HEIGHT) >= 200
    page.get_by_test_id("list-view").click()
    assert page.evaluate(EMPTY) < 24
    assert page.locator(".board").evaluate(HEIGHT) >= 270


@at((1280, 800, "en-GB"), (1024, 768, "de-DE"), (1440, 900, "de-DE"), (390, 844, "de-DE"))
def test_a_threat_is_told_to_its_end(page: Page, still: Server, threatened: Scene) -> None:
    page.goto(f"{still.address}/table/threatened?pace=fast#seat={threatened.secret}")
    wait_for_my_choice(page)
    expect(page.get_by_test_id("threat").first).to_be_visible()
    assert faults(page, CUT_SHORT) == []


@at((390, 844, "en-GB"))
def test_an_offer_that_waits_stands_on_the_desk(page: Page, still: Server, scene: Scene) -> None:
    """Also after a reload; and nothing of it can be changed."""
    page.goto(f"{still.address}/table/bargain?pace=fast#seat={scene.secret}")
    wait_for_my_choice(page)
    sleepers.offer_a_card(page)
    sleepers.press(page)
    for _ in range(2):
        expect(page.get_by_test_id("primary")).to_contain_text("is thinking")  # the whole offer is at the table
        expect(page.locator(".tray .put")).to_have_count(2)
        expect(page.locator(".tray .put i")).to_have_count(0)
        expect(page.locator(".tray button:enabled")).to_have_count(0)
        expect(page.locator(".sources button:enabled")).to_have_count(0)
        page.reload()
        page.locator(".bargain").wait_for(timeout=PATIENCE)
    page.get_by_test_id("leave-trade").click()
    expect(page.locator(".bargain")).to_have_count(0)
    expect(page.locator(".map")).to_be_visible()
