"""A lesson as it is written: a record of a whole game, and stops at which something is said or asked.

`lessons/<game>.record` is the game, `lessons/<game>.toml` the stops. What a stop claims about the table is written down
as facts (`holds`), so that a lesson that says something wrong is not built.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from backroom.core.errors import BackroomError
from backroom.record.record import Record, read

LESSONS: Final = Path(__file__).parent / "lessons"


class BadLesson(BackroomError):
    """A lesson that cannot be taught: it claims what is not so, or asks for what cannot be played."""


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same in each language of the page."""

    en: str
    de: str


class Stop(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of the game, before action number `at`."""

    at: int
    says: Words
    play: bool = False  # the newcomer takes action number `at`
    hint: Words | None = None  # for whoever plays something else
    holds: dict[str, Any] = {}  # facts of the newcomer's View: "scores.0" = 5


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    me: int  # the newcomer's seat
    names: tuple[str, ...]  # of all seats; the newcomer's is not shown
    stops: tuple[Stop, ...]


def read_lesson(game: str, folder: Path = LESSONS) -> tuple[Record, Lesson]:
    record = read((folder / f"{game}.record").read_text("utf-8"))
    lesson = msgspec.toml.decode((folder / f"{game}.toml").read_bytes(), type=Lesson)
    return record, lesson
