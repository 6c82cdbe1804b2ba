"""How the server is doing, in numbers, as Prometheus reads them. No names, no tables' ids, no addresses."""

import asyncio
import os
from collections.abc import Iterator
from time import perf_counter
from typing import Final

TIMES: Final[tuple[float, ...]] = (
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5
)  # fmt: skip
"""Bounds of the buckets of a latency, in seconds."""

LAG_SECONDS = 0.5


class Counter:
    """Only ever grows; by a label, where it has one."""

    def __init__(self, name: str, meaning: str, label: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def count(self, value: str = "", more: int = 1) -> None:
        self._counts[value] = self._counts.get(value, 0) + more

    def read(self, value: str = "") -> int:
        return self._counts.get(value, 0)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.meaning}"
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {count}' if self._label else f"{self.name} {count}"


class Histogram:
    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self._counts = [0] * (len(TIMES) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        bucket = 0
        while bucket < len(TIMES) and TIMES[bucket] < value:
            bucket += 1
        self._counts[bucket] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.meaning}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip([f"{bound:g}" for bound in TIMES] + ["+Inf"], self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


ANSWERS = Counter("backroom_actions_total", "Actions by what was answered.", "answer")
DROPPED = Counter("backroom_lines_dropped_total", "Sockets closed because their end read too slowly.")
TURNED_AWAY = Counter("backroom_turned_away_total", "Requests and sockets past the limit of an address.", "limit")
BROKEN = Counter("backroom_tables_broken_total", "Tables taken out of memory because the journal may differ.")
DECIDE = Histogram("backroom_decide_seconds", "To check an action against the table.")
COMMIT = Histogram("backroom_commit_seconds", "For an action to be written and synced.")
TELL = Histogram("backroom_tell_seconds", "To put a table into words for all who see it.")
LOAD = Histogram("backroom_load_seconds", "To read a table's journal and fold it.")
LAG = Histogram("backroom_loop_lag_seconds", "By how much the event loop woke up late.")

KEPT: Final = (ANSWERS, DROPPED, TURNED_AWAY, BROKEN, DECIDE, COMMIT, TELL, LOAD, LAG)


def gauge(name: str, meaning: str, value: float, kind: str = "gauge") -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value:g}"]


def page(*more: list[str]) -> str:
    """Everything that is counted, and what the caller adds."""
    lines = [line for lines in more for line in lines]
    lines += [line for kept in KEPT for line in kept.lines()]
    return "\n".join([*lines, *_process(), ""])


async def watch_loop() -> None:
    """Sleeps a little, again and again, and notes by how much it overslept."""
    while True:
        began = perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        LAG.observe(max(0.0, perf_counter() - began - LAG_SECONDS))


def _process() -> list[str]:
    times = os.times()
    lines = gauge("process_cpu_seconds_total", "Processor time.", times.user + times.system, "counter")
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            pages = int(statm.read().split()[1])
    except OSError:
        return lines
    memory = pages * os.sysconf("SC_PAGE_SIZE")
    return lines + gauge("process_resident_memory_bytes", "Memory in use.", memory)
