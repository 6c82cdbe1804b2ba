"""Criminals, a game of live accusations and talk. Rules: docs/rules/criminals.md."""
