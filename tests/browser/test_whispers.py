"""Words reach whom they were meant for, or nobody; and a bad link costs nobody the seat."""

from playwright.sync_api import expect

from tests.browser.house import PATIENCE, Server
from tests.browser.people import BERT, Person, gather
from tests.browser.sounds import WORD, heard, listen


def test_a_whisper_to_somebody_who_has_gone_is_told_to_nobody(
    server: Server, ann: Person, bert: Person, wanda: Person
) -> None:
    link = gather(server, ann, bert, seats=4, game="criminals", whisper="on")
    wanda.follow(link)
    ann.page.get_by_test_id("whom").select_option(label="Whisper to Bert")
    ann.page.get_by_test_id("say").fill("It was you, Bert")
    bert.page.get_by_test_id("stand-up").click()
    expect(ann.page.get_by_test_id("gone")).to_contain_text("Bert is no longer here", timeout=PATIENCE)
    expect(ann.page.get_by_test_id("send")).to_be_disabled()
    ann.page.get_by_test_id("say").press("Enter")
    expect(ann.page.get_by_test_id("say")).to_have_value("It was you, Bert")
    ann.page.get_by_test_id("whom").select_option(label="Everybody")
    ann.page.get_by_test_id("say").fill("Bert has left")
    ann.page.get_by_test_id("send").click()
    expect(wanda.page.get_by_test_id("said")).to_contain_text(["Bert has left"], timeout=PATIENCE)
    assert not any("It was you" in str(message) for person in (bert, wanda) for message in person.told)


def test_whoever_has_no_seat_is_told_who_hears_it(server: Server, ann: Person, bert: Person, wanda: Person) -> None:
    wanda.follow(gather(server, ann, bert))
    expect(wanda.page.get_by_test_id("unheard")).to_be_visible()
    expect(wanda.page.get_by_test_id("say")).to_have_attribute("placeholder", "Say something to the watchers")
    expect(ann.page.get_by_test_id("unheard")).to_have_count(0)


def test_what_is_being_written_stays_while_another_page_is_in_front(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert, seats=3, game="criminals", whisper="on")
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-chat").click(timeout=PATIENCE)
    ann.page.get_by_test_id("whom").select_option(label="Whisper to Bert")
    expect(ann.page.get_by_role("textbox", name="Whisper something to Bert")).to_be_visible()
    ann.page.get_by_test_id("say").fill("half a thought")
    ann.page.get_by_test_id("panel-notes").click()
    ann.page.get_by_test_id("panel-chat").click()
    expect(ann.page.get_by_test_id("say")).to_have_value("half a thought")
    expect(ann.page.get_by_test_id("whom").locator("option:checked")).to_have_text("Whisper to Bert")
    ann.page.get_by_test_id("whom").select_option(label="Everybody")
    ann.page.reload()
    ann.page.get_by_test_id("panel-chat").click(timeout=PATIENCE)
    expect(ann.page.get_by_test_id("say")).to_have_value("half a thought")
    ann.page.get_by_test_id("send").click()
    expect(ann.page.get_by_test_id("said")).to_contain_text(["half a thought"], timeout=PATIENCE)
    ann.page.reload()
    ann.page.get_by_test_id("panel-chat").click(timeout=PATIENCE)
    expect(ann.page.get_by_test_id("say")).to_have_value("")


HEARD = heard(WORD)


def test_what_is_said_behind_another_page_is_spoken_sounded_and_counted(
    server: Server, ann: Person, bert: Person
) -> None:
    for person in (ann, bert):
        listen(person.context)
    gather(server, ann, bert, seats=3, game="criminals", whisper="on")
    ann.page.get_by_test_id("begin").click()
    bert.page.get_by_test_id("panel-log").wait_for(state="attached", timeout=PATIENCE)
    ann.page.get_by_test_id("panel-chat").click(timeout=PATIENCE)
    spoken = bert.page.locator("[aria-live=polite]").get_by_test_id("overheard")
    opener = bert.page.get_by_test_id("open-panel")
    expect(spoken).to_have_text("", timeout=PATIENCE)
    expect(opener).to_have_accessible_name("Open log and chat")
    bert.page.locator("header").click()  # a page is silent until it is touched
    ann.say("It was you")
    expect(spoken).to_have_text("Ann: It was you")
    bert.page.wait_for_function(HEARD)
    expect(opener).to_have_accessible_name("Open log and chat, 1 unread")
    ann.page.get_by_test_id("whom").select_option(label="Whisper to Bert")
    ann.say("I know it")
    expect(spoken.locator("p")).to_have_text(["Ann: It was you", "Whisper from Ann: I know it"])
    expect(opener).to_have_accessible_name("Open log and chat, 2 unread")
    expect(ann.page.get_by_test_id("overheard")).to_have_text("")

    opener.click()
    expect(bert.page.get_by_test_id("said")).to_have_count(2)
    expect(spoken).to_have_text("")
    bert.page.get_by_test_id("panel-table").click()
    bert.page.locator("fieldset[data-testid=sound] label").last.click()
    bert.page.evaluate("() => void (window.sounded.length = 0)")
    ann.say("And you know that I know")
    expect(spoken).to_have_text("Whisper from Ann: And you know that I know")
    assert not bert.page.evaluate(HEARD)


def test_what_is_refused_is_called_what_it_was(server: Server, ann: Person, bert: Person) -> None:
    gather(server, ann, bert)
    ann.page.get_by_test_id("begin").click()
    ann.page.get_by_test_id("panel-chat").click(timeout=PATIENCE)
    ann.say("\u200b\u200b\u200b")
    refusal = ann.page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("Not said: What you say has 1 to 300 characters that can be seen")
    expect(ann.page.get_by_test_id("say")).to_have_value("\u200b\u200b\u200b")


def test_a_link_with_a_bad_key_costs_nobody_the_seat(server: Server, ann: Person, bert: Person) -> None:
    link = gather(server, ann, bert)
    for _ in range(2):
        bert.page.goto(f"{server.address}/rules")
        bert.page.goto(f"{link}#seat=garbage")
        expect(bert.place(BERT)).to_contain_text("you", timeout=PATIENCE)
        assert "#seat" not in bert.page.url
