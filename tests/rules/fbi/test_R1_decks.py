"""FBI, ruling R1: the three decks, and what is refused as a deck."""

from collections import Counter
from collections.abc import Sequence

import pytest

from backroom.core.errors import BadData, BadOption
from backroom.games.fbi.components import CARD_NAMES
from backroom.games.fbi.decks import DECKS, load_deck, parse_deck
from backroom.games.fbi.game import Fbi
from tests.rules.fbi.script import shuffled, under

EXAMPLE = "R5 R4 R3 R1 R-3 Y3 B2 B-1 G5 G3 G2 G-3 K5 K4 K1 K-4"
SUIT = [1, 1, 2, 2, 3, 3, 4, 5, -1, -2, -3, -4]


def deck_text(**changed: Sequence[object]) -> str:
    """The default deck as a file, with some colours changed."""
    suits: dict[str, Sequence[object]] = {**dict.fromkeys("RYBG", SUIT), "K": SUIT[1:], **changed}
    return "".join(f"{colour} = {list(values)}\n" for colour, values in suits.items())


def names(deck: str) -> list[str]:
    return [CARD_NAMES[card] for card in load_deck(deck)]


@pytest.mark.parametrize(
    ("deck", "suit", "black", "villains", "total"),
    [
        ("fbi59-a", [1, 1, 2, 2, 3, 3, 4, 5, -1, -2, -3, -4], [1, 2, 2, 3, 3, 4, 5, -1, -2, -3, -4], 39, 54),
        ("fbi59-b", [1, 1, 2, 2, 3, 3, 4, 4, 5, -1, -3, -4], [1, 2, 2, 3, 3, 4, 4, 5, -1, -3, -4], 44, 84),
        ("fbi59-c", [1, 2, 2, 3, 3, 4, 5, -1, -2, -3, -4, -5], [1, 2, 2, 3, 4, 5, -1, -2, -3, -4, -5], 34, 22),
    ],
)
def test_R1_what_the_decks_hold(deck: str, suit: list[int], black: list[int], villains: int, total: int) -> None:
    cards = names(deck)
    for colour in "RYBG":
        assert sorted(int(card[1:]) for card in cards if card[0] == colour) == sorted(suit)
    assert sorted(int(card[1:]) for card in cards if card[0] == "K") == sorted(black)
    values = [int(card[1:]) for card in cards]
    assert (len(values), sum(value > 0 for value in values), sum(values)) == (59, villains, total)


@pytest.mark.parametrize("deck", DECKS)
def test_R1_every_deck_has_the_cards_of_the_printed_example(deck: str) -> None:
    assert not Counter(EXAMPLE.split()) - Counter(names(deck))
    assert max(Counter(names(deck)).values()) <= len(("one", "two"))


@pytest.mark.parametrize("deck", DECKS)
def test_R1_the_option_deals_that_deck(deck: str) -> None:
    table = shuffled(4, options=f"deck={deck}")
    assert sorted(table.deck + [card for pile in table.public.centre for card in pile]) == sorted(names(deck))


def test_R1_the_default_is_the_first() -> None:
    assert list(Fbi({}).deck) == load_deck("fbi59-a") == list(under("deck=fbi59-a").deck)
    with pytest.raises(BadOption, match="expected deck to be one of fbi59-a, fbi59-b, fbi59-c, got 'fbi59-d'"):
        under("deck=fbi59-d")


def test_R1_a_good_deck_is_read_as_it_stands() -> None:
    assert parse_deck("mine", deck_text()) == load_deck("fbi59-a")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (deck_text(R=SUIT[1:]), "deck mine: expected 59 cards, got 58"),
        (deck_text(R=[*SUIT, 4]), "deck mine: expected 59 cards, got 60"),
        (deck_text(R=[1, 1, 1, 2, 3, 3, 4, 5, -1, -2, -3, -4]), "expected at most two cards of a kind, got 3 R1"),
        (deck_text(B=[7, *SUIT[1:]]), "deck mine: expected values from -5 to 5 except 0 for B, got 7"),
        (deck_text(B=[0, *SUIT[1:]]), "deck mine: expected values from -5 to 5 except 0 for B, got 0"),
        (deck_text(B=["4", *SUIT[1:]]), "deck mine: expected values from -5 to 5 except 0 for B, got '4'"),
        (deck_text(P=[1]), "deck mine: expected lists of values for R, Y, B, G and K, got 'P'"),
        ("R = 5\n", "deck mine: expected lists of values for R, Y, B, G and K, got 'R'"),
        ("R = [1, 2\n", "deck mine: expected a TOML table of colours, got a file that cannot be read: "),
        (
            deck_text(R=[*SUIT, 4, 5, -1, -2], G=SUIT[:8]),
            "deck mine: expected at most 15 cards of a colour, got 16 of R",
        ),
        (
            deck_text(Y=[1, 1, 2, 2, 4, 4, 5, 5, -1, -2, -3, -4]),
            "deck mine: expected all cards of the printed example, lacking Y3",
        ),
    ],
)
def test_R1_what_is_no_deck_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_deck("mine", text)
    assert message in str(caught.value)
