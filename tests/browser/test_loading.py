"""A file of the page that does not come: it is asked for again, and nobody sits before an empty page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.checks import Watch, axe, no_overflow
from tests.browser.house import PATIENCE, Server, sit_down
from tests.browser.people import BERT, Person

TABLE = re.compile(r"FbiTable-.*\.js")
STYLES = re.compile(r"FbiTable-.*\.css")
STYLED = (
    "() => [...document.styleSheets].some(({ href, cssRules }) => href?.includes('FbiTable') && cssRules.length > 0)"
)
NETWORK = "Failed to load resource"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Complaints of the network are its own; the page adds none to them."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    watch = Watch(page)
    yield page
    assert [one for one in watch.complaints if not one.startswith(NETWORK)] == []
    context.close()


def lose(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("lost", [TABLE, STYLES])
def test_a_table_whose_file_is_lost_comes_after_all(page: Page, server: Server, lost: re.Pattern[str]) -> None:
    page.route(lost, lose)
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("door-fbi").get_by_test_id("play-now").click()
    page.get_by_test_id("coming").wait_for(timeout=PATIENCE)
    page.unroute(lost)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    assert page.evaluate(STYLED)


def test_a_table_that_does_not_come_offers_a_way_on(page: Page, server: Server) -> None:
    page.route(TABLE, lose)
    page.goto(f"{server.address}/?pace=fast")
    page.get_by_test_id("door-fbi").get_by_test_id("play-now").click()
    expect(page.get_by_test_id("lacking")).to_be_visible()
    expect(page.get_by_test_id("to-entrance")).to_be_visible()
    no_overflow(page)
    axe(page)
    page.unroute(TABLE)
    page.get_by_test_id("try-again").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize("room", ["rules/fbi", "learn/fbi", "rules", "learn"])
def test_no_room_is_empty_while_the_house_is_down(page: Page, server: Server, room: str) -> None:
    page.goto(server.address)
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    server.kill()
    page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", f"/{room}"
    )
    expect(page.get_by_test_id("lacking")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("lacking")).to_have_count(0)
    expect(page.locator("h1, [data-testid=coach]").first).to_be_visible()


def test_whoever_has_no_table_before_them_is_not_at_it(server: Server, ann: Person, page: Page) -> None:
    link = ann.open_table(server.address, 2)
    page.goto(f"{link}?pace=fast")
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("ready").wait_for(timeout=PATIENCE)
    page.route(TABLE, lose)
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-table").click()
    berts = ann.page.locator(f'[data-testid="sitting"][data-seat="{BERT}"]')
    expect(page.get_by_test_id("lacking")).to_be_visible()
    expect(berts).to_have_attribute("data-line", "gone")
    page.unroute(TABLE)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    expect(berts).not_to_have_attribute("data-line", "gone")


def test_after_an_upgrade_the_page_is_loaded_anew_but_only_once(page: Page, server: Server) -> None:
    sit_down(page, server.address, "fbi")
    page.goto(server.address)
    page.get_by_test_id("unfinished").wait_for(timeout=PATIENCE)

    def other(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body='<script type="module" src="/assets/index-another.js"></script>')
        else:
            route.fallback()

    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.route(f"{server.address}/", other)
    page.route(TABLE, lambda route: route.fulfill(status=404, body="gone"))
    page.get_by_test_id("unfinished").locator("a").first.click()
    expect(page.get_by_test_id("lacking")).to_be_visible()
    page.wait_for_timeout(1500)  # long enough for another attempt
    assert len(loads) == 1
    page.unroute(TABLE)
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize(("locale", "catalogue"), [("en-GB", "en"), ("de-DE", "de")])
def test_words_that_are_lost_come_after_all(browser: Browser, server: Server, locale: str, catalogue: str) -> None:
    """Without German it is English; without any words nothing can be shown, and the page is patient."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    lost = re.compile(rf"/assets/{catalogue}-[^/]*\.js$")
    page.route(lost, lose)
    page.goto(server.address)
    door = page.get_by_test_id("door-fbi")
    if catalogue == "en":
        page.wait_for_timeout(3000)  # more attempts than are made for what a page can do without
        expect(door).to_have_count(0)
        page.unroute(lost)
    expect(door).to_contain_text("Play now against bots", timeout=PATIENCE)
    context.close()
