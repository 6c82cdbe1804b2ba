"""One-time keys: an answer that comes again is known, and is not played again."""

from typing import Final, NamedTuple

from backroom.table.wish import AnyWish

ACTIONS: Final = 512
"""Keys kept for each seat: more than one decision can use. An older answer is stale by its decision alone."""

WISHES: Final = 1024
"""Keys kept for each guest: more than anybody is granted wishes."""


def key_of(key: str, watcher: str | None) -> str:
    """Watchers have no seat and one number for all: their keys are told apart by their names too."""
    return key if watcher is None else f"{watcher} {key}"


class Content(NamedTuple):
    decision: str
    action: str
    lock: bool


class Keys:
    def __init__(self, kept: int) -> None:
        self._kept = kept
        self.known: dict[int, dict[str, tuple[Content | AnyWish, int]]] = {}  # the oldest first

    def recall(self, who: int, key: str) -> tuple[Content | AnyWish, int] | None:
        """What was said under this key, and the sequence number it was answered with."""
        return self.known.get(who, _NONE).get(key)

    def remember(self, who: int, key: str, content: Content | AnyWish, seq: int) -> None:
        known = self.known.setdefault(who, {})
        known[key] = (content, seq)
        if len(known) > self._kept:
            del known[next(iter(known))]


_NONE: dict[str, tuple[Content | AnyWish, int]] = {}
