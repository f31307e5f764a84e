"""The one exception of this package that is meant for the player's eyes."""

from voice_supercat.faults import Fault


class SpeechFault(Fault):
    """Hearing or saying cannot go on; the message is one sentence: what is wrong, where, what to do."""
