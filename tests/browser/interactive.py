"""`python -m tests.browser.interactive`: how soon the entrance can be used, in a local run with an empty cache.

It can be used when all five doors are drawn and the page has nothing else to do: counted from the moment in which the
address is called up, on a page of its own each time, with this machine's Chromium and the real server.
"""

from os import cpu_count, getloadavg
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from backroom.games import GAMES
from tests.browser.house import Server, launch

TIMES = 9
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
USABLE = f"""
    const looking = setInterval(() => {{
        if (document.querySelectorAll('[data-testid=play-now]:enabled').length < {len(GAMES)}) return;
        clearInterval(looking);
        requestAnimationFrame(() => requestIdleCallback(() => (window.usableAt = performance.now())));
    }}, 1);
"""


class Taken(NamedTuple):
    """Milliseconds until the entrance is drawn and idle."""

    wall: float
    work: float  # of the page's own thread, which is the same however busy the machine is


def measure(browser: Browser, address: str, size: str) -> Taken:
    width, height = SIZES[size]
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    page.add_init_script(USABLE)
    inside = page.context.new_cdp_session(page)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    wall = float(page.wait_for_function("() => window.usableAt").json_value())
    told = {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}
    page.context.close()
    return Taken(wall, told["TaskDuration"] * 1000)


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "room.sqlite3")
        browser = launch(playwright)
        for size in SIZES:
            measure(browser, server.address, size)  # the browser itself warms up
            taken = [measure(browser, server.address, size) for _ in range(TIMES)]
            wall = sorted(one.wall for one in taken)
            work = median(one.work for one in taken)
            print(f"{size}: median {median(wall):.0f} ms, {wall[0]:.0f} to {wall[-1]:.0f}; {work:.0f} ms of work")
        print(f"load of the machine: {getloadavg()[0]:.1f} on {cpu_count()} cores")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
