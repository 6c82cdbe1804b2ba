"""All five games, over a real socket, by one person and bots, to the end and to a record that replays."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from backroom.core.seat import HOUSE
from backroom.record.record import Record, read, replay
from backroom.record.seed import verify_seed
from backroom.server.messages import Accepted, Act
from backroom.store.house_time import HouseTime
from backroom.store.sqlite import SqliteJournal
from tests.server.house import Guest, open_house, run

HURRY = 20.0


class Hurried(SqliteJournal):
    """A house whose clocks run fast."""

    def __init__(self, path: Path, pace: float = HURRY) -> None:
        super().__init__(path)
        self.time = self.writer.time = HouseTime(0, pace=pace)


def sensible(legal: tuple[str, ...]) -> list[str]:
    """Whatever does not end a round at once."""
    return [action for action in legal if "STOP" not in action and action != "agree"] or list(legal)


async def play_along(guest: Guest, chance: random.Random, pause: float) -> None:
    """Do something now and then, whatever is allowed, until it is over."""
    number = 0
    while guest.now.seed is None:
        decision = guest.now.decision
        if decision is not None and not decision.locked:
            number += 1
            act = Act(
                decision=decision.id,
                action=chance.choice(sensible(decision.legal)),
                key=f"k{number}",
                shown=guest.now.seq,
            )
            await guest.say(act)
            await guest.until(lambda act=act: act.key in guest.answers)  # type: ignore[misc]
            if pause == 0.0 and isinstance(guest.answers[act.key], Accepted):
                answered = guest.answers[act.key]
                assert isinstance(answered, Accepted)
                await guest.until(lambda seq=answered.seq: guest.now.seq >= seq)  # type: ignore[misc]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(pause or None):
                while guest.now.seed is None and (pause or guest.now.decision is None or guest.now.decision.locked):
                    await guest.hear()


@pytest.mark.parametrize(
    ("game", "seats", "options", "pause"),
    [
        ("fbi", 3, {}, 0.0),
        ("inkognito", 4, {}, 0.0),
        ("criminals", 4, {"talk_seconds": "20"}, 0.2),
        ("criminals", 4, {"timing": "ballots", "ballots": "2"}, 0.0),
        ("getaway", 2, {}, 0.2),
        ("sleepers", 4, {}, 0.0),
    ],
)
def test_one_person_and_bots_play_to_the_end(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], pause: float
) -> None:
    async def evening() -> tuple[Record, str]:
        path = tmp_path / "room.db"
        async with open_house(path, journal=Hurried(path)) as house:
            seated = await house.open_table(seats, game=game, options=options, bot=None)
            async with house.guest(seated.table, seated.secret) as ann:
                assert ann.welcome is not None
                await play_along(ann, random.Random(game), pause)
            status, _, text = await house.http("GET", f"/api/tables/{seated.table}/record")
            assert status == 200
            return read(text.decode()), ann.welcome.commitment

    record, commitment = run(evening())
    verify_seed(record.seed, commitment)
    assert replay(record).to_act() == 0
    assert {played.seat for played in record.actions} >= set(range(seats))
    if game == "getaway":
        assert all(played.time is not None for played in record.actions)
        assert HOUSE in {played.seat for played in record.actions}
