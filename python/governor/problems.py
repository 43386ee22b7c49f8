"""What can go wrong, each with a sentence that says what to do."""


class Refused(ValueError):
    """Something was asked for that cannot be; nothing was changed."""


class IllegalAction(Refused):
    """An action that the game does not allow now; no game of the batch was changed."""


class NoJava(RuntimeError):
    """The JVM, or Governor's jar, was not found or did not start."""
