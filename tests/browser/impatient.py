"""A server on which a bot stands in for a leaver almost at once."""

from backroom.server.absence import Patience
from tests.browser.own_server import run

if __name__ == "__main__":
    run(Patience(away=0.5, empty=60.0))
