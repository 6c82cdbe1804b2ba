"""Somebody who opens a page without a seat, at a desk or with a phone."""

from playwright.sync_api import Browser, Page

from tests.browser.checks import Watch

SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def open_page(browser: Browser, address: str, size: str = "desk") -> tuple[Page, Watch]:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    watch = Watch(page)
    page.goto(address)
    return page, watch
