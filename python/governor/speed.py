"""Steps a processor second, as a table: python3 -m governor.speed

Random legal actions are picked in numpy, and their cost is included; so is a helper's processor time.
"""

import argparse
import sys
import time

import numpy

from .batch import Batch
from .helper import Helper

CONFIGS = ("sanjuan:2e players=4", "puertorico players=4")
SIZES = (1, 64, 1024)
# What, whether with observations and masks, where it runs, against whom.
WAYS = (
    ("inside", True, "inside", ()),
    ("inside, lists only", False, "inside", ()),
    ("helper process", True, "process", ()),
)
ROUNDS = 3


def clock(engine):
    used = engine.processor_seconds() if isinstance(engine, Helper) else 0.0
    return time.process_time() + used


def measure(batch, engine, seconds):
    """Warms up, then the median of some rounds: steps a processor second."""
    generator = numpy.random.default_rng(1)
    draws = generator.random((64, batch.size), numpy.float32)
    rows = numpy.arange(batch.size)
    found = []
    turn = 0
    for number in range(-2, ROUNDS):
        steps, begin, start = 0, time.process_time(), clock(engine)
        while time.process_time() - begin < (seconds if number >= 0 else 2 * seconds):
            for _ in range(64 if batch.size <= 64 else 8):
                places = (draws[turn & 63] * batch.counts).astype(numpy.intp)
                batch.step(batch.legal[rows, places])
                turn += 1
                steps += batch.size
        if number >= 0:
            found.append(steps / (clock(engine) - start))
    return sorted(found)[ROUNDS // 2]


def row(config, what, full, way, opponents, seconds, sizes=SIZES):
    cells = []
    for size in sizes:
        engine = Helper() if way == "process" else "inside"
        with Batch(config, size, observations=full, masks=full, opponents=opponents,
                   engine=engine) as batch:
            cells.append(f"{measure(batch, engine, seconds):>14,.0f}")
        if way == "process":
            engine.close()
    print(f"{config:22} {what:28}" + "".join(cells), flush=True)


def ahead(config, seconds):
    """Copies and imagined deals, 1024 in a call."""
    with Batch(config, 1024, observations=False, masks=False) as batch:
        generator = numpy.random.default_rng(1)
        for _ in range(60):
            batch.step(batch.random_actions(generator))
        games = list(range(1, 1024))
        for what, call in (("copies", lambda: batch.copy(0, games)), ("imagined deals", batch.imagine)):
            start, done = time.process_time(), 0
            while time.process_time() - start < 2 * seconds:
                call()
                done += 1024
            speed = done / (time.process_time() - start)
            print(f"{config:22} {what:28}" + " " * 28 + f"{speed:>14,.0f}", flush=True)


def main(words=None):
    parser = argparse.ArgumentParser(prog="python3 -m governor.speed", description=__doc__)
    parser.add_argument("configs", nargs="*", default=CONFIGS, metavar="CONFIG")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds of one round (2)")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    wished = parser.parse_args(words)
    print(f"{'steps a processor second':51}" + "".join(f"{f'N={size}':>14}" for size in SIZES))
    for config in wished.configs or CONFIGS:
        for what, full, way, opponents in WAYS:
            if wished.only in what:
                row(config, what, full, way, opponents, wished.seconds)
        if wished.only in "against greedy":
            row(config, "own steps against greedy", True, "inside", ("greedy",), wished.seconds)
        if wished.only in "copies imagined deals":
            ahead(config, wished.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
