"""Sleeper Cells, 3e: offer, answer and one counter-offer, and what they tell whom."""

from typing import Unpack

from backroom.games.sleepers.story import OfferAnswered, OfferMade, OfferShown
from tests.rules.sleepers.script import Script, Setting, table


def market(**more: Unpack[Setting]) -> Script:
    given: Setting = {
        "hands": {"CIA": "detonator mole", "MI6": "wire rifle", "FSB": "bullet"},
        "money": {"CIA": 10, "MI6": 20},
    }
    return table(**(given | more))


def test_3e1_cards_and_money_change_hands_if_both_agree() -> None:
    held = market().offer("CIA", "MI6", "detonator", "wire rifle", pays=5, asks=10)
    assert held.to_act == ["MI6"]
    held.do("MI6", "accept")
    assert (held.hand("CIA"), held.hand("MI6")) == (["wire", "rifle", "mole"], ["detonator"])
    assert held.public.money == (15, 15, 0, 0)
    assert (held.to_act, held.phase) == (["CIA"], "act")


def test_3e1_a_refused_offer_changes_nothing() -> None:
    held = market().offer("CIA", "MI6", "detonator", "wire").do("MI6", "decline")
    assert (held.hand("CIA"), held.hand("MI6"), held.to_act) == (["detonator", "mole"], ["wire", "rifle"], ["CIA"])
    assert held.told(OfferAnswered) == [OfferAnswered(seat=1, partner=0, accepted=False)]


def test_3e1_nobody_offers_what_they_have_not() -> None:
    held = market().do("CIA", "trade MI6", "give detonator", "give 5k", "give 5k")
    assert held.refusal("CIA", "give rifle") == ("SLP-3e1", "you have no more rifle to give")
    assert held.refusal("CIA", "give detonator") == ("SLP-3e1", "you have no more detonator to give")
    assert held.refusal("CIA", "give 5k") == ("SLP-3e1", "you have 10k")


def test_3e1_no_more_is_wanted_than_everybody_can_see() -> None:
    held = market().do("CIA", "trade MI6", "want mole", "want mole", *["want 5k"] * 4)
    assert held.refusal("CIA", "want wire") == ("SLP-3e1", "your partner has 2 cards")
    assert held.refusal("CIA", "want 5k") == ("SLP-3e1", "you cannot ask for more than 20k")
    many = table(hands={"CIA": "wire", "MI6": "rifle " * 6}).do("CIA", "trade MI6", *["want crackdown"] * 3)
    assert many.refusal("CIA", "want crackdown") == ("SLP-3e1", "there are only 3 cards crackdown")


def test_3e1_a_partner_who_lacks_something_cannot_accept() -> None:
    held = market().offer("CIA", "MI6", "detonator", "bullet")
    assert held.refusal("MI6", "accept") == ("SLP-3e1", "you do not have what the offer asks for")
    assert held.legal("MI6") == ["decline", "counter"]
    assert held.refusal("MI6", "end") == ("SLP-3e1", "an offer waits for your answer")
    hidden = market(options="money_visible=no").offer("CIA", "MI6", "detonator", asks=25)
    assert hidden.rule("MI6", "accept") == "SLP-3e1"
    assert market().refusal("CIA", "accept") == ("SLP-3e1", "no trade is being made: name a partner first")


def test_3e2_trades_may_be_uneven() -> None:
    held = market().offer("CIA", "MI6", "detonator", "wire rifle", asks=20).do("MI6", "accept")
    assert (len(held.hand("CIA")), len(held.hand("MI6")), held.money("CIA")) == (3, 1, 30)


def test_R28_a_wish_the_partner_cannot_meet_is_not_refused() -> None:
    """What is offered to the builder is the same whatever the partner holds."""
    lists = []
    for cards in ("wire rifle", "mole mole"):
        held = market(hands={"CIA": "detonator", "MI6": cards}).do("CIA", "trade MI6")
        steps = [held.legal("CIA")]
        for action in ("give detonator", "want bullet", "propose"):
            held.do("CIA", action)
            steps.append([*held.legal("CIA"), str(held.sees("CIA")), str(held.heard("CIA"))])
        lists.append(steps)
    assert lists[0] == lists[1]


def test_R28_one_counter_offer() -> None:
    held = market().offer("CIA", "MI6", "mole", "rifle").do("MI6", "counter")
    held.build("MI6", "rifle", "detonator", asks=5)
    assert held.public.offers == 1, "it is the partner's, and not one of the six"
    assert (held.to_act, held.legal("CIA")) == (["CIA"], ["accept", "decline"])
    assert held.refusal("CIA", "counter") == ("SLP-R28", "a counter-offer is not countered again")
    held.do("CIA", "accept")
    assert (held.hand("CIA"), held.hand("MI6"), held.public.money) == (
        ["rifle", "mole"],
        ["detonator", "wire"],
        (5, 25, 0, 0),
    )
    assert held.to_act == ["CIA"]


def test_R28_a_counter_offer_may_be_given_up() -> None:
    held = market().offer("CIA", "MI6", "mole", "rifle").do("MI6", "counter", "give wire", "cancel")
    assert held.legal("MI6") == ["accept", "decline", "counter"]
    assert held.do("MI6", "accept").hand("CIA") == ["detonator", "rifle"]


