"""`python -m bench.online [--repeats N]`: only the servers, printed."""

from argparse import ArgumentParser

from bench.online.measure import measure, page

parser = ArgumentParser(prog="bench.online", description=__doc__)
parser.add_argument("--repeats", type=int, default=5)
print("\n".join(page(measure(parser.parse_args().repeats))))
