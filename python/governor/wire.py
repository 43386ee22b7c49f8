"""Requests of the batch protocol as bytes; docs/batch-protocol.md has them one by one."""

import struct

import numpy

from .problems import Refused

(HELLO, SPACES, CREATE, RESET, STEP, ACT, START, COPY, IMAGINE, SAVE, LOAD, OBSERVE, TEXT, CLOSE,
 SHARE, BIND, REFUSAL, SET_UP) = range(18)

OBSERVATIONS, MASKS, RESTARTS = 1, 2, 4
POSITION, QUESTION, CHOICES, POINTS, LINE = range(5)
PUBLIC, EVERYTHING = -1, -2
LIMIT = 1 << 31


def text(words):
    if not isinstance(words, str):
        raise Refused(f"A text is needed here, not {words!r}.")
    encoded = words.encode("utf-8")
    return struct.pack("<i", len(encoded)) + encoded


def integers(numbers):
    """A list of numbers of games; a fraction, or a number that would be cut off, is refused."""
    found = numpy.asarray(numbers).ravel()
    if not whole(found):
        raise Refused(f"Games are whole numbers that are not too large, not {numbers!r}.")
    return struct.pack("<i", len(found)) + found.astype("<i4").tobytes()


def whole(numbers):
    """Whether an array holds whole numbers of 32 bits; an empty one does."""
    if numbers.size == 0 or numbers.dtype.char in "bBhHi":
        return True
    return numbers.dtype.kind in "iu" and -LIMIT <= numbers.min() and numbers.max() < LIMIT


def request(operation, form="", *numbers):
    return struct.pack("<b" + form, operation, *numbers)
