"""Somebody who keeps the table waiting is nudged from another page, and nobody else is disturbed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.checks import axe, no_overflow
from tests.browser.fbi import press, wait_for_my_choice
from tests.browser.house import PATIENCE, Server
from tests.browser.past import second, stage
from tests.browser.people import BERT, Person, gather
from tests.browser.sounds import TURN, heard, listen
from tests.browser.staged import Scene, staged

HIDDEN = """() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
FELT = """() => {
    window.felt = [];
    navigator.vibrate = (pattern) => window.felt.push(pattern) > 0;
}"""
HEARD = heard(TURN)
ASKED = "() => document.querySelector('[data-testid=phase]').dataset.decision !== ''"
FORGET = "() => { window.sounded.length = 0; window.felt.length = 0; }"


@pytest.fixture(scope="module")
def scene() -> Scene:
    """Ann releases, then Vera, then a bot."""
    return staged("fbi", 3, lambda view: view.phase == "release" and view.handcuffs == 0)


@pytest.fixture(scope="module")
def tables(path: Path, scene: Scene) -> None:
    stage(path, {"table": scene}, people=2)


def sitting(person: Person, seat: int) -> Locator:
    return person.page.locator(f'[data-testid="sitting"][data-seat="{seat}"]')


def bert_keeps_ann_waiting(server: Server, ann: Person, bert: Person) -> str:
    """Two people, a bot, and Bert to release a card."""
    for person in (ann, bert):
        listen(person.context)
        person.context.add_init_script(f"({FELT})()")
    link = gather(server, ann, bert)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    while not bert_is_asked(bert):
        if not ann.answer_if_asked():
            ann.page.wait_for_timeout(30)
    bert.page.locator("header").click(position={"x": 200, "y": 10})  # a page is silent until it is touched
    bert.page.evaluate(FORGET)
    return link


def bert_is_asked(bert: Person) -> bool:
    last = bert.updates()[-1]
    waiting = [player["seat"] for player in last["players"] if player["status"] == "choosing"]
    return last["decision"] is not None and waiting == [BERT]


def is_choosing(bert: Person) -> bool:
    return any(player["seat"] == BERT and player["status"] == "choosing" for player in bert.updates()[-1]["players"])


def bert_goes_on(ann: Person, bert: Person) -> None:
    """Until it is Ann who is waited for: with the last card released all choose agents, and so does he."""
    while is_choosing(bert) or not ann.page.evaluate(ASKED):
        if not bert.answer_if_asked():
            bert.page.wait_for_timeout(30)


def test_whoever_is_waited_for_is_asked_by_sound_line_and_voice_and_nobody_else_is(
    server: Server, ann: Person, bert: Person, wanda: Person
) -> None:
    wanda.follow(bert_keeps_ann_waiting(server, ann, bert))
    for person in (ann, wanda):
        person.page.get_by_test_id("panel-table").click()
    expect(sitting(ann, BERT).get_by_test_id("nudge")).to_have_accessible_name("Nudge Bert")
    expect(ann.page.locator("[data-testid=sitting] [data-testid=nudge]")).to_have_count(1)
    expect(ann.page.locator("header").get_by_test_id("nudge")).to_be_visible()
    for person in (bert, wanda):
        expect(person.page.get_by_test_id("nudge")).to_have_count(0)
    no_overflow(ann.page)
    axe(ann.page)

    before = len(wanda.told)
    sitting(ann, BERT).get_by_test_id("nudge").press("Enter")
    expect(bert.page.get_by_test_id("nudge-line")).to_have_text("Ann asks: your turn", timeout=PATIENCE)
    expect(bert.page.locator("[aria-live=polite]").get_by_test_id("nudged")).to_have_text("Ann asks: your turn")
    bert.page.wait_for_function(HEARD)
    assert bert.page.evaluate("() => window.felt.length") == 1
    no_overflow(bert.page)
    asked = sitting(ann, BERT).get_by_test_id("nudge")
    expect(asked).to_have_accessible_name("Bert has been nudged")
    expect(asked).to_be_focused()
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text("Bert has been nudged")
    asked.press("Enter")
    for person in (ann, wanda):
        expect(person.page.get_by_test_id("nudge-line")).to_have_count(0)
        expect(person.page.get_by_test_id("refusal")).to_have_count(0)
    assert all(message["type"] in ("ping", "pong") for message in wanda.told[before:])

    assert bert.answer_if_asked()
    expect(bert.page.get_by_test_id("nudge-line")).to_have_count(0)
    expect(bert.page.get_by_test_id("nudged")).to_have_text("")
    bert_goes_on(ann, bert)
    expect(sitting(ann, BERT).get_by_test_id("nudge")).to_have_count(0, timeout=PATIENCE)


