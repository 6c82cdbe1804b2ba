"""Criminals: what somebody has to know before it is too late is said on the thing itself, at a desk and on a phone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from backroom.games.criminals.view import CriminalsView
from tests.browser.checks import axe, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import stage
from tests.browser.staged import Scene, staged

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}
ME = 0
BOSS = 9


def one_short(view: CriminalsView) -> bool:
    return view.phase == "discussion" and view.accusations.count(ME) == view.threshold - 1 == 2


def bound(view: CriminalsView) -> bool:
    return view.phase == "discussion" and ME in view.automatic


def last_ballot(view: CriminalsView) -> bool:
    return view.phase == "ballot" and view.ballot == view.ballots


def speaking(view: CriminalsView) -> bool:
    """Somebody who is out is asked for a statement."""
    return view.phase == "talk" and len(view.remaining) < view.seats


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "short": staged("criminals", 6, one_short),
        "bound": staged("criminals", 5, bound),
        "last": staged("criminals", 5, last_ballot, timing="ballots", ballots="2"),
        "last-new": staged("criminals", 5, last_ballot, timing="ballots", ballots="2", deadlock="new_crime"),
        "out": staged("criminals", 6, speaking, timing="ballots"),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Page:
    """One window for all scenes, which is made larger and smaller."""
    return browser.new_context(locale="en-GB").new_page()


def come(page: Page, still: Server, scenes: dict[str, Scene], name: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{still.address}/table/{name}?pace=fast#seat={scenes[name].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    if scenes[name].paused:
        page.get_by_test_id("go-on").click()
    page.get_by_test_id("paused").wait_for(state="detached", timeout=PATIENCE)


def at_the_desk(page: Page, suspect: int) -> str:
    page.set_viewport_size(DESK)
    plaque = page.locator(f'[data-suspect="{suspect}"].suspect')
    plaque.wait_for(timeout=PATIENCE)
    return plaque.inner_text()


def test_my_own_danger_is_said_as_that_of_others(reader: Page, still: Server, scenes: dict[str, Scene]) -> None:
    come(reader, still, scenes, "short")
    expect(reader.locator(".bar")).to_contain_text("One more sells you out.")
    assert "1 to go" in at_the_desk(reader, ME)
    no_overflow(reader)


def test_whoever_is_bound_is_asked_for_nothing(reader: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """CRM-3.6 The rule stands where a button would stand."""
    come(reader, still, scenes, "bound")
    bar = reader.locator(".bar")
    expect(bar).to_contain_text("Rule CRM-3.6")
    expect(bar.get_by_role("button")).to_have_count(0)
    assert "You are bound" in at_the_desk(reader, BOSS)
    expect(reader.locator(".status .says").filter(visible=True)).to_contain_text("You are bound to the Boss")
    axe(reader)


@pytest.mark.parametrize(
    ("name", "says"), [("last", "the player with the most is sold out"), ("last-new", "another crime is drawn")]
)
def test_the_last_ballot_says_what_comes_of_it(
    reader: Page, still: Server, scenes: dict[str, Scene], name: str, says: str
) -> None:
    """CRM-R5 Before anybody has voted."""
    come(reader, still, scenes, name)
    band = reader.get_by_test_id("band")
    expect(band).to_contain_text("Last ballot")
    expect(band).to_contain_text(says)
    at_the_desk(reader, ME)
    expect(band).to_contain_text(says)
    no_overflow(reader)


def test_an_eliminated_player_is_seen_to_be_awaited(reader: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """CRM-R31 They may say one thing as everybody may."""
    come(reader, still, scenes, "out")
    out = reader.locator('[data-testid^="tile-"]').filter(has_text=re.compile("GUILTY|SNITCH")).first
    expect(out).to_contain_text("choosing")
    seat = (out.get_attribute("data-testid") or "").removeprefix("tile-")
    assert "choosing" in at_the_desk(reader, int(seat))
