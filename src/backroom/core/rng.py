"""Chance: xoshiro128++ (Blackman and Vigna, 2019), the same numbers pure and compiled, today and in ten years.

Four 32-bit words are held in 64-bit integers. A seed has 128 bits and every seed gives another sequence: the words
of the seed are mixed by a bijection (the finaliser of MurmurHash3), each one into the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.core.bits import shl
from backroom.core.errors import Malformed

WORD: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


class Rng:
    def __init__(self, seed: int) -> None:
        if seed < 0 or seed.bit_length() > SEED_BITS:
            raise Malformed(f"expected a seed of 0 to {SEED_BITS} bits, got {seed}")
        self._a: i64 = _mix(0x9E3779B9 ^ (seed & WORD))
        self._b: i64 = _mix(self._a ^ ((seed >> 32) & WORD))
        self._c: i64 = _mix(self._b ^ ((seed >> 64) & WORD))
        self._d: i64 = _mix(self._c ^ ((seed >> 96) & WORD))
        if self._a | self._b | self._c | self._d == 0:
            self._a = 1  # the one state the generator cannot leave

    def word(self) -> i64:
        """The next 32 bits."""
        total: i64 = (self._a + self._d) & WORD
        result: i64 = (_rotate(total, 7) + self._a) & WORD
        shifted: i64 = shl(self._b, 9) & WORD
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= shifted
        self._d = _rotate(self._d, 11)
        return result

    def below(self, n: i64) -> i64:
        """A number in 0..n-1 for n up to 2**31, all equally likely (Lemire: unequal leftovers are drawn again)."""
        product: i64 = self.word() * n
        if product & WORD < n:
            unfair: i64 = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """In place, every order equally likely (Fisher and Yates)."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def fork(self) -> "Rng":
        """A generator of its own, so that whoever holds it cannot foresee this one."""
        return Rng(int(self.word()) + int(self.word()) * 2**32 + int(self.word()) * 2**64 + int(self.word()) * 2**96)

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._d = self._d
        return twin


def _rotate(word: i64, places: i64) -> i64:
    return (shl(word, places) & WORD) | (word >> (32 - places))


def _mix(word: i64) -> i64:
    """A bijection on 32-bit words in which every bit reaches every other."""
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & WORD
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)
