"""FBI where there is little room: the whole ledger is seen, and nothing on the board lies on anything else."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.fbi.view import FbiView
from tests.browser.checks import axe, faults
from tests.browser.house import PATIENCE, Server
from tests.browser.past import LONG_NAMES, keep, stage
from tests.browser.staged import Scene, Wanted, staged
from tests.server.finished import finished

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
    return card !== null && sum !== null && card.getBoundingClientRect().right > sum.getBoundingClientRect().left;
}).map((cell) => cell.innerText)"""
ON_THE_FRAME = """() => {
    const board = document.querySelector('.cork');
    const { left, right } = board.getBoundingClientRect();
    const frame = parseFloat(getComputedStyle(board, '::before').left);
    return [...board.querySelectorAll('.slot, .bonus')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left + frame + 1 || box.right > right - frame - 1;
    }).map((part) => part.innerText);
}"""
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

ASIDE = """() => {
    const middles = (parts) => [...document.querySelectorAll(parts)].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return (left + right) / 2;
    });
    const board = middles('.cork .col');
    const sums = middles('.ledger .row:last-child .net');
    return sums.map((sum, c) => Math.abs(sum - board[c])).filter((far) => !(far < 7));
}"""
ON_THE_LEDGER = """() => {
    const head = document.querySelector('.ledger').getBoundingClientRect().top;
    return [...document.querySelectorAll('.cork, .mid .side > *')]
        .filter((part) => part.getBoundingClientRect().bottom > head + 1).map((part) => part.innerText);
}"""
OUT_OF_REACH = """() => {
    const row = document.querySelector('.scale');
    const ends = [...row.querySelectorAll('.choice')].map((part) => part.getBoundingClientRect());
    const labels = [...row.querySelectorAll('.place')].map((part) => part.getBoundingClientRect());
    return [
        ...(ends[0].left < 2 || ends.at(-1).right > innerWidth - 2 ? ['the row'] : []),
        ...labels.slice(1).filter(({ left }, k) => left < labels[k].right + 2).map(() => 'a label'),
    ];
}"""
UNNAMED = """() => [...document.querySelectorAll('.track .step b')]
    .filter((name) => name.clientWidth < 15 || name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""
CUT_STEPS = """() => [...document.querySelectorAll('.track .step')].flatMap((step) => {
    const cut = [...step.querySelectorAll('b, small')].filter((part) =>
        part.clientWidth > 1 && part.scrollWidth > part.clientWidth);
    const [name, sign] = [step.querySelector('b'), step.querySelector('.sign')];
    const nobody = name.clientWidth <= 1 && !sign.checkVisibility();
    const above = step.scrollHeight > step.clientHeight + 1;
    return [...cut.map((part) => part.innerText), ...(nobody || above ? [step.title] : [])];
})"""
OVER_THE_EDGE = """() => [...document.querySelectorAll('[data-testid=option]')].flatMap((option) => {
    const box = option.getBoundingClientRect();
    const row = option.parentElement.getBoundingClientRect();
    return [option, ...option.querySelectorAll('.face, strong, em')].filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < box.left || right > box.right || left < row.left || right > row.right;
    }).map((part) => part.outerHTML);
})"""
PHONES = [(360, 740, "de-DE"), (390, 844, "en-GB"), (768, 1024, "en-GB")]  # and a tablet


def _picks_of_four(view: FbiView) -> bool:
    return view.arresting is not None and len(view.centre["RYBGK".index(view.arresting)]) == 4


def _three_cards_of_ten_points(view: FbiView) -> bool:
    """In one department that their owner leads."""
    return view.phase in ("release", "choose") and any(
        leader is not None
        and len([card for card in view.slammers[leader] if card[0] == colour]) == 3
        and view.points[leader][c] >= 10
        for c, (colour, leader) in enumerate(zip("RYBGK", view.leaders, strict=True))
    )


def _agents_of_two_piles(view: FbiView) -> bool:
    """Each of my agents would find more than one card."""
    if view.phase != "arrest" or view.arresting is not None or view.to_act != (0,) or "2x" in view.kept:
        return False
    return all(len(set(view.centre["RYBGK".index(agent)])) > 1 for agent in view.kept)


def _one_of_two_finds_nobody(view: FbiView) -> bool:
    if view.phase != "arrest" or view.to_act != (0,) or "2x" in view.kept or view.played[0]:
        return False
    return sorted(bool(view.centre["RYBGK".index(agent)]) for agent in view.kept) == [False, True]


def _deep(phase: str, cards: int) -> Wanted:
    return lambda view: view.phase == phase and max(len(pile) for pile in view.centre) == cards


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "choose": staged("fbi", 5, lambda view: view.phase == "choose" and view.turn >= 5),
        "late": staged("fbi", 4, lambda view: view.phase == "choose" and view.turn >= 7),
        "ten": staged("fbi", 4, _three_cards_of_ten_points),
        "release": staged("fbi", 5, lambda view: view.phase == "release" and view.turn >= 4),
        "rich": staged("fbi", 4, lambda view: view.phase == "release" and len(set(view.slammers[0])) == 5),
        "free": staged("fbi", 4, _picks_of_four, arrest="free"),
        "agents": staged("fbi", 3, _agents_of_two_piles, arrest="free"),
        **{f"deep-{phase}": staged("fbi", 5, _deep(phase, 7)) for phase in ("choose", "release")},
        "deeper": staged("fbi", 5, _deep("choose", 9)),
        "vain": staged("fbi", 5, _one_of_two_finds_nobody),
        "arrest": staged("fbi", 5, lambda view: view.phase == "arrest" and view.turn >= 4),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes, NAMES)
    keep(path, {"old": finished("fbi")}, NAMES)
    stage(path, {"whole": scenes["choose"], "whose": scenes["arrest"]}, LONG_NAMES)
    stage(path, {"short": scenes["choose"]}, ("Ann", "Vera", "Max", "Otto", "Nina"))


def _rows_are_seen(page: Page) -> None:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(600)  # cards that are dealt have come to rest
    assert faults(page, HIDDEN_ROWS) == []


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
        axe(page)
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_five_rows_stand_below_a_deep_pile(
    browser: Browser, still: Server, scenes: dict[str, Scene], language: str
) -> None:
    """On low desks, where the pile moves together first."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    for table in ("deep-choose", "deep-release", "deeper"):
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
        page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
        for width, height in ((1280, 720), (1024, 700)):
            page.set_viewport_size({"width": width, "height": height})
            _rows_are_seen(page)
            assert faults(page, ON_THE_LEDGER) == []
    context.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_five_rows_stand_above_an_arrest_of_nobody(
    browser: Browser, still: Server, scenes: dict[str, Scene], language: str
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale=language)
    page = context.new_page()
    page.goto(f"{still.address}/table/vain?pace=fast#seat={scenes['vain'].secret}")
    nobody = page.get_by_test_id("option").filter(has_not=page.locator(".chip"))
    nobody.click(timeout=PATIENCE)
    _rows_are_seen(page)
    axe(page)
    context.close()


