"""What is known of the cards of a race besides where they lie: when each seat laid its last, how many came back."""


class Tosses:
    """Of one round; another begins anew."""

    def __init__(self) -> None:
        self.round = 0
        self.last: dict[int, int] = {}  # by seat, the house's time at which its last card counted
        self.back: dict[int, int] = {}  # by seat, how many came back

    def follow(self, round: int) -> None:
        if round != self.round:
            self.round = round
            self.last = {}
            self.back = {}

    def land(self, seat: int, time: int) -> None:
        self.last[seat] = time

    def bounce(self, seat: int) -> None:
        self.back[seat] = self.back.get(seat, 0) + 1
