"""One game for the wrappers: seats with names, observations with masks."""

import numpy

from .batch import Batch

ENDED, CUT_OFF = 1, 2


class Table:
    """A game that stays over when it is over, and begins anew from a seed."""

    def __init__(self, config, **more):
        self.batch = Batch(config, 1, restarts=False, **more)
        self.agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        self._generator = numpy.random.default_rng(0)

    def start(self, seed):
        """Begins anew; without a seed with the next one of a row that the last seed began."""
        if seed is not None:
            self._generator = numpy.random.default_rng(seed)
        self.batch.start(0, int(self._generator.integers(1 << 62)))

    @property
    def asked(self):
        return int(self.batch.asked[0])

    @property
    def end(self):
        return int(self.batch.ends[0])

    def act(self, action):
        self.batch.act(0, action)

    def observe(self, seat):
        """What a seat knows; its mask is empty unless it is asked."""
        if seat == self.asked:
            return {"observation": self.batch.observations[0].copy(), "action_mask": self.mask()}
        return {"observation": self.batch.observe(0, seat).copy(),
                "action_mask": numpy.zeros(self.batch.actions, numpy.int8)}

    def mask(self):
        return self.batch.masks[0].astype(numpy.int8)

    def rewards(self):
        return dict(zip(self.agents, self.batch.rewards[0].tolist()))

    def spaces(self, spaces):
        """Observation and action space of a seat, from the module that is given."""
        most = numpy.array([each.most for each in self.batch.spaces.observation], numpy.uint8)
        box = spaces.Box(numpy.zeros_like(most), most, dtype=numpy.uint8)
        return box, spaces.Discrete(self.batch.actions)

    def masked(self, spaces):
        box, actions = self.spaces(spaces)
        mask = spaces.Box(0, 1, (self.batch.actions,), numpy.int8)
        return spaces.Dict({"observation": box, "action_mask": mask}), actions

    def render(self, mode):
        """The position in words, as everybody may see it: returned for "ansi", else printed."""
        text = self.batch.text(0) if mode else None
        if mode == "human":
            print(text)
            return None
        return text
