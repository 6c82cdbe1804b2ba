"""Criminals, R31: statements."""

import pytest

from backroom.core.view import wire
from backroom.games.criminals.story import Stated
from backroom.games.criminals.view import Statement
from tests.rules.criminals.script import Script, lineup

TALK = ["claim", "suspect", "trust", "propose", "ask", "yes", "no", "promise", "agree", "disagree", "silent"]


def say(name: str, action: str, table: Script | None = None) -> Statement:
    table = (table or lineup()).do(name, action)
    said = table.public.statements[-1]
    assert table.story[-1] == Stated(statement=said)
    return said


def talk(table: Script, name: str) -> set[str]:
    """The kinds of statements offered."""
    return {action.split()[0] for action in table.legal(name)} & set(TALK)


def test_R31_a_statement_is_a_record_that_all_hear() -> None:
    assert say("Keaton", "claim alibi Arson") == Statement(
        round=1, crime="Arson", seat=0, kind="alibi", about=None, claim="Arson", reply=None
    )


@pytest.mark.parametrize(
    ("action", "kind", "about", "claim"),
    [
        ("claim alibi Blackmail", "alibi", None, "Blackmail"),
        ("claim alibi Smuggling", "alibi", None, "Smuggling"),
        ("claim crime Arson", "crime", None, "Arson"),
        ("claim crime Smuggling", "crime", None, "Smuggling"),
        ("suspect McManus", "suspect", 1, None),
        ("suspect Verbal", "suspect", 4, None),
        ("trust McManus", "trust", 1, None),
        ("trust Verbal", "trust", 4, None),
        ("propose McManus", "propose", 1, None),
        ("propose boss", "propose", 9, None),
        ("ask Verbal", "ask", 4, None),
        ("promise", "promise", None, None),
    ],
)
def test_R31_what_can_be_said(action: str, kind: str, about: int | None, claim: str | None) -> None:
    said = say("Keaton", action)
    assert (said.kind, said.about, said.claim, said.reply) == (kind, about, claim, None)


def test_R31_answers_refer_to_the_last_question() -> None:
    table = lineup()
    assert table.refusal("Verbal", "yes") == "CRM-R31"
    assert table.refusal("Verbal", "no") == "CRM-R31"
    table.do("Keaton", "ask Verbal").do("McManus", "ask Verbal").do("McManus", "ask Keaton")
    said = say("Verbal", "yes", table)
    assert (said.kind, said.about, said.reply) == ("yes", 1, 1)
    assert table.refusal("Verbal", "no") == "CRM-R31"
    assert say("Keaton", "no", table).reply == 2


def test_R31_a_question_is_forgotten_with_the_round() -> None:
    table = lineup().do("Keaton", "ask Verbal").sell("Keaton").do("Keaton", "pass", then="Bribery")
    assert table.refusal("Verbal", "yes") == "CRM-R31"


def test_R31_agreement_refers_to_what_was_said_last() -> None:
    table = lineup()
    assert table.refusal("Keaton", "agree Verbal") == "CRM-R31"
    table.do("Verbal", "trust Keaton").do("Verbal", "suspect Fenster").do("Fenster", "suspect Verbal")
    assert table.refusal("Keaton", "agree McManus") == "CRM-R31"
    agreed = say("Keaton", "agree Verbal", table)
    assert (agreed.kind, agreed.about, agreed.reply) == ("agree", 4, 1)
    disagreed = say("McManus", "disagree Fenster", table)
    assert (disagreed.kind, disagreed.about, disagreed.reply) == ("disagree", 2, 2)
    assert say("Verbal", "disagree Keaton", table).reply == 3


def test_R31_what_was_said_in_another_round_is_not_agreed_with() -> None:
    table = lineup().do("Verbal", "trust Keaton").sell("Keaton").do("Keaton", "pass", then="Bribery")
    assert table.refusal("Keaton", "disagree Verbal") == "CRM-R31"
    assert table.said == ["Verbal trust Keaton"]  # but it stays on record


