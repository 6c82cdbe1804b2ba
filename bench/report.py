"""The figures as a page: rates, ratios, and the machine they were taken on."""

import platform
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from backroom import pure


class Goal(NamedTuple):
    """A ratio that was set out to be reached."""

    text: str
    ours: str
    other: str
    factor: float


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def facts(seconds: float, repeats: int) -> list[str]:
    return [
        f"- {processor()}, one core; {platform.system()} {platform.release()}",
        f"- Python {platform.python_version()}, Backroom {version('backroom')} ({pure.build()} build, "
        f"mypyc {version('mypy')}), OpenSpiel {version('open-spiel')}",
        f"- {repeats} repeats of {seconds:g} s of processor time each, all taking turns; the best counts",
    ]


def table(measured: dict[str, list[float]]) -> list[str]:
    lines = ["| | best, per second | worst repeat |", "|---|---:|---:|"]
    return lines + [f"| {name} | {max(rates):,.0f} | {min(rates):,.0f} |" for name, rates in measured.items()]


def ratios(measured: dict[str, list[float]], goals: list[Goal]) -> list[str]:
    lines = ["| goal | reached | |", "|---|---:|---|"]
    for goal in goals:
        reached = max(measured[goal.ours]) / (max(measured[goal.other]) if goal.other else 1)
        met = "met" if reached >= goal.factor else "**not met**"
        shown = f"{reached:.2f} times" if goal.other else f"{reached:,.0f} per second"
        lines.append(f"| {goal.text} | {shown} | {met} |")
    return lines
