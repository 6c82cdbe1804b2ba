"""A person without a mouse."""

from playwright.sync_api import Page, expect


def tab_to(page: Page, selector: str, number: int = 0) -> None:
    """Press Tab until the n-th element that fits has the focus."""
    wanted = page.locator(selector).nth(number)
    expect(wanted).to_be_enabled()
    for _ in range(200):
        if wanted.evaluate("element => element === window.document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"expected to reach {selector} with the Tab key")
