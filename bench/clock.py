"""Measuring on a noisy machine: processor time, on one core, best of several repeats, all sides taking turns."""

import os
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

Work = Callable[[], int]
"""Does some work and says how many units it did."""


class Subject(NamedTuple):
    name: str
    unit: str
    work: Work


def stay_on_one_core() -> int:
    """Bind this process to one core, the last it may use, and say which."""
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def rate(work: Work, seconds: float) -> float:
    """Units per second of processor time."""
    units = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        units += work()
    return units / spent


def rates(subjects: list[Subject], seconds: float, repeats: int) -> dict[str, list[float]]:
    """For each subject its rate in every repeat. They take turns, so that a slow minute slows all of them."""
    for subject in subjects:
        subject.work()  # warm
    measured: dict[str, list[float]] = {subject.name: [] for subject in subjects}
    for _ in range(repeats):
        for subject in subjects:
            measured[subject.name].append(rate(subject.work, seconds))
    return measured
