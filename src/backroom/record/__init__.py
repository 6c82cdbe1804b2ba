"""A game as text: what was played, in order, from which seed; enough to play it again exactly."""
