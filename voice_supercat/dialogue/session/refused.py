"""What a command leaves as it was when it is refused."""

from collections.abc import Iterator
from contextlib import contextmanager

from voice_supercat.dialogue.session.asides import CommandHost
from voice_supercat.procedure.faults import AnswerRefused


@contextmanager
def aside_kept_where_refused(host: CommandHost) -> Iterator[None]:
    """Leaves the open aside open where what is done raises AnswerRefused: the next "yes" answers it, not the game."""
    before = host.aside
    try:
        yield
    except AnswerRefused:
        host.aside = before
        raise
