"""The room on the net: tables that are live, and the people, watchers and bots at them."""
