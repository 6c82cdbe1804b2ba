"""`python -m backroom` is the `backroom` command."""

from backroom.cli.main import main

main()
