"""Inkognito on a narrow phone: long names are divided where a syllable ends, and all that can be chosen is in sight."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from backroom.games.inkognito.view import InkognitoView
from tests.browser.checks import TORN, faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.inkognito import meeting
from tests.browser.past import LONG_NAMES, keep, stage
from tests.browser.staged import Scene, over, staged
from tests.server.finished import finished

PHONE = (360, 740)
NAMES = ("Annemarie", "Konstantin Weißgerb", "Maximiliane Schwerdt", "Bartholomäus-Wenzel", *LONG_NAMES[4:])
MEETING = 76  # of a game with five: four of them choose what to show

OUT_OF_SIGHT = """(parts) => {
    const main = document.querySelector('.main').getBoundingClientRect();
    return [...document.querySelectorAll(parts)].filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < main.top - 1 || bottom > main.bottom + 1;
    }).map((part) => part.innerText);
}"""

BARS = """() => [...document.querySelectorAll('.course li')]
    .map((bar) => [bar.querySelector('b').innerText, bar.querySelector('i').getBoundingClientRect().height])"""

# of three blocks beside each other
UNLEVEL = """() => {
    const top = (row) => Math.round(row.getBoundingClientRect().top);
    const rows = [...document.querySelectorAll('.blk')].filter((block) => block.checkVisibility())
        .map((block) => [...block.querySelectorAll('tbody tr')].map(top));
    return rows.length > 3 ? [] : rows.filter((tops) => tops.join() !== rows[0].join()).map(String);
}"""
VEIL = "scene => Number(getComputedStyle(scene).backgroundColor.match(/[\\d.]+(?=\\)$)/)[0])"


def naming(view: InkognitoView) -> bool:
    return view.phase == "name"


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "name-3": staged("inkognito", 3, naming, call="full"),
        "name-5": staged("inkognito", 5, naming, call="full"),
        "answer": staged("inkognito", 3, lambda view: view.phase == "answer"),
        "demand-3": staged("inkognito", 3, meeting("demand")),
        "demand-5": staged("inkognito", 5, meeting("demand")),
        "demand-asker": staged("inkognito", 4, meeting("demand"), demand_chooser="asker"),
        "exchange-4": staged("inkognito", 4, meeting("exchange")),
        "over-3": staged("inkognito", 3, over),
        "over-5": staged("inkognito", 5, over),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    keep(path, {"old": finished("inkognito", 5)}, LONG_NAMES)
    stage(path, scenes, NAMES)


def come(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="de-DE").new_page()
    page.goto(address)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize("name", ["name-3", "name-5", "demand-3", "demand-5", "exchange-4", "over-3", "over-5"])
def test_no_name_is_torn(browser: Browser, still: Server, scenes: dict[str, Scene], name: str) -> None:
    page = come(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    assert faults(page, TORN) == []
    for tab in ("tab-sheet", "tab-dossier"):
        if page.get_by_test_id(tab).count():
            page.get_by_test_id(tab).click()
            assert faults(page, TORN) == []
            assert faults(page, UNLEVEL) == []
            no_overflow(page)
    page.context.close()


@pytest.mark.parametrize("name", ["demand-3", "demand-5", "demand-asker"])
def test_to_demand_nothing_is_in_sight_too(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    page = come(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("option").last.wait_for(timeout=PATIENCE)
    assert faults(page, f"() => ({OUT_OF_SIGHT})('[data-testid=option]')") == []
    page.context.close()


@pytest.mark.parametrize("name", ["over-3", "over-5"])
def test_what_could_be_known_is_drawn_in_proportion(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str
) -> None:
    page = come(browser, f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.locator(".course li").first.wait_for(timeout=PATIENCE)
    bars = [(int(deals), high) for deals, high in page.evaluate(BARS)]
    most, highest = bars[0]
    assert len({deals for deals, _ in bars}) > 2
    assert [high for _, high in bars] == pytest.approx([max(2, highest * deals / most) for deals, _ in bars], abs=1)
    page.context.close()


def test_nothing_shines_through_the_cards_that_are_shown(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = come(browser, f"{still.address}/table/answer?pace=slow#seat={scenes['answer'].secret}")
    page.get_by_test_id("option").first.click()
    page.get_by_test_id("primary").click()
    page.get_by_test_id("reveal").wait_for(timeout=PATIENCE)
    assert page.get_by_test_id("reveal").evaluate(VEIL) > 0.9
    page.context.close()


def test_a_replay_shows_everybodys_turn(browser: Browser, still: Server) -> None:
    page = come(browser, f"{still.address}/replay/old?pace=fast&at={MEETING}&eyes=open")
    page.get_by_test_id("place").last.wait_for(timeout=PATIENCE)
    assert faults(page, f"() => ({OUT_OF_SIGHT})('[data-testid=place]')") == []
    page.context.close()
