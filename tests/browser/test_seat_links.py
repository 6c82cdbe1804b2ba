"""A seat carried by a link: it opens wherever it is put, leaves no trace, and takes nobody's own seat unasked."""

from playwright.sync_api import expect

from tests.browser.checks import axe
from tests.browser.house import PATIENCE, Server
from tests.browser.people import ANN, BERT, Person, found_at, gather

KEPT = "id => localStorage.getItem('backroom.seat.' + id)"


def test_a_seat_link_is_copied_in_the_lobby_and_typed_at_the_entrance(
    server: Server, ann: Person, wanda: Person
) -> None:
    found_at(ann.page, server.address)
    link = ann.open_table(server.address, 2)
    seat = _copied(ann)
    assert seat.startswith(f"{link}#seat=")
    axe(ann.page)

    wanda.page.goto(f"{server.address}/?pace=fast")
    wanda.page.get_by_test_id("code").locator("visible=true").fill(seat)
    wanda.page.get_by_test_id("join-button").locator("visible=true").click()
    wanda.page.get_by_test_id("lobby").wait_for(timeout=PATIENCE)
    expect(wanda.page).to_have_url(link)
    assert wanda.updates()[-1]["seat"] == ANN


def test_a_seat_link_put_over_the_address_of_its_table_is_heard_and_asks_whoever_sits_there(
    server: Server, ann: Person, bert: Person, wanda: Person
) -> None:
    found_at(ann.page, server.address)
    link = gather(server, ann, bert, seats=3)
    seat = _copied(ann)
    hers, table = seat.split("=")[1], link.rsplit("/", 1)[1]
    wanda.follow(link)
    _put(wanda, seat)
    expect(wanda.place(ANN)).to_contain_text("you", timeout=PATIENCE)
    assert wanda.page.evaluate(KEPT, table) == hers

    his = bert.page.evaluate(KEPT, table)
    _put(bert, seat)
    axe(bert.page)
    bert.page.get_by_test_id("stay-in-mine").click()
    assert bert.page.evaluate(KEPT, table) == his
    expect(bert.place(BERT)).to_contain_text("you")
    bert.page.goto(server.address)
    _put(bert, seat)
    bert.page.get_by_test_id("take-other").click()
    expect(bert.place(ANN)).to_contain_text("you", timeout=PATIENCE)
    assert bert.page.evaluate(KEPT, table) == hers


def _copied(person: Person) -> str:
    """The link in the settings of the lobby."""
    person.page.get_by_test_id("settings").click()
    moving = person.page.get_by_test_id("move-seat")
    moving.locator("summary").click()
    expect(moving.get_by_test_id("qr")).to_be_visible()
    return moving.get_by_test_id("link").input_value()


def _put(person: Person, link: str) -> None:
    """Into the address bar; the secret is not to be read there afterwards."""
    person.page.goto(link)
    person.page.wait_for_function("() => location.hash === ''")
