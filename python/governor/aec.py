"""PettingZoo, seat after seat: governor.aec.env("puertorico players=4")"""

from gymnasium import spaces
from pettingzoo import AECEnv

from .table import CUT_OFF, ENDED, Table


class GovernorAEC(AECEnv):
    """A game as an AEC environment. Observations are {"observation", "action_mask"}; each seat is rewarded
    once, with its share of the win. An illegal action is an IllegalAction and changes nothing."""

    metadata = {"name": "governor_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(self, config="sanjuan:2e players=4", render_mode=None, **more):
        super().__init__()
        self._table = Table(config, **more)
        self.render_mode = render_mode
        self.possible_agents = self._table.agents[:]
        self.agents = []
        # One object for each seat for ever: seeding it has to last.
        pairs = {agent: self._table.masked(spaces) for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in pairs.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in pairs.items()}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._table.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.asked]

    def observe(self, agent):
        return self._table.observe(self.possible_agents.index(agent))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._table.end:
            self.rewards = self._table.rewards()
            self.terminations = dict.fromkeys(self.agents, self._table.end == ENDED)
            self.truncations = dict.fromkeys(self.agents, self._table.end == CUT_OFF)
        else:
            self.agent_selection = self.possible_agents[self._table.asked]
        self._accumulate_rewards()
        if self._table.end:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self):
        return self._table.render(self.render_mode)

    def close(self):
        self._table.batch.close()


def env(config="sanjuan:2e players=4", **more):
    return GovernorAEC(config, **more)
