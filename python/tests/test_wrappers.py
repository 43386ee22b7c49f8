import unittest

import governor
import numpy

from . import standins
from .games import CONFIGS

MISSING = standins.install()

from governor import aec, gymnasium, parallel  # noqa: E402  (after the stand-ins)


def legal(generator, mask):
    return int(generator.choice(numpy.flatnonzero(mask)))


class Lenient(parallel.GovernorParallel):
    """PettingZoo's parallel_seed_test samples without masks: what cannot be chosen becomes the first legal action."""

    def step(self, actions):
        return super().step({agent: action if self._table.mask()[action] else int(self._table.mask().argmax())
                             for agent, action in actions.items()})


class AecTest(unittest.TestCase):
    def play(self, env, seed):
        """Plays a game with random actions; all that was seen, and who got what."""
        generator = numpy.random.default_rng(3)
        env.reset(seed=seed)
        seen, got = [], dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, cut_off, _ = env.last()
            got[agent] += reward
            seen.append(observation["observation"].tobytes())
            self.assertTrue(env.observation_space(agent).contains(observation))
            env.step(None if over or cut_off else legal(generator, observation["action_mask"]))
        return seen, got

    def test_games_are_played_to_the_end_and_reproduced_by_their_seed(self):
        for config in CONFIGS:
            env = aec.env(config)
            seen, got = self.play(env, 5)
            self.assertAlmostEqual(1, sum(got.values()), 5)
            self.assertEqual((seen, got), self.play(aec.env(config), 5))
            self.assertNotEqual(seen, self.play(env, 6)[0])

    def test_only_the_seat_that_is_asked_has_a_mask(self):
        env = aec.env(CONFIGS[0])
        env.reset(seed=1)
        for agent in env.agents:
            self.assertEqual(agent == env.agent_selection, bool(env.observe(agent)["action_mask"].any()))

    def test_an_illegal_action_changes_nothing(self):
        env = aec.env(CONFIGS[0], render_mode="ansi")
        env.reset(seed=1)
        before = env.render(), env.agent_selection
        with self.assertRaisesRegex(governor.IllegalAction, "is not legal"):
            env.step(100)
        self.assertEqual(before, (env.render(), env.agent_selection))

    def test_a_game_that_is_cut_off_is_truncated(self):
        env = aec.env(CONFIGS[0], rounds=1)
        env.reset(seed=1)
        generator = numpy.random.default_rng(1)
        while not any(env.truncations.values()):
            env.step(legal(generator, env.last()[0]["action_mask"]))
        self.assertFalse(any(env.terminations.values()))

    @unittest.skipIf(MISSING, f"{' and '.join(MISSING)} cannot be imported; pip install pettingzoo gymnasium")
    def test_pettingzoo_is_content(self):
        from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
        for config in CONFIGS:
            api_test(aec.env(config), num_cycles=500)
            seed_test(lambda config=config: aec.env(config), num_cycles=200)
            parallel_api_test(parallel.env(config), num_cycles=500)
            parallel_seed_test(lambda config=config: Lenient(config), num_cycles=200)


class ParallelTest(unittest.TestCase):
    def test_one_seat_is_asked_at_a_time(self):
        env = parallel.env(CONFIGS[2])
        env.reset(seed=1)
        with self.assertRaisesRegex(governor.Refused, "seat_. is asked, and its action is missing"):
            env.step({})
        generator = numpy.random.default_rng(3)
        observations, infos = env.reset(seed=2)
        total = 0.0
        while env.agents:
            asked = [agent for agent in env.agents if infos[agent]["asked"]]
            self.assertEqual(1, len(asked))
            actions = dict.fromkeys(env.agents, 0)
            actions[asked[0]] = legal(generator, observations[asked[0]]["action_mask"])
            observations, rewards, ended, cut_off, infos = env.step(actions)
            total += sum(rewards.values())
        self.assertTrue(all(ended.values()) or all(cut_off.values()))
        self.assertAlmostEqual(1, total, 5)
        self.assertEqual(({}, {}, {}, {}, {}), env.step({}))


class GymnasiumTest(unittest.TestCase):
    def play(self, env, seed):
        generator = numpy.random.default_rng(3)
        observation, info = env.reset(seed=seed)
        seen = [observation.tobytes()]
        while True:
            self.assertTrue(env.observation_space.contains(observation))
            observation, reward, over, cut_off, info = env.step(legal(generator, info["action_mask"]))
            seen.append(observation.tobytes())
            if over or cut_off:
                return seen, reward

    def test_a_game_against_named_opponents(self):
        env = gymnasium.GovernorEnv("sanjuan:2e players=3", ["greedy", "random"], seat=1)
        first = self.play(env, 4)
        self.assertEqual(first, self.play(env, 4))
        self.assertNotEqual(first, self.play(env, 5))
        with self.assertRaisesRegex(governor.IllegalAction, "is over"):
            env.step(0)

    @unittest.skipIf("gymnasium" in MISSING, "gymnasium cannot be imported; pip install gymnasium")
    def test_gymnasium_is_content(self):
        # check_env itself picks actions without the mask, which are errors here.
        env = gymnasium.GovernorEnv()
        self.assertTrue(env.observation_space.contains(env.reset(seed=1)[0]))
