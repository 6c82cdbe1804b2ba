"""A finished game in a real browser: played again to the end, reviewed, and seen with other eyes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Page, Response, expect

from backroom.games import GAMES
from backroom.server.replay import walk
from backroom.server.rounds import tag_of
from tests.browser import visit
from tests.browser.checks import axe, no_console_errors, no_overflow
from tests.browser.house import PATIENCE, Server, Watch
from tests.browser.past import keep
from tests.browser.people import LAN, found_at
from tests.browser.visit import SIZES
from tests.server.finished import finished


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("archive") / "room.sqlite3"
    keep(path, {f"old-{game}": finished(game) for game in GAMES} | {"match": finished("inkognito", 3, play="match")})
    running = Server(path)
    yield running
    running.stop()


def open_page(browser: Browser, address: str, size: str = "desk") -> tuple[Page, Watch]:
    page, watch = visit.open_page(browser, address, size)
    page.get_by_test_id("at").wait_for(timeout=PATIENCE)
    return page, watch


def expect_at(page: Page, step: int) -> None:
    expect(page.get_by_test_id("at")).to_have_attribute("data-at", str(step))


def expect_last(page: Page, step: int) -> None:
    expect(page.get_by_test_id("at")).to_have_attribute("data-last", str(step))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_stepped_scrubbed_and_played_to_its_end(browser: Browser, archive: Server, game: str) -> None:
    page, watch = open_page(browser, f"{archive.address}/replay/old-{game}?pace=fast&eyes=0")
    last = len(finished(game).actions)
    expect_last(page, last)
    expect_at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_at(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 1)
    page.get_by_test_id("scrub").fill(str(last - 2))
    expect_at(page, last - 2)
    page.keyboard.press("Home")
    expect_at(page, 0)
    page.get_by_test_id("scrub").fill(str(last - 2))
    page.get_by_test_id("play").click()
    expect_at(page, last)
    expect(page.get_by_test_id("play")).to_have_attribute("data-playing", "false")
    expect(page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
    expect(page).to_have_url(f"{archive.address}/replay/old-{game}?at={last}&eyes=0")
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_key_moments_are_told_in_the_language_of_the_page(browser: Browser, archive: Server, game: str) -> None:
    """The same moments in both languages; whatever the log tells is told here in its words."""
    told = []
    for locale in ("en", "de"):
        page = browser.new_page(locale=locale, viewport={"width": 1440, "height": 900})
        page.goto(f"{archive.address}/review/old-{game}")
        page.get_by_test_id("moments").locator("button").first.wait_for(timeout=PATIENCE)
        told.append(page.locator('[data-testid="moments"] b').all_inner_texts())
        page.close()
    english, german = told
    assert len(english) == len(german) > 0
    assert not set(english) & set(german), "nothing is left in English"


def test_a_line_of_the_log_leads_to_its_moment(browser: Browser, archive: Server) -> None:
    page, watch = open_page(browser, f"{archive.address}/replay/old-fbi?at=60")
    lines = page.get_by_test_id("jump")
    lines.nth(20).wait_for(timeout=PATIENCE)
    expect(lines.nth(3)).to_have_accessible_name(re.compile("^Show this moment .+"))
    before = lines.count()
    lines.nth(3).click()
    expect(page.get_by_test_id("at")).to_have_attribute("data-at", re.compile(r"^\d$"))
    expect(lines).not_to_have_count(before)
    assert lines.count() < before
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("room", ["replay", "review"])
@pytest.mark.parametrize("size", list(SIZES))
def test_the_speed_is_chosen_by_touch_and_key_and_remembered(
    browser: Browser, archive: Server, room: str, size: str
) -> None:
    page, watch = open_page(browser, f"{archive.address}/{room}/old-sleepers?at=4", size)
    speed = page.get_by_test_id("speed")
    expect(speed).to_have_accessible_name("Speed: normal, 1×")
    expect(speed).to_be_in_viewport(ratio=1)
    no_overflow(page)
    speed.click()
    expect(speed).to_have_accessible_name("Speed: fast, 3×")
    page.keyboard.press("-")
    page.keyboard.press("-")
    page.reload()
    expect(speed).to_have_accessible_name("Speed: slow, ½×", timeout=PATIENCE)
    page.keyboard.press("+")
    expect(speed).to_have_text("1×")
    no_console_errors(watch)
    page.close()


def test_in_a_match_the_step_that_ends_a_game_shows_it_and_the_next_step_goes_on(
    browser: Browser, archive: Server
) -> None:
    """INK-8.1, whether one steps there, plays, or opens a link."""
    end = next(
        stepped.step
        for stepped in walk(finished("inkognito", 3, play="match"))
        if any(tag_of(event) == "game_ended" for _, event in stepped.story)
    )
    page, watch = open_page(browser, f"{archive.address}/replay/match?pace=fast&at={end - 1}&eyes=0")
    looked_back, head = page.get_by_test_id("interlude"), page.locator(".status .says").filter(visible=True)
    expect(looked_back).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(looked_back).to_be_visible()
    expect(head).to_have_text("Game 1 is over")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        expect(looked_back).to_have_count(0)
    expect_at(page, end + 2)
    page.goto(f"{archive.address}/replay/match?pace=fast&at={end}&eyes=0")
    expect(looked_back).to_be_visible()
    page.get_by_test_id("next-game").click()
    expect(looked_back).to_have_count(0)
    no_console_errors(watch)
    page.close()


def test_a_shared_moment_is_the_same_for_whoever_opens_it(browser: Browser, archive: Server) -> None:
    page, _ = open_page(browser, f"{archive.address}/replay/old-fbi?at=41&eyes=2")
    link = page.get_by_test_id("share").get_attribute("data-link") or ""
    page.get_by_test_id("jump").nth(20).wait_for(timeout=PATIENCE)
    log = page.get_by_test_id("log").inner_text()
    other, _ = open_page(browser, archive.address + link)
    expect_at(other, 41)
    expect(other.get_by_test_id("eyes")).to_have_attribute("data-eyes", "2")
    expect(other.get_by_test_id("log")).to_have_text(log, use_inner_text=True)
    page.close()
    other.close()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("copies", [True, False])
def test_a_page_without_a_clipboard_says_what_became_of_the_link(
    browser: Browser, archive: Server, size: str, copies: bool
) -> None:
    """Over plain HTTP, as in a home network, a page may not write to the clipboard itself."""
    page, watch = open_page(browser, f"{archive.address}/replay/old-fbi?at=41", size)
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { get: () => undefined })")
    page.evaluate(
        """(copies) => { document.execCommand = () => {
            window.selected = document.activeElement.value;
            return copies;
        }; }""",
        copies,
    )
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("shared")).to_be_in_viewport()
    expect(page.get_by_test_id("shared")).to_contain_text("is copied" if copies else "Copy the address")
    assert page.evaluate("() => window.selected") == page.url
    no_overflow(page)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("room", ["replay", "review"])
def test_a_moment_is_shared_under_the_address_of_the_network(browser: Browser, archive: Server, room: str) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    found_at(page, LAN)
    page.goto(f"{archive.address}/{room}/old-fbi?at=41&eyes=2")
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("shared")).to_contain_text("is copied")
    expect(page.get_by_test_id("only-here")).to_have_count(0)
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{LAN}/{room}/old-fbi?at=41&eyes=2"
    context.close()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_moment_that_only_this_computer_can_show_says_so(browser: Browser, archive: Server, size: str) -> None:
    page, watch = open_page(browser, f"{archive.address}/replay/old-fbi?at=41", size)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("only-here")).to_be_in_viewport(ratio=1)
    no_overflow(page)
    axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("only-here")).to_have_count(0)
    no_console_errors(watch)
    page.close()


@pytest.mark.parametrize("room", ["replay", "review"])
def test_eyes_that_were_not_at_the_table_are_nobodys(browser: Browser, archive: Server, room: str) -> None:
    page, watch = open_page(browser, f"{archive.address}/{room}/old-fbi?at=4&eyes=9")
    expect(page.get_by_test_id("eyes")).to_have_attribute("data-eyes", "open")
    expect_at(page, 4)
    no_console_errors(watch)
    page.close()


def test_what_was_secret_then_is_not_on_the_page(browser: Browser, archive: Server) -> None:
    """In the open every crime is told; with one seat's eyes only its own, and not even the answers hold another."""
    page, _ = open_page(browser, f"{archive.address}/review/old-criminals?at=1")
    expect(page.get_by_test_id("hidden")).to_be_visible()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if "eyes=1" in answer.url else None)
    with page.expect_response(lambda answer: "eyes=1" in answer.url):
        page.locator('[data-testid="eyes"] input[value="1"]').check()
    expect(page.get_by_test_id("eyes")).to_have_attribute("data-eyes", "1")
    expect(page.get_by_test_id("hidden")).to_have_count(0)
    expect(page.get_by_test_id("legend")).to_have_count(1)
    assert answers
    assert not any('"truth":{' in answer.text() for answer in answers)
    page.close()


