"""The secret that makes a seat somebody's. The store knows only its hash, and compares in constant time."""

import hmac
import secrets
from hashlib import sha256


def new_secret() -> str:
    """192 bits, as text that fits into a link."""
    return secrets.token_urlsafe(24)


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
