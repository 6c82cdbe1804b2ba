"""Inkognito, a game of secret shows between two. Rules: docs/rules/inkognito.md."""
