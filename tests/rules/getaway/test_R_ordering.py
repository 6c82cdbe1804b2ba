"""Getaway, rulings R23, R24, R27 and R30: cards that come at nearly the same time, told to the millisecond."""

import pytest

from backroom.core.bits import has
from backroom.core.rng import Rng
from backroom.core.view import wire
from backroom.games.getaway.components import DECK, TABLES, card_id
from backroom.games.getaway.ordering import Ordering, Play, Verdict
from backroom.record.record import Played, begin, read, replay, write
from tests.rules.getaway.script import Script, dealt, on

HANDS = ("PIN.a KEY.a HOO.a STOP.1 STOP.2 STOP.3", "HAN.a CAR.a CAM.a STOP.1")


class Race:
    """A round of two in which plays come with their times."""

    def __init__(self, options: str = "", location: str = "L.1", seed: int = 1, hands: tuple[str, ...] = HANDS) -> None:
        self.table = on(location, *hands, options=options, started=False)
        self.ordering = Ordering(self.table.state, Rng(seed))
        self.ordering.start()

    def play(
        self, card: str, time: int, *, seen: int = 99, arrived: int | None = None, delay: int = 0, round_: int = 1
    ) -> "Race":
        seat = "RP".index(card[0])
        came = time if arrived is None else arrived
        self.ordering.offer(Play(seat, card_id(card) % DECK, round_, seen, time, came, delay))
        return self

    def all(self) -> list[Verdict]:
        return self.ordering.settle(10**9)


def told(verdicts: list[Verdict]) -> list[str]:
    """`"@1000 0 landed"` or `"@1001 1 GET-R23"`"""
    return [f"@{verdict.time} {verdict.play.seat} {verdict.rule or 'landed'}" for verdict in verdicts]


def test_R23_T1_a_card_one_millisecond_after_the_stop_returns() -> None:
    race = Race().play("R.STOP.1", 1000).play("P.HAN.a", 1001)
    assert told(race.all()) == ["@1000 0 landed", "@1001 1 GET-R23"]
    assert [judged.card for judged in race.table.review.row] == ["R.STOP.1"]
    assert race.table.public.round == 2


def test_R23_T1_a_card_one_millisecond_before_the_stop_lands() -> None:
    race = Race().play("R.STOP.1", 1000).play("P.HAN.a", 999)
    assert told(race.all())[0] == "@999 1 landed"
    assert race.table.public.phase in ("race", "ready")


def test_R23_a_card_meant_for_the_round_before_returns() -> None:
    race = Race().play("R.STOP.1", 1000)
    race.all()
    race.ordering.start()
    race.play("P.HAN.a", 2000, round_=1)
    assert told(race.all()) == ["@2000 1 GET-R23"]
    assert race.table.public.pile == 0


def test_R27_R30_a_round_begins_with_nothing_landed_and_nobody_waiting() -> None:
    race = Race().play("R.PIN.a", 900).play("R.STOP.2", 1150)
    assert told(race.all()) == ["@900 0 landed", "@1150 0 landed"]
    race.ordering.start()
    state = race.table.state
    wrong = next(card for card in race.table.hand("Rob") if not has(TABLES.right(0, state.top), card_id(card) % DECK))
    race.play(wrong, 1200, seen=0, round_=2)
    assert told(race.all()) == ["@1200 0 landed"]


def test_R24_of_two_stops_the_earlier_counts() -> None:
    assert Race().play("P.STOP.1", 1001).play("R.STOP.1", 1000).all()[0].play.seat == 0
    assert Race().play("P.STOP.1", 1000).play("R.STOP.1", 1001).all()[0].play.seat == 1


def test_R24_an_exact_tie_is_drawn_by_the_seed_not_by_arrival() -> None:
    first = {}
    for seed in range(20):
        orders = [("P.STOP.1", "R.STOP.1"), ("R.STOP.1", "P.STOP.1")]
        races = [Race(seed=seed).play(one, 1000).play(other, 1000).all() for one, other in orders]
        assert told(races[0]) == told(races[1])
        first[seed] = races[0][0].play.seat
        assert told(races[0])[1].endswith("GET-R23")
    assert set(first.values()) == {0, 1}


