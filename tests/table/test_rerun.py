"""A race's journal tells its order: from arrivals and delays alone, the same round comes of it."""

import random

import msgspec
import pytest

from backroom.games.getaway.ordering import Play, Verdict
from backroom.table.answer import Answer
from backroom.table.decide import decide
from backroom.table.entry import Acted, AnyEntry, Bounced, Called, Player, Toss, decode, encode
from backroom.table.errors import BadJournal
from backroom.table.opening import open_table
from backroom.table.racing import Racing, toss_of
from backroom.table.rerun import rerun
from backroom.table.snapshot import revive, snap
from backroom.table.table import Table, load

SEATS = 4
DELAYS = (0, 20, 70, 400)


class Round:
    """A race as a server runs it: cards arrive, wait, are settled a few at a time, and are written."""

    def __init__(self, seed: int) -> None:
        players = tuple(Player(name=f"guest {seat}") for seat in range(SEATS))
        opened = open_table("getaway", {}, players, seed)
        self.table = Table(opened)
        self.journal: list[AnyEntry] = [opened]
        self.racing = Racing(self.table)
        self.chance = random.Random(seed)
        self.held: list[Play] = []
        self.write(Called(at=1000, action="start"))

    def write(self, entry: AnyEntry) -> None:
        self.journal.append(entry)
        self.table.fold(entry)
        self.racing.follow(entry.at)

    def restart(self) -> None:
        """Whatever was in the air is lost; the table is what its journal makes of it, or a snapshot and the rest."""
        opened, half = self.journal[0], len(self.journal) // 2
        self.table = revive(opened, snap(load(self.journal[:half])), self.journal[half:])
        self.racing = Racing(self.table)
        self.racing.follow(self.journal[-1].at)
        self.held = []

    def toss(self, now: int) -> None:
        """Any card of anybody's hand, often two in one millisecond, from near and far."""
        seat = self.chance.randrange(SEATS)
        hand = [self.table.game.action_name(action) for action in self.table.legal(seat)]
        cards = [card for card in hand if card.startswith("lay") and "STOP" not in card]
        if cards:
            seen = self.racing.seen_by(DELAYS[seat], self.chance.choice([None, 0, self.table.seq]), now)
            self.held.append(self.racing.play(seat, self.chance.choice(cards), seen, now, DELAYS[seat]))

    def settle(self, now: int) -> list[Verdict]:
        verdicts = self.racing.settle(self.held, now)
        for verdict in sorted(verdicts, key=lambda verdict: not verdict.landed):
            self.held.remove(verdict.play)
            self.write(self.written(verdict, now))
        return verdicts

    def written(self, verdict: Verdict, now: int) -> AnyEntry:
        seat, action = verdict.play.seat, self.table.game.action_name(verdict.play.action)
        key, time, toss = f"k{len(self.journal)}", verdict.time - (self.table.raced_from or 0), toss_of(verdict.play)
        if not verdict.landed:
            said = verdict.rule, verdict.reason
            return Bounced(
                at=now, seat=seat, action=action, key=key, time=time, toss=toss, rule=said[0], reason=said[1]
            )
        asked = self.table.decision(seat)
        assert asked is not None
        entry = decide(self.table, seat, Answer(decision=asked.id, action=action, key=key), now, time, toss)
        assert isinstance(entry, Acted)
        return entry


def raced(seed: int, restarts: bool = True) -> Round:
    """Some seconds of a round in which everybody hammers."""
    run = Round(seed)
    now = 2000
    for step in range(240):
        now += run.chance.choice([0, 0, 1, 30, 90])
        run.toss(now)
        if run.chance.random() < 0.4:
            run.settle(now)
        if restarts and step in (90, 170):
            run.restart()
    run.settle(now + 1000)
    return run


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_a_race_follows_from_its_journal_alone(seed: int) -> None:
    run = raced(seed)
    journal = [decode(encode(entry)) for entry in run.journal]
    landed = [entry for entry in journal if isinstance(entry, Acted)]
    back = [entry for entry in journal if isinstance(entry, Bounced)]
    assert len(landed) > 20
    assert {entry.rule for entry in back} >= {"GET-R27", "GET-R30"}, "too late, and too soon"
    assert rerun(journal) == len(landed) + len(back)
    assert [entry.time for entry in landed] == sorted(entry.time for entry in landed)  # type: ignore[type-var]
    tosses: list[Acted | Bounced] = [*landed, *back]
    arrivals = [_toss(entry).arrived for entry in sorted(tosses, key=lambda entry: entry.time or 0)]
    assert arrivals != sorted(arrivals), "somebody laid sooner and was heard later"


