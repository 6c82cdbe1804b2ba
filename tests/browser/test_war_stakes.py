"""What the desk of Sleeper Cells says an attack would bring."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import sleepers
from tests.browser.checks import faults, no_overflow
from tests.browser.fbi import wait_for_my_choice
from tests.browser.house import Server
from tests.browser.past import stage
from tests.browser.sizes import at
from tests.browser.staged import Scene, staged

LEFT = 1  # the seat that `attack left` means

CUT = """() => [...document.querySelectorAll('.others small')]
    .filter((says) => says.scrollWidth > says.clientWidth || says.getBoundingClientRect().right > innerWidth)
    .map((says) => says.innerText)"""


def _met(view: Any) -> bool:
    free = view.phase == "act" and not view.hostile and not view.zone_cards
    return bool(free and set(view.spies[0]) & set(view.spies[LEFT]))


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {
        "nothing": staged("sleepers", 4, lambda view: _met(view) and view.money[LEFT] == 0),
        "little": staged("sleepers", 4, lambda view: _met(view) and view.money[LEFT] == 10),
        "plenty": staged("sleepers", 4, lambda view: _met(view) and view.money[LEFT] >= 15),
        "hidden": staged(
            "sleepers", 4, lambda view: _met(view) and view.in_play - view.money[0] >= 15, money_visible="no"
        ),
    }


@pytest.fixture(scope="module")
def tables(path: Path, scenes: dict[str, Scene]) -> None:
    stage(path, scenes)


def attack(page: Page) -> Locator:
    """The button of the attack, wherever it can be made."""
    button = page.locator('[data-testid="option"][data-action^="attack left"]').first
    for city in sleepers.my_cities(page):
        sleepers.look_away(page)
        sleepers.touch(page, city)
        if button.count():
            return button
    raise AssertionError("expected an attack on the seat to the left, got none")


SAID = {
    "en-GB": {
        "nothing": "no money to take",
        "little": "10k at stake",
        "plenty": "15k at stake",
        "hidden": "up to 15k at stake",
    },
    "de-DE": {
        "nothing": "kein Geld zu holen",
        "little": "Einsatz 10k",
        "plenty": "Einsatz 15k",
        "hidden": "Einsatz bis 15k",
    },
}


@at((1440, 900, "en-GB"), (1024, 768, "de-DE"), (360, 740, "de-DE"))
@pytest.mark.parametrize("scene", ["nothing", "little", "plenty", "hidden"])
def test_3d3_an_attack_is_said_to_bring_what_the_rival_has(
    page: Page, still: Server, scenes: dict[str, Scene], scene: str
) -> None:
    page.goto(f"{still.address}/table/{scene}?pace=fast#seat={scenes[scene].secret}")
    wait_for_my_choice(page)
    language = page.evaluate("navigator.language")
    expect(attack(page).locator("small")).to_contain_text(f"· {SAID[language][scene]}", timeout=5000)
    assert faults(page, CUT) == []
    no_overflow(page)
