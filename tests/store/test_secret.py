"""A seat's secret is known to the store only by its hash."""

from pathlib import Path
from typing import Any

from backroom.store.secret import fingerprint, new_secret, seat_of
from backroom.store.sqlite import SqliteJournal
from tests.store.script import OPENED, run


def test_a_secret_opens_its_own_seat() -> None:
    secrets = [new_secret() for _ in range(4)]
    seats = {seat: fingerprint(secret) for seat, secret in enumerate(secrets)}
    assert [seat_of(secret, seats) for secret in secrets] == [0, 1, 2, 3]
    assert seat_of(new_secret(), seats) is None
    assert seat_of("", seats) is None
    assert seat_of(seats[0].hex(), seats) is None


def test_no_byte_of_a_secret_is_in_the_files(tmp_path: Path) -> None:
    secret = new_secret()

    async def seated() -> bytes:
        journal = SqliteJournal(tmp_path / "room.db")
        await journal.open_table("t", OPENED, {0: fingerprint(secret)})
        files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        await journal.close()
        return files

    files = run(seated())
    assert fingerprint(secret) in files
    assert secret.encode() not in files


class Private(bytes):
    """A fingerprint that anybody may look at, and nobody compare by what is the quicker the sooner it differs."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise AssertionError("expected fingerprints to be compared in constant time, got ==")

    __ne__ = __eq__


class Counted(dict[int, bytes]):
    """Seats that count how many of them were looked at."""

    looked = 0

    def items(self) -> Any:
        for item in super().items():
            self.looked += 1
            yield item


def test_a_secret_is_compared_in_the_same_time_whichever_seat_it_opens() -> None:
    secrets = [new_secret() for _ in range(4)]
    for opens in range(5):
        seats = Counted({seat: Private(fingerprint(secret)) for seat, secret in enumerate(secrets)})
        found = seat_of([*secrets, "none of them"][opens], seats)
        assert found == (None if opens == 4 else opens)
        assert seats.looked == 4
