"""`python -m bench.online [--seconds S] [--repeats N]`: only the servers, printed."""

from argparse import ArgumentParser

from bench.online.measure import measure, page

parser = ArgumentParser(prog="bench.online", description=__doc__)
parser.add_argument("--seconds", type=float, default=8.0)
parser.add_argument("--repeats", type=int, default=3)
asked = parser.parse_args()
print("\n".join(page(measure(asked.seconds, asked.repeats))))
