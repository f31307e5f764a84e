"""The root of all that can go wrong for the player: one clear sentence each, which the command line prints."""


class Fault(Exception):
    """A fault whose message is one sentence for the player: what is wrong, where, and what to do."""


class FileFault(Fault):
    """A data file is missing or cannot be understood; the message names file, line and what was expected."""
