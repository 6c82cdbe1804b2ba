"""What a table may choose about a game's rules, most often a ruling on something the print leaves open."""

from typing import Final

from backroom.core.errors import BadOption

LONGEST: Final = 200
"""Letters of a value that is a word: a record holds all options in one line."""


class Option:
    """Without `values` it is a word that the game itself reads and checks, such as one of the `examples`."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        meaning: str,
        ruling: str,
        examples: tuple[str, ...] = (),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.examples = examples
        self.default = default
        self.meaning = meaning
        self.ruling = ruling  # the rule or ruling this is a choice of
        self.seats = seats  # the numbers of seats at which it makes a difference; empty for all


def settle(options: tuple[Option, ...], wishes: dict[str, str]) -> dict[str, str]:
    """Every option with the value wished for, or its default."""
    known = {option.name: option for option in options}
    for name, value in wishes.items():
        if name not in known:
            raise BadOption(f"expected one of the options {', '.join(known) or '(none)'}, got {name!r}")
        if not known[name].values:
            if not value.isprintable() or not value.isascii() or not value or " " in value or len(value) > LONGEST:
                raise BadOption(f"expected {name} to be a word of up to {LONGEST} letters, got {value!r}")
        elif value not in known[name].values:
            raise BadOption(f"expected {name} to be one of {', '.join(known[name].values)}, got {value!r}")
    return {option.name: wishes.get(option.name, option.default) for option in options}
