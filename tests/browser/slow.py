"""`BACKROOM_SLOW=6` makes the browser that many times slower: what a test reads too early, it then reads wrongly."""

import os

from playwright.sync_api import Browser, BrowserContext, Page

TIMES = float(os.environ.get("BACKROOM_SLOW", "1"))


def slowed(browser: Browser) -> Browser:
    """Every page that this browser opens from now on runs at that pace."""
    if TIMES > 1:
        browser.on("context", _each_page)
    return browser


def _each_page(context: BrowserContext) -> None:
    context.on("page", _slow)


def _slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": TIMES})
