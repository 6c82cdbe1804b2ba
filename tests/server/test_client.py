"""The web client's files, and what pages are told about whom to trust."""

import gzip
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


@pytest.mark.parametrize("path", ["/", "/table/abc", "/favicon.svg"])
def test_what_a_page_has_already_is_not_sent_again(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            status, headers, _ = await house.http("GET", path)
            assert status == 200
            status, _, body = await house.http("GET", path, headers={"if-none-match": headers["etag"]})
            assert (status, body) == (304, b"")
            (web / "index.html").write_text("<!doctype html><title>Backroom, built anew</title>")
            (web / "favicon.svg").write_text("<svg></svg>")
            assert (await house.http("GET", path, headers={"if-none-match": headers["etag"]}))[0] == 200

    run(ask())


@pytest.mark.parametrize(
    ("accept", "packed"), [("gzip, br", True), ("gzip;q=0.5", True), ("gzip;q=0", False), ("", False)]
)
def test_files_are_packed_for_those_who_can_unpack(tmp_path: Path, web: Path, accept: str, packed: bool) -> None:
    for file in (web / "index.html", web / "assets" / "index-abc123.js"):
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes()))

    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            for path, plain in (("/", b"<!doctype html><title>Backroom</title>"), ("/assets/index-abc123.js", b"0")):
                status, headers, body = await house.http("GET", path, headers={"accept-encoding": accept})
                assert status == 200
                assert headers["vary"] == "accept-encoding"
                assert headers["content-type"].startswith(("text/html", "text/javascript"))
                assert ("content-encoding" in headers) == packed
                assert (gzip.decompress(body) if packed else body) == plain

    run(ask())


@pytest.mark.parametrize("path", ["/assets/gone.js", "/../private.txt", "/%2e%2e/private.txt", "/assets", "/table/a/b"])
def test_nothing_else_is_served(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            status, _, body = await get(house, path)
            assert status == 404
            assert "reason" in body

    run(ask())


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/assets/x%00.gz", f"/assets/{'a' * 254}", f"/{'a' * 254}"])
def test_a_name_that_no_file_can_have_is_not_found_packed_or_not(tmp_path: Path, web: Path, path: str) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", web=web) as house:
            for accept in ("gzip", "identity"):
                assert (await house.http("GET", path, headers={"accept-encoding": accept}))[0] == 404

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
