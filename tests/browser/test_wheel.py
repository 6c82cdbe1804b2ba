"""What is installed from a wheel: the whole room, on a machine that has neither this folder nor Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import Watch, no_console_errors
from tests.browser.house import Server, sit_down

ROOT = Path(__file__).parents[2]
OF_THE_PACKAGE = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
PIP = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The package alone, packed without its native build, which would take minutes, and unpacked elsewhere."""
    packed, wheels, home = tmp_path / "packed", tmp_path / "wheels", tmp_path / "home"
    shutil.copytree(ROOT / "src", packed / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in OF_THE_PACKAGE:
        shutil.copy(ROOT / name, packed)
    pure = {**os.environ, "BACKROOM_PURE": "1"}
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(wheels), str(packed))
    subprocess.run([*PIP, *build], env=pure, check=True)
    (wheel,) = wheels.iterdir()
    subprocess.run([*PIP, "install", "--no-deps", "--no-index", "--target", str(home), str(wheel)], check=True)
    return home


def test_a_wheel_is_the_whole_room(browser: Browser, tmp_path: Path, installed: Path) -> None:
    bare = {**os.environ, "PYTHONPATH": str(installed), "PATH": str(tmp_path), "BACKROOM_PURE": ""}
    where = [sys.executable, "-c", "import backroom; print(backroom.__file__)"]
    found = subprocess.run(where, env=bare, check=True, capture_output=True, text=True).stdout
    assert Path(found.strip()).is_relative_to(installed)
    server = Server(tmp_path / "room.sqlite3", env=bare)
    page = browser.new_page()
    watch = Watch(page)
    for game in ("fbi", "criminals", "inkognito", "getaway", "sleepers"):
        sit_down(page, server.address, game)
    page.goto(f"{server.address}/rules/fbi")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    no_console_errors(watch)
    page.close()
    server.stop()
