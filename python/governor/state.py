"""One position: to think in words, to search, to look ahead."""

import weakref

from .batch import Batch
from .problems import IllegalAction, Refused

POOL = 64


class _Pool:
    """Positions of one config: places in batches, used again when nobody holds them any more."""

    _all = {}

    def __init__(self, config, rounds, engine):
        self._make = lambda: Batch(
            config, POOL, rounds=rounds, restarts=False, engine=engine)
        self._free = []

    @classmethod
    def of(cls, config, rounds, engine):
        if not isinstance(config, str):
            raise Refused(f"A config is a text such as \"sanjuan:2e players=4\", not {config!r}.")
        key = (config, rounds, engine)
        if key not in cls._all:
            cls._all[key] = cls(config, rounds, engine)
        return cls._all[key]

    def take(self):
        if not self._free:
            batch = self._make()
            self._free += [(batch, game) for game in reversed(range(POOL))]
        return self._free.pop()

    def give_back(self, place):
        self._free.append(place)


class State:
    """A position of one game. Whoever plays or searches applies actions to clones of it."""

    def __init__(self, config="sanjuan:2e players=4", seed=0, *, rounds=100, engine="inside"):
        self._open(_Pool.of(config, rounds, engine))
        self._batch.start(self._game, seed)

    def _open(self, pool):
        self._pool = pool
        place = pool.take()
        self._batch, self._game = place
        weakref.finalize(self, pool.give_back, place)

    @classmethod
    def load(cls, config, saved, *, rounds=100, engine="inside"):
        """The position that `save` made bytes of."""
        state = cls(config, rounds=rounds, engine=engine)
        state._batch.load(state._game, saved)
        return state

    @classmethod
    def set_up(cls, position, seed=0, *, rounds=100, engine="inside"):
        """A position that was written as a line of text (docs/positions.md); Refused with a sentence
        where something does not add up. What the text does not know is dealt from the seed."""
        if not isinstance(position, str):
            raise Refused(f"A position is a line of text, not {position!r}.")
        state = cls(position.split("|")[0].strip(), rounds=rounds, engine=engine)
        state._batch.set_up(state._game, position, seed)
        return state

    def position(self, seat=None, everything=False):
        """The position as such a line: with what a seat (usually the one that is asked) knows, or all."""
        return self._batch.position(self._game, seat, everything)

    def save(self):
        return self._batch.save(self._game)

    @property
    def spaces(self):
        return self._batch.spaces

    @property
    def seats(self):
        return self._batch.seats

    @property
    def asked(self):
        """The seat that is asked; -1 when the game is over."""
        return int(self._batch.asked[self._game])

    @property
    def is_over(self):
        return self.asked < 0

    @property
    def legal(self):
        """The numbers of the legal actions."""
        batch, game = self._batch, self._game
        return batch.legal[game, :batch.counts[game]].tolist()

    def choices(self):
        """The legal actions in words: {"take builder": 0, ...}."""
        return dict(zip(self._batch.choices(self._game), self.legal))

    @property
    def question(self):
        """What is asked, as a sentence; empty when the game is over."""
        return self._batch.question(self._game)

    def apply(self, action):
        """Carries out an action, given by its number or in words. Returns this state."""
        if isinstance(action, str):
            action = self._number(action)
        self._batch.act(self._game, action)
        return self

    def _number(self, words):
        choices = self.choices()
        if words not in choices:
            raise IllegalAction(
                f'"{words}" is not legal: {self.question or "the game is over."} Legal are '
                f'{", ".join(choices) or "no actions"}; nothing was done.')
        return choices[words]

    def clone(self):
        """The same position with the same future."""
        other = object.__new__(State)
        other._open(self._pool)
        if other._batch is self._batch:
            self._batch.copy([self._game], [other._game])
        else:
            other._batch.load(other._game, self.save())
        return other

    def resample(self, seat=None, seed=0):
        """Deals anew all that a seat (usually the one that is asked) cannot know. Returns this state."""
        self._batch.imagine([self._game], seat, seed)
        return self

    def observation(self, seat=None):
        """What a seat (usually the one that is asked) knows, as a row of bytes."""
        return self._batch.observe(self._game, max(0, self.asked) if seat is None else seat)

    @property
    def mask(self):
        return self._batch.masks[self._game].copy()

    def returns(self):
        """Each seat's share of the win when the game is over, before that 0."""
        return self._batch.rewards[self._game].tolist()

    def points(self):
        """The points of every seat as they would count now."""
        return self._batch.points(self._game)

    def text(self, seat=None):
        """The position in words, as this seat sees it, or as everybody may."""
        return self._batch.text(self._game, seat)

    __str__ = text