@pytest.mark.parametrize("window", PHONES)
def test_on_a_phone_the_ledger_stands_under_the_board_and_six_choices_fit(
    browser: Browser, still: Server, scenes: dict[str, Scene], window: tuple[int, int, str]
) -> None:
    width, height, language = window
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    page = context.new_page()
    for table in ("release", "rich"):
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
        page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
        _rows_are_seen(page)
        assert faults(page, ASIDE if width < 700 else ON_CARDS) == []
        assert faults(page, OUT_OF_REACH) == []
    assert page.get_by_test_id("option").count() == 6
    page.goto(f"{still.address}/replay/old?pace=fast&at={len(finished('fbi').actions) * 2 // 3}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    context.close()


def test_names_of_twelve_letters_are_whole_in_the_ledger(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.goto(f"{still.address}/table/whole?pace=fast#seat={scenes['choose'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert faults(page, CUT) == []
    page.close()


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (901, 1024), (1024, 800), (1280, 800)])
def test_sums_keep_clear_of_the_cards(
    browser: Browser, still: Server, scenes: dict[str, Scene], width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    for table in ("late", "ten"):
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
        page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
        _rows_are_seen(page)
        assert faults(page, ON_CARDS) == []
    page.close()


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (390, 844), (701, 1024), (768, 1024), (901, 1024), (1440, 900)]
)
def test_no_card_lies_on_the_frame_of_the_board(
    browser: Browser, still: Server, scenes: dict[str, Scene], width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{still.address}/table/choose?pace=fast#seat={scenes['choose'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert faults(page, ON_THE_FRAME) == []
    page.close()


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (1440, 900)])
def test_every_step_of_ten_says_whose_it_is(
    browser: Browser, still: Server, scenes: dict[str, Scene], width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{still.address}/table/short?pace=fast#seat={scenes['choose'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert faults(page, UNNAMED) == []
    page.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1024, 768), (1280, 800), (1440, 900)])
