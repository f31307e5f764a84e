"""A game written down as Markdown: what was asked and answered, what the bot did, turn by turn."""

from collections.abc import Iterator
from itertools import pairwise

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.state import Passed, Sentence


def markdown(game: Game) -> str:
    """The report of `game`, from its first question to where it stands."""
    engine = game.engine
    lines = [f"# {engine.book.title}"]
    turns = 0
    for before, after in _answered(game):
        if not before.state.trail:  # the way begins anew with every turn
            turns += 1
            lines += ["", f"## {engine.heading(before.state) or f'Turn {turns}'}", ""]
        asked = before.question.text if after.told is None else f"Told: {after.told.replace('_', ' ')}."
        lines.append(f"- {asked} *{said(after.given)}*")
        lines += [f"- **{event.text}**" if event.kind == "act" else f"- {event.text}" for event in _told(after)]
    where = "; ".join(f"{name} {value}" for name, value in engine.status(game.state))
    return "\n".join([*lines, "", f"Now: {where}.", ""])


def said(answer: Answer | None) -> str:
    """An answer in words."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, Sentence):
        return f"I {' and '.join(answer.clauses)}"
    return " and ".join(answer) if isinstance(answer, tuple) else str(answer)


def reason(passed: Passed) -> str:
    """An answer that led here, and whose it was."""
    return f"{passed.text} {'You said' if passed.told else 'Known:'} {said(passed.answer)}."


def _answered(game: Game) -> Iterator[tuple[Game, Game]]:
    """Each game with the one that followed from its answer, from the beginning."""
    chain = [game]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    chain.reverse()
    return pairwise(chain)


def _told(game: Game) -> Iterator[Event]:
    return (event for event in game.events if event.kind in ("act", "say") and event.text)
