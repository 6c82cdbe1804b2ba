"""`python -m bench [--write FILE] [--seconds S] [--repeats N]`: measure, print, and write the page."""

from argparse import ArgumentParser, BooleanOptionalAction
from pathlib import Path

from bench import engine, openspiel
from bench.clock import rates, stay_on_one_core
from bench.online import measure as online
from bench.report import Goal, facts, ratios, table

FBI = "Backroom fbi, native playouts"
SPIES = "Backroom sleepers, native playouts"
DRIVEN = "Backroom fbi, driven from Python"
CLONES = "Backroom fbi, states cloned"
WORLDS = "Backroom fbi, worlds sampled"
INKOGNITO = "Backroom inkognito, native playouts"
CRIMINALS = "Backroom criminals, {} players, {}, native playouts"
BELIEFS = "Backroom criminals, 9 players, beliefs"
GETAWAY = "Backroom getaway, native playouts"
RACES = "Backroom getaway, rounds raced"

GOALS = [
    Goal(
        "native playouts, at least 1.3 times OpenSpiel's spades rollouts", FBI, "OpenSpiel spades, native rollouts", 1.3
    ),
    Goal(
        "native playouts, beside OpenSpiel's hearts rollouts (1 or more)", FBI, "OpenSpiel hearts, native rollouts", 1.0
    ),
    Goal("Sleeper Cells, at least OpenSpiel's hearts rollouts", SPIES, "OpenSpiel hearts, native rollouts", 1.0),
    Goal(
        "Inkognito, native playouts, at least as fast as OpenSpiel's hearts rollouts",
        INKOGNITO,
        "OpenSpiel hearts, native rollouts",
        1.0,
    ),
    Goal(
        "getaway: native playouts, at least OpenSpiel's hearts rollouts",
        GETAWAY,
        "OpenSpiel hearts, native rollouts",
        1.0,
    ),
    Goal("getaway: rounds raced, at least 3,000 per second", RACES, "", 3_000),
    Goal(
        "driven from Python, at least 3 times OpenSpiel's hearts", DRIVEN, "OpenSpiel hearts, driven from Python", 3.0
    ),
    Goal("worlds sampled, at least 500,000 per second", WORLDS, "", 500_000),
    *(
        Goal(
            f"criminals, {seats} players, {timing}: native playouts, at least OpenSpiel's hearts rollouts",
            CRIMINALS.format(seats, timing),
            "OpenSpiel hearts, native rollouts",
            1.0,
        )
        for timing in ("live", "ballots")
        for seats in (4, 9)
    ),
    Goal("criminals, 9 players: beliefs, at least 200 per second", BELIEFS, "", 200),
    Goal("a clone in less than 1.5 microseconds: at least 666,667 per second", CLONES, "", 666_667),
]


def main() -> None:
    parser = ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--write", type=Path, help="also write the page here")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--online", action=BooleanOptionalAction, default=True, help="the servers too")
    asked = parser.parse_args()
    stay_on_one_core()
    games = ("hearts", "spades")
    subjects = [
        engine.native("fbi"),
        engine.native("inkognito"),
        *(engine.criminals(timing, seats) for timing in ("live", "ballots") for seats in (4, 9)),
        *engine.getaway(),
        engine.native("sleepers"),
        *(openspiel.native(name) for name in games),
        engine.driven(),
        *(openspiel.driven(name) for name in games),
        *engine.operations(),
        engine.inkognito_worlds(),
        engine.beliefs(9),
        engine.assignments(9),
        *engine.operations("sleepers"),
        openspiel.clones("hearts"),
        openspiel.samples("hearts"),
    ]
    measured = rates(subjects, asked.seconds, asked.repeats)
    page = [
        "# Benchmarks",
        "",
        "Random play with 4 players beside OpenSpiel's hearts and spades, in one run. A decision is one action of one",
        "seat. FBI plays forced second-pass arrests by itself, Inkognito a series' last locations, and neither counts",
        "them; OpenSpiel counts every card. Random players of Inkognito call early: a game has about 19 decisions.",
        "Sleeper Cells ends after 160 turns.",
        "Criminals is played at random with talk, and with the house calling time at random.",
        "Made by `make bench`.",
        "",
        *facts(asked.seconds, asked.repeats),
        "",
        *ratios(measured, GOALS),
        "",
        *table(measured),
        "",
    ]
    if asked.online:
        page += online.page(online.measure(5))
    print("\n".join(page))
    if asked.write:
        asked.write.write_text("\n".join(page), "utf-8")


if __name__ == "__main__":
    main()
