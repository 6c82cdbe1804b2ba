"""A race run again from its journal: its cards, by when they arrived and how far away they came from.

They are put in order by the rule that ordered them in the first place (GET-R23, R24, R27, R30). What is written must
come of it: which cards landed, in which order and when, which came back, and why.
"""

from typing import Final

from backroom.games.getaway.ordering import Play, Verdict
from backroom.table.entry import Acted, AnyEntry, Bounced, Opened
from backroom.table.errors import BadJournal
from backroom.table.racing import Racing
from backroom.table.table import Table

FOREVER: Final = 1 << 60


def rerun(entries: list[AnyEntry]) -> int:
    """How many cards were put in order again; BadJournal if it is not the order in which they are written."""
    if not entries or not isinstance(entries[0], Opened):
        raise BadJournal("expected a journal that begins with the opening of a table, got one that does not")
    table = Table(entries[0])
    tosses: list[Acted | Bounced] = []
    count = 0
    for entry in entries[1:]:
        if isinstance(entry, Acted | Bounced) and entry.toss is not None:
            tosses.append(entry)
            count += 1
            continue
        _run(table, tosses)
        tosses = []
        table.fold(entry)
    _run(table, tosses)
    return count


def _run(table: Table, tosses: list[Acted | Bounced]) -> None:
    """All that were in the air with nothing else done in between; however they were settled, the order is one."""
    if not tosses:
        return
    verdicts = Racing(table).settle([_play(table, entry) for entry in tosses], FOREVER)
    landed = [_landed(table, verdict) for verdict in verdicts if verdict.landed]
    back = sorted([_back(table, verdict) for verdict in verdicts if not verdict.landed])
    written = [_written(table, entry) for entry in tosses if isinstance(entry, Acted)]
    refused = sorted(
        [(*_written(table, entry), entry.rule, entry.reason) for entry in tosses if isinstance(entry, Bounced)]
    )
    if landed != written or back != refused:
        raise BadJournal(
            f"expected the cards of entries {table.length + 1} to {table.length + len(tosses)} in the order of their "
            f"arrivals and delays, got another"
        )
    for entry in tosses:
        table.fold(entry)


def _play(table: Table, entry: Acted | Bounced) -> Play:
    toss = entry.toss
    assert toss is not None
    action = int(table.game.action_id(entry.action))
    return Play(entry.seat, action, toss.round, toss.seen, toss.arrived - toss.delay, toss.arrived, toss.delay)


def _landed(table: Table, verdict: Verdict) -> tuple[Play, int]:
    return verdict.play, verdict.time - (table.raced_from or 0)


def _back(table: Table, verdict: Verdict) -> tuple[Play, int, str, str]:
    return (*_landed(table, verdict), verdict.rule, verdict.reason)


def _written(table: Table, entry: Acted | Bounced) -> tuple[Play, int]:
    assert entry.time is not None
    return _play(table, entry), entry.time
