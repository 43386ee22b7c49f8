"""Steps a processor second, as a table: python3 -m governor.speed

Random legal actions are picked in numpy, and their cost is included; so is a helper's processor time.
Each game has a process of its own, as most programs play one game only.
"""

import argparse
import subprocess
import sys
import time

import numpy

from .batch import Batch
from .helper import Helper
from .problems import Refused

CONFIGS = ("sanjuan:2e players=4", "puertorico players=4")
SIZES = (1, 64, 1024)
# What, whether with observations and masks, where it runs, against whom.
WAYS = (
    ("inside", True, "inside", ()),
    ("inside, lists only", False, "inside", ()),
    ("helper process", True, "process", ()),
    ("own steps against greedy", True, "inside", ("greedy",)),
)
LOOKS = "copies imagined deals"
ROUNDS = 3


class Progress:
    """Says on standard error what is being measured: on a terminal in one line, else in a line each."""

    def __init__(self, stream, parts):
        self.stream, self.parts, self.done = stream, parts, 0
        self.begin, self.end = ("\r\033[K", "") if stream.isatty() else ("", "\n")

    def now(self, what):
        self.done += 1
        self.stream.write(f"{self.begin}{self.done} of {self.parts}: {what}{self.end}")
        self.stream.flush()

    def clear(self):
        """Makes room for a row of the table, which may go to the same terminal."""
        self.stream.write(self.begin)
        self.stream.flush()


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


def row(config, what, full, way, opponents, seconds, progress):
    cells = []
    for size in SIZES:
        progress.now(f"{config}, {what}, N={size}")
        engine = Helper() if way == "process" else "inside"
        with Batch(config, size, observations=full, masks=full, opponents=opponents,
                   engine=engine) as batch:
            cells.append(f"{measure(batch, engine, seconds):>14,.0f}")
        if way == "process":
            engine.close()
    progress.clear()
    print(f"{config:22} {what:28}" + "".join(cells), flush=True)


def ahead(config, seconds, progress):
    """Copies and imagined deals, 1024 in a call."""
    with Batch(config, 1024, observations=False, masks=False) as batch:
        generator = numpy.random.default_rng(1)
        for _ in range(60):
            batch.step(batch.random_actions(generator))
        games = list(range(1, 1024))
        for what, call in (("copies", lambda: batch.copy(0, games)), ("imagined deals", batch.imagine)):
            progress.now(f"{config}, {what}")
            start, done = time.process_time(), 0
            while time.process_time() - start < 2 * seconds:
                call()
                done += 1024
            speed = done / (time.process_time() - start)
            progress.clear()
            print(f"{config:22} {what:28}" + " " * 28 + f"{speed:>14,.0f}", flush=True)


def main(words=None):
    parser = argparse.ArgumentParser(prog="python3 -m governor.speed", description=__doc__)
    parser.add_argument("configs", nargs="*", default=CONFIGS, metavar="CONFIG")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds of one round (2)")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    parser.add_argument("--headless", action="store_true", help=argparse.SUPPRESS)
    wished = parser.parse_args(words)
    if not 0 < wished.seconds < float("inf"):
        parser.error("--seconds takes a number above 0")
    if not any(wished.only in what for what in [way[0] for way in WAYS] + [LOOKS]):
        parser.error(f'no row has "{wished.only}" in its name')
    if not wished.headless:
        print(f"{'steps a processor second':51}" + "".join(f"{f'N={size}':>14}" for size in SIZES), flush=True)
    if len(wished.configs) > 1:
        return apart(wished)
    try:
        one(wished.configs[0], wished)
    except Refused as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 2
    return 0


def apart(wished):
    """Each game in a process of its own: the JVM compiles what it has seen, and two games are more to see."""
    for config in wished.configs:
        words = [config, "--headless", "--seconds", str(wished.seconds), "--only", wished.only]
        code = subprocess.run([sys.executable, "-m", "governor.speed", *words], check=False).returncode
        if code != 0:
            return code
    return 0


def one(config, wished):
    rows = [way for way in WAYS if wished.only in way[0]]
    looks = wished.only in LOOKS
    progress = Progress(sys.stderr, len(rows) * len(SIZES) + 2 * looks)
    for what, full, way, opponents in rows:
        row(config, what, full, way, opponents, wished.seconds, progress)
    if looks:
        ahead(config, wished.seconds, progress)


if __name__ == "__main__":
    sys.exit(main())
