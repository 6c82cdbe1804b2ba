"""The first load is small: what the entrance needs before anything can be touched, in either language."""

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

from backroom.server.client import BUILT
from tests.browser.house import PATIENCE, Server

MOST = {"script": 150_000, "stylesheet": 50_000}
ROOMS = re.compile(r"\w+(Table|Page)-")


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_first_load_is_within_its_budget(browser: Browser, server: Server, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.address)
    page.get_by_test_id("door-fbi").wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    sent: Counter[str] = Counter()
    for answer in answers:
        sent[answer.request.resource_type] += answer.request.sizes()["responseBodySize"]
    context.close()
    assert all(0 < sent[kind] < most for kind, most in MOST.items()), sent
    assert not [answer.url for answer in answers if ROOMS.match(Path(answer.url).name)]


def test_each_table_is_a_file_of_its_own() -> None:
    assert len([file for file in (BUILT / "assets").glob("*Table-*.js") if ROOMS.match(file.name)]) >= 5
