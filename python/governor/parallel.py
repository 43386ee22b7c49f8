"""PettingZoo, all seats at once: governor.parallel.env("puertorico players=4")"""

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .problems import Refused
from .table import CUT_OFF, ENDED, Table


class GovernorParallel(ParallelEnv):
    """A game in parallel style. One seat is asked at a time: infos[agent]["asked"] says which, the masks of the
    others are empty, and what they choose is not looked at (it may be left out)."""

    metadata = {"name": "governor_parallel_v1", "render_modes": ["human", "ansi"]}

    def __init__(self, config="sanjuan:2e players=4", render_mode=None, **more):
        self._table = Table(config, **more)
        self.render_mode = render_mode
        self.possible_agents = self._table.agents[:]
        self.agents = []
        pairs = {agent: self._table.masked(spaces) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def _observations(self):
        return {agent: self._table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self):
        asked = self._table.asked
        return {agent: {"asked": seat == asked} for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed=None, options=None):
        self._table.start(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions):
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = self.possible_agents[self._table.asked]
        if asked not in actions:
            raise Refused(f"{asked} is asked, and its action is missing.")
        self._table.act(actions[asked])
        end = self._table.end
        ended = dict.fromkeys(self.agents, end == ENDED)
        cut_off = dict.fromkeys(self.agents, end == CUT_OFF)
        if end:
            self.agents = []
        return self._observations(), self._table.rewards(), ended, cut_off, self._infos()

    def render(self):
        return self._table.render(self.render_mode)

    def close(self):
        self._table.batch.close()


def env(config="sanjuan:2e players=4", **more):
    return GovernorParallel(config, **more)
