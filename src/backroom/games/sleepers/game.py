"""Sleeper Cells under chosen options."""

from typing import Final

from mypy_extensions import i64

from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.option import Option
from backroom.core.rng import Rng
from backroom.core.state import Story
from backroom.core.view import Event, View
from backroom.games.sleepers import telling, turn
from backroom.games.sleepers.components import ACTION_NAMES, ACTIONS, SEATS, action_id
from backroom.games.sleepers.state import SleepersState
from backroom.games.sleepers.view import SleepersView
from backroom.games.sleepers.worlds import SleepersWorlds

YES_NO: Final = ("yes", "no")
OPTIONS: Final = (
    Option("first_placer", ("random", "seat"), "random", "Who places first: drawn, or the first seat.", "SLP-R1"),
    Option(
        "after_stop",
        ("keep", "redraw"),
        "keep",
        "Whose objective was stopped keeps the pair, face up, or draws a new one.",
        "SLP-R10",
    ),
    Option("recruit_may_move", YES_NO, "yes", "A new spy may move in the turn it was recruited.", "SLP-R15"),
    Option("one_own_cell_per_city", YES_NO, "yes", "A city takes one cell of an agency, or any number.", "SLP-R17"),
    Option("pawns_per_agency", ("0", "6", "8", "10"), "0", "How many spies an agency has; 0: no limit.", "SLP-R19"),
    Option("gifts", YES_NO, "no", "A trade may be one-sided.", "SLP-R28"),
    Option(
        "trade_offers_per_turn", ("3", "6", "12", "0"), "6", "How many offers a turn may have; 0: no limit.", "SLP-R28"
    ),
    Option("destroy_needs_presence", YES_NO, "yes", "Destroying a cell takes a spy in its city.", "SLP-R47"),
    Option("money_visible", YES_NO, "yes", "Everybody sees how much money each has.", "SLP-R57"),
    Option("turn_cap", ("0", "40", "160", "240"), "0", "After so many turns nobody has won; 0: no cap.", "SLP-R62"),
)  # fmt: skip


class Sleepers(Game):
    def __init__(self, wishes: dict[str, str]) -> None:
        self.name = "sleepers"
        self.title = "Sleeper Cells"
        self.credits = "Rangan Anandan, Jonathan Bove, Barry Kramer, Sheru Riaz"
        self.rules = 1
        self.min_seats = SEATS  # S1a, R56
        self.max_seats = SEATS
        self.schema = OPTIONS
        self.view_type = SleepersView
        super().__init__(wishes)
        self.first_drawn: bool = self.options["first_placer"] == "random"
        self.redraws: bool = self.options["after_stop"] == "redraw"
        self.recruits_move: bool = self.options["recruit_may_move"] == "yes"
        self.one_cell: bool = self.options["one_own_cell_per_city"] == "yes"
        self.pawns: i64 = int(self.options["pawns_per_agency"])
        self.gifts: bool = self.options["gifts"] == "yes"
        self.offers: i64 = int(self.options["trade_offers_per_turn"])
        self.presence: bool = self.options["destroy_needs_presence"] == "yes"
        self.money_open: bool = self.options["money_visible"] == "yes"
        self.cap: i64 = int(self.options["turn_cap"])

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> SleepersState:
        self.check_seats(seats)
        state = SleepersState(self, Rng(seed)).clone()
        state.story = story
        turn.set_up(state)
        return state

    def worlds(self, view: View) -> SleepersWorlds:
        if not isinstance(view, SleepersView):
            raise Malformed(f"expected a view of {self.title}, got {type(view).__name__}")
        return SleepersWorlds(self, view)

    def action_count(self) -> i64:
        return ACTIONS

    def action_name(self, action: i64) -> str:
        self.check_action(action)
        return ACTION_NAMES[action]

    def action_id(self, name: str) -> i64:
        return action_id(name)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return telling.tell(event, names)
