"""Where the games run."""

from .helper import Helper, helper
from .inside import Inside, inside
from .problems import Refused


def engine(wished):
    """"inside" (the JVM in this process), "process" (a helper that batches share), or a Helper."""
    if wished == "inside":
        return inside()
    if wished == "process":
        return helper()
    if isinstance(wished, (Helper, Inside)):
        return wished
    raise Refused(f'engine is "inside", "process" or a governor.Helper, not {wished!r}.')
