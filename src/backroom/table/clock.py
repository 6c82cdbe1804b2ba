"""How long a table gives for a choice. Only a wish for time: what it comes to is worked out from the journal."""

from typing import Final, Literal

import msgspec

from backroom.core.errors import Malformed

ClockKind = Literal["none", "live", "days"]

LEAST_SECONDS: Final = 5
LONGEST_SECONDS: Final = 3600
LONGEST_BANK: Final = 3600
LONGEST_DAYS: Final = 30
DAY: Final = 86400


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clock of a table. Without one, only the house's own waits end by time: a discussion, a countdown."""

    kind: ClockKind
    seconds: int = 60  # live: for each decision
    days: int = 2  # days: for each decision
    bank: int = 0  # live: seconds each seat may take beyond that, once in the whole game


class Before(msgspec.Struct, frozen=True):
    """The times as they were before an action, in case it is taken back."""

    since: dict[int, int]  # by seat, when it was asked
    banks: list[int]


class Interrupted(msgspec.Struct, frozen=True):
    """A wait that goes on when another is over, and is due when it was."""

    subject: tuple[int, ...]
    due: int | None


NO_CLOCK: Final = Clock(kind="none")


def settled_clock(clock: Clock) -> Clock:
    """What is written is what its kind counts by; nothing else is looked at."""
    for kind, field, value, least, most in (
        ("live", "seconds", clock.seconds, LEAST_SECONDS, LONGEST_SECONDS),
        ("days", "days", clock.days, 1, LONGEST_DAYS),
        ("live", "bank", clock.bank, 0, LONGEST_BANK),
    ):
        if clock.kind == kind and not least <= value <= most:
            raise Malformed(f"expected {field} of a clock to be {least} to {most}, got {value}")
    if clock.kind == "live":
        return Clock(kind="live", seconds=clock.seconds, bank=clock.bank)
    return Clock(kind="days", days=clock.days) if clock.kind == "days" else NO_CLOCK
