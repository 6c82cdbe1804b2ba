"""What may be asked of the server's tables: to open one, to find one, to join, and to play."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from backroom.record.record import Record
from backroom.server.entering import Done, Reply
from backroom.server.guests import new_table_id, table_id_of
from backroom.server.limits import Full
from backroom.server.live import LiveTable, Place
from backroom.server.loading import load_table
from backroom.server.messages import Accepted, Act, Join, NewTable, Refused, Seated, TableInfo
from backroom.server.new_table import as_wished, for_players
from backroom.server.tables import Tables
from backroom.server.telling import table_info
from backroom.store.errors import NoTable, StoreError, Taken
from backroom.store.secret import check_secret, fingerprint, new_secret, seat_of
from backroom.table.answer import Known
from backroom.table.entry import AnyEntry, Opened, Player
from backroom.table.errors import Refusal
from backroom.table.importing import bring_in
from backroom.table.names import settle_name
from backroom.table.table import Table
from backroom.table.wish import AnyWish, Rematch
from backroom.table.wishing import decide_join

log = logging.getLogger("backroom.room")

SPENT: Final = "that secret opens no seat here any more; take another"


class Room(Tables):
    # --- opening ----------------------------------------------------------------------------------------------

    async def open(self, wish: NewTable, known: Callable[[], None] | None = None) -> Seated:
        """A person takes the first seat as the host; bots take the others at once, or people gather first.

        Asked again with the same secret it is the same table, and `known` is called: nothing new is opened.
        """
        opened = as_wished(wish, self.journal.time.now())
        secret = new_secret() if wish.secret is None else check_secret(wish.secret)
        name = new_table_id() if wish.secret is None else table_id_of(secret)
        try:
            await self._open(opened, {0: fingerprint(secret)}, name)
        except Taken:
            seated = await self._opened_before(name, secret)
        except Full as full:
            if wish.secret is None:
                raise
            try:
                seated = await self._opened_before(name, secret)
            except NoTable:
                raise full from None
        else:
            return Seated(table=name, seat=0, secret=secret)
        if known is not None:
            known()
        return seated

    async def _opened_before(self, name: str, secret: str) -> Seated:
        """The answer was lost, and the same is asked again. For that no room in memory is needed."""
        live = self._awake(name)
        if live is not None:
            seat = live.seat_of(secret)
        else:
            table, kept = await load_table(self.journal, name)
            guest = seat_of(secret, kept.guests)
            seat = None if guest is None else table.seating.seat_of(guest)
        if seat is None:
            raise Refusal(SPENT)
        return Seated(table=name, seat=seat, secret=secret)

    async def seat(self, game: str, options: dict[str, str], players: tuple[Player, ...]) -> tuple[str, list[str]]:
        """Open a table for these players; a secret for each that is a person, in the order of seats."""
        opened = for_players(game, options, players, self.journal.time.now())
        own = {seat: new_secret() for seat, player in enumerate(players) if player.bot is None}
        name = new_table_id()
        await self._open(opened, {seat: fingerprint(secret) for seat, secret in own.items()}, name)
        return name, list(own.values())

    async def _open(self, opened: Opened, guests: dict[int, bytes], name: str) -> None:
        self._check_space()
        table = Table(opened)
        await self.journal.open_table(name, opened, guests)
        log.info("table=%s game=%s seats=%d opened", name, opened.game, len(opened.players))
        self._seat_live(name, table, guests)

    async def bring_in(self, record: Record) -> str:
        """Keep a game that was played elsewhere; the name of its table. BadRecord if it cannot be replayed."""
        opened, imported = await asyncio.to_thread(bring_in, record, self.journal.time.now())
        name = new_table_id()
        await self.journal.keep(name, [opened, imported])
        log.info("table=%s game=%s seats=%d imported", name, opened.game, len(opened.players))
        return name

    # --- finding and joining ----------------------------------------------------------------------------------

    async def record(self, name: str) -> Record:
        """The record of a finished game, or Refusal."""
        return (await self.find(name)).table.record()

    async def info(self, name: str) -> TableInfo:
        return table_info(name, (await self.find(name)).table)

    async def listed(self) -> list[TableInfo]:
        """The tables that gather in the open: those with somebody there first, and then the newest first."""
        hosted = [live for live, _ in self._live.values() if live.hosted()]
        return await self._board.read(self.limits.listed_tables, hosted, self._awake, self.find)

    def watchable(self) -> list[TableInfo]:
        """The tables that are played in the open with somebody there, where strangers may watch; the newest first."""
        found = [live for live, _ in self._live.values() if live.watchable()]
        found.sort(key=lambda live: -live.table.opened.at)
        return [table_info(live.name, live.table) for live in found[: self.limits.listed_tables]]

    async def join(self, name: str, wish: Join) -> Seated:
        """Take a seat of a table that gathers."""
        settle_name(wish.name)  # a name that is none is no reason to trouble a table
        live = await self.find(name)
        secret = new_secret() if wish.secret is None else check_secret(wish.secret)
        answers: list[Accepted | Refused] = []
        seats: list[int] = []

        def decide(now: int) -> AnyEntry | Known:
            if live.knows(secret):  # the answer was lost, and the same is asked again
                seat = live.seat_of(secret)
                if seat is None:
                    raise Refusal(SPENT)
                seats.append(seat)
                return Known(live.table.seq)
            joined = decide_join(live.table, wish.name, wish.seat, now)
            seats.append(joined.seat)
            return joined

        await live.enter(decide, "", answers.append, fingerprint(secret))
        if not answers:
            raise StoreError("the journal could not be written")
        if isinstance(answers[0], Refused):
            raise Refusal(answers[0].reason)
        return Seated(table=name, seat=seats[0], secret=secret)

    # --- playing ----------------------------------------------------------------------------------------------

    def act(self, live: LiveTable, seat: int, act: Act, reply: Reply, done: Done) -> None:
        """Never waits; `done` is called when it is answered, or held until a race is decided."""
        keeper = self._keeper(live)
        if keeper is None:
            live.act_soon(seat, act, reply, done)
        else:
            keeper.act(seat, act, reply, done)

    async def wish(self, live: LiveTable, place: Place, wish: AnyWish, reply: Reply) -> None:
        if isinstance(wish, Rematch):
            await asyncio.shield(self._chore(self._rematcher.rematch(live, place, wish, reply)))
            return
        keeper = self._keeper(live)
        if keeper is None:
            await live.wish(place, wish, reply)
        else:
            await keeper.wish(place, wish, reply)
