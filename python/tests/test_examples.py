import os
import sys
import tempfile
import unittest

import governor
import numpy

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples")


class ExamplesTest(unittest.TestCase):
    def test_a_network_plays_what_is_legal_in_the_arenas_words(self):
        sys.path.insert(0, EXAMPLES)
        from net_player import NetPlayer
        from train import Network
        config = "puertorico players=2 rounds=200"
        state = governor.State(config, seed=4)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "weights.npz")
            Network.untaught(len(state.spaces.observation), numpy.random.default_rng(1)).save(path)
            player = NetPlayer(path)
        asked = set()
        for _ in range(60):
            asked.add(state.asked)
            state.apply(player.choose(config, state.asked, state.position()))
        self.assertEqual({0, 1}, asked)
