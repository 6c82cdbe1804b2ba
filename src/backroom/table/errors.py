"""What a table says no to.

* BackroomError
  - Refusal             an answer that was not taken, with the rule where one forbids it; nothing has changed
  - Malformed
    + BadJournal        entries that do not make a table
"""

from backroom.core.errors import BackroomError, Malformed


class Refusal(BackroomError):
    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason if rule is None else f"{reason} (rule {rule})")
        self.reason = reason
        self.rule = rule


class BadJournal(Malformed):
    pass
