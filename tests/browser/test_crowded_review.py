"""A review of as many as can play: nobody's sign leaves the plot, all eyes are in sight, every name can be read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import keep
from tests.browser.sizes import at
from tests.server.finished import finished

DESKS = [
    (width, height, locale) for width, height in ((1280, 800), (1024, 768), (1440, 900)) for locale in ("en", "de")
]
PHONES = [(360, 740, "de"), (390, 844, "en")]
FULL = {"criminals": 9, "getaway": 8, "inkognito": 5, "fbi": 5}

BROKEN_HEAD = """() => {
    const box = (part) => part.getBoundingClientRect();
    const plot = box(document.querySelector('.plot'));
    const ends = [...document.querySelectorAll('.plot .sign.end')].map(box);
    const apart = (a, b) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top)) >= 12;
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const row = [...document.querySelectorAll('.course li *')].map(box);
    const keys = [...document.querySelectorAll('.transport > *')].map(box);
    return [
        ...(plot.height < (innerWidth < 701 ? 96 : 108) ? [`a plot ${plot.height} high`] : []),
        ...(ends.length < 2 ? ['no ends'] : []),
        ...ends.filter((end) => end.top < plot.top || end.bottom > plot.bottom || end.right > plot.right)
            .map((end) => `an end at ${end.top - plot.top} of ${plot.height}`),
        ...ends.flatMap((a, k) => ends.slice(k + 1).filter((b) => !apart(a, b)).map(() => 'an end on another')),
        ...row.filter((part) => innerWidth > 1240 && keys.some((key) => meets(part, key)))
            .map(() => 'the legend under a key'),
    ];
}"""
OUT_OF_SIGHT = """() => {
    const eyes = document.querySelector('[data-testid=eyes]');
    const row = eyes.getBoundingClientRect();
    return [...eyes.querySelectorAll('label')].filter((key) => {
        const { left, right, top, bottom } = key.getBoundingClientRect();
        return left < row.left || right > row.right || top < row.top || bottom > row.bottom
            || right > innerWidth || right - left < 43.5 || bottom - top < 43.5;
    }).map((key) => key.innerText);
}"""
FAINT = """() => [...document.querySelectorAll('[data-testid=stage] *')]
    .filter((part) => [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim() !== ''))
    .filter((part) => part.checkVisibility() && part.closest('.spoken, .token') === null && part.clientWidth !== 1)
    .map((part) => {
        let scale = 1;
        for (let box = part; box; box = box.parentElement) scale *= parseFloat(getComputedStyle(box).scale) || 1;
        const drawn = part.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(part).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : scale);
        return size < 11.9 ? `${size.toFixed(1)}: ${part.textContent}` : '';
    }).filter((told) => told !== '')"""
NAMES_CUT = """() => [...document.querySelectorAll('[data-testid=stage] [title]')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.title)"""
UNSEEN = """(names) => {
    const seen = document.querySelector('[data-testid=stage]').innerText;
    return names.filter((name) => !seen.includes(name));
}"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("crowded") / "room.sqlite3"
    keep(path, {game: finished(game, seats) for game, seats in FULL.items()})
    running = Server(path)
    yield running
    running.stop()


def _look(page: Page, archive: Server, address: str) -> None:
    page.goto(f"{archive.address}/{address}")
    page.get_by_test_id("at").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")


@at(*DESKS, *PHONES)
def test_the_ends_of_all_lines_stay_within_a_plot_of_some_height(page: Page, archive: Server) -> None:
    for game in ("criminals", "getaway"):
        _look(page, archive, f"review/{game}")
        assert faults(page, BROKEN_HEAD) == [], game
        no_overflow(page)


@at(*PHONES)
@pytest.mark.parametrize("room", ["review", "replay"])
def test_on_a_phone_everybodys_eyes_are_in_sight_and_can_be_touched(page: Page, archive: Server, room: str) -> None:
    for game, eyes in (("criminals", "open"), ("criminals", "8"), ("getaway", "7"), ("getaway", "watcher")):
        _look(page, archive, f"{room}/{game}?at=40&eyes={eyes}")
        assert faults(page, OUT_OF_SIGHT) == [], (game, eyes)
        no_overflow(page)


@at((1280, 800, "en"), (1440, 900, "de"), *PHONES)
def test_a_board_of_the_past_is_drawn_in_type_that_can_be_read(page: Page, archive: Server) -> None:
    for game in FULL:
        last = len(finished(game, FULL[game]).actions)
        for step, eyes in ((last // 2, "open"), (last // 2, "1"), (last, "open")):
            _look(page, archive, f"review/{game}?at={step}&eyes={eyes}")
            page.locator('[data-testid="stage"] > .drawn > :last-child').wait_for(timeout=PATIENCE)
            assert faults(page, FAINT) == [], (game, step, eyes)


@at((1280, 800, "en"), (1440, 900, "de"), *PHONES)
def test_the_line_up_and_venice_name_everybody(page: Page, archive: Server) -> None:
    names = ["Ann", "Vera", "Max", "Otto", "Nina", "Kurt", "Lola", "Rex", "Ida"]
    for game in ("criminals", "inkognito"):
        last = len(finished(game, FULL[game]).actions)
        _look(page, archive, f"review/{game}?at={last}&eyes=open")
        page.locator('[data-testid="stage"] > .drawn > :last-child').wait_for(timeout=PATIENCE)
        assert page.evaluate(UNSEEN, names[: FULL[game]]) == [], game
        assert faults(page, NAMES_CUT) == [], game
