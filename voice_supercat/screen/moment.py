"""What a screen shows at one time, taken from the session in the thread of the game: values that nobody changes."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.events import AskEvent, Event
from voice_supercat.procedure.game import Game


@dataclass(frozen=True)
class Moment:
    """The game, its open question and what was said since the last one.

    `at` counts the questions of this program, so that an answer to an earlier one is known as such. Of what was `said`,
    the last `news` are of this moment. `shown` is when it was told, in seconds since 1970. `one_key`: the player has no
    letters to type.
    """

    at: int
    game: Game
    question: AskEvent
    understanding: LanguageUnderstanding
    said: tuple[Event, ...]
    news: int
    aside: bool
    paused: bool
    closed: bool
    one_key: bool
    shown: float


def next_moment(before: Moment | None, session: Session, events: Sequence[Event]) -> Moment:
    """The moment after `before`, in which `events` were said.

    What was said before stays as long as the same question is open.
    """
    said = tuple(event for event in events if not isinstance(event, AskEvent))
    now = Moment(
        at=1 if before is None else before.at,
        game=session.game,
        question=session.question,
        understanding=session.understanding,
        said=said[-_MOST_SAID:],
        news=len(said[-_MOST_SAID:]),
        aside=session.asks_aside,
        paused=session.paused,
        closed=session.over,
        one_key=session.tuning.settings.one_key,
        shown=time.time(),
    )
    if before is None:
        return now
    same = now.game is before.game and now.question == before.question and now.aside == before.aside
    if not same or now.closed:
        return replace(now, at=before.at + 1)
    return replace(now, said=(*(event for event in before.said if event not in said), *said)[-_MOST_SAID:])


_MOST_SAID = 12
