"""A table as somebody wants it, before anybody sits at it."""

import secrets

from backroom.core.errors import BadSeats
from backroom.core.rng import SEED_BITS
from backroom.core.seat import MOST_SEATS
from backroom.games import find
from backroom.server.guests import bot_names
from backroom.server.kinds import check_kind, usual_kind
from backroom.server.messages import NewTable
from backroom.table.entry import Opened, Player
from backroom.table.names import settle_name
from backroom.table.opening import open_table


def as_wished(wish: NewTable, at: int) -> Opened:
    """A person takes the first seat as the host; bots take the others at once, or people gather first."""
    name = settle_name(wish.name)
    game = find(wish.game, wish.options)
    if not 0 <= wish.seats <= MOST_SEATS:
        raise BadSeats(f"expected {game.how_many()} seats for {game.title}, got {wish.seats}")
    game.check_seats(wish.seats)
    kind = usual_kind(game.name) if wish.bot is None else check_kind(game, wish.bot)
    others: list[Player | None] = [None] * (wish.seats - 1)
    if wish.begin:
        others = [Player(name=bot, bot=kind) for bot in bot_names(wish.seats - 1, taken=name)]
    return open_table(
        wish.game,
        wish.options,
        (Player(name=name), *others),
        secrets.randbits(SEED_BITS),
        at=at,
        begun=wish.begin,
        bot=kind,
        clock=wish.clock,
        listed=wish.listed,
        watchers=wish.watchers,
        help=wish.help,
    )


def for_players(game: str, options: dict[str, str], players: tuple[Player, ...], at: int) -> Opened:
    """These players, each in a seat, and the game begins."""
    opened = open_table(game, options, players, secrets.randbits(SEED_BITS), at=at)
    for kind in {player.bot for player in players if player.bot is not None}:
        check_kind(find(game, options), kind)
    return opened
