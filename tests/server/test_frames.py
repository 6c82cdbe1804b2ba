"""Whole messages are read as the library reads them; anything else is left to it, at the right place in the stream."""

import random

import pytest
from websockets.frames import Frame, Opcode

from backroom.server.frames import Edges, text_of


def said(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4096, 65535])
def test_a_whole_text_message_is_read(length: int) -> None:
    text = random.Random(length).randbytes(length)
    assert text_of(said(Opcode.TEXT, text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        b"\x81\xfe",
        said(Opcode.TEXT, b"x" * 65536),
        said(Opcode.BINARY, b"x"),
        said(Opcode.PING, b"x"),
        said(Opcode.TEXT, b"x", fin=False),
        said(Opcode.TEXT, b"xy")[:-1],
        said(Opcode.TEXT, b"xy") + b"\x81",
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ],
    ids=["nothing", "half a head", "no length", "long", "bytes", "ping", "a part", "cut off", "and more", "not masked"],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert text_of(data) is None


def test_a_stream_in_pieces_is_between_messages_exactly_where_one_ends() -> None:
    chance = random.Random(5)
    messages = [
        [said(Opcode.TEXT, b"x" * 200)],
        [said(Opcode.TEXT, b"x", fin=False), said(Opcode.PING, b""), said(Opcode.CONT, b"y" * 70000)],
        [said(Opcode.BINARY, b"")],
        [said(Opcode.PONG, b"four")],
    ]
    for _ in range(200):
        told = [chance.choice(messages) for _ in range(5)]
        stream = b"".join(frame for message in told for frame in message)
        ends, here = {0}, 0
        for message in told:
            here += sum(map(len, message))
            ends.add(here)
        edges, at = Edges(), 0
        while at < len(stream):
            piece = stream[at : at + chance.choice((1, 2, 3, 9, 150, 30000))]
            edges.follow(piece)
            at += len(piece)
            assert edges.between() == (at in ends)


def test_frames_that_say_nothing_are_counted_where_they_begin() -> None:
    chance = random.Random(6)
    kinds = [
        (said(Opcode.TEXT, b"x" * 200), 0),
        (said(Opcode.BINARY, b""), 1),
        (said(Opcode.TEXT, b"{}"), 1),
        (said(Opcode.TEXT, b'{"type":"ping","n":0}'), 0),
        (said(Opcode.TEXT, b"x", fin=False) + said(Opcode.PING, b"") + said(Opcode.CONT, b"y" * 300), 3),
        (said(Opcode.PONG, b"four"), 1),
    ]
    for _ in range(200):
        told = [chance.choice(kinds) for _ in range(9)]
        stream = b"".join(data for data, _ in told)
        edges, at, small = Edges(), 0, 0
        while at < len(stream):
            piece = stream[at : at + chance.choice((1, 2, 3, 9, 150))]
            small += edges.follow(piece)
            at += len(piece)
        assert small == sum(number for _, number in told)
