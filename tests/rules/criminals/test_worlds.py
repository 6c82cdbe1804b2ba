"""Criminals, what can be known: counts as tabled in the rulebook, and beliefs against the list of all worlds."""

from fractions import Fraction
from math import comb, factorial

import pytest

from backroom.core.errors import TooManyWorlds
from backroom.core.rng import Rng
from backroom.core.seat import WATCHER, Seat
from backroom.games.criminals.belief import Belief
from backroom.games.criminals.components import CRIME_NAMES
from backroom.games.criminals.setup import reveals
from backroom.games.criminals.view import CriminalsTruth, CriminalsView
from tests.rulebooks import BOOKS
from tests.rules.criminals.script import Script, dealt, lineup

NINE = "Arson Blackmail Bribery Burglary Embezzlement Forgery Kidnapping Murder Smuggling"
SIZES = [(3, 24, 6), (4, 120, 24), (5, 720, 120), (6, 5040, 720), (7, 40320, 5040), (8, 362880, 40320)]
SIZES += [(9, 3628800, 362880)]


@pytest.mark.parametrize(("seats", "deals", "worlds"), SIZES)
def test_worlds_before_any_alibi_is_shown(seats: int, deals: int, worlds: int) -> None:
    table = lineup(" ".join(NINE.split()[:seats]), boss="Vandalism")
    assert table.state.game.worlds(table.public).count() == deals
    assert table.state.game.worlds(table.sees("Keaton")).count() == worlds


def test_the_largest_list_is_a_seats_and_a_watchers_is_too_long() -> None:
    table = lineup(NINE, boss="Vandalism")
    with pytest.raises(TooManyWorlds, match="expected at most 362880 worlds to list, got 3628800"):
        table.state.game.worlds(table.public).every()


def mean_worlds(seats: int) -> float:
    """How many assignments alibis leave to a seat on average: each by the chance that none speaks against it."""
    others = seats - 1
    unharmed = 1 - reveals(seats) / seats
    mean = 0.0
    for same in range(others + 1):  # players to whom it gives the crime they did
        ways = sum((-1) ** n * comb(others - same, n) * factorial(seats - same - n) for n in range(others - same + 1))
        mean += comb(others, same) * ways * unharmed ** (others - same)
    return mean


def test_the_rulebook_tells_the_mean_of_worlds() -> None:
    book = (BOOKS / "criminals.md").read_text("utf-8")
    for seats, deals, worlds in SIZES:
        assert f"| {seats} | {deals:,} | {worlds:,} | {mean_worlds(seats):,.0f} |" in book


@pytest.mark.parametrize("seats", range(3, 10))
def test_worlds_on_average_after_alibis_are_turned_up(seats: int) -> None:
    """As reckoned, within four standard errors of a sample."""
    counts = []
    for seed in range(60):
        table = dealt(seats, seed)
        counts.append(sum(table.state.game.worlds(table.sees(name)).count() for name in table.names) / seats)
    average = sum(counts) / len(counts)
    spread = (sum((count - average) ** 2 for count in counts) / len(counts)) ** 0.5
    assert abs(average - mean_worlds(seats)) <= 4 * spread / len(counts) ** 0.5 + 1e-9


def marginals(view: CriminalsView, table: Script) -> dict[tuple[int, str], Fraction]:
    """Who did what, counted over the list of all worlds; seat 9 is the Boss."""
    worlds = table.state.game.worlds(view).every()
    found: dict[tuple[int, str], Fraction] = {}
    for world in worlds:
        truth = world.truth()
        assert isinstance(truth, CriminalsTruth)
        for seat, crime in enumerate(truth.guilt):
            found[seat, crime] = found.get((seat, crime), Fraction(0)) + Fraction(1, len(worlds))
        found[9, truth.boss] = found.get((9, truth.boss), Fraction(0)) + Fraction(1, len(worlds))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_beliefs_are_the_shares_of_the_list(seats: int) -> None:
    for seed in range(4):
        table = dealt(seats, seed)
        for rounds in range(4):
            table.play_past(rounds, seed)
            for seat in (Seat(0), Seat(seats - 1), WATCHER):
                view = table.state.view(seat)
                if view.phase in ("talk", "ballot"):
                    continue
                exact = marginals(view, table)
                belief = Belief(view)
                for number, crime in enumerate(CRIME_NAMES):
                    for other in range(seats):
                        assert belief.chance(other, number) == pytest.approx(float(exact.get((other, crime), 0)))
                    assert belief.boss_chance(number) == pytest.approx(float(exact.get((9, crime), 0)))


