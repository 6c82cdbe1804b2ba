"""Names of people: what a person may be called, and what would spoil the page."""

import pytest

from backroom.table.names import BadName, alike, settle_line, settle_name

DETECTIVE = "\N{SLEUTH OR SPY}\ufe0f\u200d\N{FEMALE SIGN}\ufe0f"
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"


@pytest.mark.parametrize("name", ["Ann", "Žofie", "Ann B.", DETECTIVE, FAMILY, f"Ann {DETECTIVE}"])
def test_a_name_is_kept_as_it_is(name: str) -> None:
    assert settle_name(f"  {name} ") == name


@pytest.mark.parametrize("wish", ["", "  ", "\u200d", "\ufe0f \u200d", "x" * 21, "\ufdfa" * 2, "A" + "\u0323" * 5])
def test_a_name_shows_1_to_20_characters(wish: str) -> None:
    with pytest.raises(BadName, match="1 to 20"):
        settle_name(wish)


@pytest.mark.parametrize("wish", ["a\nb", "a\tb", "a\x00b", "a\u200bb", "\u202eb", "a\u2066b", "a\ufeffb", "a\x7f"])
def test_control_characters_are_refused(wish: str) -> None:
    with pytest.raises(BadName, match="printable"):
        settle_name(wish)


@pytest.mark.parametrize("wish", ["\u3164", "\u2800", "\u115f", "\u2800 \u2800", "\u034f", "\u17b4\uffa0"])
def test_what_shows_nothing_is_no_name_and_no_line(wish: str) -> None:
    with pytest.raises(BadName):
        settle_name(wish)
    with pytest.raises(BadName):
        settle_line(wish)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Ann\u200d"),
        ("Ann", "A\u034fnn"),
        ("Ann", "Ann\u3164"),
        ("Ann", "\u0410nn"),
        ("Ann", "\u0391nn"),
        ("ANN", "\u0430nn"),
        ("Ann", "\uff21nn"),
        ("Bob", "\u0412ob"),
        ("Henry", "\u041denry"),
        ("Bob", "B\u03bfb"),
        ("Ann B", "Ann  B"),
        ("\u041d\u0418\u041d\u0410", "\u043d\u0438\u043d\u0430"),
        ("Straße", "STRASSE"),
        ("Žofie", "Z\u030cofie"),
    ],
)
def test_names_that_can_be_taken_for_each_other(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Änn"),
        ("Ann B", "AnnB"),
        ("Nina", "\u041d\u0438\u043d\u0430"),
        ("\U0001f575", "\U0001f468"),
    ],
)
def test_names_that_cannot(one: str, other: str) -> None:
    assert not alike(one, other)
