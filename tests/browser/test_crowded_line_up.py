"""Criminals with the longest names: pass and snitch, the reveal and the charge sheet keep their room."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import axe, faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, stage
from tests.browser.staged import Scene, Wanted, last_of, over, staged

NAMES = (
    "Annabella-Katharina",
    "Maximiliane Wolfram",
    "Bartholomew Quincey",
    "Friedrich-Wilhelm H",
    "Wilhelmina van Dyke",
    "Christopherson MMXX",
    "Grossherzoginmathild",
    "Maximilianderstolze",
    "Theodor Schwarzenegg",
)
ORDINARY = ("Ann", "Konstantin", "Dolores", "Konstantinos", "Maude", "Strrrrrrrwyl", "Vera", "Friederike", "Ruth")
DESKS = [(1024, 768), (1280, 720), (1280, 800), (1440, 900)]
PLAYED_AT = [(360, 740), (390, 844), (768, 1024), (1280, 720), (1366, 768), (1440, 900)]
OUT = [0, 4, 6]  # of nine, when Ann is to decide

COVERED = """() => [...document.querySelectorAll('[data-testid=decide] button')].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const at = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
    return !at.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}).map((button) => button.innerText)"""
ON_EACH_OTHER = """() => {
    const parts = '.option, .barred, .fork > *, .form > button, .form > small, .form > header, .form > dl, .board';
    const boxes = [...document.querySelectorAll(parts)].map((part) => [part, part.getBoundingClientRect()]);
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return boxes.flatMap(([one, a], k) => boxes.slice(k + 1).filter(([, b]) => meet(a, b))
        .map(([other]) => `${one.innerText} / ${other.innerText}`));
}"""
CROPPED = """() => [...document.querySelectorAll('.option')].filter((option) => {
    const mug = option.querySelector('.mug').getBoundingClientRect();
    return [...option.querySelectorAll('.mug :is(.hat, .face, ellipse)')].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < mug.left - 1 || right > mug.right + 1 || top < mug.top - 1 || bottom > mug.bottom + 1;
    });
}).map((option) => option.innerText)"""
OUT_OF_SIGHT = """() => {
    const page = document.querySelector('.page').getBoundingClientRect();
    const said = '.card, .board, h2, .lead, li, dd, dt, .option, .barred section';
    return [...document.querySelectorAll('[data-testid=decide] :is(' + said + ')')].filter((part) => {
        const { top, bottom, width } = part.getBoundingClientRect();
        const list = part.parentElement;
        const scrolls = getComputedStyle(list).overflowY !== 'visible' && list.scrollHeight > list.clientHeight;
        return width === 0 || top < page.top - 1 || bottom > page.bottom + 1 || scrolls;
    }).map((part) => part.innerText);
}"""
FONTS = "() => document.fonts.ready"
CUT = """() => [...document.querySelectorAll('[data-testid=final] li')].flatMap((card) => {
    const edge = card.getBoundingClientRect();
    return [...card.querySelectorAll('.did, em, small, .crown, b')].filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const named = part.matches('b');
        return left < edge.left || right > edge.right || (!named && part.scrollWidth > part.clientWidth + 1);
    }).map((part) => part.innerText);
})"""
CUT_SHORT = """
    .filter((name) => name.clientWidth > 1) // on a phone the names above the columns are only read out
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 6)
    .map((name) => name.innerText)"""
THIRD_LINES = f"() => [...document.querySelectorAll('[data-testid=final] li b > span')]{CUT_SHORT}"
NAMES_READ = "[data-testid=final] li :is(b > span, .line), .sheet .who .name"
UNREAD = f"() => [...document.querySelectorAll('{NAMES_READ}')]{CUT_SHORT}"
OFF_THE_CARD = """() => {
    const card = document.querySelector('[data-testid=verdict] .card');
    const { left, right } = card.getBoundingClientRect();
    const icon = card.querySelector(':scope > svg').getBoundingClientRect();
    const parts = [...card.querySelectorAll('header, header span, b')].filter((part) => {
        const here = part.getBoundingClientRect();
        return here.left < left || here.right > right || part.scrollWidth > part.clientWidth + 1;
    }).map((part) => part.innerText);
    return Math.abs(icon.left + icon.right - left - right) > 12 ? [...parts, 'the icon'] : parts;
}"""
IN_A_ROW = """() => {
    const tops = Map.groupBy(document.querySelectorAll('[data-testid=final] li'), (card) => card.offsetTop);
    return [...tops.values()].map((row) => row.map((card) => card.querySelector('.did')?.offsetTop))
        .filter((hung) => Math.max(...hung) - Math.min(...hung) > 1).map(String);
}"""
NOT_AS_LARGE_AS_CAN_BE = """() => {
    const cut = (plate) => [...plate.querySelectorAll('span')]
        .some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
    const plates = [...document.querySelectorAll('.wall [data-fit]')].map((plate) => [plate, plate.dataset.fit]);
    return plates.filter(([plate, fit]) => {
        const isCut = cut(plate);
        plate.dataset.fit = '0';
        const needless = fit !== '0' && !cut(plate);
        plate.dataset.fit = fit;
        return isCut || needless;
    }).map(([plate, fit]) => `${plate.title}, ${fit}`);
}"""
LINES_READ = """() => {
    const page = document.querySelector('.page').getBoundingClientRect();
    return [...document.querySelectorAll('.sheet .row:has(.cell)')].map((row) => row.getBoundingClientRect())
        .filter((row) => row.top >= page.top && row.bottom <= page.bottom + 1).length;
}"""


def deciding(out: int) -> Wanted:
    def wanted(view: CriminalsView) -> bool:
        return view.phase == "decision" and view.sold_out == view.seat and view.seats - len(view.remaining) == out

    return wanted


def talking(view: CriminalsView) -> bool:
    return view.phase == "discussion" and view.round > 1 and len({said.crime for said in view.statements}) > 1


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    nine = staged("criminals", 9, talking)
    return {
        **{f"out-{out}": staged("criminals", 9, deciding(out)) for out in OUT},
        "over": staged("criminals", 9, over),
        "lamp": last_of("criminals", 9, "snitch 3"),
        "nine": nine,
        "talk": nine,
        "myself-390": nine,
        "myself-1440": nine,
        "four": staged("criminals", 4, talking),
    }


@pytest.fixture(scope="module")
def ordinary(scenes: dict[str, Scene]) -> dict[str, Scene]:
    """With names of up to twelve letters."""
    crowds = {"ordinary-3": 3, "ordinary-7": 7}
    return {
        **{name: staged("criminals", seats, talking) for name, seats in crowds.items()},
        **{f"ordinary-out-{out}": scenes[f"out-{out}"] for out in OUT},
        "ordinary-9": scenes["nine"],
    }


@pytest.fixture(scope="module")
def one_word(scenes: dict[str, Scene]) -> dict[str, Scene]:
    """The same with names of one long word each."""
    return {f"{name}-one-word": scenes[name] for name in ("over", "nine")}


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene], one_word: dict[str, Scene], ordinary: dict[str, Scene]) -> None:
    stage(path, scenes, NAMES)
    stage(path, ordinary, ORDINARY)
    stage(path, one_word, LONG_NAMES)


def come(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str, size: tuple[int, int], pace: str = "fast"
) -> Page:
    """In German, whose words are longer."""
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="de-DE").new_page()
    page.goto(f"{still.address}/table/{name}?pace={pace}#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scenes[name].paused:
        page.get_by_test_id("go-on").click()
        expect(page.get_by_test_id("paused")).to_have_count(0)
    return page


@pytest.mark.parametrize("out", OUT)
def test_pass_and_snitch_stay_in_sight(browser: Browser, still: Server, scenes: dict[str, Scene], out: int) -> None:
    page = come(browser, still, scenes, f"out-{out}", DESKS[0])
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("option").first.click()
        expect(page.get_by_test_id("snitch")).to_be_enabled()
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)  # the chosen face rises
        assert faults(page, COVERED) == []
        assert faults(page, ON_EACH_OTHER) == []
        assert faults(page, CROPPED) == []
        no_overflow(page)
    page.context.close()


@pytest.mark.parametrize("out", OUT)
def test_on_a_tablet_all_that_follows_is_in_sight(
    browser: Browser, still: Server, ordinary: dict[str, Scene], out: int
) -> None:
    """Before a suspect is chosen and after."""
    page = come(browser, still, ordinary, f"ordinary-out-{out}", (768, 1024))
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    assert faults(page, OUT_OF_SIGHT) == []
    page.get_by_test_id("option").first.click()
    page.locator(".follows").wait_for()
    assert faults(page, OUT_OF_SIGHT) == []
    no_overflow(page)
    page.context.close()


def test_the_reveal_is_whole(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    page = come(browser, still, scenes, "over", (1440, 900))
    page.get_by_test_id("final").wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    for width, height in ((1440, 900), (768, 1024), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, CUT) == []
        assert faults(page, THIRD_LINES) == [], f"expected two lines at {width} x {height}"
        no_overflow(page)
    page.context.close()


def test_a_long_name_stays_on_the_card_under_the_lamp(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    """And until the last verdict has been read, the bar says nothing but that it is."""
    page = come(browser, still, scenes, "lamp", (390, 844), "slow")
    page.locator('[data-testid="option"][data-suspect="3"]').click()
    page.get_by_test_id("snitch").click()
    page.get_by_test_id("verdict").wait_for(timeout=PATIENCE)
    assert faults(page, OFF_THE_CARD) == []
    bar = page.locator(".bottom")
    expect(bar).to_have_text("Ein Urteil wird verlesen.")
    expect(page.locator(".status .says").filter(visible=True)).to_have_text("Fall abgeschlossen")
    expect(bar).to_have_text("Ein Urteil wird verlesen.")
    page.context.close()


def test_a_long_name_goes_on_in_a_second_line(browser: Browser, still: Server, one_word: dict[str, Scene]) -> None:
    """Below the faces at the end, where the crimes still hang in a row, and above the columns of a tablet's sheet."""
    page = come(browser, still, one_word, "over-one-word", (1440, 900))
    page.get_by_test_id("final").wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    for width, height in ((1440, 900), (1024, 768), (768, 1024), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, UNREAD) == [], f"expected whole names at {width} x {height}"
        assert faults(page, IN_A_ROW) == [], f"expected the crimes in rows at {width} x {height}"
    page.context.close()
    page = come(browser, still, one_word, "nine-one-word", (768, 1024))
    page.locator(".sheet .row").last.wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    assert faults(page, UNREAD) == []
    page.context.close()


