"""Getaway, a race without turns between robbers and police. Rules: docs/rules/getaway.md."""
