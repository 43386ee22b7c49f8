"""What every number of an observation and every action means."""

import json
from dataclasses import dataclass
from functools import cached_property

from . import wire
from .engine import engine as find_engine


@dataclass(frozen=True)
class Feature:
    """A byte of an observation: its name, its largest value (the smallest is 0), a sentence."""

    name: str
    most: int
    about: str


@dataclass(frozen=True)
class Action:
    """An action: its name and a sentence."""

    name: str
    about: str


@dataclass(frozen=True)
class Spaces:
    """The observation and the actions of a config.

    What was learnt with one `version` fits no other one.
    """

    config: str
    version: str
    rules: str
    seats: int
    observation: tuple
    actions: tuple

    @cached_property
    def feature_numbers(self):
        """Place of each feature in an observation by its name."""
        return {each.name: number for number, each in enumerate(self.observation)}

    @cached_property
    def action_numbers(self):
        """Number of each action by its name."""
        return {each.name: number for number, each in enumerate(self.actions)}


def spaces(config, engine="inside"):
    """The spaces of a config, the same that `governor spaces CONFIG --format json` prints."""
    answer = find_engine(engine).call(wire.request(wire.SPACES) + wire.text(config))
    found = json.loads(answer)
    return Spaces(
        found["config"], found["version"], found["rules"], found["seats"],
        tuple(Feature(**each) for each in found["observation"]),
        tuple(Action(**each) for each in found["actions"]))
