import unittest

import governor
import numpy

from .games import CONFIGS, ENGINES, columns, played


class BatchTest(unittest.TestCase):
    def setUp(self):
        self.generator = numpy.random.default_rng(1)

    def test_same_seed_and_actions_make_same_games_with_any_engine_and_threads(self):
        for config in CONFIGS:
            ways = [{}, {"engine": "process"}, {"threads": 3}]
            batches = [governor.Batch(config, 8, seed=7, **way) for way in ways]
            for _ in range(400):
                actions = batches[0].random_actions(self.generator)
                for batch in batches:
                    batch.step(actions)
                self.assertEqual(1, len({columns(each) for each in batches}), config)
            batches[0].reset(7)
            other = governor.Batch(config, 8, seed=8)
            self.assertEqual(columns(governor.Batch(config, 8, seed=7)), columns(batches[0]))
            self.assertNotEqual(columns(other), columns(batches[0]))

    def test_mask_list_and_count_agree(self):
        for config in CONFIGS:
            batch = played(config, 16, self.generator)
            self.assertEqual((16, len(batch.spaces.actions)), batch.masks.shape)
            self.assertEqual((16, len(batch.spaces.observation)), batch.observations.shape)
            for game in range(16):
                count = batch.counts[game]
                listed = batch.legal[game, :count]
                self.assertEqual(sorted(listed), numpy.flatnonzero(batch.masks[game]).tolist())
                self.assertTrue((batch.legal[game, count:] == -1).all())
                self.assertEqual(count, len(batch.choices(game)))

    def test_observations_are_those_of_the_asked_seat_and_within_their_bounds(self):
        for config in CONFIGS:
            batch = played(config, 4, self.generator)
            most = numpy.array([each.most for each in batch.spaces.observation])
            self.assertTrue((batch.observations <= most).all())
            for game in range(4):
                seen = batch.observe(game, int(batch.asked[game]))
                numpy.testing.assert_array_equal(seen, batch.observations[game])

    def test_a_wrong_action_is_a_sentence_and_changes_nothing(self):
        for engine in ENGINES:
            batch = governor.Batch(CONFIGS[0], 3, engine=engine)
            before = columns(batch)
            right = batch.random_actions(self.generator)
            for wrong in (100, -2, 9999):
                actions = right.copy()
                actions[2] = wrong
                with self.assertRaisesRegex(governor.IllegalAction, rf"(?i)game 2.*action {wrong}|action {wrong}.*game 2"):
                    batch.step(actions)
                with self.assertRaises(governor.IllegalAction):
                    batch.act(2, wrong)
                self.assertEqual(before, columns(batch))
            for nonsense in (right[:2], right * 1.5, "builder", None):
                with self.assertRaisesRegex(governor.Refused, "3 whole numbers"):
                    batch.step(nonsense)
            self.assertEqual(before, columns(batch))
            batch.step(right)
            self.assertNotEqual(before, columns(batch))

    def test_minus_one_leaves_a_game_as_it_is(self):
        batch = governor.Batch(CONFIGS[0], 2)
        actions = batch.random_actions(self.generator)
        before = batch.save(0)
        actions[0] = -1
        batch.step(actions)
        self.assertEqual(before, batch.save(0))

    def test_rewards_are_shares_of_one_win(self):
        batch = governor.Batch("sanjuan:2e players=2", 32)
        ended = 0
        for _ in range(600):
            batch.step(batch.random_actions(self.generator))
            over = batch.ends > 0
            ended += over.sum()
            numpy.testing.assert_allclose(batch.rewards.sum(1), over)
        self.assertGreater(ended, 10)

    def test_without_restarts_a_game_stays_over(self):
        batch = governor.Batch("sanjuan:2e players=2", 4, restarts=False)
        for _ in range(5000):
            if (batch.asked < 0).all():
                break
            batch.step(batch.random_actions(self.generator))
        self.assertTrue((batch.asked == -1).all())
        self.assertEqual([], batch.choices(0))
        self.assertEqual("", batch.question(0))
        with self.assertRaisesRegex(governor.IllegalAction, "is over"):
            batch.act(0, 0)
        with self.assertRaisesRegex(governor.Refused, "is over"):
            batch.imagine([0])
        batch.imagine([0], seat=1)
        batch.start(0, 5)
        self.assertGreater(batch.counts[0], 0)

    def test_opponents_play_all_other_seats(self):
        for engine in ENGINES:
            batch = governor.Batch(CONFIGS[0], 8, opponents="greedy", seat=2, engine=engine)
            for _ in range(100):
                self.assertTrue((batch.asked == 2).all())
                batch.step(batch.random_actions(self.generator))
        mixed = governor.Batch("sanjuan:2e players=3", 3, opponents=["greedy", "random"])
        self.assertEqual([0, 1, 2], mixed.asked.tolist())

    def test_without_observations_and_masks(self):
        batch = governor.Batch(CONFIGS[0], 4, observations=False, masks=False)
        full = governor.Batch(CONFIGS[0], 4)
        self.assertEqual((4, 0), batch.observations.shape)
        self.assertEqual((4, 0), batch.masks.shape)
        for _ in range(100):
            actions = full.random_actions(self.generator)
            full.step(actions)
            batch.step(actions)
            numpy.testing.assert_array_equal(full.legal, batch.legal)

    def test_arrays_cannot_be_written(self):
        with self.assertRaises(ValueError):
            governor.Batch().rewards[0, 0] = 1

    def test_what_cannot_be_is_a_sentence(self):
        for engine in ENGINES:
            batch = governor.Batch(engine=engine)
            for call, sentence in (
                (lambda: governor.Batch("sanjuan:3e", engine=engine), "no edition"),
                (lambda: governor.Batch("chess", engine=engine), "no game"),
                (lambda: governor.Batch(size=0, engine=engine), "1 to"),
                (lambda: governor.Batch(size=1.5, engine=engine), "whole numbers"),
                (lambda: governor.Batch(opponents="nobody", engine=engine), "nobody"),
                (lambda: governor.Batch(opponents=["greedy"] * 2, engine=engine), "name one"),
                (lambda: governor.Batch(seat=4, engine=engine), "seats 0 to 3"),
                (lambda: governor.Batch(threads=0, engine=engine), "threads"),
                (lambda: governor.Batch(engine="magic"), '"inside", "process"'),
                (lambda: batch.reset("x"), "whole number"),
                (lambda: batch.text(1), "games 0 to 0"),
                (lambda: batch.observe(0, 4), "seats 0 to 3"),
                (lambda: batch.load(0, b"x"), "no saved game"),
                (lambda: batch.copy([0], [1]), "games 0 to 0"),
                (lambda: batch.act(0, "take builder"), "whole numbers"),
                (lambda: batch.act(0, 2.5), "whole numbers"),
                (lambda: batch.load(0, "abc"), "is bytes"),
                (lambda: batch.set_up(0, None), "A text is needed"),
                (lambda: governor.Batch(None, engine=engine), "A text is needed"),
                (lambda: governor.State(5, engine=engine), "A config is a text"),
                (lambda: governor.State([], engine=engine), "A config is a text"),
                (lambda: batch.act(0, (1 << 32) + int(batch.legal[0, 0])), "whole numbers"),
                (lambda: batch.save(numpy.array([1.5])), "whole numbers"),
                (lambda: governor.Batch(size=numpy.array([1.5]), engine=engine), "whole numbers"),
                (lambda: governor.State.set_up(None, engine=engine), "line of text"),
                (lambda: governor.State(engine=engine).apply(None), "whole numbers"),
                (lambda: batch.step([1 << 32]), "whole numbers"),
                (lambda: batch.step([True]), "whole numbers"),
                (lambda: batch.copy([0.5], [0]), "whole numbers"),
                (lambda: batch.copy([0], [1 << 32]), "whole numbers"),
                (lambda: batch.copy([0, 0], [0, 0, 0]), "as many sources as targets"),
                (lambda: batch.copy("a", "b"), "whole numbers"),
                (lambda: batch.imagine([0.5]), "whole numbers"),
                (lambda: batch.choices(-1), "games 0 to 0"),
                (lambda: batch.choices(1), "games 0 to 0"),
                (lambda: batch.choices("a"), "games 0 to 0"),
                (lambda: batch.position(1), "games 0 to 0"),
                (lambda: batch.position(-1), "games 0 to 0"),
                (lambda: governor.Batch(opponents=3, engine=engine), "a name or a list"),
            ):
                with self.assertRaisesRegex(governor.Refused, sentence):
                    call()
            batch.close()
            for call in (lambda: batch.step([0]), lambda: batch.question(0), lambda: batch.act(0, 0)):
                with self.assertRaisesRegex(governor.Refused, "no batch"):
                    call()
