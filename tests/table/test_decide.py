"""Answers are checked before anything is written: refused with a rule and a reason, or an entry."""

import random

import msgspec
import pytest

from backroom.table.answer import Answer, Known
from backroom.table.decide import decide
from backroom.table.entry import Acted, Wished
from backroom.table.errors import Refusal
from backroom.table.seen import Seen
from backroom.table.table import load
from backroom.table.wish import Chat
from backroom.table.wishing import decide_wish
from tests.table.script import Sitting
from tests.table.test_table import everything


def refused(sitting: Sitting, seat: int, answer: Answer) -> Refusal:
    before = everything(sitting.table)
    with pytest.raises(Refusal) as caught:
        decide(sitting.table, seat, answer)
    assert everything(sitting.table) == before
    return caught.value


def test_deciding_changes_nothing() -> None:
    sitting = Sitting(3)
    chance = random.Random(1)
    for _ in range(40):
        sitting.play_on(chance, 1)
        if sitting.table.over():
            break
        before = everything(sitting.table)
        for seat in range(3):
            for action in sitting.legal(seat):
                decide(sitting.table, seat, sitting.answer(seat, action))
        assert everything(sitting.table) == before


def test_what_the_rules_forbid_is_refused_with_the_number_of_the_rule() -> None:
    sitting = Sitting(3)
    seat = sitting.asked()[0]
    refusal = refused(sitting, seat, sitting.answer(seat, "release R5"))
    assert refusal.rule == "FBI-4.3a"
    assert "R5 is not in your slammer" in refusal.reason


def test_whoever_is_not_asked_is_told_the_rule() -> None:
    sitting = Sitting(3)
    other = (sitting.asked()[0] + 1) % 3
    refusal = refused(sitting, other, sitting.answer(other, "release none"))
    assert refusal.rule == "FBI-4.3a"
    assert "not your turn" in refusal.reason


def test_every_action_outside_the_legal_list_is_refused_with_a_rule() -> None:
    sitting = Sitting(3).play_on(random.Random(3), 12)
    for seat in range(3):
        legal = set(sitting.legal(seat))
        for action in range(sitting.table.game.action_count()):
            name = sitting.table.game.action_name(action)
            if name not in legal:
                assert refused(sitting, seat, sitting.answer(seat, name)).rule is not None


def test_a_text_that_names_no_action_is_refused_without_a_rule() -> None:
    sitting = Sitting(3)
    refusal = refused(sitting, sitting.asked()[0], sitting.answer(sitting.asked()[0], "bribe the judge"))
    assert refusal.rule is None
    assert "bribe the judge" in refusal.reason


@pytest.mark.parametrize("field", ["decision", "action", "key"])
@pytest.mark.parametrize("text", ["", "x" * 65, "tab\t"])
def test_texts_have_a_length_and_are_printable(field: str, text: str) -> None:
    sitting = Sitting(3)
    answer = msgspec.structs.replace(Answer(decision="d", action="release none", key="k"), **{field: text})
    assert f"expected {field}" in refused(sitting, 0, answer).reason


def test_an_answer_to_a_decision_already_made_is_stale() -> None:
    sitting = Sitting(2)
    seat = sitting.asked()[0]
    first = sitting.answer(seat, "release none")
    sitting.say(seat, first)
    while seat not in sitting.asked():
        other = sitting.asked()[0]
        sitting.act(other, sitting.legal(other)[0])
    late = Answer(decision=first.decision, action=sitting.legal(seat)[0], key="late")
    assert "is closed; the open one is" in refused(sitting, seat, late).reason


def test_no_two_decisions_of_a_table_have_the_same_name() -> None:
    sitting = Sitting(4)
    chance = random.Random(6)
    owners: dict[str, int] = {}
    answered: set[str] = set()
    while not sitting.table.over():
        for seat in range(4):
            decision = sitting.table.decision(seat)
            if decision is not None:
                assert owners.setdefault(decision.id, seat) == seat
                assert decision.id not in answered
        seat = chance.choice(sitting.asked())
        decision = sitting.table.decision(seat)
        assert decision is not None
        sitting.act(seat, chance.choice(sitting.legal(seat)))
        if not decision.sealed:
            answered.add(decision.id)


