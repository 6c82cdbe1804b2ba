"""The clock of a table, as it is wished for and as it is written."""

import msgspec
import pytest

from backroom.core.errors import Malformed
from backroom.table.clock import NO_CLOCK, Clock, settled_clock


@pytest.mark.parametrize(
    ("wished", "written"),
    [
        (b'{"kind":"none"}', NO_CLOCK),
        (b'{"kind":"none","seconds":-1,"days":10000000000000000000000}', NO_CLOCK),
        (b'{"kind":"live"}', Clock(kind="live", seconds=60, bank=0)),
        (b'{"kind":"live","seconds":5,"bank":60,"days":0}', Clock(kind="live", seconds=5, bank=60)),
        (b'{"kind":"days","days":3,"seconds":0}', Clock(kind="days", days=3)),
    ],
)
def test_only_what_its_kind_counts_by_is_looked_at_and_written(wished: bytes, written: Clock) -> None:
    assert settled_clock(msgspec.json.decode(wished, type=Clock)) == written


@pytest.mark.parametrize(
    ("wished", "complaint"),
    [
        (Clock(kind="live", seconds=4), "seconds of a clock to be 5 to 3600, got 4"),
        (Clock(kind="live", bank=3601), "bank of a clock to be 0 to 3600, got 3601"),
        (Clock(kind="days", days=0), "days of a clock to be 1 to 30, got 0"),
    ],
)
def test_what_it_counts_by_has_bounds(wished: Clock, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        settled_clock(wished)
