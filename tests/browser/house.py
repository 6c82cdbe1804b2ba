"""A real server and a real Chromium, for tests that use the page as a person does."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.checks import Watch as Watch

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    """The Chromium of this machine, rather the one without a window. As root it will not start inside its sandbox."""
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    assert found, "expected a Chromium on this machine: scripts/browser installs one"
    sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *sandbox])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`backroom serve` on a file of its own; can be killed and started again on the same port."""

    def __init__(
        self, path: Path, bot_delay: float = 0.02, program: str = "backroom", env: Mapping[str, str] | None = None
    ) -> None:
        self.path = path
        self.program = program
        self.env = env
        self.port = free_port()
        self.bot_delay = bot_delay
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--db", str(self.path), "--bot-delay", str(self.bot_delay)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.program, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.env,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if re.search(r"http://\S+", line):
                return
        raise AssertionError("expected the server to print its address, got nothing")

    def kill(self) -> None:
        """No farewell: as when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


PATIENCE = 60_000  # milliseconds until something that must come is given up
expect.set_options(timeout=PATIENCE)


def sit_down(page: Page, address: str, game: str, name: str = "Ann", seats: int | None = None, **options: str) -> None:
    """From the entrance to a table of that game against bots: one click, or the sheet where more is wished for."""
    page.goto(f"{address}/?pace=fast")
    page.get_by_test_id("name").fill(name)
    door = page.get_by_test_id(f"door-{game}")
    if seats is None and not options:
        door.get_by_test_id("play-now").click()
    else:
        arrange(page, game, seats, **options)
        page.get_by_test_id("play-bots").click()
    page.get_by_test_id("phase").wait_for(timeout=PATIENCE)


def asked(page: Page, what: str) -> str:
    """Wait until the page says what is asked of me. One look says both: between two, others may have acted."""
    return str(page.wait_for_function(what, timeout=PATIENCE).json_value())


def arrange(page: Page, game: str, seats: int | None = None, **options: str) -> None:
    """Open the sheet on which a table of that game is arranged, and fill it in."""
    door = page.get_by_test_id(f"door-{game}")
    door.wait_for(timeout=PATIENCE)
    at_the_door = door.get_by_test_id("create")
    in_the_dock = page.get_by_test_id("dock-create")  # a phone has one button for all games
    expect(at_the_door.or_(in_the_dock).filter(visible=True)).to_have_count(1)
    if at_the_door.is_visible():
        at_the_door.click()
    else:
        in_the_dock.click()
        page.get_by_test_id("which-game").select_option(game)
    if seats is not None:
        page.get_by_test_id("seats").locator(f'input[value="{seats}"]').check()
    if options:
        page.get_by_test_id("more").locator("summary").click()
    for option, value in options.items():
        field = page.get_by_test_id(f"option-{option}")
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
