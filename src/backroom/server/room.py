"""All tables of this server. A table is in memory while somebody is at it or a bot is thinking; else in the journal."""

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import Final

from backroom.bots import BOTS, find_bot
from backroom.core.errors import BackroomError, BadSeats
from backroom.core.rng import SEED_BITS, Rng
from backroom.core.seat import MOST_SEATS
from backroom.games import find
from backroom.record.record import Record
from backroom.server.bots import BotSeats, Delay
from backroom.server.guests import bot_names, new_table_id, settle_name
from backroom.server.limits import Limits
from backroom.server.line import Ending
from backroom.server.live import LiveTable
from backroom.server.messages import NewTable, Seated
from backroom.server.results import note_results
from backroom.store.errors import StoreError
from backroom.store.journal import Journal
from backroom.store.secret import fingerprint, new_secret
from backroom.table.entry import Player
from backroom.table.opening import open_table
from backroom.table.table import Table, load

log = logging.getLogger("backroom.room")

LINGER: Final = 1.0
"""Seconds for which a table that was just loaded waits for somebody to come."""

CLOSING: Final = Ending(1012, "the server is restarting; come back and go on")


class Full(BackroomError):
    """More tables would be in memory than this server has room for."""


class Room:
    def __init__(self, journal: Journal, bot_delay: Delay, limits: Limits) -> None:
        self.journal = journal
        self.limits = limits
        self._bot_delay = bot_delay
        self._live: dict[str, tuple[LiveTable, BotSeats]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: set[asyncio.Task[None]] = set()

    def tables(self) -> int:
        return len(self._live)

    def sockets(self) -> int:
        return sum(live.sockets() for live, _ in self._live.values())

    # --- opening and finding ----------------------------------------------------------------------------------

    async def open(self, wish: NewTable) -> Seated:
        """A person takes the first seat, bots the others."""
        name = settle_name(wish.name)
        game = find(wish.game, wish.options)
        if not 0 <= wish.seats <= MOST_SEATS:
            raise BadSeats(f"expected {game.min_seats} to {game.max_seats} seats for {game.title}, got {wish.seats}")
        game.check_seats(wish.seats)
        kind = list(BOTS[game.name])[-1] if wish.bot is None else wish.bot
        bots = [Player(name=bot, bot=kind) for bot in bot_names(wish.seats - 1, taken=name)]
        table, (secret,) = await self.seat(wish.game, wish.options, (Player(name=name), *bots))
        return Seated(table=table, seat=0, secret=secret)

    async def seat(self, game: str, options: dict[str, str], players: tuple[Player, ...]) -> tuple[str, list[str]]:
        """Open a table for these players; a secret for each that is a person, in the order of seats."""
        self._check_space()
        opened = open_table(game, options, players, secrets.randbits(SEED_BITS))
        for kind in {player.bot for player in players if player.bot is not None}:
            find_bot(kind, find(game, options), Rng(0))
        own = {seat: new_secret() for seat, player in enumerate(players) if player.bot is None}
        name = new_table_id()
        seats = {seat: fingerprint(secret) for seat, secret in own.items()}
        await self.journal.open_table(name, opened, seats)
        log.info("table=%s game=%s seats=%d opened", name, game, len(players))
        self._seat_live(name, Table(opened), seats)
        return name, list(own.values())

    def _check_space(self) -> None:
        if len(self._live) >= self.limits.tables:
            raise Full(f"all {self.limits.tables} tables of this server are taken; try again in a while")

    async def find(self, name: str) -> LiveTable:
        """The live table of that name, loaded if need be. To be used before anything else is awaited."""
        while name not in self._live:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(partial(self._loaded, name))
            await asyncio.shield(self._loading[name])
        return self._live[name][0]

    async def record(self, name: str) -> Record:
        """The record of a finished game, or Refusal."""
        return (await self.find(name)).table.record()

    def _loaded(self, name: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[name]
        if not task.cancelled():
            task.exception()  # whoever still waits is told; if nobody does, it is nobody's concern

    async def _load(self, name: str) -> LiveTable:
        self._check_space()
        kept = await self.journal.load(name)
        return self._seat_live(name, load(kept.entries), kept.seats)

    def _seat_live(self, name: str, table: Table, seats: dict[int, bytes]) -> LiveTable:
        live = LiveTable(name, table, seats, self.journal, self.limits)
        bots = BotSeats(live, self._bot_delay)
        live.changed = lambda: self._changed(live, bots)
        live.emptied = lambda: self._rest(live, bots)
        live.broke = lambda: self._drop(live, bots)
        self._live[name] = (live, bots)
        bots.wake()
        if not bots.busy():
            asyncio.get_running_loop().call_later(LINGER, self._rest, live, bots)
        return live

    # --- going on and resting ---------------------------------------------------------------------------------

    def _changed(self, live: LiveTable, bots: BotSeats) -> None:
        if live.table.over():
            self._chore(live.name)
        bots.wake()

    def _rest(self, live: LiveTable, bots: BotSeats) -> None:
        if live.quiet() and not bots.busy():
            self._drop(live, bots)

    def _drop(self, live: LiveTable, bots: BotSeats) -> None:
        """Out of memory; the journal has it all."""
        bots.stop()
        if self._live.get(live.name, (None,))[0] is live:
            del self._live[live.name]

    def _chore(self, name: str) -> None:
        """Note the end of a game; if that fails, starting the server heals it."""
        task = asyncio.create_task(self._finish(name))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _finish(self, name: str) -> None:
        with contextlib.suppress(StoreError):
            table = (await self.find(name)).table
            if table.over():
                await note_results(self.journal, name, table.record(), table.players)
            await self.journal.finish(name)
            log.info("table=%s over", name)

    async def wake_all(self) -> None:
        """After a restart: bots go on where it is their turn."""
        try:
            names = await self.journal.unfinished()
        except StoreError as error:
            log.error("tables are not woken: %s", error)
            return
        for name in names:
            try:
                live = await self.find(name)
            except BackroomError as error:
                log.error("table=%s cannot be opened: %s", name, error)
                continue
            if live.table.over():
                await self._finish(name)

    async def close(self) -> None:
        """Everybody out; what was accepted is in the journal."""
        for live, bots in list(self._live.values()):
            bots.stop()
            live.dismiss(CLOSING)
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.journal.close()
