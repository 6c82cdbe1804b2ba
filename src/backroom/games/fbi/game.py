"""FBI under chosen options."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.option import Option
from backroom.core.rng import Rng
from backroom.core.state import Story
from backroom.core.view import Event, View
from backroom.games.fbi import story, turn
from backroom.games.fbi.components import ACTION_NAMES, ACTIONS, ACTIONS_FREE, action_id
from backroom.games.fbi.decks import DECKS, load_deck
from backroom.games.fbi.state import FbiState
from backroom.games.fbi.view import FbiView
from backroom.games.fbi.worlds import FbiWorlds

OPTIONS: Final = (
    Option(
        "deck",
        DECKS,
        "fbi59-a",
        "Which 59 character cards, for no list was ever printed: ours, milder, or harsher.",
        "FBI-R1",
    ),
    Option(
        "arrest",
        ("highest", "free", "top"),
        "highest",
        "An arrest takes the highest card of its colour, any card, or in the variant the top of the pile.",
        "FBI-R13",
    ),
    Option(
        "bonus_count", ("net", "villains"), "net", "What counts for a bonus: all points, or villains only.", "FBI-R14"
    ),
    Option(
        "bonus_needs_positive",
        ("yes", "no"),
        "yes",
        "A bonus needs a total above zero, or just the highest.",
        "FBI-R15",
    ),
    Option(
        "tiebreak",
        ("none", "villains", "bystanders"),
        "none",
        "Equal scores share the victory, or most villains win, or fewest bystanders.",
        "FBI-R19",
    ),
)


class Fbi(Game):
    def __init__(self, wishes: dict[str, str]) -> None:
        self.name = "fbi"
        self.title = "FBI"
        self.credits = "Wolfgang Kramer, Horst-Rainer Rösner"
        self.rules = 1
        self.min_seats = 2  # 2.8
        self.max_seats = 5
        self.schema = OPTIONS
        self.view_type = FbiView
        super().__init__(wishes)
        self.free: bool = self.options["arrest"] == "free"
        self.piles: bool = self.options["arrest"] == "top"
        self.net: bool = self.options["bonus_count"] == "net"
        self.needs_positive: bool = self.options["bonus_needs_positive"] == "yes"
        self.tiebreak = self.options["tiebreak"]
        self.deck: vec[i64] = vec[i64]()
        for card in load_deck(self.options["deck"]):
            self.deck = append(self.deck, card)

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> FbiState:
        self.check_seats(seats)
        state = FbiState(self, seats)
        state.story = story
        turn.set_up(state, self.deck[:], Rng(seed))
        turn.begin(state)
        return state

    def worlds(self, view: View) -> FbiWorlds:
        if not isinstance(view, FbiView):
            raise Malformed(f"expected a view of {self.title}, got {type(view).__name__}")
        return FbiWorlds(self, view)

    def action_count(self) -> i64:
        return ACTIONS_FREE if self.free else ACTIONS

    def action_name(self, action: i64) -> str:
        self.check_action(action)
        return ACTION_NAMES[action]

    def action_id(self, name: str) -> i64:
        return action_id(name, self.action_count())

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return story.tell(event, names)
