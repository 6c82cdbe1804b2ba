"""The crimes of Criminals and the numbers of its actions.

Crimes are numbered in alphabetical order. Whom one may accuse is numbered by seat, with 9 for the Boss, who is sold out
like a player but sits nowhere. Players' actions have the numbers 0..100, the house's 101..104.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit, members, shl
from backroom.core.errors import BadAction
from backroom.core.seat import MOST_SEATS
from backroom.games.criminals.view import Crime, CriminalsPhase, StatementKind

CRIMES: Final = 10
CRIME_NAMES: Final[tuple[Crime, ...]] = (
    "Arson", "Blackmail", "Bribery", "Burglary", "Embezzlement",
    "Forgery", "Kidnapping", "Murder", "Smuggling", "Vandalism",
)  # fmt: skip
BOSS: Final = 9
BOSS_BIT: Final = 512
NOBODY: Final = -1
HOUSE_BIT: Final = 32768  # the house in a set of seats

TALK: Final = 0  # the phases that wait: the first two in ballots, the next three live
BALLOT: Final = 1
DISCUSSION: Final = 2
CALL: Final = 3
GRACE: Final = 4
DECISION: Final = 5
OVER: Final = 6
PHASES: Final[tuple[CriminalsPhase, ...]] = ("talk", "ballot", "discussion", "call", "grace", "decision", "over")

ACCUSE: Final = 0  # 0..8 a seat, 9 the Boss
WITHDRAW: Final = 10
PASS: Final = 11
SNITCH: Final = 12  # 12..20 on a seat, 21 on the Boss
CLAIM_ALIBI: Final = 22  # from here on: talk
CLAIM_CRIME: Final = 32
SUSPECT: Final = 42
TRUST: Final = 51
PROPOSE: Final = 60  # 60..68 a seat, 69 the Boss
ASK: Final = 70
YES: Final = 79
NO: Final = 80
PROMISE: Final = 81
AGREE: Final = 82
DISAGREE: Final = 91
SILENT: Final = 100
CLOSE: Final = 101  # from here on: the house
END_CALL: Final = 102
END_DECISION: Final = 103
END_GRACE: Final = 104
ACTIONS: Final = 105

MOST_STATEMENTS: Final = 20  # R31 for each player and round
KINDS: Final[tuple[tuple[i64, StatementKind], ...]] = (
    (CLAIM_ALIBI, "alibi"), (CLAIM_CRIME, "crime"), (SUSPECT, "suspect"), (TRUST, "trust"), (PROPOSE, "propose"),
    (ASK, "ask"), (YES, "yes"), (NO, "no"), (PROMISE, "promise"), (AGREE, "agree"), (DISAGREE, "disagree"),
)  # fmt: skip
"""The kinds of statements and the first number of each."""


def _action_names() -> list[str]:
    seats = range(MOST_SEATS)
    names = [*[f"accuse {seat}" for seat in seats], "accuse boss", "accuse nobody", "pass"]
    names += [*[f"snitch {seat}" for seat in seats], "snitch boss"]
    names += [f"claim alibi {crime}" for crime in CRIME_NAMES]
    names += [f"claim crime {crime}" for crime in CRIME_NAMES]
    names += [f"suspect {seat}" for seat in seats]
    names += [f"trust {seat}" for seat in seats]
    names += [*[f"propose {seat}" for seat in seats], "propose boss"]
    names += [*[f"ask {seat}" for seat in seats], "yes", "no", "promise"]
    names += [f"agree {seat}" for seat in seats]
    names += [f"disagree {seat}" for seat in seats]
    return [*names, "silent", "close discussion", "end call", "end decision", "end grace"]


ACTION_NAMES: Final = _action_names()
_ACTION_IDS: Final = {name: action for action, name in enumerate(ACTION_NAMES)}


def action_id(name: str) -> i64:
    found = _ACTION_IDS.get(name)
    if found is None:
        raise BadAction(f"expected an action such as 'accuse 3', 'snitch boss' or 'claim alibi Arson', got {name!r}")
    return found


def crime_id(name: str) -> i64:
    return CRIME_NAMES.index(name)


class Tables:
    """The actions for a set of seats, or of crimes, looked up in play instead of being worked out."""

    def __init__(self) -> None:
        self.accuse: vec[vec[i64]] = vec[vec[i64]]()  # for a set of whom one may accuse
        self.switch: vec[vec[i64]] = vec[vec[i64]]()  # the same for somebody who accuses already, and may withdraw
        self.vote: vec[vec[i64]] = vec[vec[i64]]()  # a ballot: any of these players, the Boss or nobody
        self.snitch: vec[vec[i64]] = vec[vec[i64]]()  # pass, or snitch on any of these players or the Boss
        self.claims: vec[vec[i64]] = vec[vec[i64]]()  # for a set of crimes, what one may say of oneself
        self.about: vec[vec[i64]] = vec[vec[i64]]()  # what one may say of these players
        self.echoes: vec[vec[i64]] = vec[vec[i64]]()  # agreement and disagreement with these players
        self.answers: vec[i64] = vec[i64]([YES, NO])
        self.house: vec[vec[i64]] = vec[vec[i64]]()  # for each phase, how the house ends it
        for action in (CLOSE, END_CALL, CLOSE, END_CALL, END_GRACE, END_DECISION):
            self.house = append(self.house, vec[i64]([action]))
        which: Mask = 0
        while which < 1024:
            self._add(which)
            which += 1

    def _add(self, which: Mask) -> None:
        chosen = members(which)
        self.accuse = append(self.accuse, vec[i64](chosen))
        self.switch = append(self.switch, vec[i64](chosen + [WITHDRAW]))
        own = [CLAIM_ALIBI + crime for crime in chosen] + [CLAIM_CRIME + crime for crime in chosen]
        self.claims = append(self.claims, vec[i64](own + [PROMISE]))
        if which >= BOSS_BIT:
            return
        self.vote = append(self.vote, vec[i64](chosen + [BOSS, WITHDRAW]))
        self.snitch = append(self.snitch, vec[i64]([PASS] + [SNITCH + seat for seat in chosen] + [SNITCH + BOSS]))
        said = [SUSPECT + seat for seat in chosen] + [TRUST + seat for seat in chosen]
        said += [PROPOSE + seat for seat in chosen] + [PROPOSE + BOSS] + [ASK + seat for seat in chosen]
        self.about = append(self.about, vec[i64](said))
        self.echoes = append(
            self.echoes, vec[i64]([AGREE + seat for seat in chosen] + [DISAGREE + seat for seat in chosen])
        )


TABLES: Final = Tables()


def seven(word: i64, n: i64) -> i64:
    """Number n of a list of up to nine in 0..127."""
    return (word >> (7 * n)) & 127


def with_seven(word: i64, n: i64, value: i64) -> i64:
    places: i64 = 7 * n
    return (word & ~shl(127, places)) | shl(value, places)


def everyone(seats: i64) -> Mask:
    return bit(seats) - 1
