"""Somebody who opens a page without a seat, at a desk or with a phone."""

from typing import Literal

from playwright.sync_api import Browser, Page

from tests.browser.checks import Watch

SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def open_page(browser: Browser, address: str, size: str = "desk", *, motion: bool = True) -> tuple[Page, Watch]:
    """Without motion for who goes through a lesson step by step: its mark pulses, and is painted anew all the while."""
    width, height = SIZES[size]
    wish: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion=wish)
    watch = Watch(page)
    page.goto(address)
    return page, watch
