"""Criminals, the numbers of its actions, as tabled in the rulebook; and what happens, told in English."""

import pytest

from backroom.core.errors import BadAction
from backroom.core.view import Event
from backroom.games.criminals.story import tell
from tests.rules.criminals.script import FIVE, lineup, under

CRIMES = [
    "Arson",
    "Blackmail",
    "Bribery",
    "Burglary",
    "Embezzlement",
    "Forgery",
    "Kidnapping",
    "Murder",
    "Smuggling",
    "Vandalism",
]


def test_actions_are_numbered_as_the_rulebook_says() -> None:
    game = under("")
    told = {9: "accuse boss", 10: "accuse nobody", 11: "pass", 21: "snitch boss", 69: "propose boss"}
    firsts = [(0, "accuse"), (12, "snitch"), (42, "suspect"), (51, "trust"), (60, "propose"), (70, "ask")]
    for first, verb in [*firsts, (82, "agree"), (91, "disagree")]:
        told |= {first + seat: f"{verb} {seat}" for seat in range(9)}
    for number, crime in enumerate(CRIMES):
        told |= {22 + number: f"claim alibi {crime}", 32 + number: f"claim crime {crime}"}
    told |= {79: "yes", 80: "no", 81: "promise", 100: "silent"}
    told |= {101: "close discussion", 102: "end call", 103: "end decision", 104: "end grace"}
    assert game.action_count() == 105
    assert {action: game.action_name(action) for action in range(105)} == dict(sorted(told.items()))
    assert all(game.action_id(name) == action for action, name in told.items())


@pytest.mark.parametrize("name", ["", "accuse", "accuse 9", "snitch nobody", "claim alibi Treason", "Pass", "ask boss"])
def test_what_names_no_action_is_refused(name: str) -> None:
    with pytest.raises(BadAction, match="expected an action such as 'accuse 3'"):
        under("").action_id(name)


def test_a_game_is_told_in_english() -> None:
    table = lineup(FIVE, options="grace_seconds=1").accuse(Keaton="Verbal", Verbal="boss", Fenster="Verbal")
    table.accuse(Keaton="nobody").house("close discussion").accuse(Keaton="Verbal", McManus="Verbal")
    table.accuse(McManus="nobody").accuse(McManus="Verbal").house("end grace")
    table.do("Verbal", "snitch Keaton", then="Arson").accuse(Fenster="Hockney").house("close discussion")
    table.house("end call", then="Bribery")
    assert table.told == [
        "Round 1: Arson. 3 accusations sell a player out.",
        "Keaton accuses Verbal.",
        "Verbal accuses the Boss.",
        "Fenster accuses Verbal.",
        "Keaton withdraws.",
        "The discussion is closed. Final call for Keaton, McManus and Hockney.",
        "Keaton accuses Verbal.",
        "McManus accuses Verbal.",
        "Verbal is about to be sold out.",
        "McManus withdraws.",
        "Nobody is about to be sold out any more.",
        "McManus accuses Verbal.",
        "Verbal is about to be sold out.",
        "Verbal is sold out for Arson.",
        "Verbal shows an alibi for Arson.",
        "Verbal snitches on Keaton for Arson.",
        "Keaton shows an alibi for Arson.",
        "Verbal was wrong, and is out. The own crime was Smuggling.",
        "Round 2: Arson. 2 accusations sell a player out.",
        "Fenster accuses Hockney.",
        "The discussion is closed. Final call for Keaton, McManus and Hockney.",
        "Hockney is sold out for Arson by the most accusations.",
        "Hockney did it, and is out. The hand: Blackmail Bribery Burglary Embezzlement Smuggling.",
        "Round 3: Bribery. 2 accusations sell a player out.",
    ]


def test_ballots_and_ends_are_told_in_english() -> None:
    shows = {"Keaton": "Arson", "McManus": "Arson"}
    options = "timing=ballots ballots=1 deadlock=new_crime"
    table = lineup("Bribery Murder Forgery", boss="Arson", shows=shows, options=options)
    table.vote(Keaton="boss", then="Bribery").vote(Keaton="boss", then="Arson").do("McManus", "promise")
    table.hush().vote(Keaton="Fenster", McManus="Fenster").house("end decision", then="Arson")
    told = [line for line in table.told if "has chosen" not in line]
    assert told == [
        "Round 1: Arson. 2 accusations sell a player out. Fenster can only accuse the Boss.",
        "Ballot 1: Keaton the Boss, McManus nobody, Fenster the Boss.",
        "Nobody is sold out. Arson goes back to the deck.",
        "Round 2: Bribery. 2 accusations sell a player out.",
        "Ballot 1: Keaton the Boss, McManus nobody, Fenster nobody.",
        "Nobody is sold out. Bribery goes back to the deck.",
        "Round 3: Arson. 2 accusations sell a player out. Fenster can only accuse the Boss.",
        'McManus: "sell me out and I pass"',
        "Ballot 1: Keaton Fenster, McManus Fenster, Fenster the Boss.",
        "Fenster is sold out for Arson.",
        "Fenster shows an alibi for Arson.",
        "Fenster lets the time run out.",
        "Round 4: Arson. 2 accusations sell a player out. Keaton, McManus and Fenster can only accuse the Boss.",
        "The Boss is sold out for Arson since everybody else shows an alibi.",
        "The game is over: Keaton Bribery, McManus Murder, Fenster Forgery, the Boss Arson. "
        "Won by Keaton, McManus and Fenster.",
    ]
    assert "Keaton has chosen." in table.told


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="expected an event of Criminals"):
        tell(Event(), ())
