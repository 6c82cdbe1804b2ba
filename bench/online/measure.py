"""Runs the load client against both servers in turns, and puts what came out into words."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.online.servers import HERE, Server, backroom, boardgameio, set_tables

SEATS = 4
FLAT_OUT = 100  # tables that act as fast as they can
PACED = 500  # tables that act once a second
IDLE = 1000
SPARE = 12  # games each table may finish in one round

TIMES_FASTER = 4.0
P99_MS = 15.0
IDLE_MB = 250.0

Measured = dict[str, Any]


class Online(NamedTuple):
    ours: list[Measured]
    theirs: list[Measured]
    paced: Measured
    idle: Measured
    load: float  # of the machine before the run


def measure(seconds: float, repeats: int) -> Online:
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    others = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = [], []
        for repeat in range(repeats):
            ready = set_tables(Path(folder) / f"{repeat}.sqlite3", FLAT_OUT * SPARE, SEATS)
            with backroom(ready.with_suffix(".sqlite3")) as server:
                ours.append(load(server, "at_backroom", FLAT_OUT, seconds, "--ready", str(ready)))
            with boardgameio() as server:
                theirs.append(load(server, "at_boardgameio", FLAT_OUT, seconds))
        ready = set_tables(Path(folder) / "paced.sqlite3", PACED, SEATS)
        with backroom(ready.with_suffix(".sqlite3")) as server:
            paced = load(server, "at_backroom", PACED, 3 * seconds, "--ready", str(ready), "--pause", "1000")
        ready = set_tables(Path(folder) / "idle.sqlite3", IDLE, SEATS)
        with backroom(ready.with_suffix(".sqlite3")) as server:
            idle = load(server, "at_backroom", IDLE, 1.0, "--ready", str(ready), "--idle")
    return Online(ours, theirs, paced, idle, others)


def load(server: Server, at: str, tables: int, seconds: float, *more: str) -> Measured:
    """The server has one core for itself, where there are two."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(server.pid, {cores[-1]})
    command = ["node", "load.mjs", "--at", f"./{at}.mjs", "--url", server.url, "--pid", str(server.pid)]
    command += ["--tables", str(tables), "--seats", str(SEATS), "--seconds", str(seconds), *more]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"expected the load client to play, got {done.stderr[-2000:]!r}")
    found: Measured = json.loads(done.stdout)
    if found["failures"]:
        raise RuntimeError(f"expected every action to be accepted, got {found['failures']} failures: {done.stderr!r}")
    return found


def page(online: Online) -> list[str]:
    ours = max(each["per_cpu_second"] for each in online.ours)
    theirs = max(each["per_cpu_second"] for each in online.theirs)
    return [
        "## Online",
        "",
        "The same load client plays FBI here, every action synced to disk, and a small card game on boardgame.io in",
        f"memory: {SEATS} seats a table, {FLAT_OUT} tables, each acting again as soon as the last of its seats has the",
        "update, the servers taking turns, the best repeat of each counting. Processor time is the server's alone.",
        f"Before the run {os.cpu_count()} cores had a load of {online.load:.1f}: the more, the less the times from",
        "sending to seeing say of the server.",
        "",
        "| goal | reached | |",
        "|---|---:|---|",
        _goal(
            f"actions per server-CPU-second, at least {TIMES_FASTER:g} times boardgame.io",
            f"{ours / theirs:.2f} times",
            ours / theirs >= TIMES_FASTER,
        ),
        _goal(
            f"{PACED} tables, an action a second each: 99 of 100 seen by all within {P99_MS:g} ms, on a quiet machine",
            f"{online.paced['p99']:.1f} ms",
            online.paced["p99"] < P99_MS,
        ),
        _goal(
            f"{IDLE:,} idle tables with {SEATS} sockets each in less than {IDLE_MB:g} MB",
            f"{online.idle['mb']:.0f} MB",
            online.idle["mb"] < IDLE_MB,
        ),
        "",
        "| | per CPU-second | per second | median | 99 of 100 | bytes an update | memory |",
        "|---|---:|---:|---:|---:|---:|---:|",
        _row("Backroom fbi, synced", online.ours),
        _row("boardgame.io, in memory", online.theirs),
        _row(f"Backroom fbi, {PACED} tables paced", [online.paced]),
        "",
    ]  # fmt: skip


def _goal(text: str, reached: str, met: bool) -> str:
    return f"| {text} | {reached} | {'met' if met else '**not met**'} |"


def _row(name: str, repeats: list[Measured]) -> str:
    best = max(repeats, key=lambda each: float(each["per_cpu_second"]))
    return (
        f"| {name} | {best['per_cpu_second']:,.0f} | {best['per_second']:,.0f} | {best['p50']:.1f} ms | "
        f"{best['p99']:.1f} ms | {best['bytes_per_update']:,.0f} | {best['mb']:.0f} MB |"
    )
