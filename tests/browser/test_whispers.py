"""Words reach whom they were meant for, or nobody; and a bad link costs nobody the seat."""

from playwright.sync_api import expect

from tests.browser.house import PATIENCE, Server
from tests.browser.people import BERT, Person, gather


def test_a_whisper_to_somebody_who_has_gone_is_told_to_nobody(
    server: Server, ann: Person, bert: Person, wanda: Person
) -> None:
    link = gather(server, ann, bert, seats=4, game="criminals", whisper="on")
    wanda.follow(link)
    ann.page.get_by_test_id("whom").select_option(label="whispered to Bert")
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
    ann.page.get_by_test_id("whom").select_option(label="whispered to Bert")
    ann.page.get_by_test_id("say").fill("half a thought")
    ann.page.get_by_test_id("panel-notes").click()
    ann.page.get_by_test_id("panel-chat").click()
    expect(ann.page.get_by_test_id("say")).to_have_value("half a thought")
    expect(ann.page.get_by_test_id("whom").locator("option:checked")).to_have_text("whispered to Bert")


def test_a_link_with_a_bad_key_costs_nobody_the_seat(server: Server, ann: Person, bert: Person) -> None:
    link = gather(server, ann, bert)
    for _ in range(2):
        bert.page.goto(f"{server.address}/rules")
        bert.page.goto(f"{link}#seat=garbage")
        expect(bert.place(BERT)).to_contain_text("you", timeout=PATIENCE)
        assert "#seat" not in bert.page.url
