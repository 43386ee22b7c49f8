"""A network that was trained outside Governor as a player of its arena:

    python3 examples/train.py --seconds 300 --save weights.npz
    governor arena "puertorico players=2" "exec:python3 examples/net_player.py weights.npz" greedy --games 200

Reads a position a line (docs/protocol.md, "Bots"), sets it up in a batch, tries every legal action in an imagined
world and answers with the one whose value is best. For a network of your own, in whatever library or form (ONNX,
PyTorch, JAX), replace `Network` in train.py, or the line that asks it.
"""

import json
import sys

import numpy

import governor
from train import Network, Scales

MOST = 64  # legal actions at once


class NetPlayer:
    """Chooses as examples/train.py does when it explores nothing."""

    def __init__(self, path):
        self.network = Network.load(path)
        self.batches = {}

    def batch(self, config, seat):
        """Games in which the others are played by greedy; place 0 is the position, the rest look ahead."""
        key = config, seat
        if key not in self.batches:
            self.batches[key] = governor.Batch(config, 1 + MOST, opponents="greedy", seat=seat)
        return self.batches[key]

    def choose(self, config, seat, position):
        """The words of an action."""
        batch = self.batch(config, seat)
        batch.set_up(0, position)
        count = int(batch.counts[0])
        scales, before = Scales(batch.spaces), batch.observations[0].copy()
        targets = 1 + numpy.arange(count)
        batch.copy(0, targets)
        batch.imagine(targets)
        words = batch.choices(0)
        actions = numpy.full(1 + MOST, -1)
        actions[targets] = batch.legal[0, :count]
        batch.step(actions)
        rows = batch.observations[targets]
        values = scales.potential(rows) - scales.potential(before) + self.network.values(rows / scales.most)
        values = numpy.where(batch.ends[targets] > 0, batch.rewards[targets, seat], values)
        return words[int(values.argmax())]


def main():
    if len(sys.argv) != 2:
        sys.exit("Usage: net_player.py WEIGHTS.npz, a file that train.py --save wrote")
    player = NetPlayer(sys.argv[1])
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["ask"] is not None:
            words = player.choose(asked["table"]["config"], asked["viewer"], asked["position"])
            print(json.dumps({"ply": asked["ply"], "choices": [words]}), flush=True)


if __name__ == "__main__":
    main()
