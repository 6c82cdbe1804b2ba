"""Inkognito with five: who meets the Ambassador reads who he is, and two may show him the same card."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from backroom.core.seat import Seat
from backroom.games.inkognito.view import InkognitoView
from backroom.record.record import Record, deal
from tests.browser import sizes
from tests.browser.checks import Watch, no_console_errors
from tests.browser.house import PATIENCE, Server
from tests.browser.inkognito import meeting
from tests.browser.past import keep, stage
from tests.browser.staged import Scene, staged
from tests.server.finished import finished

BOTS = ("Ann", "Maude", "Silas", "Otto", "Dolores")


def audience(view: InkognitoView) -> bool:
    """Ann is one of two agents whom the Ambassador meets, where the name of the place is longest."""
    if view.seat == view.ambassador or not meeting("audience")(view):
        return False
    return view.meetings[view.settled].location == "Bridge of Sighs"


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {"audience": staged("inkognito", 5, audience)}


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes, BOTS)


@sizes.at((1280, 720, "en-GB"), (1280, 720, "de-DE"), (360, 740, "de-DE"))
def test_whoever_meets_the_ambassador_reads_who_he_is(page: Page, still: Server, scenes: dict[str, Scene]) -> None:
    """INK-10.4: he is one of two who are met, and the sentence that says what to do is whole."""
    page.goto(f"{still.address}/table/audience?pace=fast#seat={scenes['audience'].secret}")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    page.evaluate("() => document.fonts.ready")
    expect(page.locator(".meet .other", has_text=re.compile("Ambassador|Botschafter"))).to_have_count(1)
    assert (
        page.locator("[data-tells]").filter(visible=True).evaluate("says => says.scrollWidth - says.clientWidth") <= 1
    )


def test_the_ambassador_is_shown_the_same_card_twice(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    record, at, seat = _shown_twice()
    keep(tmp_path / "room.sqlite3", {"audience": record})
    server = Server(tmp_path / "room.sqlite3")
    request.addfinalizer(server.stop)
    for size in ({"width": 1440, "height": 900}, {"width": 360, "height": 740}):
        page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
        watch = Watch(page)
        page.goto(f"{server.address}/replay/audience?at={at - 1}&eyes={seat}&pace=fast")
        expect(page.get_by_test_id("at")).to_have_attribute("data-at", str(at - 1), timeout=PATIENCE)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("at")).to_have_attribute("data-at", str(at + 1), timeout=PATIENCE)
        expect(page.get_by_test_id("reveal")).to_have_count(0, timeout=PATIENCE)
        no_console_errors(watch)
        page.close()


def _shown_twice() -> tuple[Record, int, int]:
    """A game, how many of its actions lead to such a meeting, and the Ambassador's seat."""
    for seed in range(50):
        record = finished("inkognito", 5, seed)
        state = deal(record)
        for at, played in enumerate(record.actions[:-2], 1):
            state.play(Seat(played.seat), state.game.action_id(played.action))
            views = [state.view(Seat(seat)) for seat in range(record.seats)]
            view = next(view for view in views if isinstance(view, InkognitoView) and view.seat == view.ambassador)
            cards = [card for show in view.sheet[-1].shows for card in show.cards or ()] if view.sheet else []
            if len(cards) > len(set(cards)):
                return record, at, int(view.seat)
    raise AssertionError("expected such a meeting within fifty games")
