"""Inkognito under chosen options."""

from typing import Final

from mypy_extensions import i64

from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.option import Option
from backroom.core.rng import Rng
from backroom.core.state import Story
from backroom.core.view import Event, View
from backroom.games.inkognito import match, story
from backroom.games.inkognito.components import ACTION_NAMES, ACTIONS, ACTIONS_FULL, action_id
from backroom.games.inkognito.offers import Offers
from backroom.games.inkognito.state import InkognitoState, seed_from
from backroom.games.inkognito.view import InkognitoView
from backroom.games.inkognito.worlds import InkognitoWorlds

YES_NO: Final = ("yes", "no")
NO_YES: Final = ("no", "yes")

OPTIONS: Final = (
    Option("play", ("game", "match"), "game", "One game, or a match of several to three points.", "INK-8.1"),
    Option("demand_chooser", ("asked", "asker"), "asked", "Who chooses the black card that is demanded.", "INK-R1"),
    Option("demand_no_repeat", NO_YES, "no", "Whether a demand must bring a card that asker has not seen.", "INK-R2"),
    Option("both_true", NO_YES, "no", "Whether a pair may be two truths.", "INK-R5"),
    Option("black_reveal", YES_NO, "yes", "Whether a black card may be shown instead of a pair.", "INK-R8", seats=(4,)),
    Option("call", ("number", "full"), "number", "What a call must tell: the number, or the people too.", "INK-R10"),
    Option(
        "call_partner_check", YES_NO, "yes", "Whether a call while meeting a rival is wrong.", "INK-R11", seats=(4,)
    ),
    Option("simultaneous_locations", NO_YES, "no", "Whether locations are all chosen at once.", "INK-R19"),
    Option("chat", ("emotes", "open"), "emotes", "Whether the table offers free talk, or emotes only.", "INK-R21"),
    Option("max_series", ("12", "6", "24"), "12", "After how many series a game is drawn.", "INK-R22"),
    Option("match_tie", ("shared", "play_on"), "shared", "Whether several can win a match, or it goes on.", "INK-R23"),
    Option(
        "dummy",
        ("rotate", "right_neighbour", "random"),
        "rotate",
        "Who plays for the dummy: all in turn, its right neighbour, or somebody at random.",
        "INK-R25",
        seats=(3,),
    ),
    Option("demand_dummy", YES_NO, "yes", "Whether a card may be demanded of the dummy.", "INK-R28", seats=(3,)),
    Option(
        "ambassador",
        ("rotate", "random"),
        "rotate",
        "Who is the Ambassador in a match's next game: the left neighbour, or anybody.",
        "INK-R36",
        seats=(5,),
    ),
)


class Inkognito(Game):
    def __init__(self, wishes: dict[str, str]) -> None:
        self.name = "inkognito"
        self.title = "Inkognito"
        self.credits = "Leo Colovini, Alex Randolph"
        self.rules = 1
        self.min_seats = 3
        self.max_seats = 5
        self.schema = OPTIONS
        self.view_type = InkognitoView
        super().__init__(wishes)
        self.match: bool = self.options["play"] == "match"
        self.asker_chooses: bool = self.options["demand_chooser"] == "asker"
        self.no_repeat: bool = self.options["demand_no_repeat"] == "yes"
        self.both_true: bool = self.options["both_true"] == "yes"
        self.black_reveal: bool = self.options["black_reveal"] == "yes"
        self.full: bool = self.options["call"] == "full"
        self.partner_check: bool = self.options["call_partner_check"] == "yes"
        self.simultaneous: bool = self.options["simultaneous_locations"] == "yes"
        self.last_series: i64 = int(self.options["max_series"])
        self.play_on: bool = self.options["match_tie"] == "play_on"
        self.dummy = self.options["dummy"]
        self.demand_dummy: bool = self.options["demand_dummy"] == "yes"
        self.any_ambassador: bool = self.options["ambassador"] == "random"
        self.three = Offers(self, 3)
        self.four = Offers(self, 4)
        self.five = Offers(self, 5)

    def offers(self, seats: i64) -> Offers:
        return self.four if seats == 4 else self.three if seats == 3 else self.five

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> InkognitoState:
        self.check_seats(seats)
        state = InkognitoState(self, seats)
        state.story = story
        rng = Rng(seed)
        state.chance = seed_from(rng)
        match.set_up(state, rng)
        return state

    def worlds(self, view: View) -> InkognitoWorlds:
        if not isinstance(view, InkognitoView):
            raise Malformed(f"expected a view of {self.title}, got {type(view).__name__}")
        return InkognitoWorlds(self, view)

    def action_count(self) -> i64:
        return ACTIONS_FULL if self.full else ACTIONS

    def action_name(self, action: i64) -> str:
        self.check_action(action)
        return ACTION_NAMES[action]

    def action_id(self, name: str) -> i64:
        return action_id(name, self.action_count())

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return story.tell(event, names)
