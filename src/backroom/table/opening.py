"""Opens a table: a game under chosen options, players in their seats, and a seed nobody has seen."""

from backroom.games import find
from backroom.record.seed import commitment, seed_text
from backroom.table.clock import NO_CLOCK, Clock, settled_clock
from backroom.table.entry import Help, Opened, Player


def open_table(
    game: str,
    options: dict[str, str],
    players: tuple[Player | None, ...],
    seed: int,
    *,
    at: int = 0,
    begun: bool = True,
    bot: str | None = None,
    clock: Clock = NO_CLOCK,
    listed: bool = False,
    watchers: bool = True,
    help: Help = "logic",
    host: int = 0,
) -> Opened:
    """The first entry of a journal, or Malformed where the game does not play like that."""
    rules = find(game, options)
    rules.check_seats(len(players))
    clock = settled_clock(clock)
    if not begun:
        rules.deal(len(players), seed)  # refused now, and not when all have gathered
    return Opened(
        at=at,
        game=rules.name,
        rules=int(rules.rules),
        options=dict(rules.options),
        seed=seed_text(seed),
        players=players,
        begun=begun,
        bot=bot,
        clock=clock,
        listed=listed,
        watchers=watchers,
        help=help,
        commitment=commitment(seed),
        host=host,
    )
