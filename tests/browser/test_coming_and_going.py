"""Whoever leaves, hesitates, errs or changes the device: the evening goes on, and the seat is still theirs."""

import re
from itertools import combinations
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.browser.camera import scan
from tests.browser.checks import axe, faults
from tests.browser.fbi import decision, press, wait_for_another, wait_for_my_choice
from tests.browser.house import PATIENCE, Server, sit_down
from tests.browser.people import ANN, BERT, LAN, Person, found_at, gather

SHORT = {"kind": "live", "seconds": 5, "days": 1, "bank": 0}
DAYS = {"kind": "days", "days": 2}
LONGEST = ("Grossherzoginmathild", "Maximilianewolframin")

CUT_IN_THE_HEAD = """() => {
    const head = document.querySelector('header').getBoundingClientRect();
    return [...document.querySelectorAll('header :is(.says, .says *, time)')].filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const cut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
        return part.checkVisibility() && part.clientWidth > 0 && (cut || top < head.top || bottom > head.bottom);
    }).map((part) => part.innerText);
}"""
ON_EACH_OTHER = """() => {
    const parts = [...document.querySelectorAll('header :is(.logo, .count, .says, time, button, .help)')]
        .filter((part) => part.checkVisibility()).map((part) => [part, part.getBoundingClientRect()]);
    return parts.flatMap(([one, a], k) => parts.slice(k + 1).filter(([, b]) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    ).map(([other]) => `${one.innerText || one.ariaLabel} and ${other.innerText || other.ariaLabel}`));
}"""


def test_a_bot_stands_in_for_a_leaver_who_sits_again(impatient: Server, ann: Person, bert: Person) -> None:
    link = gather(impatient, ann, bert, seats=2)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    ann.page.get_by_test_id("panel-table").click()
    berts = ann.page.locator(f'[data-testid="sitting"][data-seat="{BERT}"]')
    expect(berts).to_have_attribute("data-stand-in", "false")

    bert.page.goto(impatient.address)
    if bert.updates()[-1]["decision"] is None:  # nobody stands in before something is asked
        ann.answer()
    expect(berts).to_have_attribute("data-stand-in", "true")
    expect(berts).to_contain_text("a bot plays until they are back")
    while wait_for_my_choice(ann.page) != "arrest":  # both have to choose before anybody arrests
        ann.answer()

    bert.follow(link)
    expect(berts).to_have_attribute("data-stand-in", "false")
    while not bert.answered:
        if not any([person.answer_if_asked() for person in (ann, bert)]):
            ann.page.wait_for_timeout(30)
    assert bert.updates()[-1]["seat"] == BERT


def test_a_full_table_invites_nobody_to_sit_down(server: Server, ann: Person, bert: Person, wanda: Person) -> None:
    link = ann.open_table(server.address, 2)
    invitation = ann.page.get_by_text("can sit down")
    expect(invitation).to_be_visible()
    bert.follow(link)
    bert.page.get_by_test_id("sit-down").click()
    expect(invitation).to_have_count(0)
    wanda.follow(link)
    expect(wanda.page.get_by_text("Every seat is taken. Whoever opens this link watches.")).to_be_visible()


def test_what_was_done_is_taken_back_by_its_button(server: Server, ann: Person, wanda: Person) -> None:
    gather(server, ann, wanda, seats=2)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, wanda):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    actor, other = (ann, wanda) if ann.updates()[-1]["decision"] else (wanda, ann)
    assert wait_for_my_choice(actor.page) == "release"
    log, theirs = (person.page.get_by_test_id("log") for person in (actor, other))
    mine, told = log.inner_text(), theirs.inner_text()
    press(actor.page)
    expect(theirs).not_to_have_text(told, use_inner_text=True)
    expect(actor.page.get_by_test_id("primary")).to_have_count(0)

    actor.page.get_by_test_id("undo").click()
    assert wait_for_my_choice(actor.page) == "release"
    for person, whose, before in ((actor, log, mine), (other, theirs, told)):
        said = person.page.get_by_test_id("taken-back")
        expect(said).to_contain_text("took it back")
        assert whose.inner_text().replace(said.inner_text(), "").strip() == before.strip()
    expect(actor.page.get_by_test_id("undo")).to_have_count(0)
    press(actor.page)
    expect(theirs).not_to_have_text(told, use_inner_text=True)


