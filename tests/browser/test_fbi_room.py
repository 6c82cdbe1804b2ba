"""FBI where there is little room: the whole ledger is seen, and nothing on the board lies on anything else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, stage
from tests.browser.staged import Scene, staged

NAMES = ("Annabella-Katharina", "Maximiliane Wolfram", "Bartholomew Quincey", "Friedrich-Wilhelm H", "Wilhelmina Dyke")

HIDDEN_ROWS = """() => {
    const floor = document.querySelector('.frame > .bottom').getBoundingClientRect().top;
    return [...document.querySelectorAll('.ledger .row')]
        .filter((row) => row.getBoundingClientRect().bottom > floor + 1).map((row) => row.innerText);
}"""
CUT = """() => [...document.querySelectorAll('.ledger .name b')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)"""
ON_CARDS = """() => [...document.querySelectorAll('.ledger .cell')].filter((cell) => {
    const [card, sum] = [cell.querySelector('.cards > :last-child'), cell.querySelector('.net')];
    return card !== null && sum !== null && card.getBoundingClientRect().right > sum.getBoundingClientRect().left + 1;
}).map((cell) => cell.innerText)"""
OFF_THE_BOARD = """() => {
    const box = (part) => part.getBoundingClientRect();
    const board = box(document.querySelector('.cork'));
    const cuffs = box(document.querySelector('.corner .cuff'));
    const covered = [...document.querySelectorAll('.cork .none')].filter((empty) =>
        box(empty).top < box(empty.closest('.col').firstElementChild).bottom);
    return [
        ...(cuffs.bottom > board.bottom ? ['the cuffs'] : []),
        ...covered.map((empty) => `${empty.innerText} on its bonus card`),
    ];
}"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "choose": staged("fbi", 5, lambda view: view.phase == "choose" and view.turn >= 5),
        "late": staged("fbi", 4, lambda view: view.phase == "choose" and view.turn >= 7),
        "release": staged("fbi", 5, lambda view: view.phase == "release" and view.turn >= 4),
    }


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory, scenes: dict[str, Scene]) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("little") / "room.sqlite3"
    stage(path, scenes, NAMES)
    stage(path, {"whole": scenes["choose"]}, LONG_NAMES)
    running = Server(path, program="tests.browser.still")
    yield running
    running.stop()


def _rows_are_seen(page: Page) -> None:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(600)  # cards that are dealt have come to rest
    assert page.evaluate(HIDDEN_ROWS) == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_five_rows_stand_above_what_is_asked(
    browser: Browser, still: Server, scenes: dict[str, Scene], language: str
) -> None:
    context = browser.new_context(viewport={"width": 1024, "height": 768}, locale=language)
    page = context.new_page()
    for table in ("choose", "release"):
        scene = scenes[table]
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scene.secret}")
        page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
        _rows_are_seen(page)
    context.close()


def test_names_of_twelve_letters_are_whole_in_the_ledger(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.goto(f"{still.address}/table/whole?pace=fast#seat={scenes['choose'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert page.evaluate(CUT) == []
    page.close()


@pytest.mark.parametrize("width", [1024, 1280])
def test_sums_keep_clear_of_the_cards(browser: Browser, still: Server, scenes: dict[str, Scene], width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(f"{still.address}/table/late?pace=fast#seat={scenes['late'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert page.evaluate(ON_CARDS) == []
    page.close()


def test_under_the_coach_of_a_lesson_the_board_keeps_its_order(browser: Browser, still: Server) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{still.address}/learn/fbi?pace=fast")
    page.get_by_test_id("coach-next").click(timeout=PATIENCE)
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert page.evaluate(OFF_THE_BOARD) == []
    context.close()
