"""The numbers that Prometheus reads: well formed, true, and telling nothing about anybody."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import Request

from backroom.server import metrics
from backroom.server.backstage import admitted
from backroom.server.metrics import Counter, Histogram
from tests.server.house import House, first, open_house, run

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (-?[0-9.e+-]+|\+Inf)$')


async def read(house: House) -> dict[str, float]:
    status, headers, body = await house.http("GET", "/api/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in body.decode().splitlines():
        if not line.startswith("#"):
            assert LINE.match(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


def test_what_happens_at_the_tables_is_counted(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            before = await read(house)
            table, secrets = await house.open_for_people(2)
            async with house.guest(table, secrets[0]) as one, house.guest(table, secrets[1]) as two:
                now = await read(house)
                assert (now["backroom_tables"], now["backroom_sockets"]) == (1, 2)
                assert now["backroom_journal_commits_total"] == 1
                await one.act("dance", decision="1.0")
                await asyncio.gather(one.play(first), two.play(first))
            await asyncio.gather(*house.room._chores)  # what is noted when a game is over
            now = await read(house)

            def more(name: str) -> float:
                return now[name] - before.get(name, 0)

            accepted = more('backroom_actions_total{answer="accepted"}')
            assert accepted > 20
            assert more('backroom_actions_total{answer="refused"}') == 1
            assert more("backroom_commit_seconds_count") == more("backroom_tell_seconds_count") == accepted
            assert more("backroom_decide_seconds_count") == accepted
            assert now["backroom_journal_jobs_total"] == accepted + 3, "the opening, the results, the end"
            assert now["backroom_journal_bytes"] > 0
            assert now["backroom_disk_free_bytes"] > 0
            assert now["process_resident_memory_bytes"] > 1e6

    run(evening())


def test_neither_names_nor_tables_nor_secrets_are_told(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db") as house:
            seated = await house.open_table(2, name="Annabel")
            async with house.guest(seated.table, seated.secret):
                _, _, body = await house.http("GET", "/api/metrics")
            for word in ("Annabel", seated.table, seated.secret, "127.0.0.1"):
                assert word.encode() not in body

    run(ask())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"x-forwarded-for": "203.0.113.5"}, 403),
        ({"x-forwarded-for": "127.0.0.1"}, 403),
        ({"forwarded": "for=203.0.113.5"}, 403),
        ({"x-real-ip": "203.0.113.5"}, 403),
        ({"via": "1.1 proxy"}, 403),
        ({"via": "1.1 proxy", "authorization": "Bearer s3cret"}, 200),
        ({"via": "1.1 proxy", "authorization": "Bearer s3cre"}, 403),
        ({"via": "1.1 proxy", "authorization": "Basic s3cret"}, 403),
        ({"via": "1.1 proxy", "authorization": "Bearer "}, 403),
    ],
)
def test_the_numbers_are_for_whoever_runs_the_server(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", metrics_token="s3cret") as house:
            assert (await house.http("GET", "/api/metrics", headers=headers))[0] == status
            assert (await house.http("GET", "/api/health", headers=headers))[0] == 200, "that is for everybody"

    run(ask())


def test_a_token_may_be_in_any_script(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", metrics_token="Schlüssel") as house:
            said = "Bearer Schlüssel".encode().decode("latin-1")  # as it goes over the wire
            headers = {"via": "1.1 proxy", "authorization": said}
            assert (await house.http("GET", "/api/metrics", headers=headers))[0] == 200

    run(ask())


@pytest.mark.parametrize("token", [None, ""])
def test_no_token_is_not_an_empty_one(tmp_path: Path, token: str | None) -> None:
    async def ask() -> None:
        async with open_house(tmp_path / "room.db", metrics_token=token) as house:
            headers = {"via": "1.1 proxy", "authorization": "Bearer "}
            assert (await house.http("GET", "/api/metrics", headers=headers))[0] == 403

    run(ask())


def test_from_afar_nothing_is_told() -> None:
    scope = {"type": "http", "app": SimpleNamespace(state=SimpleNamespace(metrics_token=None)), "headers": []}
    assert not admitted(Request({**scope, "client": ("192.168.1.20", 4711)}))
    assert admitted(Request({**scope, "client": ("127.0.0.1", 4711)}))


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram("h", "Meaning.")
    for value in (0.0, 0.001, 0.0011, 99.0):
        histogram.observe(value)
    lines = list(histogram.lines())
    assert 'h_bucket{le="0.0001"} 1' in lines
    assert 'h_bucket{le="0.001"} 2' in lines
    assert 'h_bucket{le="0.0025"} 3' in lines
    assert 'h_bucket{le="2.5"} 3' in lines
    assert lines[-3:] == ['h_bucket{le="+Inf"} 4', "h_sum 99.002100", "h_count 4"]


def test_a_counter_counts_by_its_label() -> None:
    counter = Counter("c", "Meaning.", "why")
    counter.count("b")
    counter.count("a", 2)
    assert list(counter.lines())[2:] == ['c{why="a"} 2', 'c{why="b"} 1']
    assert counter.read("a") == 2


def test_a_loop_that_is_held_up_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lag = Histogram("lag", "")
    monkeypatch.setattr(metrics, "LAG", lag)
    monkeypatch.setattr(metrics, "LAG_SECONDS", 0.01)

    async def hold_up() -> None:
        import time

        watching = asyncio.create_task(metrics.watch_loop())
        await asyncio.sleep(0)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        watching.cancel()
        await asyncio.wait([watching])

    run(hold_up())
    assert lag._sum > 0.2
