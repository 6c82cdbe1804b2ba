"""What must hold on every page: nothing complains, nothing sticks out, nobody is locked out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

LOOKS = 40
BETWEEN_LOOKS = 100  # milliseconds

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NAMED = "label-content-name-mismatch"  # what is read on a thing is part of what it is called
# but a card is not called by what is drawn on it, in that order
FACES = ["[data-card]", '[data-action^="release"]', ".option.compact", ".put"]

OVERFLOW = """() => {
    const wide = document.documentElement.clientWidth;
    const clipped = (element) => {
        for (let box = element.parentElement; box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== 'visible') return true;
        return false;
    };
    const out = [];
    for (const element of document.querySelectorAll('body *')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
        if ((right > wide + 1 || left < -1) && !clipped(element) && !element.closest('.spoken'))
            out.push(`${element.tagName}.${element.getAttribute('class')} ${Math.round(left)}..${Math.round(right)}`);
    }
    const page = document.documentElement.scrollWidth;
    if (page > wide) out.push(`the page is ${page} wide, the window ${wide}`);
    return out;
}"""


TOO_SMALL = """() => [...document.querySelectorAll('a[href*="/rules/"][target]')].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    if (!link.checkVisibility() || link.closest('[inert]')) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    const missed = [[0, 0], [-11, 0], [11, 0], [0, -11], [0, 11]]
        .filter(([dx, dy]) => !link.contains(document.elementFromPoint(x + dx, y + dy)));
    const small = width < 24 || height < 24 || missed.length > 0;
    return small ? [`${link.innerText}: ${Math.round(width)} x ${Math.round(height)}, missed at ${missed}`] : [];
})"""
# a letter and the next one in different lines, and no hyphen between them
TORN = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement;
        if (!part.checkVisibility() || part.closest('.spoken, svg')) continue;
        const line = (at) => {
            const letter = document.createRange();
            letter.setStart(text, at);
            letter.setEnd(text, at + 1);
            // after a hyphen it has two boxes, and the last is its own
            return [...letter.getClientRects()].at(-1)?.bottom ?? 0;
        };
        for (const { index } of text.data.matchAll(/\\p{L}(?=\\p{L})/gu))
            if (line(index + 1) > line(index) + 5) found.push(text.data);
    }
    return found;
}"""


class Watch:
    """Collects whatever a page complains about in its console."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)


def no_console_errors(watch: Watch) -> None:
    assert watch.complaints == [], f"expected a silent console, got {watch.complaints}"


def faults(page: Page, script: str) -> list[str]:
    """What the script finds amiss once the page has come to rest: what glides or unfolds is looked at again."""
    for _ in range(LOOKS):
        found: list[str] = page.evaluate(script)
        if not found:
            break
        page.wait_for_timeout(BETWEEN_LOOKS)
    return found


def no_overflow(page: Page) -> None:
    """Nothing reaches beyond the sides of the window, so that nobody has to scroll sideways."""
    out = faults(page, OVERFLOW)
    assert out == [], f"expected everything within the window, got {out[:6]}"


def rules_can_be_touched(page: Page) -> None:
    """WCAG 2.5.8: a link to a rule, small as it is printed, is met by a finger within 24 pixels."""
    small = faults(page, TOO_SMALL)
    assert small == [], f"expected 24 x 24 pixels for every link to a rule, got {small}"


def the_other_language_is_chosen(page: Page) -> None:
    """The settings stay open for it, and who closes them is where he was."""
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").locator('input[value="de"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("language").locator("input:checked")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settings")).to_be_focused()


def axe(page: Page, *, within: str = "body") -> None:
    """axe-core finds nothing at all: neither what locks somebody out, nor headings and landmarks out of order."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    ways: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"include": [within]}, {"rules": {NAMED: {"enabled": False}}}),
        ({"include": [within], "exclude": FACES}, {"runOnly": {"type": "rule", "values": [NAMED]}}),
    ]
    found = [one for where, how in ways for one in _violations(page, where, how)]
    faults = [
        f"{one['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for one in found
        for node in one["nodes"]
    ]
    assert faults == [], f"expected no violation, got {len(faults)}:\n" + "\n".join(faults[:12])


def _violations(page: Page, where: dict[str, Any], how: dict[str, Any]) -> list[dict[str, Any]]:
    told = page.evaluate(
        "([where, how]) => window.axe.run(where, how)", [where, {"resultTypes": ["violations"], **how}]
    )
    return list(told["violations"])
