"""How far what was measured may be from what is so: 95 % intervals."""

from math import sqrt
from statistics import stdev
from typing import Final

NORMAL: Final = 1.96  # 95 % of a normal distribution lie within so many deviations


def share_within(share: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies (Wilson, 1927): sensible for a few games too, and for none or all won."""
    square = NORMAL**2 / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_within(values: list[int]) -> float:
    """How much the true mean may be above or below that of these; one value says nothing about it."""
    return NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
