"""A table of a snapshot and the entries after it is the table of its whole journal, in every part."""

import random

import msgspec
import pytest

from backroom.core.seat import HOUSE
from backroom.games import GAMES, find
from backroom.record.record import Played
from backroom.table import snapshot as snapshots
from backroom.table.clock import Clock
from backroom.table.entry import Acted, AnyEntry, Called, CameBack, Opened, Player, Sealed, StoodIn, Wished
from backroom.table.errors import BadJournal
from backroom.table.opening import open_table
from backroom.table.snapshot import Snapshot, revive, snap
from backroom.table.table import Table, load
from backroom.table.timing import Due
from backroom.table.undo import undoer
from backroom.table.wish import Begin, Chat, GoOn, Pause, Ready, Rename, Undo
from tests.table.test_table import everything

LIVE = Clock(kind="live", seconds=60, days=2, bank=90)
OPTIONS = {"criminals": {"grace_seconds": "5"}}


def evening(name: str, seed: int, steps: int = 160) -> list[AnyEntry]:
    """Anything that can happen at a table, in any order."""
    chance = random.Random(f"{name} {seed}")
    seats = chance.randint(int(find(name).min_seats), int(find(name).max_seats))
    players = tuple(Player(name=f"guest {seat}") for seat in range(seats))
    opened = open_table(name, OPTIONS.get(name, {}), players, seed, begun=False, clock=LIVE)
    table = Table(opened)
    entries: list[AnyEntry] = [opened]
    for step in range(steps):
        for entry in _next(table, chance, step):
            table.fold(entry)
            entries.append(entry)
        if table.over():
            break
    return entries


def _next(table: Table, chance: random.Random, step: int) -> list[AnyEntry]:
    at, key = step * 4000, f"key {step}"
    seat = chance.randrange(len(table.players))
    if table.play is None:
        return [
            Wished(at=at, guest=0, wish=Begin(key=key)) if step == 5 else Wished(at=at, guest=seat, wish=Ready(key=key))
        ]
    if chance.random() < 0.25:
        return _aside(table, chance, seat, at, key)
    asked = [seat for seat in range(len(table.players)) if table.unanswered(seat)]
    wait = table.timing.wait
    if wait is not None and (not asked or chance.random() < 0.2):
        return [Called(at=at, action=wait.action)]
    seat = chance.choice(asked)
    decision = table.decision(seat)
    assert decision is not None
    action = table.game.action_name(chance.choice(list(table.legal(seat))))
    if decision.sealed:
        return [Sealed(at=at, seat=seat, action=action, key=key, locked=chance.random() < 0.6)]
    return [Acted(at=at, seat=seat, action=action, key=key)]


def _aside(table: Table, chance: random.Random, seat: int, at: int, key: str) -> list[AnyEntry]:
    taker = undoer(table)
    if taker is not None and chance.random() < 0.5:
        return [Wished(at=at, guest=taker, wish=Undo(key=key))]
    return chance.choice(
        [
            [Wished(at=at, guest=seat, wish=Chat(key=key, text=f"line {key}"))],
            [Wished(at=at, guest=-1, wish=Chat(key=key, text="well", audience="watchers"), name="Otto")],
            [Wished(at=at, guest=seat, wish=Rename(key=key, name=f"name {key}"))],
            [
                Wished(at=at, guest=seat, wish=Pause(key=key)),
                Wished(at=at + 900, guest=seat, wish=GoOn(key=f"{key} again")),
            ],
            [StoodIn(at=at, seat=seat, bot="random"), CameBack(at=at + 700, seat=seat)],
        ]
    )