def test_beliefs_are_exact_at_nine() -> None:
    """Rows and columns of a permanent: every player did something, every crime was done by somebody."""
    for seed in range(5):
        view = dealt(9, seed).sees("Keaton")
        belief = Belief(view)
        for seat in range(9):
            assert sum(belief.chance(seat, crime) for crime in range(10)) == pytest.approx(1, abs=1e-12)
        for crime in range(10):
            done = sum(belief.chance(seat, crime) for seat in range(9)) + belief.boss_chance(crime)
            assert done == pytest.approx(1, abs=1e-12)
        assert belief.chance(0, CRIME_NAMES.index(view.mine or "Arson")) == 1.0
        for seat, shown in enumerate(view.shown):
            assert all(belief.chance(seat, CRIME_NAMES.index(crime)) == 0 for crime in shown)


def test_a_belief_may_be_weighed() -> None:
    """Two who may have done either of two crimes, with the Boss: one who seems three times as likely is."""
    table = lineup("Arson Bribery Murder", boss="Forgery")
    weights = [[1.0] * 10 for _ in range(3)]
    weights[1][CRIME_NAMES.index("Bribery")] = 3.0
    belief = Belief(table.sees("Keaton"), weights)
    bribery = CRIME_NAMES.index("Bribery")
    assert belief.chance(1, bribery) == pytest.approx(6 / 10)  # of six worlds two weigh three times as much
    assert belief.chance(2, bribery) == pytest.approx(2 / 10)
    assert belief.boss_chance(bribery) == pytest.approx(2 / 10)


def test_what_is_deduced_is_certain() -> None:
    """Only one crime is left to Keaton, and then only one to the Boss."""
    shows = {"Keaton": "Bribery Murder Forgery", "McManus": "Forgery", "Fenster": "Forgery"}
    table = lineup("Arson Bribery Murder", boss="Forgery", shows=shows)
    belief = Belief(table.public)
    assert belief.chance(0, CRIME_NAMES.index("Arson")) == 1.0
    assert belief.boss_chance(CRIME_NAMES.index("Forgery")) == 1.0
    assert table.state.game.worlds(table.public).count() == 2


def test_a_world_cannot_be_used_to_foresee() -> None:
    """Worlds of the same position draw other crimes and other ties than the table will."""
    table = lineup().sell("Keaton")
    worlds = table.state.game.worlds(table.sees("Keaton"))
    rng = Rng(1)
    drawn = set()
    for _ in range(60):
        world = worlds.sample(rng)
        world.play(Seat(0), world.game.action_id("pass"))
        view = world.view(WATCHER)
        assert isinstance(view, CriminalsView)
        drawn.add(view.crime)
    assert drawn == set(table.public.crimes)


def test_sealed_choices_multiply_the_worlds_without_limit() -> None:
    table = lineup(NINE, boss="Vandalism", options="timing=ballots")
    offered = len(table.legal("Verbal"))
    for name in table.names[1:]:
        table.do(name, "claim alibi Arson")
    assert offered == 10 + 10 + 1 + 4 * 8 + 1 + 1
    assert table.state.game.worlds(table.sees("Keaton")).count() == 362880 * offered**8 > 2**64
    table.do("Keaton", "silent").accuse(McManus="boss", Verbal="Keaton")
    assert table.state.game.worlds(table.sees("Verbal")).count() == 362880 * 10
    assert table.state.game.worlds(table.sees("Keaton")).count() == 362880 * 10**2
