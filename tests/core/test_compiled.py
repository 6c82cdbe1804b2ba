"""What the two builds have in common, and what keeps it so."""

import ast
import os
import sys
from pathlib import Path

import pytest

import backroom
from backroom import pure

SOURCE = Path(backroom.__file__).parent
sys.path.insert(0, str(SOURCE.parents[1]))
from setup import COMPILED, INTERPRETED  # noqa: E402

COMPILED_FILES = sorted(
    path
    for folder in COMPILED
    for path in (SOURCE / folder).rglob("*.py")
    if str(path.relative_to(SOURCE)) not in INTERPRETED
)


def test_the_suite_runs_on_the_build_it_was_asked_for() -> None:
    """`make test` runs everything twice; each run asserts which build it got."""
    wanted = os.environ.get("BACKROOM_PURE")
    if wanted is not None:
        assert pure.build() == ("interpreted" if wanted == "1" else "native")


@pytest.mark.parametrize("path", COMPILED_FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_compiled_files_shift_left_only_in_bits(path: Path) -> None:
    """Compiled, `1 << n` is silently wrong from bit 31 on; `shl` is right."""
    shifts = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.LShift)]
    assert len(shifts) == (1 if path.name == "bits.py" else 0)


def test_every_interpreted_file_of_the_native_half_is_there_for_a_reason() -> None:
    for name, reason in INTERPRETED.items():
        assert (SOURCE / name).exists()
        assert reason
