"""What is due when: the house's waits, a seat's own time and bank, pauses, and what is done when time is up."""

import pytest

from backroom.core.seat import HOUSE as HOUSE_SEAT
from backroom.games.criminals.view import CriminalsView
from backroom.games.getaway.view import GetawayView
from backroom.table.answer import Answer
from backroom.table.clock import DAY, NO_CLOCK, Clock
from backroom.table.decide import decide
from backroom.table.entry import (
    Acted,
    AnyEntry,
    Called,
    CameBack,
    Counted,
    Player,
    Rested,
    Sealed,
    StoodIn,
    TimedOut,
    Wished,
    Woke,
)
from backroom.table.errors import BadJournal, Refusal
from backroom.table.opening import open_table
from backroom.table.table import Table, load
from backroom.table.waits import BEAT, LAST_LOOK
from backroom.table.wish import AnyWish, GoOn, Pause, Ready
from backroom.table.wishing import decide_wish

HOUSE = int(HOUSE_SEAT)
LIVE = Clock(kind="live", seconds=30, days=2, bank=10)
SLOW = Clock(kind="days", seconds=30, days=3, bank=10)


class Timed:
    """A table of people, entry by entry, at times of our choosing."""

    def __init__(
        self, game: str, seats: int = 3, clock: Clock = NO_CLOCK, *, seed: int = 5, at: int = 1000, **options: str
    ) -> None:
        players = tuple(Player(name=f"guest {seat}") for seat in range(seats))
        opened = open_table(game, options, players, seed, at=at, clock=clock)
        self.journal: list[AnyEntry] = [opened]
        self.table = Table(opened)

    def do(self, entry: AnyEntry) -> "Timed":
        self.table.fold(entry)
        self.journal.append(entry)
        assert load(self.journal).due() == self.table.due(), "a restart moves no deadline"
        return self

    def act(self, seat: int, action: str, at: int, lock: bool = True) -> "Timed":
        asked = self.table.decision(seat)
        assert asked is not None
        answer = Answer(decision=asked.id, action=action, key=f"k{self.table.length}", lock=lock)
        entry = decide(self.table, seat, answer, at)
        assert isinstance(entry, Acted | Counted | Sealed)
        return self.do(entry)

    def wish(self, seat: int, wish: AnyWish, at: int) -> "Timed":
        entry = decide_wish(self.table, seat, wish, at)
        assert isinstance(entry, Wished)
        return self.do(entry)

    def race(self, cards: int, at: int) -> "Timed":
        """A round of so many cards, a second each, closed by the last of them; from START on."""
        self.do(Called(at=at, action="start"))
        for number in range(cards):
            stops = number == cards - 1
            seat = number % len(self.table.players)
            card = next(name for name in self.legal(seat) if name.startswith("lay") and ("STOP" in name) == stops)
            self.act(seat, card, at + (number + 1) * 1000)
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.table.game.action_name(action) for action in self.table.legal(seat)]

    def due(self) -> tuple[int, int] | None:
        due = self.table.due()
        return None if due is None else (due.when, due.seat)

    def until_sealed(self, at: int) -> "Timed":
        while not self.table.seal.seats:
            seat = next(seat for seat in range(len(self.table.players)) if self.table.decision(seat))
            self.act(seat, self.legal(seat)[0], at)
        return self


def criminals(table: Table) -> CriminalsView:
    view = table.view(-1)
    assert isinstance(view, CriminalsView)
    return view


def getaway(table: Table) -> GetawayView:
    view = table.view(-1)
    assert isinstance(view, GetawayView)
    return view


def test_without_a_clock_nobody_is_hurried() -> None:
    assert Timed("fbi").due() is None


def test_a_discussion_ends_by_time_though_the_table_has_no_clock() -> None:
    timed = Timed("criminals", 4, talk_seconds="60")
    assert timed.due() == (61_000, HOUSE)
    timed.act(0, "accuse 1", 20_000)
    assert timed.due() == (61_000, HOUSE), "what others do does not prolong it"
    timed.do(Called(at=61_000, action="close discussion"))
    assert criminals(timed.table).phase == "call"
    assert timed.due() == (81_000, HOUSE)
    timed.do(Called(at=81_000, action="end call"))
    assert criminals(timed.table).phase != "call"


def test_a_verdict_takes_nothing_from_the_talk_that_follows() -> None:
    """CRM-R5 The page tells of it first, and shows no clock meanwhile."""
    timed = Timed("criminals", 4, talk_seconds="60")
    timed.act(0, "accuse 1", 20_000).act(2, "accuse 1", 21_000)
    timed.act(1, "pass", 30_000)
    view = criminals(timed.table)
    assert (view.phase, view.round) == ("discussion", 2)
    assert timed.due() == (96_000, HOUSE)


