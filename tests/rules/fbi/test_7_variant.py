"""FBI, chapter 7: the variant, played with arrest=top."""

from tests.rules.fbi.script import Script, deal


def variant(dealt: str, seats: int = 2) -> Script:
    return deal(seats, dealt, options="arrest=top")


def test_7_1_a_colour_is_a_pile_in_the_order_dealt() -> None:
    table = variant("R3 Y1 R-4 R5 R1 Y-2 R2 B1", seats=4)
    assert table.pile("R") == ["R3", "R-4", "R5", "R1", "R2"]
    assert table.pile("Y") == ["Y1", "Y-2"]


def test_7_1_later_turns_go_on_top_of_what_is_left() -> None:
    table = variant("R4 R3 R2 Y1 R1 R-1 K1 R5").nobody_releases().keep(Ann="R+Y", Bert="R+2x").use(Ann="Y", Bert="R")
    assert table.arrests == ["Ann Y Y1", "Bert R R2", "Bert 2x R3", "Ann R R4"]
    table = variant("R4 R3 R2 Y1 R1 R-1 K1 R5").nobody_releases().keep(Ann="R+Y", Bert="Y+2x").use(Ann="Y", Bert="Y")
    assert table.pile("R") == ["R4", "R3", "R1", "R-1", "R5"]


def test_7_1_all_values_are_still_visible() -> None:
    table = variant("R3 R-4 R5 R1 R2 R-3 Y1 K1", seats=4)
    for looker in (*table.names, "watcher"):
        assert table.sees(looker).centre == (("R3", "R-4", "R5", "R1", "R2", "R-3"), ("Y1",), (), (), ("K1",))


def test_7_2_an_arrest_takes_the_top_card() -> None:
    table = variant("R5 R-4 R3 Y1").nobody_releases().all_keep("R+Y").use(Ann="R", Bert="R")
    assert table.arrests == ["Ann R R3", "Bert R R-4", "Bert Y Y1", "Ann Y nothing"]
    assert table.pile("R")[0] == "R5"


def test_7_2_all_else_is_unchanged() -> None:
    plain, other = deal(3), deal(3, options="arrest=top")
    assert plain.deck == other.deck
    assert plain.state.game.action_count() == other.state.game.action_count()
    for table in (plain, other):
        table.release(Ann="P-3", Bert="P2", Chris="none").all_keep("R+K")
    assert plain.order == other.order == ["Bert", "Chris", "Ann"]
    assert plain.legal("Bert") == other.legal("Bert") == ["use R", "use K"]
    for table in (plain, other):
        table.play_to_the_end()
        assert len(table.deals) == table.public.turns
    held = {name: sum(int(card[1:]) for card in other.slammer(name)) for name in other.names}
    for colour, worth in zip("RYBGK", (5, 4, 3, 2, 1), strict=True):
        taker = other.bonus(colour)
        if taker:
            held[taker] += worth
    assert other.scores == held
