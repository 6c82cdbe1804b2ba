"""The `backroom` command."""
