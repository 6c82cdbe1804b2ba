"""Bots of one's own in the arena, named by where Python finds them: `mymodule:MyBot`."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots import find_bot
from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.view import View


class Player(Protocol):
    """All that the arena asks of a bot. An own one need not derive from ours, and where they are compiled it cannot."""

    def choose(self, view: View, legal: vec[i64]) -> i64: ...


def find_player(kind: str, game: Game, rng: Rng) -> Player:
    """One of ours by its name, or `MyBot(game, rng)`."""
    return _find_class(kind)(game, rng) if ":" in kind else find_bot(kind, game, rng)


def _find_class(kind: str) -> Callable[[Game, Rng], Player]:
    """The folder one is in is looked through as well."""
    module, _, name = kind.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Malformed(f"expected a bot as module:Class, got {kind!r}: {error}") from error
    if not callable(getattr(found, "choose", None)):
        raise Malformed(f"expected a bot with a method choose(view, legal), got {kind!r}")
    return cast(Callable[[Game, Rng], Player], found)


def number_of(action: object, kind: str) -> int:
    """What a bot answered, if it is a number."""
    if not isinstance(action, SupportsIndex):
        raise Malformed(f"expected the number of an action from {kind}, got {action!r}")
    return action.__index__()
