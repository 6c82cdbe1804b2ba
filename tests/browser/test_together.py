"""Several people at one table, each in a browser of their own: link, lobby, chat, watcher, and nobody's secrets."""

from playwright.sync_api import Browser, Page, expect

from tests.browser import getaway
from tests.browser.checks import axe, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.keyboard import tab_to
from tests.browser.people import ANN, BERT, Person, gather


def test_two_people_a_bot_and_a_watcher_from_the_link_to_the_next_game(
    server: Server, ann: Person, bert: Person, wanda: Person
) -> None:
    link = gather(server, ann, bert, seats=5)
    bert.say("Is this seat taken?")
    expect(ann.page.get_by_test_id("said").last).to_contain_text("Is this seat taken?")
    ann.place(2).get_by_test_id("add-bot").click()
    expect(bert.place(2)).to_have_attribute("data-state", "bot")
    bert.page.get_by_test_id("ready").click()
    expect(ann.place(BERT)).to_contain_text("ready")
    for person in (ann, bert):
        no_overflow(person.page)
        axe(person.page)

    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    wanda.follow(link)
    for person in (ann, bert, wanda):
        no_overflow(person.page)
    axe(bert.page)

    ann.page.get_by_test_id("panel-chat").click()
    ann.say("Murder is mine.")
    expect(bert.page.get_by_test_id("open-panel")).to_contain_text("1")

    while not all(person.over() for person in (ann, bert, wanda)):
        if not any([person.answer_if_asked() for person in (ann, bert)]):
            ann.page.wait_for_timeout(30)
    for person in (ann, bert, wanda):
        expect(person.page.get_by_test_id("winner")).to_be_visible(timeout=PATIENCE)

    table = link.rsplit("/", 1)[1]
    assert table in ann.page.evaluate("() => localStorage.getItem('backroom.finished')"), "to be looked back at"
    assert wanda.page.evaluate("() => localStorage.getItem('backroom.finished')") is None
    for person, seat in ((ann, ANN), (bert, BERT), (wanda, -1)):
        playing = [update for update in person.updates() if update["stage"] == "playing"]
        assert playing
        assert all(update["view"]["seat"] == seat for update in playing)
        assert all(update["seed"] is None for update in playing)
    assert all(update["decision"] is None and update["view"]["kept"] == [] for update in wanda.updates())
    sealed = [update for update in ann.updates() if update["decision"] and update["decision"]["sealed"]]
    assert any(update["decision"]["locked"] for update in sealed)
    expect(wanda.page.get_by_test_id("primary")).to_have_count(0)

    play_again_together(ann, bert)


def play_again_together(ann: Person, bert: Person) -> None:
    """Ann asks for the next game, Bert is told of it, and both sit where they sat."""
    first = ann.page.url
    ann.page.get_by_test_id("play-again").click()
    ann.page.wait_for_url(lambda url: url != first, timeout=PATIENCE)
    bert.page.get_by_test_id("rematch-go").click()
    bert.page.wait_for_url(ann.page.url, timeout=PATIENCE)
    for person, seat in ((ann, ANN), (bert, BERT)):
        person.page.locator('[data-testid="lobby"], [data-testid="phase"]').first.wait_for(timeout=PATIENCE)
        assert person.updates()[-1]["seat"] == seat


def test_after_a_getaway_both_are_offered_the_next_and_a_look_back(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, 2, "getaway", start="host")
    ann.page.get_by_test_id("begin").click()
    getaway.play_to_the_end(ann.page)
    for way in ("to-review", "to-replay", "record"):
        expect(ann.page.get_by_test_id(way)).to_be_visible()
    play_again_together(ann, bert)


def test_what_one_keeps_in_secret_the_other_is_not_told(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=2)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    while not ann.page.locator("[data-agent]").count():
        if not any([person.answer_if_asked("release") for person in (ann, bert)]):
            ann.page.wait_for_timeout(30)
    bert.page.locator("[data-agent]").first.wait_for(timeout=PATIENCE)
    before = len(bert.told)
    ann.answer()
    expect(ann.page.get_by_test_id("phase")).to_contain_text("Locked in")
    bert.page.wait_for_function("() => document.body.innerText.includes('locked')", timeout=PATIENCE)
    choice = next(u["decision"]["choice"] for u in reversed(ann.updates()) if u["decision"])
    assert choice.startswith("keep ")
    for message in bert.told[before:]:
        if message["type"] == "update":
            assert message["view"]["kept"] == []
            assert message["decision"]["choice"] is None
            assert message["decision"]["choice"] != choice


