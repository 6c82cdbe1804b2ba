"""Getaway's fair race: whose line is long is not the slower player, and nobody gains by pretending."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from backroom.cli.records import at_file
from backroom.games.getaway.view import GetawayView
from backroom.record.record import read, replay
from backroom.server.live import LiveTable
from backroom.server.messages import Accepted, Act, Hello, Refused, Update
from backroom.server.race import MOST_HELD
from backroom.server.wire import Wire
from backroom.table.entry import Acted, Called, Player
from backroom.table.errors import Refusal
from backroom.table.opening import open_table
from backroom.table.racing import NOTICE, REFLEX, Racing
from backroom.table.table import Table
from backroom.table.wish import Pause, Ready
from tests.server.house import Guest, open_house, run
from tests.server.test_delay import Distant
from tests.server.test_five_games import Hurried, play_along


def race(update: Update) -> GetawayView:
    assert isinstance(update.view, GetawayView)
    return update.view


def asked(guest: Guest) -> str:
    assert guest.now.decision is not None
    return guest.now.decision.id


def table(seats: int = 2) -> Table:
    started = Table(open_table("getaway", {}, tuple(Player(name=f"guest {seat}") for seat in range(seats)), 3))
    started.fold(Called(at=1000, action="start"))
    return started


def cards(of: Table, seat: int) -> list[str]:
    names = [of.game.action_name(action) for action in of.legal(seat)]
    return [name for name in names if name.startswith("lay") and "STOP" not in name]


def test_a_card_laid_again_under_its_key_is_answered_alike_and_laid_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, (Player(name="A"), Player(name="B")))
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[0]) as phone:
                assert isinstance(await ann.act("start"), Accepted)
                await asyncio.gather(*[g.until(lambda g=g: race(g.now).phase == "race") for g in (ann, phone)])  # type: ignore[misc]
                lay = next(a for a in first_decision(ann) if a.startswith("lay") and "STOP" not in a)
                assert isinstance(await ann.act(lay, lock=False), Refused)
                act = Act(decision=asked(ann), action=lay, key="one card", shown=ann.now.seq)
                for guest in (ann, phone):
                    await guest.say(act)
                await asyncio.gather(*[g.until(lambda g=g: "one card" in g.answers) for g in (ann, phone)])  # type: ignore[misc]
                assert ann.answers["one card"] == phone.answers["one card"]
                assert isinstance(ann.answers["one card"], Accepted)
                await ann.until(lambda: race(ann.now).pile == 1)
                assert isinstance(await ann.wish(Pause(key="p")), Accepted)
                assert await ann.act(lay, decision=act.decision, key="one card") == phone.answers["one card"]
                other = next(a for a in first_decision(phone) if a.startswith("lay") and a != lay)
                assert isinstance(await ann.act(other, decision=act.decision, key="one card"), Refused)

    run(evening())


def test_a_card_said_again_while_it_is_written_is_answered_as_it_will_be(tmp_path: Path) -> None:
    async def evening() -> None:
        path = tmp_path / "room.db"
        async with open_house(path) as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, (Player(name="A"), Player(name="B")))
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[0]) as phone:
                assert isinstance(await ann.act("start"), Accepted)
                await asyncio.gather(*[g.until(lambda g=g: race(g.now).phase == "race") for g in (ann, phone)])  # type: ignore[misc]
                lay = next(a for a in first_decision(ann) if a.startswith("lay") and "STOP" not in a)
                act = Act(decision=asked(ann), action=lay, key="one card", shown=ann.now.seq)
                with sqlite3.connect(path, isolation_level=None) as another:
                    another.execute("begin immediate")
                    await ann.say(act)
                    await asyncio.sleep(0.5)  # it is judged, and waits for the journal
                    for _ in range(3):
                        await phone.say(act)
                    await asyncio.sleep(0.5)
                    another.execute("rollback")
                await asyncio.gather(*[g.until(lambda g=g: "one card" in g.answers) for g in (ann, phone)])  # type: ignore[misc]
                assert isinstance(ann.answers["one card"], Accepted)
                assert ann.answers["one card"] == phone.answers["one card"]

    run(evening())


def test_27_the_card_that_was_laid_first_lands_first_though_it_arrives_later() -> None:
    started = table()
    racing = Racing(started)
    racing.follow(1000)
    near = racing.play(0, cards(started, 0)[0], 0, arrived=5000, delay=0)
    far = racing.play(1, cards(started, 1)[0], 0, arrived=5040, delay=80)
    assert racing.settle([near, far], 5050) == [], "something earlier may still arrive"
    verdicts = racing.settle([near, far], 5101)
    assert [verdict.play.seat for verdict in verdicts] == [1, 0]
    assert verdicts[0].time == 4960


def test_27_no_more_is_made_good_than_the_cap() -> None:
    started = table()
    racing = Racing(started)
    racing.follow(1000)
    near = racing.play(0, cards(started, 0)[0], 0, arrived=5000, delay=0)
    far = racing.play(1, cards(started, 1)[0], 0, arrived=5150, delay=3000)
    assert [verdict.play.seat for verdict in racing.settle([near, far], 6000)] == [0, 1]


def test_23_a_card_is_meant_for_a_choice_that_there_was() -> None:
    started = table()
    decisions, now = started.playing().decisions, started.seq
    open_now = decisions.of(0)
    assert open_now is not None
    assert decisions.meant_now(0, open_now.id, now)
    for other in (f"{now + 1}.0", "99999.0", open_now.id.replace(".0", ".1"), "0.0", "-1.0", "race", ""):
        assert not decisions.meant_now(0, other, now), other


def test_nobody_denies_what_was_shown_long_ago_or_has_seen_what_could_not_arrive() -> None:
    started = table()
    racing = Racing(started)
    racing.follow(1000)
    started.fold(_laid(started, 0, 2000))
    racing.follow(2000)
    seq = started.seq
    there = 2000 + 100 + REFLEX
    assert racing.seen_by(50, seq, there) == 1
    assert racing.seen_by(50, seq - 1, there) == 0, "its word is taken: the card may have crossed"
    assert racing.seen_by(50, seq - 1, 2000 + 100 + NOTICE) == 1, "but not for ever"
    assert racing.seen_by(50, seq, there - 1) == 0, "no eye and hand are that quick"
    assert racing.seen_by(50, None, there - 1) == 0
    assert racing.seen_by(50, None, there) == 1


@pytest.mark.parametrize("after", [0, 20, REFLEX - 1])
def test_27_a_top_kept_back_for_who_is_far_is_shown_no_sooner_to_who_is_near(after: int) -> None:
    started = table()
    racing = Racing(started)
    racing.follow(1000)
    started.fold(_laid(started, 0, 2000))
    racing.follow(2000)
    appears = 2000 + 2 * 5 + 95
    assert racing.seen_by(5, started.seq, appears + after, lag=95) == 0
    assert racing.seen_by(5, started.seq, appears + REFLEX, lag=95) == 1


def _laid(started: Table, seat: int, at: int) -> Acted:
    return Acted(at=at, seat=seat, action=cards(started, seat)[0], key=f"{at}", time=at - 1000)


def test_cards_too_close_together_and_cards_of_others_come_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat(
                "getaway", {"start": "host"}, (Player(name="Ann"), Player(name="Bert"))
            )
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                early = await bert.act("lay STOP.1")
                assert isinstance(early, Refused)
                assert early.rule == "GET-4c"
                assert isinstance(await ann.act("start"), Accepted)
                await ann.until(lambda: race(ann.now).phase == "race")
                await bert.until(lambda: race(bert.now).phase == "race")
                mine = [
                    action for action in (ann.now.decision.legal if ann.now.decision else ()) if "STOP" not in action
                ]
                lay = [action for action in mine if action.startswith("lay")]
                decision = asked(ann)
                for number, action in enumerate(lay[:2]):
                    await ann.say(Act(decision=decision, action=action, key=f"c{number}", shown=ann.now.seq))
                await ann.until(lambda: {"c0", "c1"} <= set(ann.answers))
                landed = 0 if isinstance(ann.answers["c0"], Accepted) else 1  # in one millisecond either may be first
                answers = [ann.answers[f"c{landed}"], ann.answers[f"c{1 - landed}"]]
                assert isinstance(answers[0], Accepted)
                assert isinstance(answers[1], Refused)
                assert answers[1].rule == "GET-R30"
                again = await ann.act(lay[landed], key=f"c{landed}", decision=decision)
                assert again == answers[0], "the same key is the same card"
                stolen = await ann.act(lay[1 - landed], key=f"c{landed}", decision=decision)
                assert isinstance(stolen, Refused)
                assert "a key is used once" in stolen.reason
                not_mine = await lay_what_is_not_held(bert)
                assert not_mine.rule == "GET-R8"
                nonsense = await bert.act("lay an egg")
                assert isinstance(nonsense, Refused)
                await asyncio.gather(*[guest.until(lambda g=guest: race(g.now).pile == 1) for guest in (ann, bert)])  # type: ignore[misc]

    run(evening())


def test_7_everybody_sees_the_count_before_start_whoever_calls_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, (Player(name="A"), Player(name="B")))
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                assert isinstance(await ann.act("start"), Accepted)
                for guest in (ann, bert):
                    await guest.until(lambda g=guest: (g.now.house.left_ms or 0) <= 3000)  # type: ignore[misc]
                    assert guest.now.house.waits == "start"
                    assert race(guest.now).phase == "ready"
                    assert race(guest.now).hand == ()
                    assert guest.now.decision is None
            async with house.guest(table, secrets[1]) as bert:
                await bert.until(lambda: race(bert.now).phase == "race")
                assert len(race(bert.now).hand) == 16

    run(evening())


def test_7_a_break_ends_by_the_count_when_all_people_are_ready(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat(
                "getaway", {"start": "host"}, (Player(name="A"), Player(name="B"), Player(name="C", bot="level1"))
            )
            async with house.guest(table, secrets[0]) as ann, house.guest(table, secrets[1]) as bert:
                await ann.say(Ready(key="a"))
                await bert.until(lambda: bert.now.players[0].ready)
                assert (bert.now.house.left_ms or 0) > 3000
                await bert.say(Ready(key="b"))
                await ann.until(lambda: (ann.now.house.left_ms or 0) <= 3000)
                await ann.until(lambda: race(ann.now).phase == "race")
                assert not ann.now.players[1].ready

    run(evening())


def test_30_nobody_has_more_cards_in_the_air_than_hands_can_lay(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat("getaway", {"start": "host"}, (Player(name="A"), Player(name="B")))
            async with house.guest(table, secrets[0]) as ann:
                assert isinstance(await ann.act("start"), Accepted)
                await ann.until(lambda: race(ann.now).phase == "race")
                lay = next(action for action in first_decision(ann) if action.startswith("lay"))
                live, keeper = house.room._live[table]
                running = keeper.race
                assert running is not None
                mine, of_another = [live.table.playing().decisions.all()[seat].id for seat in (0, 1)]
                for number in range(MOST_HELD):
                    running.lay(0, Act(decision=mine, action=lay, key=f"{number}"), lambda answer: None)
                with pytest.raises(Refusal, match="faster than hands"):
                    running.lay(0, Act(decision=mine, action=lay, key="one more"), lambda answer: None)
                running.lay(1, Act(decision=of_another, action=lay, key="of another"), lambda answer: None)

    run(evening())


def test_27_whoever_is_near_is_shown_a_new_top_as_late_as_it_reaches_who_is_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann is near, Bert's line is long: what is sent to Ann leaves later, by the difference of their delays."""
    away = 0.24
    monkeypatch.setattr(Wire, "round_trip", lambda wire: 500)  # here only the page is far away

    async def evening() -> list[tuple[float, float]]:
        async with open_house(tmp_path / "room.db") as house:
            table, secrets = await house.room.seat(
                "getaway", {"start": "host", "latency_equaliser_cap_ms": "150"}, (Player(name="A"), Player(name="B"))
            )
            async with house.socket(table) as near, house.socket(table) as far:
                ann, bert = Distant(near), Distant(far)
                bert.away = away
                for guest, secret in ((ann, secrets[0]), (bert, secrets[1])):
                    await guest.say(Hello(secret=secret))
                    await guest.until(lambda guest=guest: guest.update is not None)  # type: ignore[misc]
                live = await house.room.find(table)
                await _measure(live, ann, bert)
                assert isinstance(await ann.act("start"), Accepted)
                await asyncio.gather(*[g.until(lambda g=g: race(g.now).phase == "race") for g in (ann, bert)])  # type: ignore[misc]
                lags = {seat: live.lag(place) for seat, place in live.places()}
                assert lags[1] == 0.0
                assert lags[0] > 0.05
                async with house.socket(table) as fresh:
                    came = asyncio.get_running_loop().time()
                    stranger = Guest(fresh)
                    await stranger.say(Hello())
                    await stranger.until(lambda: stranger.update is not None)
                    assert asyncio.get_running_loop().time() - came >= lags[0], "no newcomer sees it sooner"
                shown = []
                for pile in (1, 2, 3):
                    lay = next(a for a in first_decision(ann) if a.startswith("lay") and "STOP" not in a)
                    await ann.say(Act(decision=asked(ann), action=lay, key=f"c{pile}", shown=ann.now.seq))
                    seen = await asyncio.gather(*[_sees(guest, pile) for guest in (ann, bert)])
                    shown.append((seen[0] - seen[1], lags[0]))
                    await asyncio.sleep(0.4)  # so that the next card is not too close (GET-R30)
                return shown

    shown = run(evening())
    assert max(later / lag for later, lag in shown) > 0.8, "a busy machine may read late, but not every time"