def test_who_thinks_again_in_the_grace_time_gives_the_talk_no_new_time() -> None:
    """CRM-R20"""
    timed = Timed("criminals", 4, talk_seconds="60", grace_seconds="5")
    timed.act(0, "accuse 1", 20_000).act(2, "accuse 1", 21_000)
    assert criminals(timed.table).phase == "grace"
    assert timed.due() == (26_000, HOUSE)
    timed.act(2, "accuse nobody", 22_000)
    assert criminals(timed.table).phase == "discussion"
    assert timed.due() == (61_000, HOUSE)
    timed.act(2, "accuse 1", 60_000).act(2, "accuse nobody", 64_000)
    assert timed.due() == (61_000, HOUSE), "it is over at once"


def test_who_swings_from_one_to_the_other_ends_the_talk_no_later() -> None:
    """CRM-R20 Everybody has the whole grace time, and when the talk is over an accusation can only be withdrawn."""
    timed = Timed("criminals", 4, talk_seconds="60", grace_seconds="5")
    timed.act(0, "accuse 1", 50_000).act(1, "accuse 3", 50_000)
    timed.act(2, "accuse 1", 57_000)
    assert timed.due() == (62_000, HOUSE)
    timed.act(2, "accuse 3", 60_999)
    assert criminals(timed.table).phase == "grace"
    assert timed.due() == (65_999, HOUSE)
    with pytest.raises(Refusal, match=r"time to accuse is over.*CRM-R20"):
        timed.act(2, "accuse 1", 61_000)
    timed.act(2, "accuse nobody", 64_500)
    assert timed.due() == (61_000, HOUSE)
    with pytest.raises(Refusal, match="time to accuse is over"):
        timed.act(2, "accuse 1", 64_500)
    timed.do(Called(at=64_500, action="close discussion"))
    timed.act(2, "accuse 1", 65_000)
    assert criminals(timed.table).phase == "grace", "in the final call there is time again"
    assert timed.due() == (70_000, HOUSE)


def test_a_pause_in_the_grace_time_takes_nothing_from_the_talk() -> None:
    timed = Timed("criminals", 4, talk_seconds="60", grace_seconds="5")
    timed.act(0, "accuse 1", 20_000).act(2, "accuse 1", 21_000)
    timed.wish(0, Pause(key="p"), 22_000).wish(0, GoOn(key="g"), 122_000)
    assert timed.due() == (126_000, HOUSE)
    timed.act(2, "accuse nobody", 123_000)
    assert timed.due() == (161_000, HOUSE)


def test_where_the_table_plays_without_the_house_nothing_is_due() -> None:
    assert Timed("criminals", 4, deadlock="no_clock").due() is None


def test_a_wait_for_ballots_ends_by_time_only_with_a_clock() -> None:
    assert Timed("criminals", 4, timing="ballots").due() is None
    assert Timed("criminals", 4, LIVE, timing="ballots").due() == (31_000, HOUSE)
    assert Timed("criminals", 4, SLOW, timing="ballots").due() == (1000 + 3 * DAY * 1000, HOUSE)


def test_choices_held_closed_count_before_the_house_ends_a_wait() -> None:
    timed = Timed("criminals", 4, LIVE, timing="ballots")
    timed.act(0, "suspect 1", 2000, lock=False)
    timed.act(2, "claim crime Arson" if "claim crime Arson" in timed.legal(2) else timed.legal(2)[0], 3000)
    timed.do(Called(at=31_000, action="close discussion"))
    assert criminals(timed.table).phase == "ballot"
    assert [said.seat for said in criminals(timed.table).statements] == [0, 2]
    assert timed.due() == (61_000, HOUSE)


def test_if_all_had_chosen_there_is_nothing_left_for_the_house_to_end() -> None:
    timed = Timed("criminals", 3, LIVE, timing="ballots")
    for seat in range(3):
        timed.act(seat, "silent", 2000, lock=False)
    timed.do(Called(at=31_000, action="close discussion"))
    assert criminals(timed.table).phase == "ballot", "and not beyond it"


def test_a_race_starts_after_a_countdown_and_counts_the_quiet() -> None:
    timed = Timed("getaway", 2)
    assert timed.due() == (61_000, HOUSE)
    timed.do(Called(at=7000, action="start"))
    assert getaway(timed.table).phase == "race"
    assert timed.due() == (17_000, HOUSE)
    timed.do(Called(at=17_000, action="quiet"))
    assert timed.due() == (27_000, HOUSE)
    card = next(action for action in timed.legal(0) if action.startswith("lay") and "STOP" not in action)
    timed.act(0, card, 20_000)
    assert timed.due() == (30_000, HOUSE)
    timed.do(Acted(at=22_000, seat=1, action="wait", key="written by an older version"))
    assert timed.due() == (30_000, HOUSE)


