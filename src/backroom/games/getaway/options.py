"""What a table may choose about the rules of Getaway."""

from typing import Final

from backroom.core.option import Option

DELTAS: Final = ("-6", "-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5", "6")

OPTIONS: Final = (
    Option("three_player_deal", ("35", "36"), "35", "How many cards a team of three takes, Stops apart.", "GET-R1"),
    Option("max_team_gap", ("1", "3"), "1", "By how many one team may outnumber the other.", "GET-R3"),
    Option("larger_team", ("robbers", "police"), "robbers", "Who has more players where teams are uneven.", "GET-R3"),
    Option("target_delta_robbers", DELTAS, "0", "Added to the target of the robbers.", "GET-R4"),
    Option("target_delta_police", DELTAS, "0", "Added to the target of the police.", "GET-R4"),
    Option("redeal", ("full", "same_pool"), "full", "Each round takes other cards, or all rounds the same.", "GET-R5"),
    Option("start", ("countdown", "host"), "countdown", "The house calls START, or the first seat may too.", "GET-R7"),
    Option("deny_scores", ("yes", "no"), "yes", "A right Deny adds its value, or none.", "GET-R16"),
    Option("stalemate", ("void", "showdown"), "void", "A round called off is void, or both teams count.", "GET-R25"),
    Option(
        "stalemate_seconds",
        ("10", "20", "30", "60"),
        "20",
        "How long nothing may land when only Stops are left.",
        "GET-R25",
    ),
    Option("wrong_cards", ("allowed", "refused"), "allowed", "Wrong cards land; refused is for training.", "GET-R26"),
    Option(
        "late_arrival",
        ("bounce_if_unseen", "land"),
        "bounce_if_unseen",
        "A card that fits no more because another landed first, unseen by its player, comes back, or lands.",
        "GET-R27",
    ),
    Option(
        "latency_equaliser_cap_ms",
        ("0", "60", "100", "150"),
        "100",
        "Up to which delay of a player's line is made good, in milliseconds.",
        "GET-R27",
    ),
    Option(
        "min_play_interval_ms",
        ("0", "200", "250", "300"),
        "250",
        "The least time between two cards of one player, in milliseconds.",
        "GET-R30",
    ),
)
