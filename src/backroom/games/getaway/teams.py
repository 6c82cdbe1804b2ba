"""The rules of Getaway, chapters 2, 3 and 7 as far as they hang on the number of players: who is on which side."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.bits import Mask, bit
from backroom.games.getaway.cards import STOPS
from backroom.games.getaway.components import FACES, POLICE, ROBBERS

if TYPE_CHECKING:
    from backroom.games.getaway.game import Getaway

MOST: Final = 4  # 2c the largest team


class Teams:
    """Worked out once for a number of seats; never changed, so all States share it."""

    def __init__(self, game: "Getaway", seats: i64) -> None:
        larger: i64 = larger_team(seats, game.gap)
        robbers: i64 = larger if game.larger == ROBBERS else seats - larger
        self.seats: i64 = seats
        self.side: vec[i64] = seating(robbers, seats - robbers)  # of each seat
        self.everybody: Mask = bit(seats) - 1
        self.members: vec[Mask] = vec[i64]([_members(self.side, ROBBERS), _members(self.side, POLICE)])
        self.taken: vec[i64] = vec[i64]()  # 3b how many cards each team takes, Stops apart
        self.target: vec[i64] = vec[i64]()  # 7a, R4
        self.hand: vec[i64] = vec[i64]()  # 3d how many cards each seat is dealt
        for side in (ROBBERS, POLICE):
            size: i64 = robbers if side == ROBBERS else seats - robbers
            cards: i64 = FACES.dealt[size - 1] if size != 3 else game.three
            delta: i64 = game.delta_robbers if side == ROBBERS else game.delta_police
            self.taken = append(self.taken, cards)
            self.target = append(self.target, i64(FACES.targets[size - 1]) + delta)
        dealt: vec[i64] = vec[i64]([0, 0])
        for seat in range(seats):
            mine: i64 = self.side[seat]
            size = robbers if mine == ROBBERS else seats - robbers
            self.hand = append(self.hand, _share(self.taken[mine] + STOPS, size, dealt[mine]))
            dealt[mine] += 1


def larger_team(seats: i64, gap: i64) -> i64:
    """2b, R3 As uneven as the gap allows, with four to a team at the most and one at the least."""
    while (seats + gap) % 2 != 0 or (seats + gap) // 2 > MOST or gap >= seats:
        gap -= 1
    return (seats + gap) // 2


def seating(robbers: i64, police: i64) -> vec[i64]:
    """2a Seats alternate, a robber first, until the smaller team is complete."""
    sides: vec[i64] = vec[i64]()
    while robbers + police > 0:
        if robbers > 0:
            sides = append(sides, ROBBERS)
            robbers -= 1
        if police > 0:
            sides = append(sides, POLICE)
            police -= 1
    return sides


def _members(sides: vec[i64], side: i64) -> Mask:
    found: Mask = 0
    for seat in range(i64(len(sides))):
        if sides[seat] == side:
            found |= bit(seat)
    return found


def _share(cards: i64, size: i64, rank: i64) -> i64:
    """3d Dealt one by one; R1 what does not divide goes to the first of the team."""
    return cards // size + (1 if rank < cards % size else 0)
