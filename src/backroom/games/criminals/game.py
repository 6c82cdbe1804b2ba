"""Criminals under chosen options."""

from typing import Final

from mypy_extensions import i64

from backroom.core.errors import BadOption, Malformed
from backroom.core.game import Game
from backroom.core.option import Option
from backroom.core.rng import Rng
from backroom.core.state import Story
from backroom.core.view import Event, View
from backroom.games.criminals import round, setup, story
from backroom.games.criminals.components import ACTION_NAMES, ACTIONS, action_id
from backroom.games.criminals.crimes import CrimeSet
from backroom.games.criminals.state import CriminalsState
from backroom.games.criminals.view import CriminalsView
from backroom.games.criminals.worlds import CriminalsWorlds

OPTIONS: Final = (
    Option("allow_two", ("no", "yes"), "no", "Whether two may play; the game is meant for three to nine.", "CRM-R1"),
    Option(
        "timing",
        ("live", "ballots"),
        "live",
        "Accusations at any moment, or sealed ballots that are opened together.",
        "CRM-R30",
    ),
    Option("ballots", (), "5", "How many ballots a round has before a deadlock: 1 to 20.", "CRM-R30", examples=("1",)),
    Option(
        "deadlock",
        ("plurality", "new_crime", "no_clock"),
        "plurality",
        "If time runs out: the most accused is sold out, another crime is turned up, or time never runs out.",
        "CRM-R5",
    ),
    Option(
        "talk_seconds",
        (),
        "180",
        "How long a discussion lasts by the table's clock: 10 to 86400 seconds.",
        "CRM-R5",
        examples=("600",),
    ),
    Option(
        "grace_seconds",
        ("0", "1", "2", "3", "4", "5"),
        "0",
        "How long, by the table's clock, whoever reached the threshold may still be spared by a withdrawal.",
        "CRM-R20",
    ),
    Option(
        "crime_set",
        (),
        "random",
        "Which crimes are in the game: drawn, the mildest, either with some left out, or named.",
        "CRM-R25",
        examples=("mild", "random-Murder", "Arson+Blackmail+Bribery+Burglary"),
    ),
    Option("whisper", ("off", "on"), "off", "Whether the table lets players whisper to each other.", "CRM-R26"),
)


class Criminals(Game):
    def __init__(self, wishes: dict[str, str]) -> None:
        self.name = "criminals"
        self.title = "Criminals"
        self.credits = "Kory Heath, Dave Chalker"
        self.rules = 1
        self.min_seats = 3  # R1
        self.max_seats = 9
        self.schema = OPTIONS
        self.view_type = CriminalsView
        super().__init__(wishes)
        if self.options["allow_two"] == "yes":
            self.min_seats = 2
        self.by_ballots: bool = self.options["timing"] == "ballots"
        self.ballots: i64 = _number(self.options, "ballots", 1, 20)
        self.new_crime: bool = self.options["deadlock"] == "new_crime"
        self.no_clock: bool = self.options["deadlock"] == "no_clock"
        self.talk_seconds: i64 = _number(self.options, "talk_seconds", 10, 86400)
        self.grace: bool = self.options["grace_seconds"] != "0"
        self.crime_set = CrimeSet(self.options["crime_set"])

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> CriminalsState:
        self.check_seats(seats)
        state = CriminalsState(self, seats, Rng(seed))
        state.story = story
        setup.set_up(state)
        round.begin(state)
        return state

    def worlds(self, view: View) -> CriminalsWorlds:
        if not isinstance(view, CriminalsView):
            raise Malformed(f"expected a view of {self.title}, got {type(view).__name__}")
        return CriminalsWorlds(self, view)

    def action_count(self) -> i64:
        return ACTIONS

    def action_name(self, action: i64) -> str:
        self.check_action(action)
        return ACTION_NAMES[action]

    def action_id(self, name: str) -> i64:
        return action_id(name)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return story.tell(event, names)


def _number(options: dict[str, str], name: str, least: int, most: int) -> i64:
    text = options[name]
    if not text.isascii() or not text.isdigit() or len(text) > 5 or not least <= int(text) <= most:
        raise BadOption(f"expected {name} to be a number from {least} to {most}, got {text!r}")
    return int(text)
