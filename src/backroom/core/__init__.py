"""The contract every game fulfils: Game, State, View, Worlds, and the small words they share."""
