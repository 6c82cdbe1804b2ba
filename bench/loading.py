"""`python -m bench.loading [--games N]`: how long journals of whole games get, and how long the longest takes to load.

Every seat is taken, by bots that differ in strength: at random they meander, and games get long.
"""

from argparse import ArgumentParser
from random import Random
from time import process_time
from typing import Final

from backroom.bots import BOTS, find_bot
from backroom.bots.bot import Bot
from backroom.core.rng import Rng
from backroom.games import GAMES, find
from backroom.table.decide import IDLE
from backroom.table.entry import Acted, AnyEntry, Called, Player, Sealed, decode, encode
from backroom.table.opening import open_table
from backroom.table.table import Table, load

PACE: Final = 4000
"""Milliseconds from one action to the next."""

REPEATS: Final = 7


def journal(name: str, seats: int, seed: int) -> list[AnyEntry]:
    """A whole game."""
    opened = open_table(name, {}, tuple(Player(name=f"guest {seat}") for seat in range(seats)), seed)
    table = Table(opened)
    entries: list[AnyEntry] = [opened]
    rng, chance = Rng(seed), Random(seed)
    kinds = list(BOTS[name])
    bots = [find_bot(kinds[(seat + seed) % len(kinds)], table.game, rng.fork()) for seat in range(seats)]
    idle = 0  # so often nobody did anything: then the house ends the wait
    while not table.over():
        asked = [seat for seat in range(seats) if table.unanswered(seat)]
        wait = table.timing.wait
        entry: AnyEntry | None = None
        if wait is not None and (not asked or idle > 2 * seats):
            entry, idle = Called(at=PACE * len(entries), action=wait.action), 0
        else:
            entry = answer(table, bots, chance.choice(asked), len(entries))
            idle = 0 if wait is None else idle + 1
        if entry is not None:
            table.fold(entry)
            entries.append(entry)
    return entries


def answer(table: Table, bots: list[Bot], seat: int, number: int) -> Acted | Sealed | None:
    """What a bot does, or nothing."""
    action = table.game.action_name(bots[seat].choose(table.view(seat), table.legal(seat)))
    asked = table.decision(seat)
    if asked is not None and asked.sealed:
        return Sealed(at=PACE * number, seat=seat, action=action, key=f"key {number}", locked=True)
    return None if action in IDLE else Acted(at=PACE * number, seat=seat, action=action, key=f"key {number}")


def loading(entries: list[AnyEntry]) -> tuple[float, float]:
    """Milliseconds of processor time to read a journal and to fold it, best of several."""
    bodies = [encode(entry) for entry in entries]
    took: list[tuple[float, float]] = []
    for _ in range(REPEATS):
        began = process_time()
        read = [decode(body) for body in bodies]
        middle = process_time()
        load(read)
        took.append((1000 * (middle - began), 1000 * (process_time() - middle)))
    return min(reading for reading, _ in took), min(folding for _, folding in took)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.loading", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    print("| | games | entries, the median | the longest | read in | folded in |\n|---|---|---|---|---|---|")
    for name in GAMES:
        game = find(name)
        seats = int(game.max_seats)
        journals = sorted([journal(name, seats, seed) for seed in range(1, games + 1)], key=len)
        read, folded = loading(journals[-1])
        lengths = f"{len(journals[games // 2]):,} | {len(journals[-1]):,}"
        print(f"| {game.title}, {seats} seats | {games:,} | {lengths} | {read:.1f} ms | {folded:.1f} ms |", flush=True)


if __name__ == "__main__":
    main()
