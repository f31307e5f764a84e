"""Talk at the table, that is words that were no answer: how long ago it was when the next word began."""

from voice_supercat.speech.hearing.energy import SECOND

_APART = SECOND * 9 // 10  # frames of quiet between talk and an answer; sentences read aloud have shorter pauses
# Frames of quiet after which talk at the table is over; after three seconds eight times as much talk was taken for yes
# or no, mostly the first words of the next sentence.
_OVER = SECOND * 5


class Talk:
    """Counts frames of 10 ms, over all answers of a recogniser."""

    def __init__(self) -> None:
        self._clock = 0
        self._ended = -_OVER
        self._before = _OVER

    def goes_by(self) -> None:
        """One more frame, of whatever sound."""
        self._clock += 1

    def prompted(self) -> None:
        """The program has spoken since, and nothing was heard in that time."""
        self._clock += _APART

    def voice_began(self, ago: int) -> None:
        """The word that is being said began so many frames `ago`."""
        self._before = self._clock - ago - self._ended

    def ended(self, ago: int = 0) -> None:
        """What ended so many frames `ago` was talk."""
        self._ended = self._clock - ago

    def answered(self) -> None:
        """Nobody talks any more: it was an answer."""
        self._ended = -_OVER

    @property
    def amid(self) -> bool:
        """Whether the word follows talk without a pause, and is part of it."""
        return self._before < _APART

    @property
    def recent(self) -> bool:
        """Whether the word comes soon after talk, and may be the first of more."""
        return self._before < _OVER
