"""A game under chosen options: deals, names actions, and knows which worlds fit a View."""

from mypy_extensions import i64

from backroom.core.errors import BadAction, BadSeats
from backroom.core.option import Option, settle
from backroom.core.state import State, Story
from backroom.core.view import Event, View
from backroom.core.worlds import Worlds


class Game:
    """Rules plus options. Immutable, shared by all its States."""

    name: str  # "fbi": also its folder, its rulebook and its tests
    title: str
    credits: str  # who designed it
    rules: i64  # raised when a change of the rules would replay an old record differently
    min_seats: i64
    max_seats: i64
    schema: tuple[Option, ...]
    view_type: type[View]

    def __init__(self, wishes: dict[str, str]) -> None:
        self.options = settle(self.schema, wishes)

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> State:
        """A new game, made by its seed alone; a `story` hears it from the first card on."""
        raise NotImplementedError

    def worlds(self, view: View) -> Worlds:
        raise NotImplementedError

    def action_count(self) -> i64:
        """Actions are numbered 0 to this minus one."""
        raise NotImplementedError

    def action_name(self, action: i64) -> str:
        """`"release R4"`; the only form in which actions are stored or sent."""
        raise NotImplementedError

    def action_id(self, name: str) -> i64:
        raise NotImplementedError

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        """One line of English for what happened; `names` are those of the seats."""
        raise NotImplementedError

    def how_many(self) -> str:
        """How many can play: "2 to 5", or "4"."""
        return f"{self.min_seats}" if self.min_seats == self.max_seats else f"{self.min_seats} to {self.max_seats}"

    def check_seats(self, seats: i64) -> None:
        if seats < self.min_seats or seats > self.max_seats:
            raise BadSeats(f"expected {self.how_many()} seats for {self.title}, got {seats}")

    def check_action(self, action: i64) -> None:
        if action < 0 or action >= self.action_count():
            raise BadAction(f"expected an action from 0 to {self.action_count() - 1}, got {action}")
