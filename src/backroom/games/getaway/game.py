"""Getaway under chosen options."""

from mypy_extensions import i64

from backroom.core.errors import Malformed
from backroom.core.game import Game
from backroom.core.rng import Rng
from backroom.core.state import Story
from backroom.core.view import Event, View
from backroom.games.getaway import preparation, story
from backroom.games.getaway.components import ACTION_NAMES, ACTIONS, POLICE, ROBBERS, action_id
from backroom.games.getaway.options import OPTIONS
from backroom.games.getaway.state import GetawayState, blank
from backroom.games.getaway.teams import Teams
from backroom.games.getaway.view import GetawayView
from backroom.games.getaway.worlds import GetawayWorlds


class Getaway(Game):
    def __init__(self, wishes: dict[str, str]) -> None:
        self.name = "getaway"
        self.title = "Getaway"
        self.credits = "a designer whose name was lost with the printed title"
        self.rules = 1
        self.min_seats = 2  # 2c
        self.max_seats = 8
        self.schema = OPTIONS
        self.view_type = GetawayView
        super().__init__(wishes)
        chosen = self.options
        self.three: i64 = int(chosen["three_player_deal"])
        self.gap: i64 = int(chosen["max_team_gap"])
        self.larger: i64 = ROBBERS if chosen["larger_team"] == "robbers" else POLICE
        self.delta_robbers: i64 = int(chosen["target_delta_robbers"])
        self.delta_police: i64 = int(chosen["target_delta_police"])
        self.same_pool: bool = chosen["redeal"] == "same_pool"
        self.host_starts: bool = chosen["start"] == "host"
        self.deny_scores: bool = chosen["deny_scores"] == "yes"
        self.showdown: bool = chosen["stalemate"] == "showdown"
        self.stalemate_seconds: i64 = int(chosen["stalemate_seconds"])
        self.refuses_wrong: bool = chosen["wrong_cards"] == "refused"
        self.bounces: bool = chosen["late_arrival"] == "bounce_if_unseen"
        self.delay_cap: i64 = int(chosen["latency_equaliser_cap_ms"])
        self.interval: i64 = int(chosen["min_play_interval_ms"])

    def deal(self, seats: i64, seed: int, story: Story | None = None) -> GetawayState:
        self.check_seats(seats)
        state = blank(self, Teams(self, seats), Rng(seed))
        state.story = story
        preparation.new_location(state)
        preparation.prepare(state)
        return state

    def worlds(self, view: View) -> GetawayWorlds:
        if not isinstance(view, GetawayView):
            raise Malformed(f"expected a view of {self.title}, got {type(view).__name__}")
        return GetawayWorlds(self, view)

    def action_count(self) -> i64:
        return ACTIONS

    def action_name(self, action: i64) -> str:
        self.check_action(action)
        return ACTION_NAMES[action]

    def action_id(self, name: str) -> i64:
        return action_id(name)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return story.tell(event, names)
