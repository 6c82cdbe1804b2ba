"""A lesson played through by the engine: what the newcomer sees at each stop, and what may be done there."""

from typing import Any

import msgspec

from backroom.core.bits import has
from backroom.core.seat import Seat
from backroom.core.state import State, Story, hears
from backroom.core.view import Event, View, wire
from backroom.record.record import Record, deal
from backroom.tutorial.lesson import BadLesson, Lesson, Stop, Words


class Told(msgspec.Struct, frozen=True, kw_only=True):
    seq: int  # the number of the action that brought it about; 0 is the deal
    events: tuple[Event, ...]


class Sitter(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    bot: str | None


class StagedStop(msgspec.Struct, frozen=True, kw_only=True):
    says: Words
    hint: Words | None
    view: View
    story: tuple[Told, ...]  # since the stop before
    legal: tuple[str, ...]  # what the newcomer may do, where something is asked
    sealed: bool
    play: str | None  # what is asked


class Staged(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    rules: int
    options: dict[str, str]
    players: tuple[Sitter, ...]
    me: int
    stops: tuple[StagedStop, ...]


def stage(record: Record, lesson: Lesson) -> Staged:
    """Every action is checked as it is played, and every fact that a stop claims."""
    check_order(record, lesson)
    told: list[Told] = []
    story: Story = []
    state = deal(record, story)
    done = 0
    stops: list[StagedStop] = []
    _hear(told, 0, story, lesson)
    for number, stop in enumerate(lesson.stops, 1):
        while done < stop.at:
            played = record.actions[done]
            story = state.story = []
            state.play(Seat(played.seat), state.game.action_id(played.action))
            done += 1
            _hear(told, done, story, lesson)
        stops.append(_stop(number, stop, state, record, lesson, tuple(told)))
        told.clear()
    if state.to_act() != 0:
        raise BadLesson("expected a lesson that goes to the end of the game, got one that stops before")
    return Staged(
        game=record.game,
        rules=record.rules,
        options=record.options,
        players=tuple(
            Sitter(seat=seat, name=name, bot=None if seat == lesson.me else "greedy")
            for seat, name in enumerate(lesson.names)
        ),
        me=lesson.me,
        stops=tuple(stops),
    )


def check_order(record: Record, lesson: Lesson) -> None:
    if len(lesson.names) != record.seats:
        raise BadLesson(f"expected {record.seats} names, got {len(lesson.names)}")
    last = len(record.actions)
    if [stop.at for stop in lesson.stops] != sorted(stop.at for stop in lesson.stops):
        raise BadLesson("expected stops in the order of the game, got them in another")
    if not lesson.stops or lesson.stops[-1].at != last:
        raise BadLesson(f"expected the last stop at {last}, after the last action, got another")
    for number, stop in enumerate(lesson.stops, 1):
        if stop.play and record.actions[stop.at].seat != lesson.me:
            seat = record.actions[stop.at].seat
            raise BadLesson(f"stop {number}: expected an action of the newcomer at {stop.at}, got one of seat {seat}")
    for number, (stop, following) in enumerate(zip(lesson.stops, lesson.stops[1:], strict=False), 1):
        if stop.play and following.at == stop.at:
            raise BadLesson(f"stop {number}: expected the game to go on after it, got another stop at {stop.at}")


def _hear(told: list[Told], seq: int, story: Story, lesson: Lesson) -> None:
    heard = tuple(event for audience, event in story if hears(audience, Seat(lesson.me)))
    if heard:
        told.append(Told(seq=seq, events=heard))


def _stop(number: int, stop: Stop, state: State, record: Record, lesson: Lesson, story: tuple[Told, ...]) -> StagedStop:
    me = Seat(lesson.me)
    view = state.view(me)
    check_facts(number, stop, msgspec.json.decode(wire(view)))
    return StagedStop(
        says=stop.says,
        hint=stop.hint,
        view=view,
        story=story,
        legal=tuple(state.game.action_name(action) for action in state.legal(me)) if stop.play else (),
        sealed=stop.play and has(state.sealed(), me),
        play=record.actions[stop.at].action if stop.play else None,
    )


def check_facts(number: int, stop: Stop, view: dict[str, Any]) -> None:
    for path, claimed in stop.holds.items():
        found: Any = view
        for part in path.split("."):
            found = found[int(part)] if isinstance(found, list) else found[part]
        if found != claimed:
            raise BadLesson(f"stop {number}: expected {path} to be {claimed!r}, got {found!r}")
