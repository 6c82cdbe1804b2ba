"""A game that is over or was closed, step by step: as one seat saw it, as a watcher did, or with everything open."""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

import msgspec

from backroom.core.bits import has
from backroom.core.errors import Malformed
from backroom.core.seat import HOUSE, WATCHER, Seat
from backroom.core.state import Outcome, State, Story, hears
from backroom.core.view import Event
from backroom.record.record import Played, Record, deal
from backroom.server.messages import AnyEvent, AnyView
from backroom.server.review_messages import AnyTruth, Replay, Sat, Step
from backroom.table.aside import Aside
from backroom.table.entry import Player
from backroom.table.seating import Seating

PAGE: Final = 500
"""Steps in one answer: a game of Sleeper Cells among people has about so many."""

PAGE_BYTES: Final = 2 * 1024 * 1024
"""What those steps have together, but for a single one that has more: after thousands of statements in Criminals every
View is as long as all of them."""

OPEN: Final = "open"
WATCHING: Final = "watcher"


class Stepped(NamedTuple):
    """The State after a step, and what was told of it. The next step changes this State."""

    step: int
    played: Played | None  # none for the deal
    state: State
    story: Story


def walk(record: Record) -> Iterator[Stepped]:
    """The deal, and then every action, checked as it is taken. A table may have been closed before the end."""
    told: Story = []
    state = deal(record, told)
    yield Stepped(0, None, state, told)
    for number, played in enumerate(record.actions, 1):
        told = state.story = []
        state.play(Seat(played.seat), state.game.action_id(played.action))
        yield Stepped(number, played, state, told)


def standing(state: State) -> Outcome:
    """The scores so far; nobody has won before the end."""
    outcome = state.outcome()
    return outcome if state.to_act() == 0 else Outcome(outcome.scores, 0)


def replay(
    table: str,
    record: Record,
    players: tuple[Player | None, ...],
    eyes: str,
    first: int,
    last: int,
    asides: tuple[Aside, ...] = (),
) -> Replay:
    """The steps from `first` to `last`, or as many of them as fit into one answer; one at least."""
    looker = read_eyes(eyes, record.seats)
    end = len(record.actions)
    if not 0 <= first <= end or last < first:
        raise Malformed(f"expected steps from 0 to {end}, the first no later than the last, got {first} to {last}")
    last = min(last, end, first + PAGE - 1)
    steps: list[Step] = []
    room = PAGE_BYTES
    outcome: Outcome | None = None
    for stepped in walk(record):
        if first <= stepped.step <= last and room > 0:
            step = _step(stepped, looker)
            room -= len(_encode(step))
            if room >= 0 or not steps:
                steps.append(step)
        if stepped.step == end:
            outcome = standing(stepped.state)
    assert outcome is not None
    return Replay(
        table=table,
        game=record.game,
        rules=record.rules,
        options=record.options,
        players=sat(players, outcome),
        eyes=eyes,
        last=end,
        asides=asides,
        steps=tuple(steps),
    )


def read_eyes(eyes: str, seats: int) -> Seat | None:
    """A seat, the watcher, or None for everything open."""
    if eyes == OPEN:
        return None
    if eyes == WATCHING:
        return WATCHER
    if len(eyes) == 1 and eyes in "0123456789" and int(eyes) < seats:
        return Seat(int(eyes))
    raise Malformed(f"expected eyes to be a seat from 0 to {seats - 1}, watcher or open, got {eyes[:40]!r}")


def sat(players: tuple[Player | None, ...], outcome: Outcome) -> tuple[Sat, ...]:
    colours = Seating(players).colours()
    return tuple(
        Sat(
            seat=seat,
            name="" if player is None else player.name,
            bot=None if player is None else player.bot,
            colour=colours[seat],
            score=outcome.scores[seat],
            won=has(outcome.winners, seat),
        )
        for seat, player in enumerate(players)
    )


def _step(stepped: Stepped, looker: Seat | None) -> Step:
    played = stepped.played
    return Step(
        step=stepped.step,
        seat=None if played is None else played.seat,
        action=None if played is None or not _saw_chosen(looker, played.seat) else played.action,
        time=None if played is None else played.time,
        events=tuple(cast(AnyEvent, event) for event in _heard(stepped.story, looker)),
        view=None if looker is None else cast(AnyView, stepped.state.view(looker)),
        truth=cast(AnyTruth, stepped.state.truth()) if looker is None else None,
    )


def _saw_chosen(looker: Seat | None, actor: int) -> bool:
    """One's own choices and those of the house; of what others did, the events tell as much as was seen."""
    return looker is None or actor in (looker, HOUSE)


def _heard(story: Story, looker: Seat | None) -> list[Event]:
    return [event for audience, event in story if looker is None or hears(audience, looker)]


_encode = msgspec.json.Encoder().encode
