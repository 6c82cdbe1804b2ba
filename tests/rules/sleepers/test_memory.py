"""Sleeper Cells: what a seat remembers, what it forgets, and that its worlds keep to it."""

from collections import Counter
from math import sqrt

from backroom.core.rng import Rng
from backroom.core.view import Truth, wire
from backroom.games.sleepers import memory
from backroom.games.sleepers.components import card_id
from backroom.games.sleepers.heaps import heap_of, unit
from backroom.games.sleepers.state import SleepersState
from backroom.games.sleepers.view import SleepersTruth
from tests.rules.sleepers.script import Script, new_turn, table


def knowing(cards: str, of: str, hand: str, who: str = "MI6") -> Script:
    """A seat knows these of the cards in a hand."""
    held = table(of, hands={of: hand}, spies_at={of: "ROM", "FSB": "ROM", who: "LIM"})
    held.state.known[held.seat(who) * 4 + held.seat(of)] = heap_of(tuple(cards.split()))
    return held


def test_a_known_card_that_is_used_is_no_longer_known() -> None:
    held = knowing("black_budget wire", "CIA", "black_budget wire mole").do("CIA", "play black_budget")
    assert held.knows("MI6", "CIA") == ["wire"]


def test_a_card_of_another_type_takes_nothing_from_what_is_known() -> None:
    held = knowing("wire", "CIA", "black_budget wire mole").do("CIA", "play black_budget")
    assert held.knows("MI6", "CIA") == ["wire"]


def test_after_an_unseen_card_has_left_one_less_of_each_is_certain() -> None:
    held = knowing("wire wire rifle", "CIA", "wire wire rifle mole mole bullet").end("CIA").do("CIA", "discard mole")
    assert held.knows("MI6", "CIA") == ["wire"]
    worlds = held.worlds("MI6", 80)
    assert all("wire" in world.truth().hands[0] for world in worlds)
    assert {"rifle" in world.truth().hands[0] for world in worlds} == {True, False}


def test_of_a_hand_known_to_be_all_alike_the_card_that_left_is_known() -> None:
    held = knowing("wire " * 6, "CIA", "wire " * 6).end("CIA").do("CIA", "discard wire")
    assert held.knows("MI6", "CIA") == ["wire"] * 5
    assert held.sees("MI6").buried == ("wire",)
    assert held.sees("FSB").buried == ()
    stolen = table("FSB", hands={"CIA": "wire"}, spies_at={"CIA": "ROM", "FSB": "ROM"})
    stolen.state.known[1 * 4 + 0] = heap_of(("wire",))
    assert stolen.do("FSB", "steal CIA random").knows("MI6", "FSB") == ["wire"]


def test_cards_that_must_be_in_a_trade_are_known_with_their_new_owner() -> None:
    """All of a known hand, or more of a type than can have stayed behind."""
    held = table(hands={"CIA": "wire rifle", "MI6": "mole"})
    held.state.known[2 * 4 + 0] = heap_of(("wire", "rifle"))
    held.offer("CIA", "MI6", "wire rifle", "mole").do("MI6", "accept")
    assert (held.knows("FSB", "MI6"), held.knows("FSB", "CIA")) == (["wire", "rifle"], [])
    assert (held.knows("CIA", "MI6"), held.knows("MSS", "MI6"), held.knows("watcher", "MI6")) == (
        ["wire", "rifle"],
        [],
        [],
    )
    assert all(world.truth().hands[1] == ("wire", "rifle") for world in held.worlds("FSB"))
    part = table(hands={"CIA": "wire wire bullet", "MI6": "mole"})
    part.state.known[2 * 4 + 0] = heap_of(("wire", "wire"))
    part.offer("CIA", "MI6", "wire bullet", "mole").do("MI6", "accept")
    assert (part.knows("FSB", "MI6"), part.knows("FSB", "CIA")) == (["wire"], [])
    assert all("wire" in world.truth().hands[1] for world in part.worlds("FSB"))


def test_a_moled_card_was_known_already() -> None:
    held = table("CIA", hands={"CIA": "mole", "MSS": "wire"})
    held.state.known[1 * 4 + 3] = heap_of(("wire",))
    assert held.do("CIA", "play mole MSS").knows("MI6", "MSS") == []
    assert held.faces("MSS") == ["wire"]


def test_after_a_reshuffle_buried_cards_are_in_the_deck() -> None:
    held = table("CIA", hands={"CIA": "black_budget", "FSB": "wire mole"}, deck="rifle")
    held.do("CIA", "play black_budget", "end")
    assert held.sees("FSB").buried == ("black_budget",)
    held.state.pile, held.state.piled = heap_of(("black_budget", "bullet", "bullet")), 3
    new_turn(held, "FSB")
    assert (held.sees("MSS").sunk, held.sees("MSS").buried) == ((), ())  # one was drawn unseen
    deep = table("CIA", hands={"CIA": "black_budget black_budget"}, deck="")
    deep.do("CIA", "play black_budget", "play black_budget", "end")
    assert deep.sees("FSB").sunk == ("black_budget",)
    assert deep.sees("MI6").sunk == ("black_budget",)  # and MI6 saw which


def test_a_card_known_to_be_in_the_deck_may_lie_anywhere_in_it() -> None:
    held = table("CIA")
    held.state.sunk[1] = heap_of(("black_budget",) * 4)
    decks = [world.truth().deck for world in held.worlds("MI6")]
    assert all(deck.count("black_budget") == 4 for deck in decks)
    assert len({deck.index("black_budget") for deck in decks}) > 5


