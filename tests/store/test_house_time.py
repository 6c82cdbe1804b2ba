"""The house's time: it runs while the house is open and things can be written."""

from backroom.store.house_time import HouseTime


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_it_goes_on_from_what_was_written_down() -> None:
    clock = Hand()
    time = HouseTime(5_000, clock)
    clock.seconds = 2.5
    assert (time.now(), time.until(9_500), time.until(7_000)) == (7_500, 2.0, 0.0)


def test_what_passes_while_it_stands_still_never_was() -> None:
    clock = Hand()
    time = HouseTime(0, clock)
    clock.seconds = 1.0
    time.stop()
    for clock.seconds in (3.0, 8.0):
        assert (time.stands_still(), time.now(), time.until(1_500)) == (True, 1_000, 0.5)
        time.stop()
    time.go_on()
    assert not time.stands_still()
    clock.seconds = 8.25
    time.go_on()
    assert (time.now(), time.until(1_500)) == (1_250, 0.25)
