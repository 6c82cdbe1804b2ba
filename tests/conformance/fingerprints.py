"""Prints what this build makes of one game of each case: see `test_both_builds_tell_the_same_games`."""

from tests.conformance.cases import CASES
from tests.conformance.test_records import fingerprint, played

if __name__ == "__main__":
    for case in CASES:
        print(fingerprint(played(case, seed=32)))
