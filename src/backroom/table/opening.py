"""Opens a table: a game under chosen options, players in their seats, and a seed nobody has seen."""

from backroom.games import find
from backroom.record.seed import seed_text
from backroom.table.entry import Opened, Player


def open_table(game: str, options: dict[str, str], players: tuple[Player, ...], seed: int) -> Opened:
    """The first entry of a journal, or Malformed where the game does not play like that."""
    rules = find(game, options)
    rules.check_seats(len(players))
    return Opened(
        game=rules.name, rules=int(rules.rules), options=dict(rules.options), seed=seed_text(seed), players=players
    )