def test_7_the_first_start_waits_a_minute_or_until_all_people_are_ready() -> None:
    timed = Timed("getaway", 3).wish(0, Ready(key="a"), 20_000).wish(1, Ready(key="b"), 21_000)
    assert timed.due() == (61_000, HOUSE), "one of them still reads"
    assert timed.wish(2, Ready(key="c"), 22_000).due() == (25_000, HOUSE)


def test_7_a_break_is_long_enough_for_the_film_of_the_round() -> None:
    short = Timed("getaway", 2).race(3, 7000)
    assert short.due() == (10_000 + 20_000, HOUSE), "nobody is hurried after a short round"
    middle = Timed("getaway", 2).race(20, 7000)
    assert middle.due() == (27_000 + 21 * BEAT + LAST_LOOK, HOUSE)
    long = Timed("getaway", 8).race(80, 7000)
    assert long.due() == (87_000 + 90_000, HOUSE), "and nobody waits for ever"


def test_7_where_the_host_calls_start_the_house_waits_longer_and_for_the_film_too() -> None:
    assert Timed("getaway", 2, start="host").due() == (61_000, HOUSE)
    assert Timed("getaway", 8, start="host").race(20, 7000).due() == (27_000 + 60_000, HOUSE)
    assert Timed("getaway", 8, start="host").race(80, 7000).due() == (87_000 + 90_000, HOUSE)


def test_7_start_is_counted_also_when_the_host_calls_it() -> None:
    timed = Timed("getaway", 2, start="host").act(0, "start", 2000)
    assert timed.due() == (5000, HOUSE)
    assert getaway(timed.table).phase == "ready", "hands stay closed while it is counted"
    assert timed.table.decision(0) is None, "it is called once"
    with pytest.raises(Refusal, match="closed"):
        decide(timed.table, 0, Answer(decision="1.0", action="start", key="again"), 2500)
    timed.do(Called(at=5000, action="start"))
    assert getaway(timed.table).phase == "race"
    assert timed.table.raced_from == 5000
    assert all(timed.table.decision(seat) for seat in range(2))


def test_7_a_call_in_the_last_seconds_puts_nothing_off() -> None:
    assert Timed("getaway", 2, start="host").act(0, "start", 60_000).due() == (61_000, HOUSE)


def test_7_a_call_without_a_count_in_an_older_journal_is_still_a_start() -> None:
    timed = Timed("getaway", 2, start="host").do(Acted(at=2000, seat=0, action="start", key="older"))
    assert getaway(timed.table).phase == "race"


def test_7_when_all_people_are_ready_start_is_counted() -> None:
    timed = Timed("getaway", 3).race(4, 7000)
    timed.wish(0, Ready(key="a"), 12_000).wish(2, Ready(key="b"), 13_000)
    timed.wish(2, Ready(key="c", ready=False), 13_500)
    timed.wish(1, Ready(key="d"), 14_000)
    assert timed.due() == (31_000, HOUSE), "one of them has thought better of it"
    timed.wish(2, Ready(key="e"), 15_000)
    assert timed.due() == (18_000, HOUSE)
    with pytest.raises(Refusal, match="waits for START"):
        decide_wish(timed.table, 2, Ready(key="f", ready=False), 16_000)
    timed.do(Called(at=18_000, action="start"))
    assert not timed.table.seating.ready, "the next break is asked about anew"
    with pytest.raises(Refusal, match="waits for START"):
        decide_wish(timed.table, 2, Ready(key="g"), 19_000)


def test_7_nobody_waits_for_somebody_who_is_played_for() -> None:
    timed = Timed("getaway", 3).race(4, 7000)
    timed.wish(0, Ready(key="a"), 12_000).wish(2, Ready(key="b"), 13_000)
    timed.do(StoodIn(at=15_000, seat=1, bot="level1"))
    assert timed.due() == (18_000, HOUSE)


def test_7_after_a_pause_the_count_begins_anew() -> None:
    timed = Timed("getaway", 2).wish(0, Pause(key="p"), 60_500).wish(1, GoOn(key="g"), 150_000)
    assert timed.due() == (153_000, HOUSE)
    timed.wish(0, Pause(key="q"), 50_500).wish(0, Ready(key="a"), 60_000).wish(1, Ready(key="b"), 61_000)
    assert timed.due() is None
    timed.wish(1, GoOn(key="h"), 70_000)
    assert timed.due() == (73_000, HOUSE)


