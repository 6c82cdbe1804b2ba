"""Venice on any map: all of it is seen, whoever meets at one place lies on no other, and nothing leaves the map."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from backroom.core.seat import Seat
from backroom.games.inkognito.view import InkognitoView
from backroom.record.record import Record, deal
from tests.browser.checks import faults
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, keep, stage
from tests.browser.staged import Scene, staged
from tests.server.finished import finished

WINDOWS = [("replay", 360, 740), ("replay", 1024, 768), ("review", 1440, 900), ("review", 1600, 1000)]

AMISS = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    const parts = [...document.querySelectorAll('.map :is(.med, .plate, .there, .amb, .when)')]
        .filter((part) => part.checkVisibility())
        .map((part) => [part.closest('.place')?.dataset.at ?? part.className, part.getBoundingClientRect()])
        .map(([at, box]) => ({ at, box }));
    const leaves = parts.filter(({ box }) => box.bottom > map.bottom + 1 || box.top < map.top - 1 ||
        box.left < map.left - 1 || box.right > map.right + 1).map(({ at }) => `${at} beyond the map`);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return leaves.concat(parts.flatMap((one, k) => parts.slice(k + 1)
        .filter((other) => other.at !== one.at && meet(one.box, other.box))
        .map((other) => `${one.at} on ${other.at}`)));
}"""

BEYOND = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    return [...document.querySelectorAll('.map .venice path[stroke-opacity=".75"]')]
        .map((shore) => shore.getBoundingClientRect())
        .filter(({ left, top, right, bottom }) =>
            top < map.top || bottom > map.bottom || left < map.left || right > map.right)
        .map(({ left, top, right, bottom }) => `${[left, top, right, bottom].map(Math.round)}`);
}"""

WHEREVER = f"""() => {{
    const amiss = {AMISS};
    const places = [...document.querySelectorAll('.map .place')];
    const [widest] = [...document.querySelectorAll('.map .lc')].sort((a, b) => b.offsetWidth - a.offsetWidth);
    const look = widest.parentElement.className.match(/svelte-\\S+/)[0];
    const lay = (place, count) => {{
        const there = document.createElement('span');
        there.className = `there ${{count === 2 ? 'meet' : count > 2 ? 'crowd' : 'none'}} ${{look}}`;
        there.append(...Array.from({{ length: count }}, () => widest.cloneNode(true)));
        place.querySelector('.there')?.remove();
        if (count > 0) place.append(there);
    }};
    const ways = (left, over) => over === 1 ? [[left]]
        : Array.from({{ length: left + 1 }}, (_, n) => ways(left - n, over - 1).map((rest) => [n, ...rest])).flat();
    return ways(5, places.length).flatMap((counts) => {{
        places.forEach((place, k) => lay(place, counts[k]));
        return amiss().map((fault) => `${{counts.join(' ')}}: ${{fault}}`);
    }});
}}"""


def _evenings(record: Record) -> Iterator[int]:
    """After how many actions a round's meetings begin."""
    state = deal(record)
    before = 0
    for number, played in enumerate(record.actions, 1):
        state.play(Seat(played.seat), state.game.action_id(played.action))
        view = state.view(Seat(0))
        assert isinstance(view, InkognitoView)
        if view.phase == "meetings" and view.settled == 0 and before == 0:
            yield number
        before = len(view.meetings) if view.phase == "meetings" else 0


@pytest.fixture(scope="module")
def record() -> Record:
    return finished("inkognito", 5)


@pytest.fixture(scope="module")
def scene() -> Scene:
    return staged("inkognito", 4, lambda view: view.phase == "locations")


@pytest.fixture(scope="module")
def tables(path: Path, record: Record, scene: Scene) -> None:
    keep(path, {"old": record}, LONG_NAMES)
    stage(path, {"visit": scene})


@pytest.mark.parametrize(("kind", "width", "height"), WINDOWS)
def test_no_place_lies_on_another(
    browser: Browser, still: Server, record: Record, kind: str, width: int, height: int
) -> None:
    page = browser.new_context(viewport={"width": width, "height": height}, locale="de-DE").new_page()
    found: dict[int, list[str]] = {}
    for at in islice(_evenings(record), 6):
        page.goto(f"{still.address}/{kind}/old?pace=fast&at={at}&eyes=open")
        page.locator(".map .there").first.wait_for(timeout=PATIENCE)
        found[at] = page.evaluate(AMISS)
    assert {at: faults for at, faults in found.items() if faults} == {}
    page.context.close()


@pytest.mark.parametrize(
    ("kind", "width", "height"), [*WINDOWS, ("replay", 390, 844), ("replay", 768, 1024), ("replay", 1440, 900)]
)
def test_nor_would_it_wherever_the_five_of_them_went(
    browser: Browser, still: Server, record: Record, kind: str, width: int, height: int
) -> None:
    page = browser.new_context(viewport={"width": width, "height": height}, locale="de-DE").new_page()
    page.goto(f"{still.address}/{kind}/old?pace=fast&at={next(_evenings(record))}&eyes=open")
    page.locator(".map .there").first.wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(WHEREVER) == []
    page.context.close()


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080)]
)
def test_all_of_venice_is_on_the_map(browser: Browser, still: Server, scene: Scene, width: int, height: int) -> None:
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(f"{still.address}/table/visit?pace=fast#seat={scene.secret}")
    page.locator(".map .venice").wait_for(timeout=PATIENCE)
    assert page.locator('.map .venice path[stroke-opacity=".75"]').count() == 4
    assert faults(page, BEYOND) == []
    page.context.close()