def test_the_line_up_takes_what_the_sheet_leaves(browser: Browser, still: Server, scenes: dict[str, Scene]) -> None:
    """On a phone with nine the faces are small; on a tablet with four they are large, and nothing lies empty."""
    page = come(browser, still, scenes, "nine", (360, 740))
    page.locator(".sheet .row").last.wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    assert page.evaluate(LINES_READ) >= 4
    page.context.close()
    page = come(browser, still, scenes, "four", (768, 1024))
    page.locator(".sheet .row").last.wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    face = page.locator(".tile .mug").first.bounding_box()
    assert face is not None
    assert face["height"] > 80
    assert page.evaluate(LINES_READ) == 5
    page.context.close()


@pytest.mark.parametrize("seats", [3, 7, 9])
def test_a_name_is_as_large_as_its_plate_has_room_for(
    browser: Browser, still: Server, ordinary: dict[str, Scene], seats: int
) -> None:
    """None of twelve letters is cut, and none that fits on one line is made small or broken."""
    page = come(browser, still, ordinary, f"ordinary-{seats}", PLAYED_AT[0])
    page.locator(".sheet .row").last.wait_for(timeout=PATIENCE)
    page.evaluate(FONTS)
    for width, height in PLAYED_AT:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".wall [data-fit]")).to_have_count(seats + 1)
        assert faults(page, NOT_AS_LARGE_AS_CAN_BE) == [], f"expected whole names at {width} x {height}"
    page.context.close()


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desk"])
def test_why_i_cannot_accuse_myself(
    browser: Browser, still: Server, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    page = come(browser, still, scenes, f"myself-{size[0]}", size)
    if size[0] <= 900:
        page.get_by_test_id("tile-0").click(force=True)  # it is said to be disabled, and still answers
        why = page.locator(".bottom").get_by_role("alert")
    else:
        axe(page)
        page.locator('[data-suspect="0"] button').click()
        why = page.locator('[data-suspect="0"]').get_by_role("status")
    expect(why).to_contain_text("Dich selbst kannst du nicht beschuldigen")
    expect(why).to_contain_text("CRM-3.5")
    page.context.close()


def test_talk_is_searched_for_a_crime_of_an_earlier_round(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = come(browser, still, scenes, "talk", (390, 844))
    page.get_by_test_id("tab-talk").click()
    talk = page.get_by_test_id("talk")
    now = page.get_by_test_id("crime").get_attribute("data-crime")
    said = talk.locator("li:not(.round)").count()
    crimes = page.get_by_test_id("talk-crime").locator("option").evaluate_all("all => all.map((one) => one.value)")
    earlier = next(crime for crime in crimes if crime not in ("", now))
    page.get_by_test_id("talk-crime").select_option(earlier)
    found = talk.locator("li:not(.round)").count()
    assert 0 < found < said
    page.get_by_role("button", name="Alle", exact=True).click()
    assert talk.locator("li:not(.round)").count() == said
    page.context.close()
