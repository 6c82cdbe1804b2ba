"""`backroom`: play in the terminal, serve the room, check a record."""

import os
import platform
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.markup import escape

from backroom import __version__, pure
from backroom.bots import BOTS
from backroom.cli.arena import show_standings
from backroom.cli.getaway import show_race
from backroom.cli.play import play_in_terminal
from backroom.core.errors import BackroomError, BadOption
from backroom.core.option import Option
from backroom.games import GAMES, find
from backroom.lab.arena import contest
from backroom.lab.race import find_level

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Crime and spy games in the browser and the terminal, against bots.",
)
console = Console()


def _options(pairs: list[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"expected an option as name=value, got {pair!r}")
        options[name] = value
    return options


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"backroom {__version__}, {pure.build()} build, Python {platform.python_version()}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and which build.")
    ] = False,
) -> None:
    """Read by Typer: options that stand before a command."""


@app.command()
def games() -> None:
    """List the games, their options and their bots."""
    for name in GAMES:
        game = find(name)
        console.print(f"[bold]{name}[/]  {game.title}, {game.how_many()} players, by {game.credits}")
        console.print(f"  bots: {', '.join(BOTS[name])}")
        for option in game.schema:
            console.print(f"  {option.name}: {_choices(option)}. {option.meaning} ({option.ruling})")


def _choices(option: Option) -> str:
    """What may be chosen, the default first and marked as such."""
    others = [value for value in option.values or option.examples if value != option.default]
    between = ", " if option.values else ", or for instance "
    return f"[bold]{option.default}[/] (default)" + (between if others else "") + ", ".join(others)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game: see `backroom games`.")],
    seats: Annotated[int, typer.Option(min=1, max=99, help="How many play, you among them.")] = 4,
    bot: Annotated[str | None, typer.Option(help="Who plays the other seats; by default the best there is.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule of the house, as name=value.")] = None,
    seed: Annotated[str | None, typer.Option(help="32 hexadecimal digits: deal this game again.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play a game against bots in the terminal."""
    play_in_terminal(find(game, _options(option or [])), seats, bot, seed, save, console)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[
        list[str],
        typer.Argument(help="A bot for each seat: `greedy random random`, or your own as `mymodule:MyBot`."),
    ],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many; players change seats after each.")] = 200,
    option: Annotated[list[str] | None, typer.Option(help="A rule of the house, as name=value.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
) -> None:
    """Let bots play each other and say who wins."""
    show_standings(contest(find(game, _options(option or [])), bots, games, seed), console)


@app.command(name="race")
def race_rounds(
    teams: Annotated[str, typer.Option(help="Robbers and police: 1v1 to 4v4, 2v3.")] = "2v2",
    rounds: Annotated[int, typer.Option(help="How many rounds, each from a fresh deal.")] = 3000,
    bots: Annotated[str, typer.Option(help="How they play: exact, noisy, level1, level2 or level3.")] = "exact",
    police: Annotated[str | None, typer.Option(help="How the police play, if otherwise.")] = None,
    pace: Annotated[int, typer.Option(help="How much of that time the robbers take, in percent.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same rounds.")] = 1,
) -> None:
    """Race rounds of Getaway without a clock, and say how the cards are balanced."""
    show_race(teams, rounds, find_level(bots), find_level(police or bots), pace, seed, console)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Which address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Which port to listen on.")] = 8000,
    db: Annotated[Path, typer.Option(help="The one file in which everything is kept.")] = Path("backroom.sqlite3"),
    bot_delay: Annotated[float, typer.Option(help="About how many seconds a bot takes to answer.")] = 0.7,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page where there is a desktop.")
    ] = False,
    trust_proxy: Annotated[
        bool,
        typer.Option("--trust-proxy", help="A proxy on this machine stands before this: it says who calls."),
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy elsewhere that stands before this; may be given again."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="BACKROOM_ALLOW_HOST",
            help="A name this server answers to, as games.example.org; its addresses and its own name it knows.",
        ),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            envvar="BACKROOM_METRICS_TOKEN",
            help="Who brings this as a bearer token may read /api/metrics from elsewhere.",
        ),
    ] = None,
    log: Annotated[Literal["text", "json"], typer.Option(help="How to write what happens to stderr.")] = "text",
) -> None:
    """Serve the room: web page, tables and bots."""
    from backroom.server.app import serve as serve_room
    from backroom.server.origin import Hosts
    from backroom.server.proxies import Proxies

    serve_room(
        host=host,
        port=port,
        path=db,
        bot_delay=bot_delay,
        open_page=open_page and _has_desktop(),
        proxies=Proxies(trust_proxy, proxy or []),
        hosts=Hosts(allow_host or []),
        metrics_token=metrics_token,
        log_format=log,
    )


