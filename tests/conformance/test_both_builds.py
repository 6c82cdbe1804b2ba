"""The native build beside the interpreted one: looked at by the native suite, when there are both."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import backroom
from tests.conformance.cases import CASES
from tests.conformance.test_records import fingerprint, played

SOURCE = Path(backroom.__file__).parent


@pytest.mark.parametrize("wanted", ["1", "0", ""])
def test_the_command_says_which_build_it_is(wanted: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "backroom", "--version"],
        env={**os.environ, "BACKROOM_PURE": wanted},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    native = any((SOURCE / "core").glob("bits.*.so"))
    assert f"{'interpreted' if wanted == '1' or not native else 'native'} build" in said
    assert backroom.__version__ in said


def test_both_builds_tell_the_same_games() -> None:
    """The whole story of a game in every case, told by the other build and by this one."""
    other = {**os.environ, "BACKROOM_PURE": "0" if os.environ.get("BACKROOM_PURE", "0") == "1" else "1"}
    told = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprints"], env=other, capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines() == [fingerprint(played(case, seed=32)) for case in CASES]
