"""The rules in the app: read, searched, linked, in English and German."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from backroom.games import GAMES
from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.house import PATIENCE, Server, sit_down
from tests.browser.moves import make
from tests.browser.visit import SIZES, open_page

MARKED = """() => [...new Set([...CSS.highlights.get('found')].map((range) => range.toString().toLowerCase()))]"""


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_are_searched_and_linked(browser: Browser, library: Server, game: str, size: str) -> None:
    page, watch = open_page(browser, f"{library.address}/rules/{game}", size)
    field = page.get_by_test_id("rule-filter")
    field.wait_for(timeout=PATIENCE)
    rules = page.locator(".rule .number")
    rules.first.wait_for(timeout=PATIENCE)
    all_rules = rules.count()
    field.fill("winner" if game == "getaway" else "win")
    expect(page.get_by_test_id("rule-count")).to_contain_text("rule")
    expect(rules).not_to_have_count(all_rules)
    assert 0 < rules.count() < all_rules
    assert page.evaluate(MARKED) == ["winner" if game == "getaway" else "win"]
    number = rules.first.inner_text()
    field.fill("")
    expect(rules).to_have_count(all_rules)
    page.goto(f"{library.address}/rules/{game}#{number}")
    expect(page.locator(".rule.target .number")).to_have_text(number, timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.close()


def test_a_step_that_is_found_keeps_its_number(browser: Browser, library: Server) -> None:
    page, _ = open_page(browser, f"{library.address}/rules/fbi", "desk")
    field = page.get_by_test_id("rule-filter")
    field.wait_for(timeout=PATIENCE)
    steps = page.locator("article ol > li").filter(has=page.locator(".step"))
    whole = steps.all_inner_texts()
    field.fill("bystander")
    expect(steps).not_to_have_count(len(whole))
    found = steps.all_inner_texts()
    assert found
    assert set(found) < set(whole)
    field.fill("xyzzy")
    expect(page.get_by_test_id("rule-count")).to_contain_text("nowhere")
    expect(page.locator("article h2:visible")).to_have_count(1)  # that of the other games
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_all_rulebooks_are_searched_at_once(browser: Browser, library: Server, size: str) -> None:
    page, watch = open_page(browser, library.address, size)
    page.get_by_test_id("all-rules" if size == "desk" else "all-rules-phone").click()
    expect(page).to_have_url(f"{library.address}/rules")
    for game in GAMES:
        page.get_by_test_id(f"book-{game}").wait_for(timeout=PATIENCE)
    page.reload()
    page.get_by_test_id("rule-filter").fill("win")
    expect(page.get_by_test_id("rule-count")).to_contain_text("5 games", timeout=PATIENCE)
    for game in GAMES:
        expect(page.get_by_test_id(f"found-{game}")).to_be_visible()
    assert page.evaluate(MARKED) == ["win"]
    no_overflow(page)
    axe(page)
    page.get_by_test_id("rule-filter").fill("SLP-3d1")
    expect(page.get_by_test_id("rule-count")).to_contain_text("1 game")
    page.get_by_role("link", name="SLP-3d1", exact=True).click()
    expect(page).to_have_url(f"{library.address}/rules/sleepers#SLP-3d1")
    expect(page.locator(".rule.target .number")).to_have_text("SLP-3d1", timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_german_page_has_the_german_rulebook(browser: Browser, library: Server, game: str) -> None:
    width, height = SIZES["phone"]
    context = browser.new_context(locale="de-DE", viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(f"{library.address}/rules/{game}")
    text = page.get_by_test_id("rule-text")
    expect(text).to_contain_text("Auslegungen", timeout=PATIENCE)
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.locator("[lang=en]")).to_have_count(0)
    expect(page.get_by_test_id("english")).to_have_count(0)
    assert set(text.locator("em[lang=de]").all_inner_texts()) == {"Warum:", "Wahlweise:"}
    page.get_by_test_id("rule-filter").fill("Warum")
    assert not re.search(r"\b(?:the|and|of|whoever)\b", text.inner_text())
    no_overflow(page)
    axe(page)
    context.close()


def test_german_words_and_numbers_are_found_in_all_books(browser: Browser, library: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(f"{library.address}/rules")
    page.get_by_test_id("rule-filter").fill("Vorlage")
    expect(page.get_by_test_id("rule-count")).to_contain_text("5 Spielen", timeout=PATIENCE)
    expect(page.locator("[lang=en]")).to_have_count(0)
    page.get_by_test_id("rule-filter").fill("SLP-3d1")
    page.get_by_role("link", name="SLP-3d1", exact=True).click()
    expect(page.locator(".rule.target")).to_contain_text("bestehlen", timeout=PATIENCE)
    expect(page.locator(".rule.target")).to_be_in_viewport()
    no_overflow(page)
    axe(page)
    context.close()


def test_a_book_that_is_not_there_in_german_is_shown_in_english_and_marked(browser: Browser, library: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()

    lists: list[str] = []

    def without(route: Route) -> None:
        """Every script as it would be built without the German book."""
        script = route.fetch().text()
        lists.extend(re.findall(r"docs/rules/de/getaway\.md", script))
        route.fulfill(body=script.replace("docs/rules/de/getaway.md", "gone"), content_type="text/javascript")

    page.route("**/assets/*.js", without)
    page.goto(f"{library.address}/rules/getaway")
    expect(page.get_by_test_id("rule-text")).to_have_attribute("lang", "en", timeout=PATIENCE)
    expect(page.get_by_test_id("english")).to_be_visible()
    expect(page.locator("nav ul[lang=en]")).to_have_count(1)
    assert len(lists) == 1
    axe(page)
    context.close()


def test_a_refusal_is_told_in_german_and_leads_to_its_rule(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(
        """{
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (data) {
            const said = JSON.parse(data);
            send.call(this, said.type === 'act' ? JSON.stringify({ ...said, action: 'keep R+Y' }) : data);
          };
        }"""
    )
    sit_down(page, server.address, "fbi")
    make(page, "fbi", "release none")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("Jetzt wird freigelassen.", timeout=PATIENCE)
    with context.expect_page() as opened:
        refusal.get_by_role("link", name="FBI-4.0").click()
    rule = opened.value.locator(".rule.target")
    expect(rule).to_contain_text("Handschellen, Aufdecken, Freilassen, Wahl der Agenten, Festnahmen", timeout=PATIENCE)
    expect(rule).to_be_in_viewport()
    context.close()


def test_the_rules_lead_to_the_lesson_and_to_each_other(browser: Browser, library: Server) -> None:
    page, _ = open_page(browser, f"{library.address}/rules/fbi")
    page.get_by_role("link", name="Getaway").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Getaway", timeout=PATIENCE)
    page.get_by_test_id("learn").click()
    page.get_by_test_id("coach").wait_for(timeout=PATIENCE)
    expect(page).to_have_url(f"{library.address}/learn/getaway")
    page.close()


def test_the_rules_are_told_in_german_too(browser: Browser, library: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(f"{library.address}/rules/inkognito")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wie Inkognito gespielt wird", timeout=PATIENCE)
    page.goto(f"{library.address}/learn/inkognito")
    expect(page.get_by_test_id("coach")).to_contain_text("Karneval in Venedig", timeout=PATIENCE)
    context.close()
