"""What must hold on every page: nothing complains, nothing sticks out, nobody is locked out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
DRAWN = "label-content-name-mismatch"  # asks that a card be called by the numerals drawn on it, in that order

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


def no_overflow(page: Page) -> None:
    """Nothing reaches beyond the sides of the window, so that nobody has to scroll sideways."""
    out: list[str] = page.evaluate(OVERFLOW)
    assert out == [], f"expected everything within the window, got {out[:6]}"


def axe(page: Page, *, within: str = "body") -> None:
    """axe-core finds nothing that locks somebody out: no violation it calls serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    how = {"resultTypes": ["violations"], "rules": {DRAWN: {"enabled": False}}}
    found: dict[str, Any] = page.evaluate("([within, how]) => window.axe.run(within, how)", [within, how])
    grave = [
        f"{one['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert grave == [], f"expected no serious violation, got {len(grave)}:\n" + "\n".join(grave[:12])