@pytest.mark.parametrize("verb", ["suspect", "trust", "propose", "ask", "agree", "disagree"])
def test_R31_nobody_speaks_of_himself_or_of_an_empty_seat(verb: str) -> None:
    table = lineup().do("Keaton", "promise")
    assert table.refusal("Keaton", f"{verb} Keaton") == "CRM-R31"
    assert table.refusal("Keaton", f"{verb} Kujan") == "CRM-R31"


@pytest.mark.parametrize("verb", ["suspect", "trust", "propose", "ask"])
def test_R31_the_eliminated_are_not_spoken_of(verb: str) -> None:
    table = lineup(out="Verbal")
    assert table.refusal("Keaton", f"{verb} Verbal") == "CRM-R31"
    assert say("Keaton", "agree Verbal", table.do("Verbal", "suspect Keaton")).about == 4


def test_R31_the_eliminated_claim_and_promise_nothing() -> None:
    table = lineup(out="Verbal").do("Keaton", "promise")
    assert talk(table, "Verbal") == {"suspect", "trust", "propose", "ask", "agree", "disagree", "silent"}
    for action in ("claim alibi Arson", "claim crime Arson", "promise"):
        assert table.refusal("Verbal", action) == "CRM-R31"
    assert talk(table, "Fenster") == {*talk(table, "Verbal"), "claim", "promise"}


def test_R31_twenty_in_a_round_and_no_more() -> None:
    table = lineup()
    for _ in range(10):
        table.do("Keaton", "promise").do("Keaton", "suspect Hockney")
    before = [wire(table.sees(name)) for name in ("McManus", "watcher")]
    for action in ("promise", "suspect Hockney", "claim alibi Arson", "ask Verbal", "propose boss"):
        assert table.refusal("Keaton", action) == "CRM-R31"
    assert [wire(table.sees(name)) for name in ("McManus", "watcher")] == before
    assert talk(table, "Keaton") == {"silent"}
    table.do("McManus", "promise").accuse(Keaton="Hockney")
    table.sell("McManus").do("McManus", "pass", then="Bribery").do("Keaton", "promise")
    assert len(table.said) == 22


def test_R31_silence_is_no_statement() -> None:
    table = lineup()
    before, told = wire(table.state.truth()), len(table.story)
    for _ in range(30):
        table.do("Keaton", "silent")
    assert wire(table.state.truth()) == before
    assert len(table.story) == told


def test_R31_statements_stay_in_every_view() -> None:
    table = lineup().do("Keaton", "promise").sell("Keaton").do("Keaton", "pass", then="Bribery")
    table.do("Verbal", "claim alibi Bribery")
    for name in (*table.names, "watcher"):
        assert [(said.round, said.crime, said.seat) for said in table.sees(name).statements] == [
            (1, "Arson", 0),
            (2, "Bribery", 4),
        ]


def test_R31_nothing_said_binds() -> None:
    table = lineup().do("Keaton", "promise").sell("Keaton")
    assert table.do("Keaton", "snitch Hockney").winners == ["Keaton"]


def test_R31_statements_are_told_in_words() -> None:
    table = lineup()
    for name, action in [
        ("Keaton", "claim alibi Arson"),
        ("Keaton", "claim crime Bribery"),
        ("Keaton", "suspect Verbal"),
        ("Keaton", "trust Fenster"),
        ("Keaton", "propose boss"),
        ("Keaton", "ask Verbal"),
        ("Verbal", "no"),
        ("Verbal", "promise"),
        ("Fenster", "agree Verbal"),
        ("Fenster", "disagree Keaton"),
    ]:
        table.do(name, action)
    assert table.told[1:] == [
        'Keaton: "I have an alibi for Arson"',
        'Keaton: "my crime is Bribery"',
        'Keaton: "I suspect Verbal"',
        'Keaton: "I trust Fenster"',
        'Keaton: "let us sell out the Boss"',
        'Keaton: "Verbal, have you an alibi for Arson?"',
        'Verbal: "no"',
        'Verbal: "sell me out and I pass"',
        'Fenster: "Verbal is right"',
        'Fenster: "Keaton is wrong"',
    ]
