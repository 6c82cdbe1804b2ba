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
from backroom.cli.arena import show_standings
from backroom.cli.bot_names import bots_of
from backroom.cli.getaway import show_race
from backroom.cli.help import PlainCommand
from backroom.cli.play import play_in_terminal
from backroom.core.errors import BackroomError, BadOption
from backroom.core.option import Option
from backroom.games import GAMES, find
from backroom.lab.arena import contest
from backroom.lab.race import find_level

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # its boxes leave no room for words in a terminal of 80 columns
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


@app.command(cls=PlainCommand)
def games() -> None:
    """List the games, their options and their bots."""
    for name in GAMES:
        game = find(name)
        console.print(f"[bold]{name}[/]  {game.title}, {game.how_many()} players, by {game.credits}")
        console.print(f"  bots: {bots_of(name)}")
        for option in game.schema:
            console.print(f"  {option.name}: {_choices(option)}. {option.meaning} ({option.ruling})")


def _choices(option: Option) -> str:
    """What may be chosen, the default first and marked as such."""
    others = [value for value in option.values or option.examples if value != option.default]
    between = ", " if option.values else ", or for instance "
    return f"[bold]{option.default}[/] (default)" + (between if others else "") + ", ".join(others)


@app.command(cls=PlainCommand)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `backroom games`.")],
    seats: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=99, help="How many play, you among them.")] = 4,
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help="Who plays the other seats; by default the best there is.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A rule of the house: see `backroom games`; may be given again."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="32 hexadecimal digits: deal this game again.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the game here.")] = None,
) -> None:
    """Play a game against bots in the terminal."""
    play_in_terminal(find(game, _options(option or [])), seats, bot, seed, save, console)


@app.command(cls=PlainCommand)
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `backroom games`.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT", help="A bot for each seat: `greedy random random`, or your own as `mymodule:MyBot`."
        ),
    ],
    games: Annotated[
        int, typer.Option(metavar="NUMBER", min=1, max=1_000_000, help="How many; players change seats after each.")
    ] = 200,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="A rule of the house: see `backroom games`; may be given again."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same games.")] = 1,
) -> None:
    """Let bots play each other and say who wins."""
    show_standings(contest(find(game, _options(option or [])), bots, games, seed), console)


@app.command(name="race", cls=PlainCommand)
def race_rounds(
    teams: Annotated[str, typer.Option(metavar="TEAMS", help="Robbers and police: 1v1 to 4v4, 2v3.")] = "2v2",
    rounds: Annotated[int, typer.Option(metavar="NUMBER", help="How many rounds, each from a fresh deal.")] = 3000,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL", help="How they play: exact, noisy, level1, level2 or level3.")
    ] = "exact",
    police: Annotated[str | None, typer.Option(metavar="LEVEL", help="How the police play, if otherwise.")] = None,
    pace: Annotated[
        int, typer.Option(metavar="PERCENT", help="How long the robbers take, if the police take 100.")
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER", help="The same seed gives the same rounds.")] = 1,
) -> None:
    """Race rounds of Getaway without a clock. Says how the cards are balanced."""
    show_race(teams, rounds, find_level(bots), find_level(police or bots), pace, seed, console)


@app.command(cls=PlainCommand)
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Which address to listen on; 0.0.0.0 lets the whole network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="Which port to listen on.")] = 8000,
    db: Annotated[Path, typer.Option(metavar="FILE", help="The one file in which everything is kept.")] = Path(
        "backroom.sqlite3"
    ),
    bot_delay: Annotated[float, typer.Option(metavar="SECONDS", help="About how long a bot takes to answer.")] = 0.7,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page where there is a desktop.")
    ] = False,
    trust_proxy: Annotated[
        bool,
        typer.Option("--trust-proxy", help="A proxy on this machine stands before this: it says who calls."),
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="The address or network of a proxy elsewhere that stands before this; may be given again.",
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            envvar="BACKROOM_ALLOW_HOST",
            help="Another name this server answers to, as games.example.org; may be given again.",
        ),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="TOKEN",
            envvar="BACKROOM_METRICS_TOKEN",
            help="Who brings this as a bearer token may read /api/metrics from elsewhere.",
        ),
    ] = None,
    log: Annotated[
        Literal["text", "json"], typer.Option(metavar="text|json", help="How to write what happens to stderr.")
    ] = "text",
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