def test_R27_T2_the_second_of_two_from_the_same_top_bounces() -> None:
    race = Race().play("R.HOO.a", 1000, seen=0).play("R.STOP.3", 2000).play("P.HAN.a", 1040, seen=0)
    verdicts = race.ordering.settle(1500)
    assert told(verdicts) == ["@1000 0 landed", "@1040 1 GET-R27"]
    assert verdicts[1].reason == "too late: another card landed first"
    assert race.table.public.top == "R.HOO.a"
    assert "P.HAN.a" in race.table.hand("Pam")


def test_R27_T2_with_land_it_lands_wrong() -> None:
    race = Race("late_arrival=land").play("R.HOO.a", 1000, seen=0).play("P.HAN.a", 1040, seen=0)
    assert told(race.all()) == ["@1000 0 landed", "@1040 1 landed"]
    assert race.table.public.top == "P.HAN.a"


@pytest.mark.parametrize(
    ("first", "second", "became"),
    [
        ("R.PIN.a", "P.HAN.a", "landed"),  # right on both
        ("R.PIN.a", "P.CAM.a", "landed"),  # wrong on both: nothing that the network did
        ("R.HOO.a", "P.HAN.a", "GET-R27"),  # right on the Location, wrong on the Hook
        ("R.KEY.a", "P.CAM.a", "GET-R27"),  # right on the Key, which nobody can have meant who was not shown it
    ],
)
def test_R27_it_lands_if_the_shown_top_would_judge_it_alike(first: str, second: str, became: str) -> None:
    race = Race().play(first, 1000, seen=0).play(second, 1040, seen=0)
    assert told(race.all()) == ["@1000 0 landed", f"@1040 1 {became}"]


def test_R27_the_shown_top_may_be_a_card_that_is_covered_by_two() -> None:
    hands = (HANDS[0], "HAN.a CAR.a CAM.a STOP.1")
    race = Race(hands=hands).play("R.PIN.a", 1000, seen=0).play("R.KEY.a", 1250, seen=1).play("R.HOO.a", 1500, seen=2)
    race.play("P.CAR.a", 1540, seen=1)  # right on the Pin and the Key, wrong on the Hook
    assert told(race.all())[3] == "@1540 1 GET-R27"
    race = Race(hands=hands).play("R.PIN.a", 1000, seen=0).play("R.KEY.a", 1250, seen=1).play("P.CAR.a", 1290, seen=1)
    assert told(race.all())[2] == "@1290 1 landed"


def test_R27_a_stop_bounces_too() -> None:
    race = Race().play("R.HOO.a", 1000, seen=0).play("P.STOP.1", 1040, seen=0)
    assert told(race.all()) == ["@1000 0 landed", "@1040 1 GET-R27"]
    assert race.table.public.phase == "race"


def test_R27_T3_who_was_shown_the_new_top_is_not_protected() -> None:
    race = Race().play("R.PIN.a", 1000, seen=0).play("P.CAM.a", 1040, seen=1)
    assert told(race.all()) == ["@1000 0 landed", "@1040 1 landed"]
    assert race.table.public.top == "P.CAM.a"


@pytest.mark.parametrize(
    ("clicked", "arrived", "delay", "cap", "effective"),
    [
        (1000, 1060, 60, 100, 1000),
        (1000, 1060, 40, 100, 1020),
        (900, 1060, 60, 100, 1000),
        (1000, 1300, 300, 100, 1200),
        (1000, 1300, 300, 150, 1150),
        (1000, 1060, 60, 0, 1060),
        (1100, 1060, 60, 100, 1060),
    ],
)
def test_R27_the_click_counts_as_far_as_the_line_explains_it(
    clicked: int, arrived: int, delay: int, cap: int, effective: int
) -> None:
    ordering = Ordering(dealt(2, options=f"latency_equaliser_cap_ms={cap}").state, Rng(1))
    assert ordering.effective(Play(0, 0, 1, 0, clicked, arrived, delay)) == effective


