"""Names of people: what a person may be called, and what would spoil the page."""

import pytest

from backroom.table.names import BadName, settle_name

DETECTIVE = "\N{SLEUTH OR SPY}\ufe0f\u200d\N{FEMALE SIGN}\ufe0f"
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"


@pytest.mark.parametrize("name", ["Ann", "Žofie", "Ann B.", DETECTIVE, FAMILY, f"Ann {DETECTIVE}"])
def test_a_name_is_kept_as_it_is(name: str) -> None:
    assert settle_name(f"  {name} ") == name


@pytest.mark.parametrize("wish", ["", "  ", "\u200d", "\ufe0f \u200d", "x" * 21])
def test_a_name_shows_1_to_20_characters(wish: str) -> None:
    with pytest.raises(BadName, match="1 to 20"):
        settle_name(wish)


@pytest.mark.parametrize("wish", ["a\nb", "a\tb", "a\x00b", "a\u200bb", "\u202eb", "a\u2066b", "a\ufeffb", "a\x7f"])
def test_control_characters_are_refused(wish: str) -> None:
    with pytest.raises(BadName, match="printable"):
        settle_name(wish)
