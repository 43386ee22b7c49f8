"""Gymnasium, one seat against computer players: governor.gymnasium.GovernorEnv(opponents="greedy")"""

import gymnasium

from .table import CUT_OFF, ENDED, Table


class GovernorEnv(gymnasium.Env):
    """The own seat of a game against named opponents; `governor players` lists them.

    info["action_mask"] and action_masks() say what is legal; an illegal action is an IllegalAction and
    changes nothing. The reward is the seat's share of the win, at the end.
    """

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(self, config="sanjuan:2e players=4", opponents="greedy", seat=0, render_mode=None, **more):
        self._table = Table(config, opponents=opponents, seat=seat, **more)
        self._seat = seat
        self.render_mode = render_mode
        self.observation_space, self.action_space = self._table.spaces(gymnasium.spaces)

    def _observation(self):
        return self._table.observe(self._seat)["observation"]

    def _info(self):
        return {"action_mask": self.action_masks()}

    def action_masks(self):
        """Which actions are legal, by the name under which sb3-contrib's MaskablePPO asks for it."""
        return self._table.batch.masks[0].copy()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._table.start(seed)
        return self._observation(), self._info()

    def step(self, action):
        self._table.act(action)
        end = self._table.end
        reward = float(self._table.batch.rewards[0, self._seat])
        return self._observation(), reward, end == ENDED, end == CUT_OFF, self._info()

    def render(self):
        return self._table.render(self.render_mode)

    def close(self):
        self._table.batch.close()
