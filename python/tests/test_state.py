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

    def test_positions_are_written_and_set_up_again(self):
        for config in CONFIGS:
            for engine in ENGINES:
                chance = random.Random(5)
                state = governor.State(config, 5, engine=engine)
                for _ in range(40):
                    state.apply(chance.choice(state.legal))
                seat = state.asked
                for line in (state.position(), state.position(everything=True)):
                    again = governor.State.set_up(line, 7, engine=engine)
                    self.assertEqual((seat, state.choices()), (again.asked, again.choices()))
                    self.assertEqual(state.observation().tolist(), again.observation().tolist())
                    self.assertEqual(state.position(), again.position())
                self.assertEqual([state.position(other) for other in range(state.seats)],
                                 [again.position(other) for other in range(state.seats)])

    def test_impossible_positions_are_refused_and_nothing_changes(self):
        batch = governor.Batch("sanjuan:2e players=2", 2)
        before = batch.save(0), batch.save(1)
        for line, named in (("sanjuan:2e players=2 | 1 hand: 9 library", "library"),
                            ("sanjuan:2e players=2 | asked: nobody", "over"),
                            ("puertorico players=3", "not of sanjuan"), ("", ""), ("chess", "chess")):
            with self.assertRaisesRegex(governor.Refused, named):
                batch.set_up(0, line)
            with self.assertRaises(governor.Refused):
                governor.State.set_up("sanjuan:2e players=2 | moon: full")
        with self.assertRaisesRegex(governor.Refused, "no game 2"):
            batch.set_up(2, "sanjuan:2e players=2")
        self.assertEqual(before, (batch.save(0), batch.save(1)))

    def test_opponents_play_the_other_seats_of_a_position(self):
        line = "sanjuan:2e players=2 | governor: 2 | 1 hand: library, tower | 2 hand: 3 ?"
        batch = governor.Batch("sanjuan:2e players=2", 1, opponents="greedy", restarts=False)
        batch.set_up(0, line, 3)
        self.assertEqual(1, batch.asked[0])
        chance = random.Random(6)
        while not batch.ends[0]:
            batch.act(0, chance.choice(batch.legal[0, :batch.counts[0]].tolist()))
            self.assertIn(batch.asked[0], (1, -1))
