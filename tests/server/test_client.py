"""The web client's files, and what pages are told about whom to trust."""

from pathlib import Path

import pytest

from tests.server.house import House, open_house, run


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Backroom</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text("0")
    (tmp_path / "private.txt").write_text("private")
    return folder


async def get(house: House, path: str, accept: str = "*/*") -> tuple[int, str, str]:
    status, headers, body = await house.http("GET", path, headers={"accept": accept})
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    return status, headers.get("cache-control", ""), body.decode()


@pytest.mark.parametrize("path", ["/", "/rules", "/learn", "/table/abc", "/rules/fbi"])
def test_the_page_is_asked_for_again_each_time(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            assert await get(house, path) == (200, "no-cache", "<!doctype html><title>Backroom</title>")

    run(ask())


def test_assets_are_kept_for_ever_and_other_files_are_not(tmp_path: Path, web: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            assert await get(house, "/assets/index-abc123.js") == (200, "public, max-age=31536000, immutable", "0")
            assert await get(house, "/favicon.svg") == (200, "no-cache", "<svg/>")

    run(ask())


@pytest.mark.parametrize("path", ["/assets/gone.js", "/../private.txt", "/%2e%2e/private.txt", "/assets", "/table/a/b"])
def test_nothing_else_is_served(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            status, _, body = await get(house, path)
            assert status == 404
            assert "reason" in body

    run(ask())


@pytest.mark.parametrize("path", ["/cellar", "/table/a/b", "/assets", "/%2e%2e/private.txt"])
def test_a_person_at_an_unknown_address_is_given_the_page(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            page = "<!doctype html><title>Backroom</title>"
            assert await get(house, path, accept="text/html,application/xml;q=0.9,*/*;q=0.8") == (404, "no-cache", page)

    run(ask())


def test_under_api_nobody_is_given_the_page(tmp_path: Path, web: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            status, _, body = await get(house, "/api/cellar", accept="text/html")
            assert status == 404
            assert "reason" in body

    run(ask())


def test_a_client_that_was_not_built_is_told_plainly(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=tmp_path / "nowhere") as house:
            for path in ("/", "/table/abc"):
                status, _, body = await get(house, path)
                assert status == 503
                assert "has not been built" in body

    run(ask())