def test_an_offer_may_show_the_card_that_was_passed_on() -> None:
    held = table("MSS", deck="wire rifle bullet mole detonator +", auction="MSS").end("MSS")
    held.do("MSS", "pick wire").do("CIA", "pick rifle").do("MI6", "pick bullet")
    held.offer("CIA", "MSS", "rifle", "wire")
    assert (held.knows("MSS", "CIA"), held.sees("MSS").passed[0].holders) == (["rifle"], (1, 2))
    held.worlds("MSS")


def test_an_unseen_departure_ends_what_was_known_of_a_draft() -> None:
    held = table(
        "MSS", deck="wire rifle bullet mole detonator +", auction="MSS", spies_at={"CIA": "ROM", "MI6": "ROM"}
    ).end("MSS")
    held.do("MSS", "pick wire").do("CIA", "pick rifle").do("MI6", "pick bullet").do("CIA", "steal MI6 random")
    assert held.sees("MSS").passed[0].holders == (0, 2)
    assert held.sees("CIA").passed[0].holders == (2,)  # CIA saw that it was the bullet it had passed on
    for who in ("MSS", "CIA", "MI6", "FSB", "watcher"):
        held.worlds(who)


def small() -> SleepersState:
    """A game of few cards: the rest lies face up before the MSS."""
    held = table(
        "CIA",
        hands={"CIA": "wire", "MI6": "rifle rifle", "FSB": "mole"},
        deck="rifle bullet",
        pile="bullet",
        locations="WAS LON ROM TOK",
    )
    state = held.state
    left = memory_free(held)
    state.face[3] = left
    state.shown[3] = 96 - 7
    state.revealed = 14
    state.pending = 0
    return state


def memory_free(held: Script) -> int:
    from backroom.games.sleepers.heaps import FULL

    return FULL - heap_of(("wire", "rifle", "rifle", "mole", "rifle", "bullet", "bullet"))


def hidden(truth: Truth) -> tuple[object, ...]:
    assert isinstance(truth, SleepersTruth)
    return truth.hands, truth.deck, truth.discards


def test_samples_match_the_exact_list() -> None:
    """Chi-square against all ways to lay six unseen cards, some of which lead to the same hands."""
    state = small()
    state.location_deck = type(state.deck)()
    state.objective_deck = type(state.deck)()
    worlds = state.rules.worlds(state.view(table().seat("CIA")))
    worlds.cities = worlds.cities[:0]
    worlds.kinds = worlds.kinds[:0]
    ways = worlds.every()
    assert len(ways) == worlds.count() == 60  # six cards, three and two of them alike
    listed = Counter(hidden(world.truth()) for world in ways)
    assert hidden(state.truth()) in listed
    rng = Rng(7)
    draws = 60 * 60
    drawn = Counter(hidden(worlds.sample(rng).truth()) for _ in range(draws))
    assert set(drawn) <= set(listed)
    chi = sum((drawn[key] - 60 * times) ** 2 / (60 * times) for key, times in listed.items())
    freedom = len(listed) - 1
    spread = 2 / (9 * freedom)
    assert chi < freedom * (1 - spread + 4.75 * sqrt(spread)) ** 3


def test_a_sampled_world_has_a_generator_of_its_own() -> None:
    held = table(spies_at={"CIA": "ROM", "MI6": "ROM"})
    first, second = held.worlds("CIA", 2)
    assert [first.rng.word() for _ in range(3)] != [second.rng.word() for _ in range(3)]


def test_entries_that_tell_nothing_are_dropped() -> None:
    held = table("MSS", deck="black_budget black_budget black_budget mole +", auction="MSS").end("MSS")
    held.do("MSS", "pick mole").do("CIA", "pick black_budget").do("MI6", "pick black_budget")
    for who in ("CIA", "MI6", "FSB"):
        held.do(who, "play black_budget", "end")
    assert list(held.state.passed) == []
    memory.lands(held.state, card_id("mole"), memory.ALL)
    assert held.state.buried[4] == 3 * unit(card_id("black_budget")) + unit(card_id("mole"))


def test_nobody_hears_or_sees_what_is_chosen_in_private() -> None:
    """Whatever is picked, discarded or put into an offer, all others get the same."""
    draft = table("MSS", deck="wire rifle bullet mole +", auction="MSS").end("MSS")
    discarding = table(hands={"CIA": "wire rifle mole bullet detonator explosives"}).end("CIA")
    building = table(hands={"CIA": "wire rifle", "MI6": "mole"}).do("CIA", "trade MI6")
    for held, lookers in (
        (draft, ("MI6", "FSB", "watcher")),
        (discarding, ("MI6", "watcher")),
        (building, ("MI6", "FSB", "watcher")),
    ):
        who = held.seat(held.to_act[0])
        for looker in lookers:
            seen = set()
            for action in held.state.legal(who):
                twin = Script(held.state.clone())
                twin.state.story = []
                if twin.state.game.action_name(action) != "cancel":
                    twin.state.apply(who, action)
                    told = [event for event in twin.heard(looker) if type(event).__name__ != "SpyTurnBegan"]
                    seen.add((wire(twin.sees(looker)), str(told)))
            assert len(seen) == 1