def test_behind_another_page_the_title_calls_and_who_wants_it_quiet_hears_nothing(
    server: Server, ann: Person, bert: Person
) -> None:
    bert_keeps_ann_waiting(server, ann, bert)
    bert.page.get_by_test_id("open-panel").click()
    bert.page.get_by_test_id("panel-table").click()
    bert.page.locator("fieldset[data-testid=sound] label").last.click()
    bert.page.evaluate(HIDDEN)
    ann.page.locator("header").get_by_test_id("nudge").click()
    bert.page.wait_for_function("() => document.title.startsWith('Ann asks: your turn · ')", timeout=PATIENCE)
    assert not bert.page.evaluate(HEARD)
    assert bert.page.evaluate("() => window.felt.length") == 0


def test_what_the_house_does_not_pass_on_is_told(server: Server, ann: Person, bert: Person) -> None:
    """On another page of mine I have asked already."""
    bert_keeps_ann_waiting(server, ann, bert)
    second = ann.context.new_page()
    second.set_viewport_size({"width": 360, "height": 740})
    second.goto(ann.page.url)
    second.locator("header").get_by_test_id("nudge").click(timeout=PATIENCE)
    no_overflow(second)
    expect(bert.page.get_by_test_id("nudge-line")).to_be_visible(timeout=PATIENCE)
    ann.page.locator("header").get_by_test_id("nudge").click()
    said = "Not done: You nudged them a moment ago, and once in 20 seconds is enough."
    expect(ann.page.get_by_test_id("refusal")).to_contain_text(said)


def test_a_bell_that_goes_from_the_panel_leaves_the_focus_there(server: Server, ann: Person, bert: Person) -> None:
    bert_keeps_ann_waiting(server, ann, bert)
    ann.page.get_by_test_id("panel-table").click()
    sitting(ann, BERT).get_by_test_id("nudge").focus()
    bert_goes_on(ann, bert)
    expect(sitting(ann, BERT).get_by_test_id("nudge")).to_have_count(0, timeout=PATIENCE)
    expect(sitting(ann, BERT).get_by_role("button")).to_be_focused()
    expect(ann.page.get_by_test_id("called")).not_to_be_empty()


def test_a_bell_that_goes_from_the_head_leaves_the_focus_on_whom_it_waits_for(
    browser: Browser, still: Server, scene: Scene
) -> None:
    """Nothing new is asked: whoever was to be nudged has only left."""
    ann, vera = (browser.new_page(viewport={"width": 1440, "height": 900}) for _ in range(2))
    for page, secret in ((ann, scene.secret), (vera, second(scene))):
        page.goto(f"{still.address}/table/table?pace=fast#seat={secret}")
    wait_for_my_choice(ann)
    press(ann)
    bell = ann.locator("header").get_by_test_id("nudge")
    expect(bell).to_have_accessible_name("Nudge Vera")
    bell.focus()
    vera.close()
    expect(bell).to_have_count(0, timeout=PATIENCE)
    expect(ann.locator("header :focus")).to_contain_text("Waiting for Vera")
    ann.keyboard.press("Tab")
    expect(ann.get_by_test_id("undo").or_(ann.get_by_test_id("sound")).first).to_be_focused()
    ann.close()