def first(entries: list[AnyEntry]) -> Opened:
    assert isinstance(entries[0], Opened)
    return entries[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_same_table_wherever_the_snapshot_was_taken(name: str, seed: int) -> None:
    entries = evening(name, seed)
    whole = load(entries)
    assert whole.length == len(entries) > 8
    for length in random.Random(seed).sample(range(1, len(entries) + 1), 8):
        revived = revive(first(entries), snap(load(entries[:length])), entries[length:])
        assert everything(revived) == everything(whole)
        assert snap(revived) == snap(whole)
        assert revived.due() == whole.due()
        assert [revived.story(seat, 0) for seat in (-1, 0, 1)] == [whole.story(seat, 0) for seat in (-1, 0, 1)]
        assert revived.playing().actions == whole.playing().actions


def test_every_field_of_a_table_is_kept_or_known_to_follow_from_others() -> None:
    """Whoever adds a field must say which."""
    table = load(evening("fbi", 1))
    play = table.playing()
    follows = {
        Table: {
            "opened",
            "game",
            "commitment",
            "keys",
            "wishes",
            "seating",
            "chat",
            "timing",
            "tosses",
            "restless",
            "play",
        },
        type(table.seating): set(),
        type(table.chat): set(),
        type(table.timing): {"clock", "wait", "goes_on_at"},
        type(table.tosses): set(),
        type(table.restless): set(),
        type(play): {"game", "seats", "seed", "state", "moves", "seal", "decisions", "_told_at", "_told"},
        type(play.seal): set(),
        type(play.decisions): set(),
        type(table.keys): {"known", "_kept"},
    }
    parts = {
        Table: snapshots.TablePart,
        type(table.seating): snapshots.SeatingPart,
        type(table.chat): snapshots.ChatPart,
        type(table.timing): snapshots.TimingPart,
        type(table.tosses): snapshots.TossesPart,
        type(table.restless): snapshots.RestlessPart,
        type(play): snapshots.PlayPart,
        type(play.seal): snapshots.SealPart,
        type(play.decisions): snapshots.DecisionsPart,
    }
    for part in (
        *(table, table.seating, table.chat, table.timing, table.tosses, table.restless, table.keys),
        *(play, play.seal, play.decisions),
    ):
        kept = set(parts[type(part)].__struct_fields__) if type(part) in parts else set()
        assert _fields(part) == kept | follows[type(part)], type(part)


def _fields(part: object) -> set[str]:
    """Also of a compiled class, which has no dictionary."""
    if hasattr(part, "__dict__"):
        return set(vars(part))
    return set(type(part).__mypyc_attrs__)  # type: ignore[attr-defined]


def test_a_talk_that_is_interrupted_by_the_grace_time_is_kept() -> None:
    """CRM-R20"""
    players = tuple(Player(name=f"guest {seat}") for seat in range(4))
    opened = open_table("criminals", {"grace_seconds": "5"}, players, 5, at=1000)
    table = Table(opened)
    for seat in (0, 2):
        table.fold(Acted(at=2000 + seat, seat=seat, action="accuse 1", key="k"))
    kept = revive(opened, snap(table), [])
    assert kept.due() == table.due()
    for one in (kept, table):
        one.fold(Acted(at=3000, seat=2, action="accuse nobody", key="w"))
    assert kept.due() == table.due() == Due(1000 + 180_000, int(HOUSE))


@pytest.mark.parametrize("change", ["version", "shape", "rules", "actions", "torn"])
def test_a_snapshot_that_does_not_fit_is_not_used(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = evening("fbi", 2)
    body = snap(load(entries))
    opened = first(entries)
    revive(opened, body, [])
    if change == "version":
        monkeypatch.setattr("backroom.__version__", "0.0.9")
    elif change == "shape":
        monkeypatch.setattr(snapshots, "SHAPE", 999)
    elif change == "rules":
        body = body.replace(b' fbi 1"', b' fbi 0"', 1)
    elif change == "actions":
        body = _with_other_actions(body)
    else:
        body = body[:-5]
    with pytest.raises(BadJournal, match="expected a snapshot"):
        revive(opened, body, [])


def _with_other_actions(body: bytes) -> bytes:
    """The last card released was another's: the State is not that of the digest."""
    snapshot = msgspec.json.decode(body, type=Snapshot)
    assert snapshot.playing is not None
    actions = snapshot.playing.play.actions
    place = next(n for n, played in enumerate(actions) if played.action == "release none")
    fewer = [*actions[:place], Played(actions[place].seat, "release P-4"), *actions[place + 1 :]]
    play = msgspec.structs.replace(snapshot.playing.play, actions=fewer)
    return msgspec.json.encode(
        msgspec.structs.replace(snapshot, playing=msgspec.structs.replace(snapshot.playing, play=play))
    )
