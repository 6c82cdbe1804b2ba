"""A server killed at any moment of running games loses nothing it has acknowledged and has shown nothing it loses."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from backroom.core.seat import WATCHER
from backroom.record.record import read, replay
from backroom.record.seed import verify_seed
from backroom.server.messages import Accepted, Act, Happened, Hello, Refused, Seated, Update
from backroom.table.decide import IDLE
from backroom.table.wish import AddBot, Begin, Chat, GoOn, Pause, Rematch, Rename, Sit
from tests.server.house import PATIENCE, Guest, House, first
from tests.server.test_evening import join

KILLS = int(os.environ.get("BACKROOM_KILLS", "5"))
"""How often a server is killed while a game is on, in one test; `make test-long` asks for 50."""

SERVE = (
    "from pathlib import Path; from backroom.server.app import serve; serve('127.0.0.1', {port}, Path({path!r}), 0.0)"
)


class Killable:
    """A real server process on a real file, started again on the same port after each kill."""

    def __init__(self, path: Path) -> None:
        with contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._path = path
        self._process: asyncio.subprocess.Process | None = None
        self.house = House(f"http://127.0.0.1:{self._port}")

    async def start(self) -> None:
        code = SERVE.format(port=self._port, path=str(self._path))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        assert line.decode().strip() == f"Backroom is open at {self.house.address}"

    async def kill(self) -> None:
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._close_pipes()

    async def stop(self) -> int:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
        self._close_pipes()
        return code

    def _close_pipes(self) -> None:
        assert self._process is not None
        self._process._transport.close()  # type: ignore[attr-defined]


class Tenacious:
    """A player whose line breaks and comes back, and who remembers all that was shown and acknowledged."""

    def __init__(
        self, house: House, table: str, secret: str | None, chance: random.Random, seat: int = int(WATCHER)
    ) -> None:
        self._house, self._table, self._secret, self._chance = house, table, secret, chance
        self.seat = seat
        self.said: dict[str, str] = {}  # by key, lines that were acknowledged
        self.lines: dict[int, str] = {}  # by number, lines that were heard
        self.shown: dict[int, Happened] = {}
        self.accepted: dict[str, tuple[Act, int]] = {}
        self.commitments: set[str] = set()
        self.seq = 0
        self.over = False
        self._unanswered: Act | None = None

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self._visit()
            await asyncio.sleep(0.02)

    async def _visit(self) -> None:
        async with self._house.socket(self._table) as line:
            guest = Guest(line)
            await guest.say(Hello(secret=self._secret, since=self.seq))
            await guest.until(lambda: guest.update is not None)
            assert guest.welcome is not None
            self.commitments.add(guest.welcome.commitment)
            assert guest.now.seq >= self.seq, "the server has forgotten something it had shown"
            self._look(guest.now)
            await self._claim_again(guest)
            while not self.over:
                await self._talk(guest)
                if isinstance(await self._act(guest), Refused):
                    continue  # stale: what has happened meanwhile was heard before the refusal
                heard = await guest.hear()
                if isinstance(heard, Update):
                    self._look(heard)
                self._listen(guest)

    async def come_back(self) -> None:
        """Everything that was shown to this seat and acknowledged is there."""
        async with self._house.guest(self._table, self._secret) as guest:
            story = {happened.seq: happened for happened in guest.now.story}
            assert all(story[seq] == each for seq, each in self.shown.items())
            for act, seq in self.accepted.values():
                assert await guest.act(act.action, lock=act.lock, decision=act.decision, key=act.key) == Accepted(
                    key=act.key, seq=seq
                )

    def _listen(self, guest: Guest) -> None:
        for line in guest.lines:
            assert self.lines.setdefault(line.n, line.text) == line.text, "what was heard has changed"

    async def _talk(self, guest: Guest) -> None:
        if self.seat != WATCHER and self._chance.random() < 0.2:
            key = guest.key()
            if isinstance(await self._send(guest, Chat(key=key, text=f"line {key}")), Accepted):
                self.said[key] = f"line {key}"

    def _look(self, update: Update) -> None:
        for player in update.players:  # to the second it is known in test_killed_clocks.py
            assert player.left_ms is None or 0 <= player.left_ms <= SECONDS * 1000, "a clock went wrong"
        for happened in update.story:
            assert self.shown.setdefault(happened.seq, happened) == happened, "what was shown has changed"
        self.seq = update.seq
        self.over = update.seed is not None

    async def _claim_again(self, guest: Guest) -> None:
        """Whatever was accepted before the kill is accepted still, under the same number."""
        for act, seq in list(self.accepted.values())[-3:]:
            assert await self._send(guest, act) == Accepted(key=act.key, seq=seq), "an acknowledged action is gone"
        if self._unanswered is not None:
            await self._offer(guest, self._unanswered)

    async def _act(self, guest: Guest) -> Accepted | Refused | None:
        decision = guest.now.decision
        if decision is None or decision.locked:
            return None
        await asyncio.sleep(self._chance.uniform(0.0, 0.03))  # as long as a fast disk needs to be caught at it
        lock = not decision.sealed or self._chance.random() < 0.5
        act = Act(decision=decision.id, action=self._chance.choice(decision.legal), key=guest.key(), lock=lock)
        return await self._offer(guest, act)

    async def _offer(self, guest: Guest, act: Act) -> Accepted | Refused:
        self._unanswered = act
        answer = await self._send(guest, act)
        self._unanswered = None
        if isinstance(answer, Accepted) and act.action not in IDLE:  # to do nothing is not written, nor remembered
            self.accepted[act.key] = (act, answer.seq)
        return answer

    async def _send(self, guest: Guest, act: Act | Chat) -> Accepted | Refused:
        guest.answers.pop(act.key, None)
        await guest.say(act)
        while act.key not in guest.answers:
            heard = await guest.hear()
            if isinstance(heard, Update):
                self._look(heard)
        return guest.answers[act.key]


SECONDS = 60
CLOCK = {"kind": "live", "seconds": SECONDS, "days": 1, "bank": 0}


@pytest.mark.parametrize("seed", range(2))
def test_a_game_survives_kills_at_random_moments(tmp_path: Path, seed: int) -> None:
    async def evening() -> None:
        chance = random.Random(seed)
        server = Killable(tmp_path / "room.db")
        await server.start()
        kills = 0
        while kills < KILLS:
            kills += await _disturbed_game(server, chance, KILLS - kills)
        assert await server.stop() in (0, -signal.SIGTERM)

    asyncio.run(asyncio.wait_for(evening(), (4 + KILLS) * PATIENCE))


async def _disturbed_game(server: Killable, chance: random.Random, most: int) -> int:
    """Two tables at once, from empty to the checked record; how often the server was killed while they were played."""
    tables = [await _gather(server, chance) for _ in range(2)]
    playing = asyncio.gather(*[player.play() for _, players in tables for player in players])
    kills = 0
    while not playing.done():
        await asyncio.wait([playing], timeout=chance.uniform(0.0, 0.12))
        if kills < most and not playing.done():
            kills += 1
            await server.kill()
            await server.start()
    await playing
    for table, players in tables:
        await _check(server, table, players)
    return kills


async def _gather(server: Killable, chance: random.Random) -> tuple[str, list[Tenacious]]:
    """A table that two people play at against a bot, and one watches."""
    ann = await server.house.open_table(3, bot="random", begin=False, clock=CLOCK)
    bert = await join(server.house, ann.table, name="Bert")
    await server.kill()
    await server.start()
    await _begin(server, ann, chance)
    people = [Tenacious(server.house, ann.table, one.secret, chance, one.seat) for one in (ann, bert)]
    return ann.table, [*people, Tenacious(server.house, ann.table, None, chance)]


async def _begin(server: Killable, seated: Seated, chance: random.Random) -> None:
    """A lobby, killed after each step: what was acknowledged stands."""
    for wish in (
        Rename(key="1", name="Anna"),
        Sit(key="2", colour=8),
        AddBot(key="3", seat=2, kind="random"),
        Chat(key="4", text="shall we?"),
        Begin(key="5"),
    ):
        async with server.house.guest(seated.table, seated.secret) as host:
            assert isinstance(await host.wish(wish), Accepted)
        if chance.random() < 0.3:
            await server.kill()
            await server.start()
        async with server.house.guest(seated.table, seated.secret) as host:
            assert isinstance(await host.wish(wish), Accepted), "what was granted is known"
    async with server.house.guest(seated.table, seated.secret) as host:
        await host.until(lambda: bool(host.lines))
        assert [line.text for line in host.lines] == ["shall we?"]
        assert (host.now.stage, host.now.players[0].name, host.now.players[0].colour) == ("playing", "Anna", 8)


async def _check(server: Killable, table: str, players: list[Tenacious]) -> None:
    async with server.house.guest(table) as stranger:
        said = [line for player in players for line in player.said.values()]
        if said:
            await stranger.until(lambda: bool(stranger.lines))
        lines = [line.text for line in stranger.lines]
        for line in said:
            assert lines.count(line) == 1, "an acknowledged line is gone, or was said twice"
        for line in (line for player in players for line in player.lines.values()):
            assert line in lines, "a line that was heard is gone"
        story = {happened.seq: happened for happened in stranger.now.story}
        for player in players:
            assert player.shown == story, "what was shown piece by piece is not the whole story"
    status, _, text = await server.house.http("GET", f"/api/tables/{table}/record")
    assert status == 200
    record = read(text.decode())
    (commitment,) = {commitment for player in players for commitment in player.commitments}
    verify_seed(record.seed, commitment)
    assert replay(record).to_act() == 0
    for player in players:
        taken = [played.action for played in record.actions if played.seat == player.seat]
        finally_said: dict[str, str] = {act.decision: act.action for act, _ in player.accepted.values()}
        assert len(taken) >= len(finally_said)
        rest = iter(taken)
        assert all(action in rest for action in finally_said.values()), "an acknowledged action was not played"


OTHERS = {
    "a race": ("getaway", {"start": "host"}, 3),
    "ballots": ("criminals", {"timing": "ballots"}, 4),
}


@pytest.mark.parametrize("evening", list(OTHERS))
def test_what_was_laid_held_or_paused_survives_kills(tmp_path: Path, evening: str) -> None:
    """Games that last: so long as to be killed a few times, once in a pause, and then every seat is asked."""
    game, options, seats = OTHERS[evening]

    async def disturbed() -> None:
        chance = random.Random(3)
        server = Killable(tmp_path / "room.db")
        await server.start()
        ann = await server.house.open_table(seats, game=game, options=options, bot=None, begin=False)
        bert = await join(server.house, ann.table, name="Bert")
        async with server.house.guest(ann.table, ann.secret) as host:
            assert isinstance(await host.wish(Begin(key="begin")), Accepted)
        people = [Tenacious(server.house, ann.table, one.secret, chance, one.seat) for one in (ann, bert)]
        playing = asyncio.gather(*[player.play() for player in people])
        for _ in range(2):
            met = sum(len(player.accepted) for player in people)
            async with asyncio.timeout(PATIENCE):
                while sum(len(player.accepted) for player in people) < met + 2 and not playing.done():
                    await asyncio.sleep(chance.uniform(0.0, 0.1))
            await server.kill()
            await server.start()
        if not playing.done():
            await _killed_in_a_pause(server, ann)
        playing.cancel()
        await asyncio.wait([playing])
        assert any(player.accepted for player in people)
        for player in people:
            await player.come_back()
        assert await server.stop() in (0, -signal.SIGTERM)

    asyncio.run(asyncio.wait_for(disturbed(), 8 * PATIENCE))


async def _killed_in_a_pause(server: Killable, seated: Seated) -> None:
    async with server.house.guest(seated.table, seated.secret) as host:
        paused = await host.wish(Pause(key="pause"))
    if isinstance(paused, Refused):
        return  # the game is over
    await server.kill()
    await server.start()
    async with server.house.guest(seated.table, seated.secret) as host:
        assert host.now.house.paused
        assert await host.wish(Pause(key="pause")) == paused
        assert isinstance(await host.wish(GoOn(key="go on")), Accepted)


def test_a_rematch_survives_a_kill(tmp_path: Path) -> None:
    async def evening() -> None:
        server = Killable(tmp_path / "room.db")
        await server.start()
        ann = await server.house.open_table(2, bot="random")
        async with server.house.guest(ann.table, ann.secret) as guest:
            await guest.play(first)
            granted = await guest.wish(Rematch(key="again"))
            assert isinstance(granted, Accepted)
        await server.kill()
        await server.start()
        async with server.house.guest(ann.table, ann.secret) as guest:
            table = guest.now.house.rematch
            assert table is not None
            assert await guest.wish(Rematch(key="again")) == granted
            assert guest.now.house.rematch == table
        async with server.house.guest(table, ann.secret) as guest:
            assert guest.now.seat == ann.seat
        assert await server.stop() in (0, -signal.SIGTERM)

    asyncio.run(asyncio.wait_for(evening(), 4 * PATIENCE))
