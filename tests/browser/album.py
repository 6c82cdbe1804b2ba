"""What is photographed of the five tables: the moment in the game, and what Ann has touched by then."""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser import criminals, fbi, getaway, inkognito, sleepers
from tests.browser.house import PATIENCE
from tests.browser.staged import Scene, over, staged

LATE = 4  # turns until there is something to see


class Picture(NamedTuple):
    scene: Callable[[], Scene]
    touch: Callable[[Page], None]


def nothing(page: Page) -> None:
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


def the_end(page: Page) -> None:
    page.get_by_test_id("final").wait_for(timeout=PATIENCE)


def tab(name: str) -> Callable[[Page], None]:
    def turn(page: Page) -> None:
        _choose_cards(page)
        page.get_by_test_id(f"tab-{name}").click()

    return turn


def _fbi(phase: str) -> Callable[[], Scene]:
    def wanted(view: Any) -> bool:
        mine = len(view.slammers[0]) >= LATE and not view.played[0] and "2x" not in view.kept
        return bool(view.phase == phase and view.turn >= LATE and mine)

    return lambda: staged("fbi", 4, wanted)


def _choose_agents(page: Page) -> None:
    fbi.choose_something(page, fbi.wait_for_my_choice(page))


def _accused(view: Any) -> bool:
    arrows = [suspect for suspect in view.accusations if suspect is not None]
    return view.phase == "discussion" and len(arrows) >= 4 and len(set(arrows)) >= 3 and len(view.statements) >= 6


def _discussion() -> Scene:
    return staged("criminals", 7, _accused, talk_seconds="600")


def _accused_by_many(page: Page) -> None:
    expect(page.locator("[data-phase=discussion] .arrow").nth(3)).to_be_attached()


def _say(page: Page) -> None:
    criminals.wait_for_my_choice(page)
    criminals.say_something(page)


def _sold_out() -> Scene:
    return staged("criminals", 5, lambda view: view.phase == "decision" and view.sold_out == 0 and view.round > 1)


def _snitch(page: Page) -> None:
    page.get_by_test_id("decide").wait_for(timeout=PATIENCE)
    page.get_by_test_id("option").first.click()


def _walk() -> Scene:
    return staged("inkognito", 4, lambda view: view.phase == "locations" and view.round == 4)


def _exchange() -> Scene:
    def wanted(view: Any) -> bool:
        if view.phase != "meetings" or len(view.sheet) < LATE:
            return False
        meeting = view.meetings[view.settled]
        return bool(meeting.how == "exchange" and 0 in meeting.who)

    return staged("inkognito", 4, wanted)


def _choose_cards(page: Page) -> None:
    inkognito.wait_for_my_choice(page)
    inkognito.choose_something(page)


def _call(page: Page) -> None:
    inkognito.wait_for_my_choice(page)
    inkognito.lift_the_telephone(page)


def _race(page: Page) -> None:
    """Bots that race are held up by nobody: the round is begun, and seen when some cards have landed."""
    getaway.leave_review(page)
    getaway.call_start(page)
    page.wait_for_function(
        "() => Number(document.querySelector('[data-testid=pile]').dataset.pile) >= 4", timeout=2 * PATIENCE
    )


def _reviewed() -> Scene:
    return staged("getaway", 4, lambda view: view.phase == "ready" and view.review is not None, start="host")


def _result(page: Page) -> None:
    page.get_by_test_id("round-winner").wait_for(timeout=PATIENCE)


def _review(page: Page) -> None:
    _result(page)
    for _ in range(2):
        page.keyboard.press("ArrowLeft")


def _sleepers(phase: str, turn: int = 0) -> Callable[[], Scene]:
    def wanted(view: Any) -> bool:
        ready = phase != "act" or (len(view.spies[0]) >= 3 and len(view.hand) >= 2 and view.zone_cards)
        return bool(view.phase == phase and view.turn >= turn and ready)

    return lambda: staged("sleepers", 4, wanted)


def _pick_a_spy(page: Page) -> None:
    fbi.wait_for_my_choice(page)
    spy = page.get_by_test_id("spy")  # on a phone the sheet names them
    (spy if spy.count() else sleepers.my_spies(page)).first.evaluate("choice => choice.click()")


def _pick_a_card(page: Page) -> None:
    fbi.wait_for_my_choice(page)
    page.get_by_test_id("option").first.click()


def _trade(page: Page) -> None:
    fbi.wait_for_my_choice(page)
    sleepers.offer_a_card(page)


def _end(name: str, seats: int) -> Callable[[], Scene]:
    return lambda: staged(name, seats, lambda view: over(view) and 0 in view.winners)


TABLES: dict[str, dict[str, Picture]] = {
    "fbi": {
        "fbi-release": Picture(_fbi("release"), _choose_agents),
        "fbi-choose": Picture(_fbi("choose"), _choose_agents),
        "fbi-arrest": Picture(_fbi("arrest"), _choose_agents),
        "fbi-final": Picture(_end("fbi", 4), the_end),
    },
    "criminals": {
        "criminals-accuse": Picture(_discussion, _accused_by_many),
        "criminals-say": Picture(_discussion, _say),
        "criminals-snitch": Picture(_sold_out, _snitch),
        "criminals-final": Picture(_end("criminals", 7), the_end),
    },
    "inkognito": {
        "inkognito-map": Picture(_walk, _choose_cards),
        "inkognito-exchange": Picture(_exchange, _choose_cards),
        "inkognito-call": Picture(_exchange, _call),
        "inkognito-final": Picture(_end("inkognito", 4), the_end),
    },
    "getaway": {
        "getaway-race": Picture(_reviewed, _race),
        "getaway-result": Picture(_reviewed, _result),
        "getaway-review": Picture(_reviewed, _review),
        "getaway-final": Picture(_end("getaway", 4), the_end),
    },
    "sleepers": {
        "sleepers-place": Picture(_sleepers("place"), nothing),
        "sleepers-draft": Picture(_sleepers("draft", 4), _pick_a_card),
        "sleepers-map": Picture(_sleepers("act", 12), _pick_a_spy),
        "sleepers-trade": Picture(_sleepers("act", 12), _trade),
        "sleepers-final": Picture(_end("sleepers", 4), the_end),
    },
}
ON_A_PHONE: dict[str, dict[str, Picture]] = {
    "inkognito": {
        "inkognito-sheet": Picture(_exchange, tab("sheet")),
        "inkognito-dossier": Picture(_exchange, tab("dossier")),
    },
}