def test_the_host_hands_over_kicks_and_closes(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert)
    ann.place(BERT).get_by_test_id("make-host").click()
    expect(bert.page.get_by_test_id("begin")).to_be_visible()
    expect(ann.page.get_by_test_id("begin")).to_have_count(0)
    bert.place(ANN).get_by_test_id("kick").click()
    expect(bert.place(ANN)).to_have_attribute("data-state", "free")
    bert.page.get_by_test_id("close-table").click()
    bert.page.get_by_test_id("close-sure").click()
    expect(bert.page.get_by_test_id("lobby")).to_have_count(0)


def test_a_name_a_sign_and_another_seat(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=4)
    bert.page.get_by_test_id("rename").fill("Robert")
    bert.page.get_by_test_id("rename-do").click()
    expect(ann.place(BERT)).to_contain_text("Robert")
    sign = bert.page.locator('input[name="sign"][value="7"]')
    sign.evaluate("(sign) => sign.scrollIntoView({ block: 'center' })")  # from under the foot of the page
    sign.check(force=True)
    bert.place(3).get_by_test_id("sit-here").click()
    expect(ann.place(3)).to_contain_text("Robert")
    expect(ann.place(BERT)).to_have_attribute("data-state", "free")


def test_a_name_that_is_refused_is_not_kept_and_covers_nothing(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=4)
    page = bert.page
    page.get_by_test_id("rename").fill("Ann")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.get_by_test_id("rename-do").click()
    page.get_by_test_id("refusal").wait_for(timeout=PATIENCE)
    assert page.evaluate("() => localStorage.getItem('backroom.name')") == "Bert"
    expect(page.get_by_test_id("rename")).to_have_value("Ann")
    page.wait_for_function(
        """() => document.querySelector('fieldset').getBoundingClientRect().bottom
            <= document.querySelector('footer').getBoundingClientRect().top""",
        timeout=PATIENCE,
    )


def test_a_phone_opens_a_table_and_another_joins_by_its_link(browser: Browser, server: Server) -> None:
    """From the entrance on, by two thumbs: both sit, both say something, and both hear it."""
    ann, bert = (Person(browser, name, 360, 740) for name in ("Ann", "Bert"))
    gather(server, ann, bert, seats=2)
    for person, text in ((ann, "Who is there?"), (bert, "Only me.")):
        person.say(text)
        for hearer in (ann, bert):
            expect(hearer.page.get_by_test_id("said").last).to_contain_text(text)
            no_overflow(hearer.page)
    ann.page.get_by_test_id("begin").click()
    for person in (ann, bert):
        person.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
        person.page.get_by_test_id("open-panel").click()
        person.page.get_by_test_id("panel-chat").click()
    bert.say("Good luck.")
    for hearer in (ann, bert):
        expect(hearer.page.get_by_test_id("said").last).to_contain_text("Good luck.")
        no_overflow(hearer.page)
        hearer.close()


def test_a_pause_stops_the_table_and_anybody_ends_it(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=2)
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
    ann.page.get_by_test_id("panel-table").click()
    ann.page.get_by_test_id("pause").click()
    expect(bert.page.get_by_test_id("paused")).to_be_visible(timeout=PATIENCE)
    bert.page.get_by_test_id("go-on").click()
    expect(ann.page.get_by_test_id("paused")).to_have_count(0)


def test_a_lobby_by_keyboard_alone(server: Server, ann: Person) -> None:
    page: Page = ann.page
    page.goto(f"{server.address}/?pace=fast")
    tab_to(page, '[data-testid="door-fbi"] [data-testid="create"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="seats"] input:checked')
    page.keyboard.press("ArrowLeft")
    tab_to(page, '[data-testid="open-table"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("lobby").wait_for(timeout=PATIENCE)
    expect(page.get_by_test_id("place")).to_have_count(3)
    tab_to(page, '[data-testid="add-bot"]')
    page.keyboard.press("Enter")
    expect(ann.place(1)).to_have_attribute("data-state", "bot")
    tab_to(page, '[data-testid="say"]')
    page.keyboard.type("Anybody here?")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("said")).to_contain_text("Anybody here?")
    tab_to(page, '[data-testid="begin"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


def test_a_name_that_is_taken_is_told_and_is_no_error_of_the_page(server: Server, ann: Person, wanda: Person) -> None:
    wanda.follow(ann.open_table(server.address, 3))
    name = wanda.page.locator(".sit").get_by_test_id("name")
    for taken in ("ANN", "\u0391nn"):  # with a Greek letter
        name.fill(taken)
        wanda.page.get_by_test_id("sit-down").click()
        expect(wanda.page.get_by_role("alert")).to_contain_text("called Ann already")
        name.fill("")
    name.fill("Wanda")
    wanda.page.get_by_test_id("sit-down").click()
    expect(ann.place(1)).to_contain_text("Wanda")
