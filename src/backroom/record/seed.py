"""A fair deal, provably: the hash of the seed is published before the deal, the seed itself after the game."""

from hashlib import sha256
from typing import Final

from backroom.core.errors import BadRecord
from backroom.core.rng import SEED_BITS

DIGITS: Final = SEED_BITS // 4


def seed_text(seed: int) -> str:
    """32 hexadecimal digits."""
    return f"{seed:0{DIGITS}x}"


def read_seed(text: str) -> int:
    if len(text) != DIGITS or set(text) - set("0123456789abcdef"):
        raise BadRecord(f"expected a seed of {DIGITS} hexadecimal digits, got {text!r}")
    return int(text, 16)


def commitment(seed: int) -> str:
    """The SHA-256 of the seed's text: tells nothing of the deal, and fits no other seed."""
    return sha256(seed_text(seed).encode()).hexdigest()


def verify_seed(seed: int, published: str) -> None:
    if commitment(seed) != published:
        raise BadRecord(f"expected a seed whose hash is {published}, got one whose hash is {commitment(seed)}")
