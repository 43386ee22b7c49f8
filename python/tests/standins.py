"""As much of gymnasium and pettingzoo as the wrappers touch, for machines without them.

Written from their documentation, so that the wrappers' own logic is tested everywhere; whether they fit the
real packages is what api_test and seed_test say, where those are installed.
"""

import sys
import types

import numpy


class Box:
    def __init__(self, low, high, shape=None, dtype=numpy.float32):
        self.dtype = numpy.dtype(dtype)
        self.shape = numpy.shape(low) if shape is None else shape
        self.low, self.high = numpy.broadcast_to(low, self.shape), numpy.broadcast_to(high, self.shape)

    def contains(self, value):
        return (value.shape == self.shape and value.dtype == self.dtype
                and bool((value >= self.low).all() and (value <= self.high).all()))


class Discrete:
    def __init__(self, n):
        self.n = n


class Dict(dict):
    def contains(self, value):
        return value.keys() == self.keys() and all(self[key].contains(value[key]) for key in self)


class Env:
    def reset(self, *, seed=None, options=None):
        """Seeds a generator there; nothing here."""


class ParallelEnv:
    """Nothing is inherited that the wrapper uses."""


class AECEnv:
    def _clear_rewards(self):
        self.rewards = dict.fromkeys(self.rewards, 0.0)

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _deads_step_first(self):
        self.agent_selection = self.agents[0]

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("a seat whose game is over takes no action but None")
        gone = self.agent_selection
        self.agents.remove(gone)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])


def install():
    """Takes the place of what is missing; says what that is."""
    missing = []
    try:
        import gymnasium
    except ImportError:
        missing.append("gymnasium")
        gymnasium = types.ModuleType("gymnasium")
        gymnasium.Env = Env
        gymnasium.spaces = types.ModuleType("gymnasium.spaces")
        gymnasium.spaces.Box, gymnasium.spaces.Discrete, gymnasium.spaces.Dict = Box, Discrete, Dict
        sys.modules["gymnasium"], sys.modules["gymnasium.spaces"] = gymnasium, gymnasium.spaces
    try:
        import pettingzoo
    except ImportError:
        missing.append("pettingzoo")
        pettingzoo = types.ModuleType("pettingzoo")
        pettingzoo.AECEnv, pettingzoo.ParallelEnv = AECEnv, ParallelEnv
        sys.modules["pettingzoo"] = pettingzoo
    return missing