def _has_desktop() -> bool:
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="Where to; the file must not exist.")],
    db: Annotated[Path, typer.Option(help="The room's file; its server may be running.")] = Path("backroom.sqlite3"),
) -> None:
    """Copy the room's file, whole and sound, while it is played in."""
    from backroom.store.backup import back_up

    back_up(db, target)
    console.print(f"{db} is in {target}.", soft_wrap=True, highlight=False)


@app.command()
def doctor(
    db: Annotated[Path, typer.Option(help="The room's file.")] = Path("backroom.sqlite3"),
    host: Annotated[str, typer.Option(help="The address it is to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port it is to listen on.")] = 8000,
) -> None:
    """Look the room over: file, disk, port, build, clock. Ends with 1 if something keeps it from being served."""
    from backroom.cli.doctor import examine

    raise typer.Exit(examine(db, host, port, console))


@app.command(name="import")
def import_record(
    record: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    db: Annotated[Path, typer.Option(help="The room's file, if no server has it open.")] = Path("backroom.sqlite3"),
    server: Annotated[str | None, typer.Option(help="The address of a running server.")] = None,
) -> None:
    """Bring a game that was played elsewhere into the room, to be replayed and reviewed there."""
    from backroom.cli.records import bring_in, read_text

    console.print(f"table {bring_in(read_text(record), db, server)}", highlight=False)


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's name: the end of its link.")],
    target: Annotated[Path, typer.Argument(help="Where to; the file must not exist.")],
    db: Annotated[Path, typer.Option(help="The room's file; its server may be running.")] = Path("backroom.sqlite3"),
    server: Annotated[str | None, typer.Option(help="The address of a running server.")] = None,
) -> None:
    """Write the record of a finished game."""
    from backroom.cli.records import at_file, at_server

    found = at_file(db, table) if server is None else at_server(server, table)
    with target.open("x", encoding="utf-8") as file:
        file.write(found.text)
    console.print(f"{table} is in {target}.", soft_wrap=True, highlight=False)


@app.command()
def verify(
    record: Annotated[str, typer.Argument(help="A record of a game; with --db or --server, the name of a table.")],
    published: Annotated[str | None, typer.Option(help="The hash that was published before the deal.")] = None,
    db: Annotated[Path | None, typer.Option(help="A room's file; its server may be running.")] = None,
    server: Annotated[str | None, typer.Option(help="The address of a running server.")] = None,
) -> None:
    """Replay a record, every action checked, and verify the seed against the hash published before the deal."""
    from backroom.cli.records import Found, at_file, at_server, read_text, show_verdict

    if server is not None:
        found = at_server(server, record)
    elif db is not None:
        found = at_file(db, record)
    else:
        found = Found(read_text(Path(record)))
    show_verdict(found, published, console)


def main() -> None:
    """What was wrong with the input is said in one line, without a traceback."""
    try:
        app()
    except (BackroomError, OSError) as error:
        Console(stderr=True).print(f"[red]backroom:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        raise SystemExit(2) from None
