import gc
import random
import unittest

import governor

from .games import CONFIGS, ENGINES


class StateTest(unittest.TestCase):
    def test_a_game_in_words(self):
        for engine in ENGINES:
            state = governor.State("puertorico players=3", 5, engine=engine)
            self.assertEqual(0, state.asked)
            self.assertIn("role", state.question)
            self.assertIn("take builder", state.choices())
            self.assertIn("phase: builder", state.apply("take builder").text())
            self.assertIn("round: 1", str(state))
            before = state.save()
            with self.assertRaisesRegex(governor.IllegalAction, '"fly" is not legal: What do you build'):
                state.apply("fly")
            with self.assertRaisesRegex(governor.IllegalAction, "Action 0 .* is not legal"):
                state.apply(0)
            self.assertEqual(before, state.save())

    def test_games_end_with_returns(self):
        for config in CONFIGS:
            chance = random.Random(3)
            state = governor.State(config, 3)
            while not state.is_over:
                self.assertEqual([0] * state.seats, state.returns())
                self.assertEqual(sorted(state.legal), [i for i, each in enumerate(state.mask) if each])
                state.apply(chance.choice(state.legal))
            self.assertAlmostEqual(1, sum(state.returns()), 5)
            best = max(state.points())
            for share, points in zip(state.returns(), state.points()):
                self.assertTrue(share == 0 or points == best)
            self.assertEqual([], state.legal)
            self.assertEqual({}, state.choices())
            with self.assertRaisesRegex(governor.Refused, "is over"):
                state.resample()
            self.assertEqual(state.returns(), state.clone().returns())
            self.assertEqual(state.returns(), governor.State.load(config, state.save()).returns())

    def test_clones_are_apart(self):
        for engine in ENGINES:
            root = governor.State(CONFIGS[0], 1, engine=engine)
            before = root.save()
            clones = [root.clone() for _ in range(200)]  # more than one batch holds
            for number, clone in enumerate(clones):
                clone.apply(clone.legal[number % len(clone.legal)])
            self.assertEqual(before, root.save())
            self.assertEqual(clones[0].save(), clones[5].save())
            self.assertNotEqual(clones[0].save(), clones[1].save())

    def test_places_are_used_again(self):
        state = governor.State("sanjuan:2e players=2", 1)
        free = len(state._pool._free)
        for _ in range(500):
            state.clone()
        gc.collect()
        self.assertEqual(free, len(state._pool._free))

    def test_resampling_keeps_what_the_seat_knows(self):
        chance = random.Random(4)
        state = governor.State("sanjuan:2e players=3", 4)
        for _ in range(6):
            state.apply(chance.choice(state.legal))
        for seat in range(3):
            other = state.clone().resample(seat, seed=seat)
            self.assertEqual(state.text(seat), other.text(seat))
            self.assertEqual(state.observation(seat).tolist(), other.observation(seat).tolist())
            self.assertNotEqual(state.text((seat + 1) % 3), other.text((seat + 1) % 3))
