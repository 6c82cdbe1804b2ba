"""What can go wrong on purpose.

* BackroomError
  - Malformed           it is not what it claims to be; nothing was tried
    + UnknownGame       no game of that name
    + BadSeats          a number of seats the game does not play with
    + BadOption         an option or a value the game does not have
    + BadAction         a text or number that names no action
    + BadData           a data file that breaks its own rules
    + BadRecord         a record that is cut short, edited or of other rules
      . OtherRules      sound, and of a version of the rules that is not played here
  - IllegalAction       the rules forbid it; carries the number of the rule
  - TooManyWorlds       a list was asked for where only samples are possible
"""


class BackroomError(Exception):
    """Base class of every error raised on purpose."""


class Malformed(BackroomError):
    pass


class UnknownGame(Malformed):
    pass


class BadSeats(Malformed):
    pass


class BadOption(Malformed):
    pass


class BadAction(Malformed):
    pass


class BadData(Malformed):
    pass


class BadRecord(Malformed):
    pass


class OtherRules(BadRecord):
    pass


class IllegalAction(BackroomError):
    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} (rule {rule})")
        self.rule = rule
        self.reason = reason


class TooManyWorlds(BackroomError):
    pass
