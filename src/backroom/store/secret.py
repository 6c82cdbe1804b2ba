"""The secret that makes a seat somebody's. The store knows only its hash, and compares in constant time."""

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

from backroom.core.errors import Malformed

SHORTEST: Final = 32
LONGEST: Final = 64
OWN: Final = re.compile("[A-Za-z0-9_-]+")


def new_secret() -> str:
    """192 bits, as text that fits into a link."""
    return secrets.token_urlsafe(24)


def check_secret(secret: str) -> str:
    """One that a client has made itself, so that it can ask again for what it may have been given."""
    if not SHORTEST <= len(secret) <= LONGEST or not OWN.fullmatch(secret):
        raise Malformed(f"expected a secret of {SHORTEST} to {LONGEST} letters, digits, - and _, drawn at random")
    return secret


def fingerprint(secret: str) -> bytes:
    """SHA-256; a secret has no need of salt or slowness, for it cannot be guessed."""
    return sha256(secret.encode()).digest()


def seat_of(secret: str, seats: dict[int, bytes]) -> int | None:
    """The seat this secret opens, found in the same time whichever it is."""
    shown = fingerprint(secret)
    found: int | None = None
    for seat, kept in seats.items():
        if hmac.compare_digest(shown, kept):
            found = seat
    return found
