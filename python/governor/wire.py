"""Requests of the batch protocol as bytes; docs/batch-protocol.md has them one by one."""

import struct

import numpy

from .problems import Refused

(HELLO, SPACES, CREATE, RESET, STEP, ACT, START, COPY, IMAGINE, SAVE, LOAD, OBSERVE, TEXT, CLOSE,
 SHARE, BIND, REFUSAL, SET_UP) = range(18)

OBSERVATIONS, MASKS, RESTARTS = 1, 2, 4
POSITION, QUESTION, CHOICES, POINTS, LINE = range(5)
PUBLIC, EVERYTHING = -1, -2


def text(words):
    if not isinstance(words, str):
        raise Refused(f"A text is needed here, not {words!r}.")
    encoded = words.encode("utf-8")
    return struct.pack("<i", len(encoded)) + encoded


def integers(numbers):
    return struct.pack("<i", len(numbers)) + numpy.asarray(numbers, "<i4").tobytes()


def request(operation, form="", *numbers):
    return struct.pack("<b" + form, operation, *numbers)
