"""What was written into a journal when more was allowed is shown as it was, and closes no table."""

import pytest

from backroom.table.entry import AnyEntry, Joined, Player, Wished, decode, encode
from backroom.table.names import BadName, settle_line, settle_name
from backroom.table.opening import open_table
from backroom.table.snapshot import revive, snap
from backroom.table.table import load
from backroom.table.wish import Begin, Chat, Rename

OLD = "A\u0489\u0489\u0489\u0489"
WIDE = "\ufdfd"
BARE_MARKS = "\u0301\u200d"


def journal() -> list[AnyEntry]:
    """Somebody opened the table under such a name, somebody joined, took another, and spoke."""
    opened = open_table("fbi", {}, (Player(name=OLD), None, None), 7, begun=False)
    return [
        opened,
        Joined(at=1, guest=3, seat=1, name=WIDE),
        Wished(at=2, guest=3, wish=Rename(key="r", name=BARE_MARKS)),
        Wished(at=3, guest=3, wish=Chat(key="c", text=OLD)),
        Wished(at=4, guest=0, wish=Begin(key="b")),
    ]


def test_none_of_it_would_be_written_now() -> None:
    for name in (OLD, WIDE, BARE_MARKS):
        with pytest.raises(BadName):
            settle_name(name)
    with pytest.raises(BadName):
        settle_line(OLD)


def test_a_table_comes_back_with_the_names_it_had() -> None:
    written = [decode(encode(entry)) for entry in journal()]
    table = load(written)
    assert [player.name for player in table.players if player is not None][:2] == [OLD, BARE_MARKS]
    assert table.stage() == "playing"
    again = revive(written[0], snap(load(written[:3])), written[3:])
    assert snap(again) == snap(table)
