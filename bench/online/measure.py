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

WARM = 24  # actions of a table before any counts
ACTIONS = 64  # that count: a game of FBI has 96, and none is to end meanwhile
LONG_WARM = 96  # boardgame.io's code is compiled as it runs, and its small game has no end

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


def measure(repeats: int) -> Online:
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    others = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = [], []
        for repeat in range(repeats):
            ours.append(at_backroom(Path(folder) / f"{repeat}.sqlite3", FLAT_OUT))
            with boardgameio() as server:
                theirs.append(load(server, "at_boardgameio", FLAT_OUT, "--warm", str(LONG_WARM)))
        paced = at_backroom(Path(folder) / "paced.sqlite3", PACED, "--pause", "1000")
        idle = at_backroom(Path(folder) / "idle.sqlite3", IDLE, "--idle")
    return Online(ours, theirs, paced, idle, others)


def at_backroom(file: Path, tables: int, *more: str) -> Measured:
    ready = set_tables(file, tables, SEATS)
    with backroom(file) as server:
        return load(server, "at_backroom", tables, "--ready", str(ready), *more)


def load(server: Server, at: str, tables: int, *more: str) -> Measured:
    """The server has one core for itself, where there are two."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(server.pid, {cores[-1]})
    command = ["node", "load.mjs", "--at", f"./{at}.mjs", "--url", server.url, "--pid", str(server.pid)]
    command += ["--tables", str(tables), "--seats", str(SEATS), "--actions", str(ACTIONS)]
    command += ["--warm", str(WARM), *more]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"expected the load client to play, got {done.stderr[-2000:]!r}")
    found: Measured = json.loads(done.stdout)
    return found


def page(online: Online) -> list[str]:
    ours = max(each["per_cpu_second"] for each in online.ours)
    theirs = max(each["per_cpu_second"] for each in online.theirs)
    return [
        "## Online",
        "",
        "The same load client plays FBI here, every action synced to disk, and a small card game on boardgame.io in",
        f"memory: {SEATS} seats a table, {FLAT_OUT} tables, each acting again as soon as the last of its seats has the",
        "update. An action is one message in and an update to every seat, with all that this seat may see; FBI's is",
        "the larger one, and whoever acted is told besides that the action is in the journal. A table takes",
        f"{WARM} actions to warm up (on boardgame.io, whose code is compiled as it runs, {LONG_WARM}),",
        f"and then the {ACTIONS} that count: nobody comes or goes and no game ends meanwhile. The servers take turns,",
        "and the best repeat of each counts. Processor time is the server's, its threads and child processes included.",
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
