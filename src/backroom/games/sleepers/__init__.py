"""Sleeper Cells, a game of spies, trade and dice on a map of the world. Rules: docs/rules/sleepers.md."""
