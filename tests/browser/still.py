"""A server on which nobody moves but the people: bots think for hours, and nobody is missed."""

from backroom.server.absence import Patience
from tests.browser.own_server import run

HOURS = 10_000.0

if __name__ == "__main__":
    run(Patience(away=HOURS, empty=HOURS), (HOURS, HOURS))
