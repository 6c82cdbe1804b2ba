"""The States that fit a View of Criminals: every assignment of crimes that shown alibis allow, and sealed choices."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, Nibbles, bit, has, lowest, with_nibble
from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.state import State
from backroom.core.worlds import Worlds
from backroom.games.criminals import accusation, setup, talk
from backroom.games.criminals.belief import Ways
from backroom.games.criminals.components import (
    BALLOT,
    KINDS,
    NOBODY,
    PHASES,
    TABLES,
    action_id,
    crime_id,
    with_seven,
)
from backroom.games.criminals.view import CriminalsView, Statement

if TYPE_CHECKING:
    from backroom.games.criminals.game import Criminals
    from backroom.games.criminals.state import CriminalsState

MOST_LISTED: Final = 362_880
"""9!: all that a seat may face at the largest table."""


class CriminalsWorlds(Worlds):
    def __init__(self, game: "Criminals", view: CriminalsView) -> None:
        from backroom.games.criminals.state import CriminalsState

        self.template: CriminalsState = CriminalsState(game, view.seats, Rng(0))
        _fill_open(self.template, view)
        self.ways = Ways(view)
        self.guessed: vec[i64] = vec[i64]()  # the seats whose sealed choice is not known
        self.options: vec[vec[i64]] = vec[vec[i64]]()  # what each of them may have chosen
        for seat in range(i64(view.seats)):
            if seat == view.seat or seat not in view.chosen:
                continue
            self.guessed = append(self.guessed, seat)
            self.options = append(self.options, _choices(self.template, seat))

    def sample(self, rng: Rng) -> "CriminalsState":
        """Each assignment equally likely: a seat's crime is drawn by how many ways to go on it leaves."""
        world = self.template.clone()
        ways = self.ways
        taken: Mask = 0
        row: i64 = 0
        rows: i64 = len(ways.seats)
        while row < rows:
            draw: i64 = rng.below(i64(ways.after[taken]))
            free: Mask = ways.allowed[row] & ~taken
            while True:
                column: i64 = lowest(free)
                draw -= i64(ways.after[taken | bit(column)])
                if draw < 0:
                    break
                free &= free - 1
            taken |= bit(column)
            world.guilt = with_nibble(world.guilt, ways.seats[row], ways.crimes[column])
            row += 1
        world.boss = ways.crimes[lowest(~taken)]
        guess: i64 = 0
        while guess < len(self.guessed):
            choices = self.options[guess]
            world.choices = with_seven(world.choices, self.guessed[guess], choices[rng.below(len(choices))] + 1)
            guess += 1
        world.rng = rng.fork()
        return world

    def count(self) -> int:
        total = int(self.ways.total())
        for choices in self.options:
            size: int = len(choices)  # a plain integer: the product may be larger than any machine word
            total *= size
        return total

    def every(self) -> list[State]:
        total = self.count()
        if total > MOST_LISTED:
            raise TooManyWorlds(f"expected at most {MOST_LISTED} worlds to list, got {total}")
        found: list[State] = []
        self._list(0, 0, self.template.guilt, found)
        return found

    def _list(self, row: i64, taken: Mask, guilt: Nibbles, found: list[State]) -> None:
        ways = self.ways
        if row == len(ways.seats):
            self._list_choices(0, self.template.choices, guilt, ways.crimes[lowest(~taken)], found)
            return
        free: Mask = ways.allowed[row] & ~taken
        while free != 0:
            column: i64 = lowest(free)
            free &= free - 1
            chosen: Nibbles = with_nibble(guilt, ways.seats[row], ways.crimes[column])
            self._list(row + 1, taken | bit(column), chosen, found)

    def _list_choices(self, guess: i64, choices: i64, guilt: Nibbles, boss: i64, found: list[State]) -> None:
        if guess == len(self.guessed):
            world = self.template.clone()
            world.guilt = guilt
            world.boss = boss
            world.choices = choices
            world.rng = Rng(len(found))
            found.append(world)
            return
        for action in self.options[guess]:
            self._list_choices(guess + 1, with_seven(choices, self.guessed[guess], action + 1), guilt, boss, found)


def _choices(state: "CriminalsState", seat: i64) -> vec[i64]:
    """R30 Whatever the seat could have chosen is as likely as anything else."""
    from backroom.core.seat import Seat

    if state.phase == BALLOT:
        return TABLES.vote[state.eligible() & ~bit(seat)]
    return talk.legal(state, Seat(seat))


def _fill_open(state: "CriminalsState", view: CriminalsView) -> None:
    """Everything the View shows."""
    for name in view.crimes:
        state.crimes |= bit(crime_id(name))
    setup.gather(state)
    state.phase = PHASES.index(view.phase)
    for seat in view.to_act:
        state.acting |= bit(seat)
    state.round = view.round
    state.crime = crime_id(view.crime)
    state.remaining = 0
    for seat in view.remaining:
        state.remaining |= bit(seat)
    state.left = len(view.remaining)
    for seat in range(i64(view.seats)):
        _fill_seat(state, view, seat)
    if view.boss is not None:
        state.boss = crime_id(view.boss)
    for seat in view.automatic:
        state.automatic |= bit(seat)
    state.closed = view.closed
    state.wavering = NOBODY if view.wavering is None else view.wavering
    state.sold = NOBODY if view.sold_out is None else view.sold_out
    state.deadlocks = view.deadlocks
    state.ballot = view.ballot
    for seat in view.winners:
        state.winners |= bit(seat)
    if view.choice is not None:
        state.choices = with_seven(state.choices, view.seat, action_id(view.choice) + 1)
    for statement in view.statements:
        _fill_statement(state, statement)
    state.heard = view.statements


def _fill_seat(state: "CriminalsState", view: CriminalsView, seat: i64) -> None:
    for name in view.shown[seat]:
        state.showing[crime_id(name)] |= bit(seat)
    crime = view.mine if seat == view.seat else view.guilt[seat]
    if crime is not None:
        state.guilt = with_nibble(state.guilt, seat, crime_id(crime))
        if not has(state.remaining, seat):
            state.cards &= ~bit(crime_id(crime))
    target = view.accusations[seat]
    if target is not None:
        accusation.point(state, seat, target)


def _fill_statement(state: "CriminalsState", said: Statement) -> None:
    """R31 The statement as it was made, and what it means in this round."""
    action: i64 = 0
    for first, kind in KINDS:
        if kind == said.kind:
            action = first
    if said.claim is not None:
        action += crime_id(said.claim)
    elif said.about is not None and said.kind not in ("yes", "no"):
        action += said.about
    state.said = append(state.said, talk.packed(said.round, crime_id(said.crime), said.seat, action))
    if said.round == state.round:
        talk.note(state, said.seat, action)
