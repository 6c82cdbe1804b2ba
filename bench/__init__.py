"""How fast the engine is, beside what else could be used: `make bench`."""