def test_R27_a_slow_line_does_not_lose_the_race_up_to_the_cap() -> None:
    slow = Race().play("R.PIN.a", 1010).play("P.HAN.a", 1000, arrived=1080, delay=80)
    assert told(slow.all())[0] == "@1000 1 landed"
    unequal = Race("latency_equaliser_cap_ms=0").play("R.PIN.a", 1010).play("P.HAN.a", 1000, arrived=1080, delay=80)
    assert told(unequal.all())[0] == "@1010 0 landed"


def test_R27_a_card_is_held_until_nothing_earlier_can_come() -> None:
    race = Race().play("R.PIN.a", 1000)
    assert race.ordering.settle(1100) == []
    assert told(race.ordering.settle(1101)) == ["@1000 0 landed"]
    at_once = Race("latency_equaliser_cap_ms=0").play("R.PIN.a", 1000)
    assert at_once.ordering.settle(1000) == []
    assert told(at_once.ordering.settle(1001)) == ["@1000 0 landed"]


def test_R30_T4_a_second_card_100_milliseconds_later_stays_in_the_hand() -> None:
    race = Race().play("R.PIN.a", 1000).play("R.KEY.a", 1100)
    verdicts = race.all()
    assert told(verdicts) == ["@1000 0 landed", "@1100 0 GET-R30"]
    assert verdicts[1].reason == "your cards must be 250 ms apart"
    assert "R.KEY.a" in race.table.hand("Rob")


@pytest.mark.parametrize(
    ("interval", "later", "rule"),
    [(250, 249, "GET-R30"), (250, 250, "landed"), (200, 200, "landed"), (300, 299, "GET-R30"), (0, 0, "landed")],
)
def test_R30_the_interval_to_the_millisecond(interval: int, later: int, rule: str) -> None:
    race = Race(f"min_play_interval_ms={interval}").play("R.PIN.a", 1000).play("R.KEY.a", 1000 + later)
    assert told(race.all())[1].split()[2] == rule


def test_R30_each_player_has_an_interval_of_its_own_and_a_returned_card_begins_none() -> None:
    race = Race().play("R.HOO.a", 1000).play("P.HAN.a", 1040, seen=0).play("P.CAM.a", 1100)
    assert told(race.all()) == ["@1000 0 landed", "@1040 1 GET-R27", "@1100 1 landed"]


def test_R27_what_the_rules_refuse_is_refused_with_their_number() -> None:
    race = Race().play("R.GUN.a", 1000)
    before = wire(race.table.state.truth())
    verdict = race.all()[0]
    assert (verdict.landed, verdict.rule, verdict.reason) == (False, "GET-R8", "R.GUN.a is not in your hand")
    assert wire(race.table.state.truth()) == before


def test_R27_the_same_plays_give_the_same_race_and_its_record_replays() -> None:
    tables: list[Script] = []
    landed: list[Verdict] = []
    for _ in range(2):
        table = dealt(4, 7)
        ordering = Ordering(table.state, Rng(3))
        ordering.start()
        rng = Rng(9)
        now = 0
        while table.public.round == 1:
            now += int(rng.below(200))
            seat = int(rng.below(4))
            legal = [action for action in range(52) if table.state.hands[seat] >> action & 1]
            action = legal[rng.below(len(legal))]
            ordering.offer(Play(seat, action, 1, int(rng.below(6)), now - int(rng.below(90)), now, 60))
            landed = landed + [verdict for verdict in ordering.settle(now) if verdict.landed]
        tables.append(table)
        landed = landed if len(tables) == 2 else []
    assert wire(tables[0].state.truth()) == wire(tables[1].state.truth())
    game = tables[0].state.game
    lines = [
        Played(15, "start", 0),
        *(Played(v.play.seat, str(game.action_name(v.play.action)), v.time) for v in landed),
    ]
    blank = begin(game, 4, 7)
    record = type(blank)(
        game=blank.game, rules=blank.rules, options=blank.options, seats=4, seed=7, actions=tuple(lines)
    )
    text = write(record)
    assert f"\n@{landed[0].time} {landed[0].play.seat} lay " in text
    assert wire(replay(read(text)).truth()) == wire(tables[0].state.truth())
