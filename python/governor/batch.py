"""Many games side by side."""

import operator
import struct
import weakref
from functools import cached_property

import numpy

from . import wire
from .engine import engine as find_engine
from .problems import Refused
from .spaces import spaces

CREATED = struct.Struct("<8i2q")


class Batch:
    """N games of one config that take a step together.

    After every call the arrays below hold what each game asks now. They are the same arrays all the
    time, written in place: copy what you want to keep.

    observations  uint8 (N, features)  all that the seat which is asked knows; see `spaces`
    masks         bool (N, actions)    which actions are legal
    legal         int16 (N, 64)        the same as a list, -1 after the last
    counts        int16 (N,)           how many there are
    asked         int8 (N,)            whose turn it is; -1 when a game is over and stays so
    rewards       float32 (N, seats)   shares of the win of a game that has just ended, else 0
    ends          uint8 (N,)           1 a game has just ended, 2 it was cut off after `rounds`
    """

    def __init__(self, config="sanjuan:2e players=4", size=1, *, seed=0, opponents=(), seat=None,
                 threads=1, rounds=100, observations=True, masks=True, restarts=True,
                 engine="inside"):
        """With opponents (one name for all other seats, or one for each, clockwise; `governor players`
        lists them) only the own seat is asked: `seat`, or each in turn."""
        names = _names(opponents)
        flags = (wire.OBSERVATIONS * bool(observations) | wire.MASKS * bool(masks)
                 | wire.RESTARTS * bool(restarts))
        self._engine = find_engine(engine)
        try:
            request = wire.request(
                wire.CREATE, "iqiibb", size, _signed(seed), threads, rounds, flags,
                -1 if seat is None else seat)
            request += wire.text(config) + struct.pack("<b", len(names))
        except (struct.error, TypeError):
            raise Refused(
                "size, threads, rounds and seat have to be whole numbers that are not too large.") from None
        answer = self._engine.call(request + b"".join(map(wire.text, names)))
        self._handle, *shape, _, memory, _ = CREATED.unpack(answer)
        self.config, self.size = config, shape[0]
        self.seats, self.features, self.actions, self._width = shape[1:5]
        self._close = weakref.finalize(self, _close, self._engine, self._handle)
        self._block = self._engine.results(self._handle, memory)
        self._lay_out(bool(observations), bool(masks))
        self._chosen = numpy.zeros(self.size, numpy.int32)
        self._pointer = self._chosen.ctypes.data
        self._rows = numpy.arange(self.size)

    def _lay_out(self, observations, masks):
        at = 0

        def column(kind, *shape):
            nonlocal at
            form = numpy.dtype(kind)
            end = at + form.itemsize * int(numpy.prod(shape))
            part, at = self._block[at:end].view(form).reshape(shape), end
            part.flags.writeable = False
            return part

        n = self.size
        self.rewards = column("<f4", n, self.seats)
        self.legal = column("<i2", n, self._width)
        self.counts = column("<i2", n)
        self.asked = column("i1", n)
        self.ends = column("u1", n)
        self.observations = column("u1", n, self.features if observations else 0)
        self.masks = column("?", n, self.actions if masks else 0)

    def __len__(self):
        return self.size

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Frees the games; the arrays keep what they held last."""
        self._close()

    @cached_property
    def spaces(self):
        return spaces(self.config, self._engine)

    # ---- playing -----------------------------------------------------------------------------------

    def reset(self, seed=0):
        """All games begin anew. Same seed and actions: same games, with any number of threads."""
        self._call(wire.RESET, "q", _signed(seed))

    def start(self, game, seed=0):
        """A single game begins anew."""
        self._call(wire.START, "iq", game, _signed(seed))

    def set_up(self, game, position, seed=0):
        """A game begins in a position, written as a line of text (docs/positions.md). What the text
        does not know is dealt from the seed; what does not add up is refused with a sentence."""
        self._call(wire.SET_UP, "iq", game, _signed(seed), after=wire.text(position))

    def step(self, actions):
        """An action for each game; -1 leaves a game as it is. IllegalAction changes no game at all."""
        try:
            actions = numpy.asarray(actions)
            if not wire.whole(actions):
                raise ValueError
            numpy.copyto(self._chosen, actions, casting="same_kind")
        except (TypeError, ValueError):
            raise Refused(
                f"A step takes {self.size} whole numbers, one action for each game.") from None
        self._check_open()
        self._engine.step(self._handle, self._chosen, self._pointer)

    def act(self, game, action):
        """An action in a single game."""
        try:
            game, action = operator.index(game), operator.index(action)
            if not -wire.LIMIT <= min(game, action) <= max(game, action) < wire.LIMIT:
                raise TypeError
        except TypeError:
            raise Refused(f"Game and action are whole numbers, not {game!r} and {action!r}.") from None
        self._check_open()
        self._engine.act(self._handle, game, action)

    def random_actions(self, generator):
        """A legal action for each game, all equally likely; -1 for games that are over."""
        places = (generator.random(self.size, numpy.float32) * self.counts).astype(numpy.intp)
        return self.legal[self._rows, places]

    # ---- looking ahead -----------------------------------------------------------------------------

    def copy(self, sources, targets):
        """Each target becomes the same as its source, chances included; reseed to part them."""
        try:
            sources, targets = numpy.broadcast_arrays(sources, targets)
        except ValueError:
            raise Refused("A copy takes as many sources as targets, or a single source.") from None
        self._call(wire.COPY, after=wire.integers(sources) + wire.integers(targets))

    def imagine(self, games=None, seat=None, seed=None):
        """Deals anew all that a seat (usually the one that is asked) cannot know; of all games, or of
        these. With a seed each game also gets chances of its own from now on."""
        games = self._rows if games is None else games
        self._call(wire.IMAGINE, "bbq", -1 if seat is None else seat, seed is not None,
                   _signed(seed or 0), after=wire.integers(games))

    def save(self, game):
        """A game as bytes."""
        return self._call(wire.SAVE, "i", game)

    def load(self, game, saved):
        """Makes a game the one that was saved."""
        if not isinstance(saved, (bytes, bytearray, memoryview)):
            raise Refused(f"A saved game is bytes, as `save` gave them, not {saved!r}.")
        self._call(wire.LOAD, "i", game, after=struct.pack("<i", len(saved)) + bytes(saved))

    # ---- looking closer ----------------------------------------------------------------------------

    def observe(self, game, seat):
        """What any seat knows of a game, asked or not."""
        answer = self._call(wire.OBSERVE, "ib", game, seat)
        return numpy.frombuffer(answer, numpy.uint8)

    def text(self, game, seat=None):
        """A game in words: what this seat may see, or what everybody may."""
        return self._text(game, wire.POSITION, seat)

    def position(self, game, seat=None, everything=False):
        """The position as a line of text that `set_up` reads: with what this seat (usually the one that
        is asked) knows, or with everything."""
        seat = max(wire.PUBLIC, int(self.asked[self._known(game)])) if seat is None else seat
        return self._text(game, wire.LINE, wire.EVERYTHING if everything else seat)

    def question(self, game):
        """What is asked, as a sentence; empty when the game is over."""
        return self._text(game, wire.QUESTION)

    def choices(self, game):
        """The legal actions of a game in words, in the order of `legal`."""
        return self._text(game, wire.CHOICES).split("\n") if self.counts[self._known(game)] else []

    def points(self, game):
        """The points of every seat as they would count now."""
        return [int(each) for each in self._text(game, wire.POINTS).split()[:self.seats]]

    def _text(self, game, what, seat=None):
        return self._call(wire.TEXT, "ibb", game, what, -1 if seat is None else seat).decode("utf-8")

    def _call(self, operation, form="", *numbers, after=b""):
        try:
            request = wire.request(operation, "i" + form, self._handle, *numbers)
        except (struct.error, TypeError):
            raise Refused("Games, seats and seeds are whole numbers that are not too large.") from None
        self._check_open()
        return self._engine.call(request + after)

    def _known(self, game):
        """The number of a game, for arrays: they would take -1 for the last one."""
        try:
            number = operator.index(game)
            if 0 <= number < self.size:
                return number
        except TypeError:
            pass
        raise Refused(f"The batch has games 0 to {self.size - 1}, not {game!r}.")

    def _check_open(self):
        if not self._close.alive:
            raise Refused("There is no batch any more: it was closed.")


def _names(opponents):
    if isinstance(opponents, str):
        return [opponents]
    try:
        return [] if opponents is None else list(opponents)
    except TypeError:
        raise Refused(f"Opponents are a name or a list of names, not {opponents!r}.") from None


def _signed(seed):
    """Any whole number as the 64 bits that the engine takes."""
    if not isinstance(seed, (int, numpy.integer)):
        raise Refused(f"A seed is a whole number, not {seed!r}.")
    return ((int(seed) + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


def _close(engine, handle):
    try:
        engine.call(wire.request(wire.CLOSE, "i", handle))
    except Refused:
        pass  # its process has ended, and the batch with it