def test_R28_each_side_gives_something_unless_gifts_are_allowed() -> None:
    held = market().do("CIA", "trade MI6", "give detonator")
    assert held.refusal("CIA", "propose") == ("SLP-R28", "in a trade each side gives something")
    assert held.refusal("CIA", "end") == ("SLP-R28", "propose or cancel the offer you are building first")
    poor = table(hands={"CIA": "wire"})
    assert poor.refusal("CIA", "trade MI6") == ("SLP-R28", "one side has neither cards nor money to give")
    gift = market(options="gifts=yes").offer("CIA", "MI6", "detonator").do("MI6", "accept")
    assert gift.hand("MI6") == ["detonator", "wire", "rifle"]
    assert (
        market(options="gifts=yes").do("CIA", "trade MI6").refusal("CIA", "propose")[1]
        == "in a trade one side gives something"
    )


def test_R28_so_many_offers_a_turn() -> None:
    for options, limit in (("", 6), ("trade_offers_per_turn=3", 3), ("trade_offers_per_turn=12", 12)):
        held = market(options=options)
        held.do("CIA", "trade MI6", "cancel")  # nobody saw it
        for _ in range(limit):
            held.offer("CIA", "MI6", "mole", "wire").do("MI6", "decline")
        assert held.refusal("CIA", "trade MI6") == ("SLP-R28", f"you have made {limit} offers this turn")
    free = market(options="trade_offers_per_turn=0")
    for _ in range(15):
        free.offer("CIA", "MI6", "mole", "wire").do("MI6", "decline")
    assert free.may("CIA", "trade MI6")
    assert free.end("CIA").public.offers == 0


def test_R28_an_offer_being_built_is_seen_by_its_builder_alone() -> None:
    held = market()
    before = [held.sees(who) for who in ("MI6", "FSB", "watcher")]
    held.do("CIA", "trade MI6", "give mole", "want 5k")
    assert [held.sees(who) for who in ("MI6", "FSB", "watcher")] == before
    assert held.story == []
    plan = held.sees("CIA").plan
    assert plan is not None
    assert (held.sees("CIA").phase, plan.give, plan.asks) == ("offer", ("mole",), 5)
    held.do("CIA", "propose")
    answering = held.sees("CIA")
    held.do("MI6", "counter", "give wire")
    assert held.sees("CIA") == answering
    assert held.sees("MI6").phase == "offer"


def test_R29_the_partners_see_the_cards_and_all_see_counts_and_money() -> None:
    held = market().offer("CIA", "MI6", "mole", "wire rifle", pays=5)
    for who in ("CIA", "MI6"):
        offer = held.sees(who).offer
        assert offer is not None
        assert (offer.give, offer.want) == (("mole",), ("wire", "rifle"))
    for who in ("FSB", "watcher"):
        offer = held.sees(who).offer
        assert offer is not None
        assert (offer.give, offer.want, offer.gives, offer.wants, offer.pays) == ((), (), 1, 2, 5)
    assert held.told(OfferMade) == [OfferMade(seat=0, partner=1, counter=False, gives=1, wants=2, pays=5, asks=0)]
    assert [[e for e in held.heard(who) if isinstance(e, OfferShown)] != [] for who in ("CIA", "MI6", "FSB")] == [
        True,
        True,
        False,
    ]


def test_R29_partners_know_what_was_traded_and_offered() -> None:
    held = market().offer("CIA", "MI6", "mole", "rifle")
    assert held.knows("MI6", "CIA") == ["mole"]  # it was offered, so it is there
    assert held.knows("FSB", "CIA") == []
    held.do("MI6", "accept")
    assert (held.knows("CIA", "MI6"), held.knows("MI6", "CIA"), held.knows("FSB", "CIA")) == (["mole"], ["rifle"], [])
    assert all("mole" in world.truth().hands[1] for world in held.worlds("CIA"))
    guesses = {world.offer.give for world in market().offer("CIA", "MI6", "mole", "rifle").worlds("FSB") if world.offer}
    assert len(guesses) > 3


def test_R57_whoever_offers_hidden_money_has_it_in_every_world() -> None:
    held = market(options="money_visible=no", money={"CIA": 40, "FSB": 30}).offer("CIA", "MI6", "", "rifle", pays=40)
    for who in ("MI6", "FSB", "watcher"):
        assert all(world.money[0] >= 40 for world in held.worlds(who))
    assert {int(world.money[0]) for world in held.worlds("MI6")} > {40}


def test_R30_a_face_up_card_is_private_with_its_new_owner() -> None:
    held = (
        table(faces={"CIA": "mole"}, hands={"CIA": "mole", "MI6": "wire"})
        .offer("CIA", "MI6", "mole", "wire")
        .do("MI6", "accept")
    )
    assert (held.faces("CIA"), held.hand("CIA"), held.faces("MI6"), held.hand("MI6")) == (
        [],
        ["wire", "mole"],
        [],
        ["mole"],
    )
    assert held.knows("watcher", "MI6") == ["mole"]  # all saw it leave its place


def test_R39_no_trade_after_initiating() -> None:
    held = table(
        spies_at={"CIA": "CAI"}, hands={"CIA": "detonator explosives mole", "MI6": "wire"}, locations="CAI SYD SYD SYD"
    )
    held.do("CIA", "initiate NAI")
    assert held.rule("CIA", "trade MI6") == "SLP-0b"
