"""Where bots are compared."""
