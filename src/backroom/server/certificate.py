"""The proof that a game was fair: the hash from before, the seed from after, and a replay of every action."""

from hashlib import sha256

from backroom.core.errors import BackroomError
from backroom.core.state import Outcome
from backroom.record.record import Record, write
from backroom.record.seed import seed_text
from backroom.server.replay import sat, standing, walk
from backroom.server.review_messages import Certificate
from backroom.table.entry import Player


def certify(
    table: str,
    record: Record,
    players: tuple[Player | None, ...],
    *,
    commitment: str,
    imported: bool = False,
    cut_short: bool = False,
) -> Certificate:
    """`commitment` is the hash that the table has shown, as its journal noted it when it was opened.

    A game is `cut_short` if its host has closed the table; any other goes to its end.
    """
    outcome = played_out(record, cut_short)
    return Certificate(
        table=table,
        game=record.game,
        rules=record.rules,
        commitment=commitment,
        seed=seed_text(record.seed),
        digest=sha256(write(record).encode()).hexdigest(),
        actions=len(record.actions),
        imported=imported,
        cut_short=cut_short,
        replays=outcome is not None,
        players=sat(players, outcome or Outcome([0] * len(players), 0)),
    )


def played_out(record: Record, cut_short: bool = False) -> Outcome | None:
    """Scores and winners from a replay with every action checked, or None if it cannot be replayed to an end."""
    state = None
    try:
        for stepped in walk(record):
            state = stepped.state
    except BackroomError:
        return None
    if state is None or (state.to_act() != 0) != cut_short:
        return None
    return standing(state)
