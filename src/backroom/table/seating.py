"""Who sits where. A guest is a person who came to this table; a guest has a seat, until sent away."""

from typing import Final

from backroom.core.errors import Malformed
from backroom.table.entry import Player
from backroom.table.errors import Refusal
from backroom.table.names import alike

COLOURS: Final = 9
BOT_NAMES: Final = ("Dolores", "Otto", "Maude", "Silas", "Vera", "Walt", "Ruth", "Hugo", "Ines", "Lou")


class Seating:
    def __init__(self, players: tuple[Player | None, ...], host: int = 0) -> None:
        self.players: list[Player | None] = list(players)
        self.guests: dict[int, int] = {}  # each guest's seat
        self.host = host
        self.ready: set[int] = set()  # seats, to begin while gathering, or for the START of a race
        self.stand_ins: dict[int, str] = {}  # by seat, the kind of bot that plays for somebody who is away
        self._newest = len(players) - 1
        for seat, player in enumerate(players):
            if player is not None and player.bot is None:
                self.guests[seat] = seat

    # --- what may be asked of it ------------------------------------------------------------------------------

    def seat_of(self, guest: int) -> int | None:
        return self.guests.get(guest)

    def guest_in(self, seat: int) -> int | None:
        return next((guest for guest, taken in self.guests.items() if taken == seat), None)

    def people(self) -> list[int]:
        """The seats of people, in order."""
        return sorted(self.guests.values())

    def present(self) -> list[int]:
        """The seats of people for whom no bot stands in."""
        return [seat for seat in self.people() if seat not in self.stand_ins]

    def all_ready(self) -> bool:
        """Nobody has to be waited for, and somebody is there."""
        present = self.present()
        return bool(present) and self.ready.issuperset(present)

    def free(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player is None]

    def bot_in(self, seat: int) -> str | None:
        """The kind of bot that plays for this seat now."""
        player = self.players[seat]
        return self.stand_ins.get(seat, None if player is None else player.bot)

    def colour_of(self, seat: int) -> int:
        return self.colours()[seat]

    def colours(self) -> list[int]:
        """By seat: the one chosen, or else the seat's own if nobody has chosen that, or else one that is left."""
        chosen = [None if player is None else player.colour for player in self.players]
        left = [colour for colour in range(COLOURS) if colour not in chosen]
        rest = iter([colour for colour in left if colour >= len(chosen) or chosen[colour] is not None])
        return [
            colour if colour is not None else seat if seat in left else next(rest) for seat, colour in enumerate(chosen)
        ]

    def next_guest(self) -> int:
        """A number that no guest of this table has had."""
        return self._newest + 1

    # --- what is forbidden ------------------------------------------------------------------------------------

    def check_name(self, name: str, seat: int | None) -> None:
        """Nobody may be taken for somebody else."""
        for other, player in enumerate(self.players):
            if other != seat and player is not None and alike(player.name, name):
                raise Refusal(f"somebody at this table is called {player.name} already")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise Refusal(f"expected a seat from 0 to {len(self.players) - 1}, got {seat}")

    def check_colour(self, colour: int, seat: int) -> None:
        if not 0 <= colour < COLOURS:
            raise Refusal(f"expected a colour from 0 to {COLOURS - 1}, got {colour}")
        for other, player in enumerate(self.players):
            if other != seat and player is not None and player.bot is None and self.colour_of(other) == colour:
                raise Refusal(f"{player.name} has that colour")

    # --- how it changes ---------------------------------------------------------------------------------------

    def join(self, guest: int, seat: int, name: str) -> None:
        self.players[seat] = Player(name=name)
        self.guests[guest] = seat
        self._newest = max(self._newest, guest)

    def move(self, seat: int, to: int) -> None:
        """To a free seat, or changing places with a bot."""
        guest = self.guest_in(seat)
        self.players[seat], self.players[to] = self.players[to], self.players[seat]
        if guest is not None:
            self.guests[guest] = to
        if self.host == seat:
            self.host = to
        if seat in self.ready:
            self.ready.discard(seat)
            self.ready.add(to)

    def colour(self, seat: int, colour: int) -> None:
        """A bot that had it takes another."""
        for other, player in enumerate(self.players):
            if player is not None and other != seat and player.colour == colour:
                self.players[other] = Player(name=player.name, bot=player.bot)
        mine = self._player(seat)
        self.players[seat] = Player(name=mine.name, bot=mine.bot, colour=colour)

    def rename(self, seat: int, name: str) -> None:
        mine = self._player(seat)
        self.players[seat] = Player(name=name, bot=mine.bot, colour=mine.colour)

    def send_away(self, seat: int, bot: str | None) -> None:
        """The seat is free, or a bot's for good."""
        guest = self.guest_in(seat)
        if guest is not None:
            del self.guests[guest]
        self.stand_ins.pop(seat, None)
        self.ready.discard(seat)
        self.players[seat] = None
        if bot is not None:
            self.put_bot(seat, bot)

    def put_bot(self, seat: int, kind: str) -> None:
        before = self.players[seat]
        name = before.name if before is not None else self._bot_name()
        self.players[seat] = Player(name=name, bot=kind)

    def fill(self, kind: str) -> None:
        for seat in self.free():
            self.put_bot(seat, kind)

    def _bot_name(self) -> str:
        taken = [player.name for player in self.players if player is not None]
        return next(name for name in BOT_NAMES if not any(alike(name, other) for other in taken))

    def _player(self, seat: int) -> Player:
        player = self.players[seat]
        if player is None:
            raise Malformed(f"expected somebody in seat {seat}, got nobody")
        return player
