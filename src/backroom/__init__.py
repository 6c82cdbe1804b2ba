"""Backroom: five crime and spy games, their rules, bots, tables and server."""

import os

__version__ = "0.1.0"

if os.environ.get("BACKROOM_PURE", "0") not in ("", "0"):
    from backroom import pure

    pure.prefer_source()
