"""People at a table, each in a browser of their own."""

import json
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from tests.browser.checks import Watch, no_console_errors
from tests.browser.fbi import choose_something
from tests.browser.house import PATIENCE, Server, arrange

ANN, BERT = 0, 1
LAN = "http://192.168.1.20:8000"
ASKED = """() => {
    const { decision, phase, pending } = document.querySelector('[data-testid=phase]')?.dataset ?? {};
    const button = document.querySelector('[data-testid=primary]');
    return [pending === 'false' && button !== null ? decision : '', phase ?? ''];
}"""


class Person:
    """A browser with a name, and everything that its table has told it."""

    def __init__(self, browser: Browser, name: str, width: int = 1440, height: int = 900) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": height})
        self.context.add_init_script(f"localStorage.setItem('backroom.name', {json.dumps(name)})")
        self.page = self.context.new_page()
        self.watch = Watch(self.page)
        self.told: list[dict[str, Any]] = []
        self.answered: set[str] = set()
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == "update"]

    def open_table(self, address: str, seats: int | None, game: str = "fbi", **options: str) -> str:
        self.page.goto(f"{address}/?pace=fast")
        arrange(self.page, game, seats, **options)
        self.page.get_by_test_id("open-table").click()
        self.page.get_by_test_id("lobby").wait_for(timeout=PATIENCE)
        return self.page.get_by_test_id("link").input_value()

    def follow(self, link: str) -> None:
        self.page.goto(f"{link}?pace=fast")
        self.page.locator('[data-testid="lobby"], [data-testid="phase"]').first.wait_for(timeout=PATIENCE)

    def say(self, text: str) -> None:
        self.page.get_by_test_id("say").fill(text)
        self.page.get_by_test_id("send").click()

    def place(self, seat: int) -> Locator:
        return self.page.locator(f'[data-testid="place"][data-seat="{seat}"]')

    def over(self) -> bool:
        return self.page.get_by_test_id("final").count() > 0

    def answer(self) -> None:
        """Wait until something is asked, and answer it."""
        self.page.wait_for_function(f"() => ({ASKED})()[0] !== ''", timeout=PATIENCE)
        assert self.answer_if_asked()

    def answer_if_asked(self, only: str = "") -> bool:
        """Answer a question once; a sealed one waits for the others after that."""
        asked, phase = self.page.evaluate(ASKED)
        if asked in ("", *self.answered) or only not in ("", phase):
            return False
        choose_something(self.page, phase)
        expect(self.page.get_by_test_id("primary")).to_be_enabled(timeout=PATIENCE)
        self.page.get_by_test_id("primary").click()
        self.answered.add(asked)
        return True

    def close(self) -> None:
        no_console_errors(self.watch)
        self.context.close()


def found_at(page: Page, *addresses: str) -> None:
    """What the house says of its own reach, as it would with --host 0.0.0.0 in a network."""
    page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": addresses}))


def gather(server: Server, ann: Person, bert: Person, seats: int = 3, game: str = "fbi", **options: str) -> str:
    """Ann opens a table, Bert follows her link and sits down, a bot takes the last seat."""
    link = ann.open_table(server.address, seats, game, **options)
    bert.follow(link)
    bert.page.get_by_test_id("sit-down").click()
    expect(ann.place(BERT)).to_have_attribute("data-state", "person", timeout=PATIENCE)
    return link
