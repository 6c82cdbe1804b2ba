"""Inkognito with five whose names are as long as can be, on a narrow phone and a tablet: nothing of them is cut."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from backroom.games.inkognito.view import InkognitoView
from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.inkognito import meeting
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, over, staged

NAMES = tuple(f"{letter}rossherzoginmathild" for letter in "GABCD")
PHONE, TABLET = (360, 740, "de-DE"), (768, 1024, "de-DE")
SCENES = ["visit", "exchange", "audience", "over"]

UNREAD = """() => [...document.querySelectorAll('.nm b, .meet .name, .whose > span, .people h3 span, .map .lc em')]
    .filter((name) => name.checkVisibility() && name.clientWidth > 1)
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 6)
    .map((name) => name.innerText)"""
OUT_OF_SIGHT = """() => {
    const main = document.querySelector('.main').getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid=place], .map .med, .map .plate, .map .there, .desk8 .priv')]
        .filter((part) => part.checkVisibility()).filter((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            const ring = part.matches('.med') ? 3 : 0;
            return top - ring < main.top || bottom > main.bottom + 1;
        }).map((part) => part.innerText || part.className);
}"""
ON_THE_DASHES = """() => [...document.querySelectorAll('.ghost em')].filter((says) => {
    const written = document.createRange();
    written.selectNodeContents(says);
    const [{ left, right }, { bottom }] = [written.getBoundingClientRect(), says.getBoundingClientRect()];
    const card = says.parentElement.getBoundingClientRect();
    const dashes = 1 - parseFloat(getComputedStyle(says.parentElement).outlineOffset);
    const beside = left < card.left + dashes || right > card.right - dashes;
    return says.clientWidth > 1 && (beside || bottom > card.bottom - 3);
}).map((says) => says.innerText)"""
ON_THE_FRAME = """() => [...document.querySelectorAll('.card small')].filter((says) => {
    const line = document.createRange();
    line.selectNodeContents(says);
    const card = says.closest('.card').getBoundingClientRect();
    return [...line.getClientRects()].some(({ left, right }) => left < card.left + 5 || right > card.right - 5);
}).map((says) => says.innerText)"""


def visiting(view: InkognitoView) -> bool:
    """Ann is to go somewhere, two are at one place already, and there is something on her sheet."""
    tonight = [cards[view.round - 1] for cards in view.played if len(cards) >= view.round]
    return view.phase == "locations" and len(view.sheet) > 2 and len(tonight) > len(set(tonight))


def sending(view: InkognitoView) -> bool:
    """Ann has gone somewhere, and is to send the dummy."""
    return view.phase == "locations" and view.mover == view.seat and len(view.played[view.seat]) == view.round > 1


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "visit": staged("inkognito", 5, visiting),
        "exchange": staged("inkognito", 5, meeting("exchange")),
        "audience": staged("inkognito", 5, lambda view: view.seat == view.ambassador and meeting("audience")(view)),
        "dummy": staged("inkognito", 3, sending),
        "over": staged("inkognito", 5, over),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes, NAMES)


def come(page: Page, still: Server, scenes: dict[str, Scene], name: str) -> None:
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("name", SCENES)
@at(PHONE, TABLET)
def test_names_are_whole(page: Page, still: Server, scenes: dict[str, Scene], name: str) -> None:
    come(page, still, scenes, name)
    assert faults(page, UNREAD) == []
    if page.get_by_test_id("tab-sheet").count():
        page.get_by_test_id("tab-sheet").click()
        assert faults(page, UNREAD) == []
    no_overflow(page)


@at((1280, 720, "de-DE"))
def test_a_desk_has_room_for_two_lines_on_a_card(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "visit")
    assert faults(page, UNREAD.replace(".nm b, ", "")) == []


@pytest.mark.parametrize("name", ["visit", "exchange"])
@at(PHONE, TABLET)
def test_everybodys_turn_the_medallions_and_the_seals_are_in_sight(
    page: Page, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    come(page, still, scenes, name)
    if name == "visit":
        page.get_by_test_id("option").first.click()
        page.locator(".ghost").wait_for()
    assert faults(page, OUT_OF_SIGHT) == []


@at((1280, 720, "en-GB"), (390, 844, "en-GB"))
def test_the_dummy_is_sent_within_its_dashes(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "dummy")
    page.get_by_test_id("option").first.click()
    page.locator(".ghost").wait_for()
    assert faults(page, ON_THE_DASHES) == []


@at(PHONE)
def test_the_end_says_what_its_bars_count(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "over")
    expect(page.locator(".course ol")).to_have_accessible_name(re.compile("^Mögliche Verteilungen"))
    expect(page.locator(".course").get_by_text("Mögliche Verteilungen")).to_be_visible()


@at(PHONE, TABLET)
def test_words_keep_clear_of_the_edges_of_cards(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(page, still, scenes, "visit")
    page.get_by_test_id("option").first.click()
    page.locator(".ghost").wait_for()
    assert faults(page, ON_THE_DASHES) == []
    come(page, still, scenes, "exchange")
    assert faults(page, ON_THE_FRAME) == []