def test_a_seat_has_its_time_and_its_bank() -> None:
    timed = Timed("fbi", 3, LIVE)
    first = timed.table.view(-1).to_act[0]
    assert timed.due() == (41_000, first)
    timed.act(first, "release none", 35_000)  # 4 seconds out of the bank
    assert timed.table.timing.banks[first] == 6_000
    second = timed.table.view(-1).to_act[0]
    assert timed.due() == (35_000 + 40_000, second)


def test_whoever_has_locked_has_no_time_to_lose() -> None:
    timed = Timed("fbi", 3, LIVE).until_sealed(2000)
    for seat in (0, 1):
        timed.act(seat, timed.legal(seat)[0], 10_000)
    assert timed.due() == (42_000, 2)
    timed.act(2, timed.legal(2)[0], 40_000)
    assert timed.table.timing.banks == [10_000, 10_000, 2_000]


def test_time_takes_the_choice_that_was_made_and_opens_the_rest() -> None:
    timed = Timed("fbi", 2, LIVE).until_sealed(2000)
    mine, theirs = timed.legal(0)[1], timed.legal(1)[2]
    timed.act(0, mine, 3000, lock=False)
    timed.do(TimedOut(at=42_000, seat=0, action=mine))
    assert timed.table.choice(0) is not None
    timed.do(TimedOut(at=42_000, seat=1, action=theirs))
    assert [played.action for played in timed.table.playing().actions[-2:]] == [mine, theirs]


def test_a_turn_whose_time_is_up_is_played() -> None:
    timed = Timed("fbi", 2, LIVE)
    first = timed.table.view(-1).to_act[0]
    timed.do(TimedOut(at=41_000, seat=first, action="release none"))
    assert timed.table.playing().actions[-1].seat == first
    with pytest.raises(BadJournal):
        timed.table.fold(TimedOut(at=41_000, seat=first, action="release none"))


def test_a_pause_gives_the_time_back() -> None:
    timed = Timed("fbi", 2, LIVE)
    first = timed.table.view(-1).to_act[0]
    timed.do(Wished(at=21_000, guest=0, wish=Pause(key="p")))
    assert timed.due() is None
    assert not timed.table.going()
    with pytest.raises(Refusal, match="paused"):
        timed.act(first, "release none", 22_000)
    timed.do(Wished(at=1_021_000, guest=1, wish=GoOn(key="g")))
    assert timed.due() == (1_041_000, first)
    timed.act(first, "release none", 1_032_000)  # 31 seconds in all
    assert timed.table.timing.banks[first] == 9_000


def test_a_table_at_rest_goes_on_where_it_was() -> None:
    timed = Timed("criminals", 4, talk_seconds="60")
    timed.do(Rested(at=11_000))
    assert timed.due() is None
    assert timed.table.timing.resting
    timed.do(Woke(at=500_000))
    assert timed.due() == (550_000, HOUSE)


def test_a_bot_that_stands_in_has_no_clock_and_whoever_is_back_has_what_was_left_of_it() -> None:
    timed = Timed("fbi", 2, LIVE)
    first = timed.table.view(-1).to_act[0]
    timed.do(StoodIn(at=20_000, seat=first, bot="random"))
    assert timed.due() is None
    assert timed.table.seating.bot_in(first) == "random"
    timed.do(CameBack(at=90_000, seat=first))
    assert timed.table.seating.bot_in(first) is None
    assert timed.due() == (111_000, first), "of 40 seconds 19 had gone when the bot came"
    for again in (1, 2, 3):  # going away and coming back stops no clock
        timed.do(StoodIn(at=90_000 + again * 5_000, seat=first, bot="random"))
        timed.do(CameBack(at=90_000 + again * 5_000, seat=first))
        assert timed.due() == (111_000, first)


def test_what_was_asked_while_a_bot_stood_in_is_new_to_whoever_is_back() -> None:
    timed = Timed("fbi", 2, LIVE)
    first = timed.table.view(-1).to_act[0]
    timed.do(StoodIn(at=20_000, seat=first, bot="random"))
    timed.act(first, "release none", 22_000)
    timed.act(1 - first, "release none", 30_000)
    assert timed.table.waits_for(first)
    timed.do(CameBack(at=50_000, seat=first))
    asked = timed.table.decision(first)
    assert asked is not None
    assert asked.since == 50_000


def test_31_one_statement_in_three_seconds() -> None:
    timed = Timed("criminals", 4)
    timed.act(0, "suspect 1", 2000)
    with pytest.raises(Refusal, match="3 seconds") as refused:
        timed.act(0, "suspect 2", 4999)
    assert refused.value.rule == "CRM-R31"
    timed.act(0, "accuse 1", 4999)
    timed.act(1, "suspect 2", 4999)
    timed.act(0, "suspect 2", 5000)
