"""A game told in order: what was asked and answered and what followed, in parts that are mostly turns."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from voice_supercat.dialogue.phrasing import said
from voice_supercat.procedure.game import Game


@dataclass(frozen=True)
class Told:
    """A line of the story: a question with its `answer`, something to do, or a remark."""

    kind: Literal["asked", "act", "say"]
    text: str
    answer: str = ""


@dataclass
class Part:
    """What has one heading. `answers` are the games after each answer in it."""

    heading: str | None
    lines: list[Told] = field(default_factory=list)
    answers: list[Game] = field(default_factory=list)


def story_of(game: Game) -> list[Part]:
    """The parts of `game`, from its first event to where it stands; only the first may be without a heading."""
    parts = [Part(None)]

    def under(heading: str | None) -> Part:
        if heading is not None and heading != parts[-1].heading:
            parts.append(Part(heading))
        return parts[-1]

    turns = 0
    for at in _in_order(game):
        before = at.before
        if before is None:
            for heading, line in _events(at, "Turn 1"):
                under(heading).lines.append(line)
            continue
        turn = None
        if not before.state.trail:  # it is empty at the beginning of every turn
            turns += 1
            turn = game.engine.heading(before.state) or f"Turn {turns}"
        asked = before.question.text if at.update is None else f"Told: {at.update.replace('_', ' ')}."
        part = under(turn)
        part.lines.append(Told("asked", asked, said(at.given)))
        part.answers.append(at)
        for heading, line in _events(at):
            under(heading).lines.append(line)
    return parts if parts[0].lines or len(parts) == 1 else parts[1:]


def standing(game: Game) -> str:
    """Where the game stands, in a sentence; "" where it is over."""
    if game.over:
        return ""
    return f"Now: {'; '.join(f'{name} {value}' for name, value in game.engine.status(game.state))}."


def _in_order(game: Game) -> list[Game]:
    chain = [game]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    return chain[::-1]


def _events(game: Game, turn: str | None = None) -> Iterator[tuple[str | None, Told]]:
    for event in game.events:
        if event.kind in ("act", "say") and event.text:
            yield event.turn or turn, Told("act" if event.kind == "act" else "say", event.text)
