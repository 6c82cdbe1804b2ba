"""Options have defaults, and take nothing they do not know."""

import pytest

from backroom.core.errors import BadOption
from backroom.core.option import Option, settle

SCHEMA = (
    Option("deck", ("small", "large"), "small", "How many cards.", "X-R1"),
    Option("ties", ("share", "draw"), "share", "What equals do.", "X-R2"),
)
FREE = (Option("colours", (), "all", "Which colours.", "X-R3", examples=("red+blue",)),)


def test_what_is_not_wished_for_is_the_default() -> None:
    assert settle(SCHEMA, {}) == {"deck": "small", "ties": "share"}
    assert settle(SCHEMA, {"ties": "draw"}) == {"deck": "small", "ties": "draw"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="expected one of the options deck, ties, got 'luck'"):
        settle(SCHEMA, {"luck": "high"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadOption, match="expected deck to be one of small, large, got 'huge'"):
        settle(SCHEMA, {"deck": "huge"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match=r"expected one of the options \(none\), got 'luck'"):
        settle((), {"luck": "high"})


def test_a_word_is_left_to_the_game() -> None:
    assert settle(FREE, {}) == {"colours": "all"}
    assert settle(FREE, {"colours": "mauve"}) == {"colours": "mauve"}


@pytest.mark.parametrize("text", ["", "two words", "tab\there", "line\n", "caf\u00e9", "x" * 201])
def test_what_is_no_word_is_refused(text: str) -> None:
    """A record holds all options in one line."""
    with pytest.raises(BadOption, match="expected colours to be a word of up to 200 letters"):
        settle(FREE, {"colours": text})
