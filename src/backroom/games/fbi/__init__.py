"""FBI, a game of sealed choices and bidding. Rules: docs/rules/fbi.md."""
