"""What every store of journals can do, whatever it is made of."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from backroom.table.entry import AnyEntry, Opened


class Kept(NamedTuple):
    """All that is kept of a table."""

    entries: list[AnyEntry]
    seats: dict[int, bytes]  # the fingerprint of the secret of each seat that is a person's


class Journal(ABC):
    """Journals of many tables. Whatever is awaited here is on disk when it returns."""

    @abstractmethod
    async def open_table(self, table: str, opened: Opened, seats: dict[int, bytes]) -> None:
        """Begin a journal."""

    @abstractmethod
    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        """Write the entry as number `seq` of its table, the opening being 1; Taken if there is one already."""

    @abstractmethod
    async def finish(self, table: str) -> None:
        """Note that the game is over. No more than a note: the entries say so too."""

    @abstractmethod
    async def load(self, table: str) -> Kept:
        """The whole journal of a table, or NoTable."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""

    @abstractmethod
    async def check(self) -> None:
        """Returns if writing works."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