def test_of_cards_of_one_millisecond_the_seed_decides_whatever_else_is_in_the_air() -> None:
    """GET-R24 The same order after a restart, in which a third card was lost; and not always for the same seat."""
    first = set()
    for time in range(5000, 5040):
        run = Round(7)
        plays = [_card(run, seat, time) for seat in (0, 1, 2)]
        order = [verdict.play.seat for verdict in run.racing.settle(plays, 9000)]
        first.add(order[0])
        for lost in (0, 1, 2):
            left = [play for play in plays[::-1] if play.seat != lost]
            again = Racing(load(run.journal)).settle(left, 9000)
            assert [verdict.play.seat for verdict in again] == [seat for seat in order if seat != lost]
    assert first == {0, 1, 2}


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_that_ends_in_the_middle_of_a_batch_tells_its_order_too(seed: int) -> None:
    """A server is killed between any two entries."""
    run = raced(seed, restarts=False)
    for length in range(3, len(run.journal)):
        assert rerun(run.journal[:length]) == length - 2


def _card(run: Round, seat: int, arrived: int) -> Play:
    names = [run.table.game.action_name(action) for action in run.table.legal(seat)]
    return run.racing.play(seat, next(name for name in names if name.startswith("lay")), 0, arrived, 0)


@pytest.mark.parametrize("what", ["arrived", "delay", "seen", "time", "order", "landed", "reason"])
def test_a_journal_with_another_order_is_noticed(what: str) -> None:
    run = raced(1, restarts=False)
    journal = list(run.journal)
    acted = [place for place, entry in enumerate(journal) if isinstance(entry, Acted)]
    back = next(
        place
        for place, entry in enumerate(journal)
        if isinstance(entry, Bounced) and entry.rule == ("GET-R27" if what == "seen" else "GET-R30")
    )
    one, two = journal[acted[3]], journal[back]
    assert isinstance(one, Acted)
    assert isinstance(two, Bounced)
    if what in ("arrived", "delay"):
        toss = msgspec.structs.replace(_toss(one), **{what: getattr(_toss(one), what) + 900})
        journal[acted[3]] = msgspec.structs.replace(one, toss=toss)
        if what == "delay":  # beyond the cap it makes no difference, below it does
            journal[acted[3]] = msgspec.structs.replace(one, toss=msgspec.structs.replace(_toss(one), delay=1))
    elif what == "seen":
        journal[back] = msgspec.structs.replace(two, toss=msgspec.structs.replace(_toss(two), seen=99))
    elif what == "time":
        journal[acted[3]] = msgspec.structs.replace(one, time=(one.time or 0) - 1)
    elif what == "order":
        place = next(place for place in acted if place + 1 in acted)
        journal[place : place + 2] = journal[place + 1], journal[place]
    elif what == "landed":
        journal[back] = Acted(at=two.at, seat=two.seat, action=two.action, key=two.key, time=two.time, toss=two.toss)
    else:
        journal[back] = msgspec.structs.replace(two, reason="for no reason")
    with pytest.raises(BadJournal, match="in the order of their arrivals"):
        rerun(journal)


def _toss(entry: Acted | Bounced) -> Toss:
    assert entry.toss is not None
    return entry.toss


def test_a_card_that_came_back_is_noticed_by_nobody() -> None:
    run = raced(2, restarts=False)
    place = next(place for place, entry in enumerate(run.journal) if isinstance(entry, Bounced))
    before, after = load(run.journal[:place]), load(run.journal[: place + 1])
    assert after.length == before.length + 1
    assert after.seq == before.seq
    assert after.fold(run.journal[place]).audience == 0
    assert [after.view(seat) for seat in range(-1, SEATS)] == [before.view(seat) for seat in range(-1, SEATS)]
    assert after.playing().actions == before.playing().actions


def test_a_journal_from_before_tosses_were_written_still_makes_its_table() -> None:
    """Only the times of what landed were kept then."""
    run = raced(3)
    old = [
        decode(encode(entry if not isinstance(entry, Acted) else msgspec.structs.replace(entry, toss=None)))
        for entry in run.journal
        if not isinstance(entry, Bounced)
    ]
    table = load(old)
    assert b"toss" not in b"".join(encode(entry) for entry in old)
    assert rerun(old) == 0
    assert table.playing().actions == run.table.playing().actions
    assert table.tosses.last == run.table.tosses.last
