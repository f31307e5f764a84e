"""Sessions of a test, and written conversations that are played in them.

`> yes` is what the player says, every other line is what the program says.
`> no (5 times)` shows only what is said after the last of them. A roll of the dice shows as `(die: 4)`.
"""

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.conversation.wording import spoken
from voice_supercat.dialogue.session.session import Session
from voice_supercat.dialogue.understanding.book_words import shipped_vocabulary
from voice_supercat.dialogue.understanding.understanding import LanguageUnderstanding
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, Event
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.journal import Journal
from voice_supercat.procedure.keys import Key, split_id
from voice_supercat.procedure.runtime.evaluating import new_draft
from voice_supercat.procedure.state import Draft, State
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Hearing
from voice_supercat.speech.saying.outputs import Collected

ANSWER = "> "
PLAINLY: Mapping[str, str] = {"questions": "single", "ledger": "off"}
"""Options of a book under which each question is asked by itself, whatever is known from elsewhere."""
_REPEATED = re.compile(r"(.+) \((\d+) times\)")


def session_of(
    engine: Engine, seed: int = 0, page: str | None = None, journal: Journal | None = None, **options: str
) -> Session:
    """A session that asks one thing at a time, where the book would ask several together or keep a ledger of them.

    So each answer stands beside its question; `questions="together", ledger="on"` is how it is played unless told
    otherwise.
    """
    options = {**{name: value for name, value in PLAINLY.items() if name in engine.book.options}, **options}
    return Session(new_game(engine, seed, options, page), understanding_of(engine), journal)


def with_known(session: Session, at: str | None = None, **values: object) -> Session:
    """The same session, with values that earlier answers would have given; `at` is the step whose question is open.

    `declared=("tyrant",)` tells a value, `**{"hand of red": 3}` that of one owner. It is told from that question on:
    what was said on the way there is left out.
    """
    game = session.game
    so_far = Draft(game.state)
    for id, value in values.items():
        so_far[Key(*split_id(id))] = value
    so_far.step = at or so_far.step
    state = so_far.freeze()
    session.game = Game(game.engine, state, ())
    return session


def draft_of(engine: Engine, seed: int = 0, **values: object) -> Draft:
    """A game that nobody has played in yet, with these values: to try a function of the book by itself."""
    draft = new_draft(engine.book, State("", seed), {})
    for id, value in values.items():
        draft[Key(*split_id(id))] = value
    return draft


@cache
def understanding_of(engine: Engine) -> LanguageUnderstanding:
    """The shipped words of the engine's book."""
    return LanguageUnderstanding(shipped_vocabulary(engine.book), engine.book)


def plays(session: Session, text: str) -> None:
    """Assert that the conversation in `text` is what happens; on a difference both are shown."""
    expected = [" ".join(line.split()) for line in text.strip().splitlines()]
    actual = conversation(session, [line.removeprefix(ANSWER) for line in expected if line.startswith(ANSWER)])
    assert "\n".join(actual) == "\n".join(expected)


def conversation(session: Session, answers: Iterable[str]) -> list[str]:
    """What is said from here on, with the answers in it."""
    lines = [*said(session.opening())]
    for answer in answers:
        repeated = _REPEATED.fullmatch(answer)
        word, times = (repeated[1], int(repeated[2])) if repeated else (answer, 1)
        responses = [list(said(session.text(word))) for _ in range(times)]
        lines += [ANSWER + answer, *responses[-1]]
    return lines


def by_voice(session: Session, hearing: Hearing, saying: Collected | None = None) -> list[str]:
    """Everything that is said by voice when `hearing` answers; `saying` stands in for a plain loudspeaker."""
    saying = saying or Collected()
    Conversation(session, hearing, saying, lambda: ScriptHearing([]), Collected).run()
    return saying.said


def no_until(session: Session, step: str) -> None:
    """Answer every question with no, up to that of `step`."""
    while session.question.step != step:
        session.text("no")


def said(events: Iterable[Event]) -> Iterator[str]:
    """The events as lines of a conversation."""
    for event in events:
        if event.kind == "roll":
            yield f"(die: {event.result})"
        else:
            yield from spoken(event, short=False)


def acts(events: Iterable[Event], do: str | None = None) -> list[ActEvent]:
    """What is to be done on the table, or only that of the kind `do`."""
    return [event for event in events if isinstance(event, ActEvent) and do in (None, event.do)]


def seed_rolling(*rolls: int) -> int:
    """A seed whose first six-sided dice show `rolls`."""
    seed = 0
    while any(random.Random(f"{seed}/{nth}").randint(1, 6) != roll for nth, roll in enumerate(rolls)):
        seed += 1
    return seed