def test_a_step_has_a_whole_name_or_a_sign_and_whose_turn_it_is_is_never_cut(
    browser: Browser, still: Server, scenes: dict[str, Scene], width: int, height: int, language: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    page = context.new_page()
    page.goto(f"{still.address}/table/whose?pace=fast#seat={scenes['arrest'].secret}")
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    assert faults(page, CUT_STEPS) == []
    context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (1024, 768), (1440, 900)])
def test_four_cards_to_pick_from_keep_within_their_frames(
    browser: Browser, still: Server, scenes: dict[str, Scene], width: int, height: int
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"{still.address}/table/free?pace=fast#seat={scenes['free'].secret}")
    page.get_by_test_id("option").last.click(timeout=PATIENCE)
    page.get_by_test_id("option").last.and_(page.locator("[aria-pressed=true]")).wait_for(timeout=PATIENCE)
    assert page.get_by_test_id("option").count() == 4
    assert faults(page, OVER_THE_EDGE) == []
    page.close()


def test_the_cards_page_tells_what_is_still_in_the_deck(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    for table in ("release", "choose", "arrest"):
        page.goto(f"{still.address}/table/{table}?pace=fast#seat={scenes[table].secret}")
        page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
        page.get_by_test_id("panel-cards").click()
        left = int(page.locator(".side > p > b").first.inner_text())
        assert page.get_by_test_id("unseen").locator("b").count() == 59
        assert page.get_by_test_id("unseen").locator("b:not(.seen)").count() == left
    page.close()


def test_a_free_arrest_says_of_no_card_that_it_is_forced(
    browser: Browser, still: Server, scenes: dict[str, Scene]
) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{still.address}/table/agents?pace=fast#seat={scenes['agents'].secret}")
    page.get_by_test_id("option").first.click(timeout=PATIENCE)
    expect(page.get_by_test_id("primary")).to_be_enabled()
    expect(page.locator(".zone")).to_contain_text("then pick a card of its colour")
    expect(page.locator(".zone")).not_to_contain_text("forced")
    expect(page.locator(".cork")).not_to_contain_text("Yours")
    page.close()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768)])
def test_under_the_coach_the_ledger_keeps_its_head(
    browser: Browser, still: Server, width: int, height: int, language: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
    page = context.new_page()
    page.goto(f"{still.address}/learn/fbi?pace=fast")
    page.get_by_test_id("coach-next").click(timeout=PATIENCE)
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert faults(page, ON_THE_LEDGER) == []
    context.close()


def test_under_the_coach_of_a_lesson_the_board_keeps_its_order(browser: Browser, still: Server) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, locale="de-DE")
    page = context.new_page()
    page.goto(f"{still.address}/learn/fbi?pace=fast")
    page.get_by_test_id("coach-next").click(timeout=PATIENCE)
    page.get_by_test_id("primary").wait_for(timeout=PATIENCE)
    _rows_are_seen(page)
    assert faults(page, OFF_THE_BOARD) == []
    context.close()
