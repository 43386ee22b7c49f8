"""San Juan and Puerto Rico for research: batches of games, single positions, named spaces.

    import governor, numpy
    batch = governor.Batch("sanjuan:2e players=4", 1024)
    generator = numpy.random.default_rng(1)
    batch.step(batch.random_actions(generator))

docs/research.md leads through all of it. numpy and a Java 25 are all that is needed.
"""

from .batch import Batch
from .helper import Helper
from .problems import IllegalAction, NoJava, Refused
from .spaces import Spaces, spaces
from .state import State

__version__ = "1.0.0"
__all__ = ["Batch", "Helper", "IllegalAction", "NoJava", "Refused", "Spaces", "State", "spaces"]
