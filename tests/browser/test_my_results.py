"""What was played and won under a name, from the settings of the entrance."""

from pathlib import Path

from playwright.sync_api import expect

from backroom.store.results import Result, result_statements
from backroom.store.sqlite import SqliteJournal
from tests.browser.checks import axe, no_overflow
from tests.browser.house import PATIENCE, Server
from tests.browser.past import aside
from tests.browser.people import Person
from tests.store.script import OPENED


async def play_three(journal: SqliteJournal) -> None:
    for table, game, won in (("a", "fbi", True), ("b", "getaway", False), ("c", "getaway", True)):
        await journal.open_table(table, OPENED, {})
        await journal.writer.write(*result_statements(table, [Result(0, "Ann", game, 3, won)]))
        await journal.finish(table)


def test_my_results_are_told_game_by_game_and_anybodys_can_be_looked_up(tmp_path: Path, ann: Person) -> None:
    aside(tmp_path / "room.sqlite3", play_three)
    server = Server(tmp_path / "room.sqlite3")
    try:
        page = ann.page
        page.goto(server.address)
        page.get_by_test_id("settings").click()
        page.get_by_test_id("my-results").click()
        expect(page.get_by_test_id("results-sum")).to_have_text("3 games finished, 2 won.", timeout=PATIENCE)
        expect(page.get_by_test_id("results-getaway")).to_contain_text("1 of 2 won")
        expect(page.get_by_test_id("results-sleepers")).to_contain_text("not played yet")
        for width, height in ((1440, 900), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            no_overflow(page)
            axe(page)
        expect(page.get_by_test_id("finished")).to_have_count(0)
        page.evaluate('() => localStorage.setItem(\'backroom.finished\', \'[{"table":"a","game":"fbi"}]\')')
        page.get_by_test_id("results-name").fill("Nobody")
        page.get_by_test_id("results-name").press("Enter")
        expect(page.get_by_test_id("results-sum")).to_contain_text("No game has been finished", timeout=PATIENCE)
        expect(page.get_by_test_id("finished").get_by_role("link").first).to_have_attribute("href", "/review/a")
        no_overflow(page)
        axe(page)
        page.go_back()
        expect(page.get_by_test_id("results-sum")).to_contain_text("3 games", timeout=PATIENCE)
    finally:
        server.stop()
