"""What can go wrong with a file of journals.

* BackroomError
  - StoreError
    + NotAJournal       the file is something else, or made by a newer Backroom
    + TornJournal       the file was ours and is damaged
    + StrayLog          the log beside the file is another file's
    + NotNow            it cannot be read at the moment, for want of room or files; it may well be sound
      . LockedOut       another program keeps it locked
    + InUse             another server has it open
    + NoTable           no table of that name
    + Taken             somebody else has appended to this table: we are not its owner
    + NotWritten        the disk did not take it; nothing has changed
      . Unwritten       and it is certain that nothing of it was: whoever asked may ask again
        - NoRoom        the disk is full, or a quota is
        - Locked        another program keeps the file to itself
        - Displaced     the file is not where it was
"""

from backroom.core.errors import BackroomError


class StoreError(BackroomError):
    pass


class NotAJournal(StoreError):
    pass


class TornJournal(StoreError):
    pass


class StrayLog(StoreError):
    pass


class NotNow(StoreError):
    pass


class LockedOut(NotNow):
    pass


class InUse(StoreError):
    pass


class NoTable(StoreError):
    pass


class Taken(StoreError):
    pass


class NotWritten(StoreError):
    pass


class Unwritten(NotWritten):
    pass


class NoRoom(Unwritten):
    pass


class Locked(Unwritten):
    pass


class Displaced(Unwritten):
    pass