def test_a_game_that_was_brought_in_claims_no_seal(browser: Browser, archive: Server) -> None:
    page = browser.new_page()
    record = page.request.get(f"{archive.address}/api/tables/old-fbi/record").text()
    brought = page.request.post(f"{archive.address}/api/records", data=record, headers={"content-type": "text/plain"})
    assert brought.ok, brought.text()
    for room in ("table", "review"):
        page.goto(f"{archive.address}/{room}/{brought.json()['table']}")
        certificate = page.get_by_test_id("fair-deal")
        expect(certificate).to_contain_text("brought in", timeout=PATIENCE)
        expect(certificate).not_to_contain_text("was sealed before the first card")
        expect(certificate.get_by_test_id("seed")).to_be_visible()
        expect(certificate.locator(".seal, [data-testid=verdict], [data-testid=commitment]")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("game", list(GAMES))
def test_a_review_tells_how_it_went(browser: Browser, archive: Server, game: str, size: str) -> None:
    page, watch = open_page(browser, f"{archive.address}/review/old-{game}", size)
    record = finished(game)
    last = len(record.actions)
    expect_last(page, last)
    expect_at(page, last)
    expect(page.get_by_test_id("results").locator("li")).to_have_count(record.seats)
    expect(page.locator('[data-testid="results"] .tile.won').first).to_be_visible()
    expect(page.locator('.proof [data-testid="verdict"]')).to_have_attribute(
        "data-verdict", "matches", timeout=PATIENCE
    )
    expect(page.get_by_test_id("replays")).to_contain_text(str(last))
    moment = page.get_by_test_id("moments").locator("button").first
    step = moment.get_attribute("data-step") or ""
    moment.click()
    expect_at(page, int(step))
    plot = page.get_by_test_id("plot")
    plot.click()
    middle = "|".join(str(step) for step in range(last + 1) if abs(step - last / 2) < last / 8 + 2)
    expect(page.get_by_test_id("at")).to_have_attribute("data-at", re.compile(f"^({middle})$"))
    plot.press("End")
    expect_at(page, last)
    expect(page.locator('[data-testid="plot"] path.curve')).to_have_count(2 if game == "getaway" else record.seats)
    no_overflow(page)
    axe(page)
    no_console_errors(watch)
    page.close()


def test_nothing_of_the_bar_is_cut_off(browser: Browser, archive: Server) -> None:
    """On any window the slider and the secrets lie whole within the bar, high enough for a thumb on a phone."""
    for width, height in ((360, 740), (390, 844), (900, 800), (1024, 768)):
        page = browser.new_page(viewport={"width": width, "height": height})
        for game in ("sleepers", "getaway"):
            at = len(finished(game).actions) * 2 // 3
            page.goto(f"{archive.address}/replay/old-{game}?at={at}&eyes=open")
            page.get_by_test_id("phase").wait_for(timeout=PATIENCE)
            bar = box(page, ".desk-bar")
            scrub = box(page, '[data-testid="scrub"]')
            secrets = box(page, ".secrets summary")
            for part in (scrub, secrets):
                assert bar["y"] <= part["y"], (width, game)
                assert part["y"] + part["height"] <= min(bar["y"] + bar["height"], height) + 1, (width, game)
                assert width > 900 or part["height"] >= 44, (width, game)
            if game == "sleepers":
                assert box(page, ".board")["height"] >= 250, f"expected a map at {width}"
            if width > 900:
                if box(page, '[data-testid="hidden"]')["height"] == 0:  # folded on a small screen
                    page.locator(".secrets summary").click()
                rows = page.locator('[data-testid="hidden"] .row')
                tray = box(page, '[data-testid="hidden"]')
                for seat in range(finished(game).seats):
                    row = rows.nth(seat).bounding_box()
                    assert row is not None
                    assert tray["y"] <= row["y"], f"expected every hand in sight at {width}"
                    assert row["y"] + row["height"] <= tray["y"] + tray["height"], f"expected it whole at {width}"
        page.close()


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box(timeout=PATIENCE)
    assert found is not None, f"expected {selector} on the page"
    return found


def test_in_a_replay_nothing_is_to_be_pressed_on_the_table(browser: Browser, archive: Server) -> None:
    record = finished("getaway")
    racing = next(k for k, played in enumerate(record.actions) if played.action.startswith("lay")) + 2
    page, _ = open_page(browser, f"{archive.address}/replay/old-getaway?at={racing}&eyes=0", "phone")
    expect(page.get_by_test_id("card").first).to_be_visible()
    assert page.get_by_test_id("agree").count() == 0
    hand = box(page, '[data-testid="hand"]')
    top = box(page, '[data-testid="pile"] .top')
    assert top["y"] + top["height"] <= hand["y"], "the hand covers nothing of the top card"
    page.get_by_test_id("scrub").fill(str(len(record.actions)))
    page.get_by_test_id("winner").wait_for(timeout=PATIENCE)
    assert page.get_by_test_id("play-again").count() == 0
    page.close()


@pytest.mark.parametrize("kind", ["replay", "review"])
def test_of_a_table_that_never_was_there_is_none(browser: Browser, archive: Server, kind: str) -> None:
    page = browser.new_page()
    watch = Watch(page)
    page.goto(f"{archive.address}/{kind}/nowhere")
    expect(page.get_by_test_id("no-replay")).to_contain_text(re.compile("No table of this name"), timeout=PATIENCE)
    expect(page.locator("h1")).to_have_text(f"There is no {kind}")
    expect(page).to_have_title(f"There is no {kind} · Backroom")
    no_console_errors(watch)
    page.close()


def test_a_replay_is_open_to_everybody(browser: Browser, archive: Server) -> None:
    for size in SIZES:
        page, _ = open_page(browser, f"{archive.address}/replay/old-fbi?at=30&eyes=watcher", size)
        no_overflow(page)
        axe(page)
        page.close()
