"""Which build is running: the native one, or the same files interpreted.

A compiled module lies beside its source. `BACKROOM_PURE=1` makes Python take the source.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package by their source files alone."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("backroom."):
            return None
        for folder in path:
            if folder not in self._finders:
                self._finders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self._finders[folder].find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def build() -> str:
    """`native` or `interpreted`."""
    from backroom.core import bits

    return "interpreted" if str(bits.__file__).endswith(".py") else "native"
