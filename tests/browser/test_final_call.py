"""Criminals where it is decided: while the band hangs, every accusation can be followed from its start to its end."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import faults, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

NAMES = tuple(f"{letter}rossherzoginmathild" for letter in "GABCDEFHI")
DESKS = [(1024, 768), (1024, 700), (1280, 720), (1280, 800), (1440, 900)]
LANGUAGES = ["en-GB", "de-DE"]
BRIEFLY = 1_000  # milliseconds, in which the verdict is still read
SCENES = ["call-9", "call-6", "grace-6"]

HIDDEN = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [band, main] = [box('[data-testid=band]'), box('.main')];
    const corner = [...document.querySelectorAll('.corner > *')].map((one) => one.getBoundingClientRect());
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const seen = '.wall :is(.arrow path, .arrow svg, text.boss, .suspect, [data-testid=crime])';
    return [...document.querySelectorAll(seen)].filter((part) => {
        const here = part.getBoundingClientRect();
        return meet(here, band) || here.top < main.top - 1 || here.bottom > main.bottom + 1
            || (!part.closest('.corner') && corner.some((one) => meet(here, one)));
    }).map((part) => part.closest('.arrow')?.outerHTML.slice(0, 60) ?? part.textContent);
}"""
FROM_EDGE_TO_EDGE = """() => [...document.querySelectorAll('.suspect button.do')].filter((button) => {
    const { left, right } = button.getBoundingClientRect();
    const says = document.createRange();
    says.selectNodeContents(button);
    return [...says.getClientRects()].some((line) => line.left < left + 4 || line.right > right - 4);
}).map((button) => button.innerText)"""


def called(view: CriminalsView) -> bool:
    return view.phase == "call" and sum(target is not None for target in view.accusations) >= view.seats - 2


def wavering(view: CriminalsView) -> bool:
    return view.phase == "grace"


def wavering_innocent(view: CriminalsView) -> bool:
    """Ann, who will show her alibi and pass."""
    return view.phase == "grace" and view.wavering == view.seat and view.mine != view.crime


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "call-9": staged("criminals", 9, called),
        "call-6": staged("criminals", 6, called),
        "grace-6": staged("criminals", 6, wavering, grace_seconds="5"),
        "sold-out": (mine := staged("criminals", 6, wavering_innocent, grace_seconds="5")),
        "sold-out-phone": mine,
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes, NAMES)


def come(browser: Browser, still: Server, scene: Scene, name: str, language: str, pace: str = "fast") -> Page:
    page = browser.new_context(viewport={"width": 1024, "height": 768}, locale=language).new_page()
    page.goto(f"{still.address}/table/{name}?pace={pace}#seat={scene.secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scene.paused and page.get_by_test_id("go-on").count():
        page.get_by_test_id("go-on").click()
    page.get_by_test_id("band").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_lies_on_who_accuses_whom(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str, language: str
) -> None:
    """Nor on the Boss's door, nor on the crime that it is about."""
    page = come(browser, still, scenes[name], name, language)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, HIDDEN) == [], f"expected the line-up in sight at {width} x {height}"
        assert faults(page, FROM_EDGE_TO_EDGE) == [], f"expected air in every button at {width} x {height}"
        no_overflow(page)
    page.context.close()


@pytest.mark.parametrize(("name", "width"), [("sold-out", 1440), ("sold-out-phone", 390)])
def test_while_a_verdict_is_read_nobody_can_withdraw(
    browser: Browser, still: Server, scenes: dict[str, Scene], name: str, width: int
) -> None:
    """R20 The seconds are over: neither the band nor the head offers them, and no clock counts for what comes next."""
    page = come(browser, still, scenes[name], name, "en-GB", "slow")
    page.set_viewport_size({"width": width, "height": 900})
    says = page.locator(".status .says").filter(visible=True)
    expect(says).to_contain_text("ithdraw")
    page.get_by_test_id("verdict").wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("band")).to_have_count(0, timeout=BRIEFLY)
    expect(says).not_to_contain_text("ithdraw", timeout=BRIEFLY)
    expect(page.get_by_test_id("verdict")).to_be_visible(timeout=BRIEFLY)
    page.get_by_test_id("primary").first.click()
    passed = page.locator(".wall").get_by_text("PASS", exact=True)
    expect(passed).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0, timeout=BRIEFLY)
    expect(passed).to_be_visible(timeout=BRIEFLY)
    expect(page.get_by_role("timer")).to_have_count(1)
    page.context.close()