def first_decision(guest: Guest) -> tuple[str, ...]:
    assert guest.now.decision is not None
    return guest.now.decision.legal


async def _measure(live: LiveTable, *guests: Guest) -> None:
    """Until the house knows how far away they are, and of one that it is far."""
    listening = [asyncio.create_task(guest.until(lambda: False)) for guest in guests]
    while not any(place.delay.trusted() > 100 for _, place in live.places()):
        live.ping()
        await asyncio.sleep(0.3)
    for task in listening:
        task.cancel()
    await asyncio.wait(listening)


async def _sees(guest: Guest, pile: int) -> float:
    await guest.until(lambda: race(guest.now).pile == pile)
    return asyncio.get_running_loop().time()


async def lay_what_is_not_held(guest: Guest) -> Refused:
    await guest.until(lambda: guest.now.decision is not None)
    held = set(guest.now.decision.legal if guest.now.decision else ())
    every = [f"lay {mine}/{theirs}.{copy}" for mine, theirs in (("PIN", "HAN"), ("KEY", "CAR")) for copy in "abcde"]
    refused = await guest.act(next(action for action in every if action not in held))
    assert isinstance(refused, Refused)
    return refused


def test_a_race_replays_exactly_with_its_times(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def evening() -> tuple[str, str]:
        async with open_house(path, journal=Hurried(path)) as house:
            seated = await house.open_table(3, game="getaway", bot="level3")
            async with house.guest(seated.table, seated.secret) as ann:
                await play_along(ann, random.Random(2), 0.3)
            _, _, text = await house.http("GET", f"/api/tables/{seated.table}/record")
            return seated.table, text.decode()

    table, text = run(evening())
    record = read(text)
    times = [played.time for played in record.actions]
    assert times[0] == 0
    assert times == sorted(times)  # type: ignore[type-var]
    assert replay(record).to_act() == 0
    found = at_file(path, table)
    assert found.text == text
    assert found.raced >= sum(played.action.startswith("lay") for played in record.actions) > 0
