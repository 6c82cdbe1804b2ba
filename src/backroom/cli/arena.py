"""What the arena found, in the terminal."""

from rich.console import Console

from backroom.lab.arena import Standing


def show_standings(standings: list[Standing], console: Console) -> None:
    width = max(12, *(len(standing.kind) for standing in standings))
    for standing in standings:
        least, most = standing.wins_within
        console.print(
            f"{standing.kind:<{width}} wins {standing.wins:6.1%} ({least:.1%} to {most:.1%})"
            f"  points {standing.points:6.1f} ± {standing.points_within:.1f}",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )
    games = standings[0].games
    console.print(f"{games} game{'' if games == 1 else 's'}; ranges are 95 % intervals", highlight=False)
