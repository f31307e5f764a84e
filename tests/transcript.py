"""Plays a written conversation: `> yes` is what the player says, every other line is what the program says.

`...` stands for any lines up to the next answer. A roll of the dice shows as `(die: 4)`.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from voice_supercat import places
from voice_supercat.dialogue.session import Session
from voice_supercat.dialogue.understanding import Understanding
from voice_supercat.dialogue.wording import spoken
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import new_game
from voice_supercat.speech.grammars import load_grammars

ANSWER = "> "
SKIPPED = "..."


def session_of(engine: Engine, seed: int = 0, page: str | None = None, **options: str) -> Session:
    """A sitting without a saved game."""
    understanding = Understanding(load_grammars(places.grammars_dir()), engine.book.terms)
    return Session(new_game(engine, seed, options, page), understanding)


def plays(session: Session, text: str) -> None:
    """Assert that the conversation in `text` is what happens; on a difference both are shown."""
    expected = [line.strip() for line in text.strip().splitlines() if line.strip()]
    actual = conversation(session, (line.removeprefix(ANSWER) for line in expected if line.startswith(ANSWER)))
    assert _without_skipped(expected, actual) == "\n".join(expected)


def conversation(session: Session, answers: Iterable[str]) -> list[str]:
    """What is said from here on, with the answers in it."""
    lines = [*said(session.opening())]
    for answer in answers:
        lines += [ANSWER + answer, *said(session.text(answer))]
    return lines


def said(events: Iterable[Event]) -> Iterator[str]:
    """The events as lines of a conversation."""
    for event in events:
        if event.kind == "roll":
            yield f"(die: {event.result})"
        else:
            yield from spoken(event, short=False)


def seed_rolling(*rolls: int) -> int:
    """A seed whose first six-sided dice show `rolls`."""
    seed = 0
    while any(random.Random(f"{seed}/{nth}").randint(1, 6) != roll for nth, roll in enumerate(rolls)):
        seed += 1
    return seed


def _without_skipped(expected: list[str], actual: list[str]) -> str:
    """`actual` with the lines that `expected` skips replaced by its mark."""
    shown: list[str] = []
    for turn, lines in zip_longest(_turns(actual), _turns(expected), fillvalue=[]):
        if SKIPPED in lines:
            kept = lines.index(SKIPPED)
            after = len(lines) - kept - 1
            shown += [*turn[:kept], SKIPPED, *turn[len(turn) - after :]]
        else:
            shown += turn
    return "\n".join(shown)


def _turns(lines: list[str]) -> list[list[str]]:
    """The lines in groups that begin with an answer."""
    groups: list[list[str]] = [[]]
    for line in lines:
        if line.startswith(ANSWER):
            groups.append([])
        groups[-1].append(line)
    return groups
