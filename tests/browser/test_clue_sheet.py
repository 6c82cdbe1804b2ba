"""INK-6.1 on the page: however often two have met, each of their meetings has a column that can be looked at."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from backroom.core.seat import Seat
from backroom.games.inkognito.view import InkognitoView
from backroom.record.record import deal
from tests.browser.checks import axe, faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import ANN, Scene, staged

DESK, SMALL_DESK = (1440, 900, "en-GB"), (1280, 720, "de-DE")
TABLET, PHONE, NARROW = (768, 1024, "en-GB"), (390, 844, "en-GB"), (360, 740, "de-DE")
HELPS = ["record", "logic", "odds"]
BESIDE_A_MAP = [
    (1280, 720, "de-DE"),
    (1280, 720, "en-GB"),
    (1024, 768, "de-DE"),
    (1366, 768, "en-GB"),
    (1440, 900, "en-GB"),
]
NAMED = re.compile(r"(?:Meeting|Treffen) (\d+):")

UNSEEN = """() => {
    const sheet = document.querySelector('.ink > .sheet').getBoundingClientRect();
    return [...document.querySelectorAll('.blk tr')].map((row) => [row.innerText, row.getBoundingClientRect()])
        .filter(([, row]) => row.top < sheet.top || row.bottom > sheet.bottom).map(([card]) => card.trim());
}"""


ON_THE_LINE = """() => [...document.querySelectorAll('.blk tbody small')].filter((odds) => {
    const written = document.createRange();
    written.selectNodeContents(odds);
    const [says, cell] = [written.getBoundingClientRect(), odds.closest('th').getBoundingClientRect()];
    return says.left < cell.left + 1.5 || says.right > cell.right - 1.5;
}).map((odds) => odds.innerText)"""


def noted(view: InkognitoView) -> dict[int, list[int]]:
    """By place, the meetings of which the sheet has something to tell about it."""
    found: dict[int, list[int]] = {}
    for number, column in enumerate(view.sheet, 1):
        shows = [show for show in column.shows if show.cards is not None]
        told = {show.taker if show.giver == view.seat else show.giver for show in shows}
        for place in told - {view.seat, view.ambassador}:
            found.setdefault(int(place), []).append(number)
    return found


def often(view: InkognitoView) -> bool:
    return view.phase == "locations" and max(map(len, noted(view).values()), default=0) >= 5


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "agent": staged("inkognito", 4, often),
        "ambassador": staged("inkognito", 5, lambda view: view.ambassador == view.seat and often(view)),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def come(page: Page, still: Server, scenes: dict[str, Scene], name: str) -> dict[int, list[int]]:
    """To the clue sheet of that table; says which meetings it has to show."""
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.get_by_test_id("toggle-sheet").or_(page.get_by_test_id("tab-sheet")).filter(visible=True).click()
    state = deal(scenes[name].record)
    for played in scenes[name].record.actions:
        state.play(Seat(played.seat), state.game.action_id(played.action))
    view = state.view(ANN)
    assert isinstance(view, InkognitoView)
    return noted(view)


def in_sight(block: Locator) -> list[int]:
    return [int(head.get_attribute("data-meeting") or 0) for head in block.locator("[data-meeting]").all()]


def looked_through(page: Page, block: Locator) -> list[int]:
    """By keyboard from the newest to the oldest and back: every column that was in sight."""
    older, newer = block.get_by_test_id("older"), block.get_by_test_id("newer")
    newest = in_sight(block)
    found = set(newest)
    while older.count():
        before = in_sight(block)
        older.focus()
        page.keyboard.press("Enter")
        assert in_sight(block) < before
        found.update(in_sight(block))
    if len(found) > len(newest):
        expect(newer).to_be_focused()  # there is nothing older, and the focus is not lost
        assert int(newer.inner_text()) == len(found) - len(newest)
    while newer.count():
        before = in_sight(block)
        page.keyboard.press("Enter")
        assert in_sight(block) > before
    assert in_sight(block) == newest == sorted(found)[-len(newest) :]
    return sorted(found)


@pytest.mark.parametrize("name", ["agent", "ambassador"])
@at(DESK, SMALL_DESK, TABLET, PHONE, NARROW)
def test_every_meeting_has_a_column_within_reach(
    page: Page, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    columns = come(page, still, scenes, name)
    for level in HELPS:
        page.get_by_test_id(f"help-{level}").click()
        blocks = page.locator(".blk").all()
        assert [looked_through(page, block) for block in blocks if in_sight(block)] == [
            columns[place] for place in sorted(columns)
        ]
    no_overflow(page)
    axe(page)


@at(TABLET, PHONE, NARROW)
def test_a_hundred_per_cent_keeps_clear_of_the_lines(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "agent")
    page.get_by_test_id("help-odds").click()
    expect(page.locator(".blk tbody small", has_text="100%")).not_to_have_count(0)
    assert faults(page, ON_THE_LINE) == []


@at(DESK, SMALL_DESK, TABLET, PHONE, NARROW)
def test_what_a_reason_names_comes_into_sight(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "agent")
    hidden = 0
    for asked in page.locator(".blk th:is(.sure, .no) button").all():
        before = {number for block in page.locator(".blk").all() for number in in_sight(block)}
        asked.click()
        named = {int(number) for number in NAMED.findall(page.locator(".why").inner_text())}
        marked = {int(head.get_attribute("data-meeting") or 0) for head in page.locator("th.quoted").all()}
        assert marked <= named
        assert not named or min(named) in marked
        if named - marked:  # more than there is room for: the way to them is marked too
            expect(page.locator(".turn.quoted")).not_to_have_count(0)
        hidden += not named <= before
    assert hidden > 0, "expected a reason from a meeting that was out of sight"


@pytest.mark.parametrize("name", ["agent", "ambassador"])
@at(*BESIDE_A_MAP)
def test_every_card_is_in_sight_while_a_place_is_chosen(
    page: Page, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    come(page, still, scenes, name)
    page.get_by_test_id("option").first.click()
    page.evaluate("() => document.fonts.ready")
    assert page.locator(".blk tbody tr").count() >= 24
    assert faults(page, UNSEEN) == []
