"""A phone's camera: reads what a QR code on the page says, from its modules alone (ISO/IEC 18004, bytes, level M)."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

QUIET = 4  # modules of margin around the code
FORMAT_MASK = 0x5412
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
BLOCKS = {  # by version, the data words of each block
    1: [16],
    2: [28],
    3: [44],
    4: [32] * 2,
    5: [43] * 2,
    6: [27] * 4,
    7: [31] * 4,
    8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2,
    10: [43] * 4 + [44],
}
ALIGNED = {
    1: [],
    2: [6, 18],
    3: [6, 22],
    4: [6, 26],
    5: [6, 30],
    6: [6, 34],
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
}


def scan(code: Locator) -> str:
    """What the code says."""
    size = int((code.get_attribute("viewBox") or "").split()[2]) - 2 * QUIET
    drawn = code.locator("path").get_attribute("d") or ""
    dark = {(int(r) - QUIET, int(c) - QUIET) for c, r in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    version = (size - 17) // 4
    words = _words(dark, size, version)
    blocks = BLOCKS[version]
    data: list[list[int]] = [[] for _ in blocks]
    taken = iter(words)
    for k in range(max(blocks)):
        for block, length in zip(data, blocks, strict=True):
            if k < length:
                block.append(next(taken))
    return _text([word for block in data for word in block], version)


def _words(dark: set[tuple[int, int]], size: int, version: int) -> list[int]:
    """Two columns at a time from the right, up and down in turn, without what every code has."""
    told = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 7), (8, 8), (7, 8), *((r, 8) for r in range(5, -1, -1))]
    number = int("".join("01"[at in dark] for at in told), 2) ^ FORMAT_MASK
    assert number >> 13 == 0, f"expected a code of level M, got {number >> 13}"
    mask = MASKS[number >> 10 & 7]
    bits: list[int] = []
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for row in range(size - 1, -1, -1) if turn % 2 == 0 else range(size):
            bits += [
                int(((row, column) in dark) != (mask(row, column) == 0))
                for column in (right, right - 1)
                if not _fixed(row, column, size, version)
            ]
    return [int("".join(map(str, bits[k : k + 8])), 2) for k in range(0, len(bits) - 7, 8)]


def _fixed(row: int, column: int, size: int, version: int) -> bool:
    """Part of a pattern, of the format or of the version, and so not of the text."""
    if row == 6 or column == 6 or (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9):
        return True
    if version >= 7 and ((row < 6 and column >= size - 11) or (column < 6 and row >= size - 11)):
        return True
    centres = ALIGNED[version]
    corners = [(6, 6), (6, size - 7), (size - 7, 6)]
    return any(abs(row - r) < 3 and abs(column - c) < 3 for r in centres for c in centres if (r, c) not in corners)


def _text(data: list[int], version: int) -> str:
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100", f"expected bytes, got the mode {bits[:4]}"
    start = 12 if version < 10 else 20
    length = int(bits[4:start], 2)
    return bytes(int(bits[start + 8 * k : start + 8 * k + 8], 2) for k in range(length)).decode()
