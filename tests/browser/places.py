"""What is photographed besides the tables: the entrance, the way to a table, learning, and looking back."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PATIENCE, arrange
from tests.browser.people import Person
from tests.server.finished import finished

Stay = Callable[[Page, str], None]
"""Goes somewhere on a page of its own, and returns when there is something to see."""


def entrance(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("play-now").nth(4).wait_for(timeout=PATIENCE)
    page.get_by_test_id("all-tables").or_(page.locator("[data-testid=dock-tables] b")).first.wait_for(state="attached")


def create(page: Page, address: str) -> None:
    entrance(page, address)
    arrange(page, "inkognito", 4)


def rules(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/inkognito")
    page.locator(".rule .number").first.wait_for(timeout=PATIENCE)


def lesson(game: str) -> Stay:
    """The first move of the newcomer's."""

    def open_lesson(page: Page, address: str) -> None:
        page.goto(f"{address}/learn/{game}?pace=fast")
        page.get_by_test_id("coach-next").click(timeout=PATIENCE)
        expect(page.get_by_test_id("coach")).not_to_have_attribute("data-play", "")

    return open_lesson


def replay(game: str, eyes: str) -> Stay:
    """Two thirds through it."""
    at = len(finished(game).actions) * 2 // 3

    def open_replay(page: Page, address: str) -> None:
        page.goto(f"{address}/replay/old-{game}?pace=fast&at={at}&eyes={eyes}")
        expect(page.get_by_test_id("at")).to_have_attribute("data-at", str(at))
        page.get_by_test_id("phase").wait_for(timeout=PATIENCE)

    return open_replay


def review(game: str) -> Stay:
    def open_review(page: Page, address: str) -> None:
        page.goto(f"{address}/review/old-{game}")
        expect(page.locator('.proof [data-testid="verdict"]')).to_have_attribute("data-verdict", "matches")

    return open_review


STAYS: dict[str, Stay] = {
    "entrance": entrance,
    "create": create,
    "rules": rules,
    **{f"lesson-{game}": lesson(game) for game in ("fbi", "criminals", "inkognito", "getaway", "sleepers")},
    "replay-fbi": replay("fbi", "0"),
    "replay-criminals": replay("criminals", "open"),
    "review-fbi": review("fbi"),
    "review-criminals": review("criminals"),
    "review-inkognito": review("inkognito"),
}
GERMAN_BY_DAY: dict[str, Any] = {"locale": "de-DE", "color_scheme": "light"}


@contextmanager
def lobby(browser: Browser, address: str, width: int, height: int) -> Iterator[Page]:
    """Ann waits for a third; Bert has said something."""
    ann, bert = Person(browser, "Ann", width, height), Person(browser, "Bert")
    bert.follow(ann.open_table(address, 4))
    bert.page.get_by_test_id("sit-down").click()
    expect(ann.place(1)).to_have_attribute("data-state", "person")
    ann.place(2).get_by_test_id("add-bot").click()
    bert.page.get_by_test_id("ready").click()
    bert.say("Nina is on her way. Shall we start without her?")
    expect(ann.page.get_by_test_id("said").last).to_contain_text("Nina")
    expect(ann.place(2)).to_have_attribute("data-state", "bot")
    yield ann.page
    bert.close()
    ann.close()
