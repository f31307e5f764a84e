"""Faults of the screen that end the program before a game; during one it goes on without the screen."""

from voice_supercat.faults import Fault


class ScreenFault(Fault):
    """No screen can be opened as the player wants it. The message says why, and what to do."""
