"""What every store of journals can do, whatever it is made of."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable
from typing import Literal, NamedTuple

from backroom.store.house_time import HouseTime
from backroom.table.entry import AnyEntry, Joined, Opened, Rematched


class Kept(NamedTuple):
    """All that is kept of a table."""

    entries: list[AnyEntry]
    guests: dict[int, bytes]  # the fingerprint of each guest's secret
    snapshot: bytes | None = None  # of the table before all entries but the opening
    length: int = 0  # how many entries the snapshot holds


Sheet = Literal["words", "marks"]
"""What a guest writes for nobody else: with a pen, and with a pencil on the sheet of the game."""


class Journal(ABC):
    """Journals of many tables. Whatever is awaited here is on disk when it returns."""

    time: HouseTime

    @abstractmethod
    async def open_table(self, table: str, opened: Opened, guests: dict[int, bytes]) -> None:
        """Begin a journal."""

    @abstractmethod
    async def keep(self, table: str, entries: list[AnyEntry]) -> None:
        """Write the journal of a game that is over, all of it or nothing."""

    @abstractmethod
    def append(self, table: str, seq: int, entry: AnyEntry) -> Awaitable[None]:
        """Write the entry as number `seq` of its table, the opening being 1; Taken if there is one already."""

    @abstractmethod
    async def join(self, table: str, seq: int, joined: Joined, fingerprint: bytes) -> None:
        """Write that a guest came, and by what secret that guest is known."""

    @abstractmethod
    async def open_again(
        self, table: str, seq: int, rematched: Rematched, opened: Opened, guests: dict[int, bytes]
    ) -> None:
        """Begin the journal of a rematch, and write into that of the old table where it is: both or neither."""

    @abstractmethod
    async def unlist(self, table: str) -> None:
        """Show the table no longer among those that gather. No more than a note, too."""

    @abstractmethod
    async def listed(self, most: int) -> list[str]:
        """The tables that gather in the open, the newest first."""

    @abstractmethod
    async def finish(self, table: str) -> None:
        """Note that nothing will be played here any more. No more than a note: the entries say so too."""

    @abstractmethod
    async def load(self, table: str) -> Kept:
        """The whole journal of a table, or NoTable."""

    @abstractmethod
    async def load_tail(self, table: str) -> Kept:
        """The last snapshot of a table, and of its journal the opening and what came after it; or all there is."""

    @abstractmethod
    async def keep_snapshot(self, table: str, length: int, body: bytes) -> None:
        """Write down the table as it is after so many entries. No more than a shortcut: the entries say it all."""

    @abstractmethod
    async def keep_sheet(self, table: str, guest: int, sheet: Sheet, text: str) -> None:
        """Write a guest's own sheet, in place of what was on it."""

    @abstractmethod
    async def sheets(self, table: str, guest: int) -> dict[str, str]:
        """All that a guest has written, by the name of the sheet."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables whose game is not over."""

    @abstractmethod
    def look(self) -> None:
        """See whether what is written can be found again. Until it can, nothing more is."""

    @abstractmethod
    async def check(self) -> None:
        """Returns if writing works, and has the house's time written down."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
