"""Requests of the batch protocol as bytes; docs/batch-protocol.md has them one by one."""

import struct

import numpy

(HELLO, SPACES, CREATE, RESET, STEP, ACT, START, COPY, IMAGINE, SAVE, LOAD, OBSERVE, TEXT, CLOSE,
 SHARE, BIND, REFUSAL) = range(17)

OBSERVATIONS, MASKS, RESTARTS = 1, 2, 4
POSITION, QUESTION, CHOICES, POINTS = range(4)


def text(words):
    encoded = words.encode("utf-8")
    return struct.pack("<i", len(encoded)) + encoded


def integers(numbers):
    return struct.pack("<i", len(numbers)) + numpy.asarray(numbers, "<i4").tobytes()


def request(operation, form="", *numbers):
    return struct.pack("<b" + form, operation, *numbers)
