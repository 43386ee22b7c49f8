#!/usr/bin/env python3
"""Checks the shuffle of a game that is over, without any of Governor's code.

    curl -s https://SERVER/api/v1/tables/TABLE/shuffle | python3 verify_shuffle.py COMMITMENT
    governor verify --shuffle game.record | python3 verify_shuffle.py

COMMITMENT is what the table showed before the game. Exit code 1 if something does not hold.
How shuffles are made: docs/shuffle.md.
"""

import hashlib
import hmac
import json
import re
import struct
import sys

FAIR = re.compile(r"hmac-[0-9a-f]{58}")


def numbers(seed, salts):
    """The numbers of 32 bits that this seed stands for, without end."""
    key = hmac.new(seed.encode(), b"governor shuffle " + salts.encode(), hashlib.sha256).digest()
    block = 0
    while True:
        yield from struct.unpack(">8I", hmac.new(key, struct.pack(">Q", block), hashlib.sha256).digest())
        block += 1


def below(source, possibilities):
    """One of so many possibilities, each equally likely."""
    unfair = 2**32 % possibilities
    while True:
        product = next(source) * possibilities
        if product % 2**32 >= unfair:
            return product >> 32


def problems(proof, commitment=None):
    """What speaks against a proof, in sentences; none if it holds."""
    seed, salts = proof["seed"], proof["salts"]
    if hashlib.sha256(seed.encode()).hexdigest() != proof["commitment"]:
        yield "The commitment is not the SHA-256 of the seed."
    if commitment and commitment != proof["commitment"]:
        yield "This is not the commitment that the table showed before the game."
    if not FAIR.fullmatch(seed):
        yield "The seed is none for a game between people; its shuffle cannot be checked this way."
        return
    source = numbers(seed, salts)
    for place, draw in enumerate(proof["draws"].split()):
        possibilities, decided = map(int, draw.split(":"))
        if below(source, possibilities) != decided:
            yield f"Draw {place + 1}, {draw}, does not follow from the seed and the salts."
            return


def main():
    proof = json.load(sys.stdin)
    found = list(problems(proof, sys.argv[1] if len(sys.argv) > 1 else None))
    for sentence in found:
        print(sentence)
    if found:
        sys.exit(1)
    count = len(proof["draws"].split())
    print(f"The shuffle holds: all {count} draws follow from the seed and the salts.")


if __name__ == "__main__":
    main()