def test_an_open_choice_cannot_be_provisional() -> None:
    sitting = Sitting(3)
    seat = sitting.asked()[0]
    assert "only a sealed choice" in refused(sitting, seat, sitting.answer(seat, "release none", lock=False)).reason


@pytest.mark.parametrize(("game", "idle", "begin"), [("getaway", "wait", "start"), ("criminals", "silent", None)])
def test_waiting_is_accepted_and_fills_no_journal(game: str, idle: str, begin: str | None) -> None:
    sitting = Sitting(4, game=game)
    if begin is not None:
        sitting.call(begin)
    table = sitting.table
    before = (table.length, table.seq, everything(table))
    for _ in range(1000):
        assert decide(table, 1, sitting.answer(1, idle)) == Known(table.seq)
    assert (table.length, table.seq, everything(table)) == before


def test_waiting_that_an_older_version_has_written_is_replayed() -> None:
    sitting = Sitting(4, game="getaway")
    sitting.call("start")
    view = sitting.table.view(0)
    sitting.journal.append(Acted(seat=1, action="wait", key="k"))
    table = load(sitting.journal)
    assert table.view(0) == view
    assert table.playing().actions[-1].action == "wait"


def test_an_action_sent_again_is_answered_again_and_played_once() -> None:
    sitting = Sitting(3)
    said: list[tuple[int, Answer, int]] = []
    for number in range(3):
        seat = sitting.asked()[0]
        answer = sitting.answer(seat, "release none")
        seen = sitting.say(seat, answer)
        assert isinstance(seen, Seen)
        said.append((seat, answer, seen.seq))
        assert decide(sitting.table, seat, answer) == Known(seen.seq)
        assert len(sitting.journal) == number + 2
    sitting.play_on(random.Random(7), 9)
    assert [decide(sitting.table, seat, answer) for seat, answer, _ in said] == [Known(seq) for *_, seq in said]


def test_keys_are_known_after_a_restart() -> None:
    sitting = Sitting(3)
    seat = sitting.asked()[0]
    answer = sitting.answer(seat, "release none")
    first = sitting.say(seat, answer)
    assert decide(load(sitting.journal), seat, answer) == Known(first.seq)


def test_a_key_with_another_content_is_refused() -> None:
    sitting = Sitting(3)
    seat = sitting.asked()[0]
    answer = sitting.answer(seat, "release none", key="once")
    sitting.say(seat, answer)
    other = Answer(decision=answer.decision, action="release P1", key="once")
    assert "a key is used once" in refused(sitting, seat, other).reason


def test_a_key_of_an_action_is_no_key_of_a_wish_nor_the_other_way_round() -> None:
    sitting = Sitting(3)
    seat = sitting.asked()[0]
    sitting.say(seat, sitting.answer(seat, "release none", key="once"))
    with pytest.raises(Refusal, match="used for an action, and a key is used once"):
        decide_wish(sitting.table, seat, Chat(key="once", text="hello"))
    sitting.table.fold(Wished(guest=seat, wish=Chat(key="said", text="hello")))
    with pytest.raises(Refusal, match="used for a wish, and a key is used once"):
        decide(sitting.table, seat, Answer(decision="1.0", action="release none", key="said"))


def test_the_same_key_of_another_seat_is_another_key() -> None:
    sitting = Sitting(3)
    first, second = sitting.asked()[0], (sitting.asked()[0] + 1) % 3
    sitting.say(first, sitting.answer(first, "release none", key="same"))
    entry = decide(sitting.table, second, sitting.answer(second, "release none", key="same"))
    assert isinstance(entry, Acted)