def test_when_a_clock_has_run_out_the_house_plays(browser: Browser, server: Server) -> None:
    page = _sit_with_a_clock(browser, server)
    assert wait_for_my_choice(page) == "release"
    log = page.get_by_test_id("log")
    told = log.inner_text()
    expect(page.get_by_test_id("clock").first).to_be_visible()
    wait_for_another(page, decision(page))
    expect(log).to_contain_text("You released nothing")
    expect(log).not_to_have_text(told, use_inner_text=True)
    wait_for_my_choice(page)
    page.close()


def test_a_clock_keeps_clear_of_what_the_head_says(browser: Browser, server: Server) -> None:
    page = _sit_with_a_clock(browser, server)
    for width in (360, 390, 768, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        says = page.locator(".status .says").filter(visible=True).bounding_box()
        clock = page.locator("header").get_by_test_id("clock").bounding_box()
        assert says is not None
        assert clock is not None
        beside = clock["x"] - (says["x"] + says["width"])
        below = clock["y"] - (says["y"] + says["height"])
        assert beside >= 6 or below >= 0
    page.close()


def test_a_phone_names_whoever_is_awaited_beside_a_long_clock_and_a_way_back(browser: Browser, server: Server) -> None:
    """A name of twenty letters, days and hours, and undo."""
    wish = {"game": "fbi", "name": LONGEST[0], "seats": 2, "begin": False, "clock": DAYS}
    people = [browser.new_context(viewport={"width": 360, "height": 740}, locale="de-DE").new_page() for _ in LONGEST]
    host = people[0].request.post(f"{server.address}/api/tables", data=wish).json()
    table = f"{server.address}/table/{host['table']}?pace=fast"
    guest = (
        people[1].request.post(f"{server.address}/api/tables/{host['table']}/seats", data={"name": LONGEST[1]}).json()
    )
    for page, seated in zip(people, (host, guest), strict=True):
        page.goto(f"{table}#seat={seated['secret']}")
        page.get_by_test_id("lobby").wait_for(timeout=PATIENCE)
    people[0].get_by_test_id("begin").click()
    asked = people[0].get_by_test_id("primary").or_(people[0].get_by_text(f"{LONGEST[1]}…")).first
    asked.wait_for(timeout=PATIENCE)
    actor, awaited = (people[0], LONGEST[1]) if decision(people[0]) else (people[1], LONGEST[0])
    press(actor)
    actor.get_by_test_id("undo").wait_for(timeout=PATIENCE)
    for width in (360, 390, 430, 600):
        actor.set_viewport_size({"width": width, "height": 740})
        expect(actor.locator("header .says").filter(visible=True)).to_contain_text(awaited)
        expect(actor.locator("header").get_by_test_id("clock")).to_have_text(re.compile("1 T 23 Std"))
        assert faults(actor, CUT_IN_THE_HEAD) == [], width
        assert faults(actor, ON_EACH_OTHER) == [], width
    for page in people:
        page.context.close()


def _sit_with_a_clock(browser: Browser, server: Server) -> Page:
    """The entrance offers no clock as short as this."""
    page = browser.new_page()
    wish = {"game": "fbi", "name": "Ann", "seats": 2, "clock": SHORT}
    seated = page.request.post(f"{server.address}/api/tables", data=wish).json()
    page.goto(f"{server.address}/table/{seated['table']}?pace=fast#seat={seated['secret']}")
    return page


def test_a_seat_moves_to_another_device_with_its_notes_by_a_code_that_leaves_no_trace(
    browser: Browser, server: Server, ann: Person
) -> None:
    found_at(ann.page, server.address)
    link = ann.open_table(server.address, 2)
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-table").click(timeout=PATIENCE)
    moving = ann.page.get_by_test_id("move-seat")
    moving.locator("summary").click()
    said = scan(moving.get_by_test_id("qr"))
    assert said.startswith(f"{link}#seat=")
    ann.page.get_by_test_id("panel-notes").click()
    with ann.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        ann.page.get_by_test_id("notes").fill("Bert bids high")

    phone = Person(browser, "", 390, 844)
    phone.page.goto(said)
    phone.answer()
    phone.page.get_by_test_id("open-panel").click()
    phone.page.get_by_test_id("panel-notes").click()
    expect(phone.page.get_by_test_id("notes")).to_have_value("Bert bids high")
    expect(phone.page).to_have_url(link)
    assert phone.updates()[-1]["view"]["seat"] == ANN
    assert said.split("=")[1] == phone.page.evaluate(
        "id => localStorage.getItem('backroom.seat.' + id)", link.rsplit("/", 1)[1]
    )
    phone.close()


def test_a_host_at_their_own_machine_hands_out_the_address_of_the_network(server: Server, ann: Person) -> None:
    found_at(ann.page, LAN)
    link = ann.open_table(server.address, 2)
    path = urlsplit(link).path
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-table").click(timeout=PATIENCE)
    moving = ann.page.get_by_test_id("move-seat")
    moving.locator("summary").click()
    assert scan(moving.get_by_test_id("qr")).startswith(f"{LAN}{path}#seat=")
    watching = ann.page.get_by_test_id("watch-link")
    watching.locator("summary").click()
    expect(watching.get_by_test_id("link")).to_have_value(f"{LAN}{path}")
    assert scan(watching.get_by_test_id("qr")) == f"{LAN}{path}"
    expect(ann.page.get_by_test_id("only-here")).to_have_count(0)


def test_a_host_whom_nobody_reaches_is_told_so_and_shows_no_code(server: Server, ann: Person) -> None:
    ann.open_table(server.address, 2)
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-table").click(timeout=PATIENCE)
    for fold in ("move-seat", "watch-link"):
        within = ann.page.get_by_test_id(fold)
        within.locator("summary").click()
        expect(within.get_by_test_id("only-here")).to_be_visible()
        expect(within.get_by_test_id("qr")).to_have_count(0)
    axe(ann.page)


def test_whoever_was_sent_away_is_not_asked_to_go_on(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=2)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    ann.page.get_by_test_id("panel-table").click()
    berts = ann.page.locator(f'[data-testid="sitting"][data-seat="{BERT}"]')
    berts.get_by_role("button", expanded=False).click()  # beside it may be the bell
    axe(ann.page, within='[data-testid="sitting"] .deeds')
    berts.get_by_test_id("kick").click()
    expect(berts.locator("[data-question]")).to_contain_text("Bert cannot come back")
    axe(ann.page, within='[data-testid="sitting"] .deeds')
    berts.get_by_test_id("kick-sure").click()
    told = "Dolores, a bot, has Bert\u2019s seat from now on"
    for place in ('[data-testid="aside"]', '[data-testid="log"] li', ".frame > [aria-live] p"):  # seen, kept and said
        expect(ann.page.locator(place, has_text=told)).to_have_count(1)
    expect(bert.page.locator("main[data-end=barred]")).to_be_visible()
    bert.page.get_by_test_id("to-entrance").click()
    bert.page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    expect(bert.page.get_by_test_id("unfinished")).to_have_count(0)


def test_a_game_closed_before_its_end_is_looked_back_at_as_broken_off(server: Server, ann: Person) -> None:
    sit_down(ann.page, server.address, "fbi", seats=2)
    ann.page.get_by_test_id("panel-table").click()
    ann.page.get_by_test_id("close-table").click()
    ann.page.get_by_test_id("close-sure").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("broken off")
    ann.page.get_by_test_id("to-review").click()
    expect(ann.page.get_by_test_id("cut-short")).to_be_visible()
    apart(ann.page, ".results", ".side", ".course")
    ann.page.get_by_test_id("to-replay").click()
    ann.page.get_by_test_id("scrub").wait_for(timeout=PATIENCE)
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_test_id("cut-short")).to_be_visible()
    for width, height in ((390, 844), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        apart(ann.page, ".table", "[data-testid=cut-short]", ".scrub", ".controls")


def apart(page: Page, *places: str) -> None:
    """None of them lies over another."""
    boxes = [box for place in places if (box := page.locator(place).first.bounding_box())]
    assert len(boxes) == len(places)
    for one, other in combinations(boxes, 2):
        beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        below = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
        assert beside or below, f"expected {one} and {other} apart"