@app.command(cls=PlainCommand)
def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="Where to; the file must not exist.")],
    db: Annotated[Path, typer.Option(metavar="FILE", help="The room's file; its server may be running.")] = Path(
        "backroom.sqlite3"
    ),
) -> None:
    """Copy the room's file, whole and sound, while it is played in."""
    from backroom.store.backup import back_up

    back_up(db, target)
    console.print(f"{db} is in {target}.", soft_wrap=True, highlight=False)


@app.command(cls=PlainCommand)
def restore(
    backup: Annotated[Path, typer.Argument(metavar="BACKUP", help="A copy that `backroom backup` has made.")],
    db: Annotated[Path, typer.Option(metavar="FILE", help="The room's file; no server may have it open.")] = Path(
        "backroom.sqlite3"
    ),
) -> None:
    """Go back to a backup. What was there is kept under another name."""
    from backroom.store.restore import restore as put_back

    aside = put_back(backup, db)
    console.print(f"{db} is now as it was in {backup}.", soft_wrap=True, highlight=False)
    if aside is not None:
        console.print(f"What was there before is kept as {aside}.", soft_wrap=True, highlight=False)


@app.command(cls=PlainCommand)
def doctor(
    db: Annotated[Path, typer.Option(metavar="FILE", help="The room's file.")] = Path("backroom.sqlite3"),
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address it is to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="The port it is to listen on.")] = 8000,
) -> None:
    """Look over what serving needs: file, disk, port, build, clock. Ends with 1 if something is missing."""
    from backroom.cli.doctor import examine

    raise typer.Exit(examine(db, host, port, console))


@app.command(name="import", cls=PlainCommand)
def import_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of a finished game.")],
    db: Annotated[Path, typer.Option(metavar="FILE", help="The room's file, if no server has it open.")] = Path(
        "backroom.sqlite3"
    ),
    server: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A running server instead, as http://127.0.0.1:8000.")
    ] = None,
) -> None:
    """Bring in a game that was played elsewhere. It can be replayed and reviewed in the room."""
    from backroom.cli.records import bring_in, read_text

    console.print(f"table {bring_in(read_text(record), db, server)}", highlight=False)


@app.command(cls=PlainCommand)
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's name: the end of its link.")],
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="Where to; the file must not exist.")],
    db: Annotated[Path, typer.Option(metavar="FILE", help="The room's file; its server may be running.")] = Path(
        "backroom.sqlite3"
    ),
    server: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A running server instead, as http://127.0.0.1:8000.")
    ] = None,
) -> None:
    """Write the record of a finished game."""
    from backroom.cli.records import at_file, at_server, write_text

    found = at_file(db, table) if server is None else at_server(server, table)
    write_text(target, found.text)
    console.print(f"{table} is in {target}.", soft_wrap=True, highlight=False)


@app.command(cls=PlainCommand)
def verify(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record of a game; with --db or --server, the name of a table.")
    ],
    published: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash that was published before the deal.")
    ] = None,
    db: Annotated[Path | None, typer.Option(metavar="FILE", help="A room's file; its server may be running.")] = None,
    server: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A running server instead, as http://127.0.0.1:8000.")
    ] = None,
) -> None:
    """Replay a record and check every action. Its seed is checked against the hash published before the deal."""
    from backroom.cli.records import at_file, at_server, in_text, show_verdict

    if server is not None:
        found = at_server(server, record)
    elif db is not None:
        found = at_file(db, record)
    else:
        found = in_text(record)
    show_verdict(found, published, console)


def main() -> None:
    """What was wrong with the input is said in one line, without a traceback."""
    try:
        app()
    except (BackroomError, OSError) as error:
        Console(stderr=True).print(f"[red]backroom:[/] {escape(_plain(error))}", highlight=False, soft_wrap=True)
        raise SystemExit(2) from None


def _plain(error: BackroomError | OSError) -> str:
    """Without the number that a system has for it."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)
