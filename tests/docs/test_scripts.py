"""The scripts behind the make targets."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("ends", "code"), [("exit 0", 0), ("echo the compiler was unhappy; exit 1", 1)])
def test_a_build_says_how_long_it_takes_and_that_it_is_alive(tmp_path: Path, ends: str, code: int) -> None:
    """With a compiler that takes its time, and no word, in a folder of its own."""
    for folder in ("src", ".stamps"):
        (tmp_path / folder).mkdir()
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    slow = tmp_path / "python"
    slow.write_text(f"#!/bin/sh\n[ $1 = -c ] && echo native && exit\nsleep 1\n{ends}\n")
    slow.chmod(0o755)
    done = subprocess.run(
        ["scripts/build-native"],
        cwd=tmp_path,
        env={**os.environ, "PYTHON": str(slow), "TICK": "0.2"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == code, done.stderr
    assert "3 to 5 minutes" in done.stdout
    assert "still compiling" in done.stdout
    assert ("the compiler was unhappy" in done.stdout) is (code == 1)
    assert (tmp_path / ".stamps/native").exists() is (code == 0)
