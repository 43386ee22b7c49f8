import unittest

import governor
import numpy

from .games import CONFIGS, ENGINES, columns, played


class LookingAheadTest(unittest.TestCase):
    def setUp(self):
        self.generator = numpy.random.default_rng(2)

    def test_a_copy_has_the_same_future(self):
        for engine in ENGINES:
            batch = played(CONFIGS[0], 3, self.generator, engine=engine)
            batch.copy(0, [1, 2])
            for _ in range(50):
                batch.step(numpy.repeat(batch.random_actions(self.generator)[0], 3))
                numpy.testing.assert_array_equal(batch.observations[0], batch.observations[2])

    def test_a_saved_game_goes_on_the_same_elsewhere(self):
        for config in CONFIGS:
            batch = played(config, 2, self.generator)
            other = governor.Batch(config, 2, seed=99, engine="process")
            other.load(0, batch.save(0))
            other.load(1, batch.save(1))
            for _ in range(50):
                actions = batch.random_actions(self.generator)
                batch.step(actions)
                other.step(actions)
                self.assertEqual(columns(batch), columns(other))

    def test_a_game_of_other_rules_is_not_loaded(self):
        saved = governor.Batch(CONFIGS[0]).save(0)
        batch = governor.Batch(CONFIGS[2])
        before = columns(batch)
        with self.assertRaisesRegex(governor.Refused, "not one of"):
            batch.load(0, saved)
        damaged = bytearray(batch.save(0))
        damaged[30] ^= 1
        with self.assertRaisesRegex(governor.Refused, "damaged"):
            batch.load(0, damaged)
        self.assertEqual(before, columns(batch))

    def test_imagined_deals_look_the_same_to_the_seat_and_differ_beneath(self):
        for config in CONFIGS:
            batch = played(config, 64, self.generator)
            before = columns(batch)
            saved = [batch.save(game) for game in range(64)]
            batch.imagine()
            self.assertEqual(before, columns(batch), config)
            dealt = [batch.save(game) for game in range(64)]
            self.assertGreater(sum(one[18:] != other[18:] for one, other in zip(saved, dealt)), 32)

    def test_imagining_with_a_seed_reproduces(self):
        batch = played(CONFIGS[0], 2, self.generator)
        batch.copy([0], [1])
        batch.imagine([0], seat=1, seed=5)
        batch.imagine([1], seat=1, seed=5)
        self.assertEqual(batch.save(0), batch.save(1))
        batch.imagine([1], seat=1, seed=6)
        self.assertNotEqual(batch.save(0), batch.save(1))
