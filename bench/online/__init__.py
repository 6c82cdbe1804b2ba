"""This server, every action synced, beside boardgame.io in memory: the same load client, in the same run."""
