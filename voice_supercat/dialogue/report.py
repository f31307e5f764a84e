"""A game as Markdown: what was asked and answered, and what the bot did, turn by turn."""

from collections.abc import Iterator

from voice_supercat.dialogue.phrasing import said
from voice_supercat.procedure.game import Game


def markdown(game: Game) -> str:
    """The report of `game`, from its first event to where it stands, or to its end."""
    engine = game.engine
    lines = [f"# {engine.book.title}"]
    under = None
    for turn, line in _lines(game):
        if turn is not None and turn != under:
            lines += ["", f"## {turn}", ""]
            under = turn
        lines.append(f"- {line}")
    if not game.over:
        where = "; ".join(f"{name} {value}" for name, value in engine.status(game.state))
        lines += ["", f"Now: {where}."]
    return "\n".join([*lines, ""])


def _lines(game: Game) -> Iterator[tuple[str | None, str]]:
    """Each line with its turn; None where it is the same turn as the line before."""
    turns = 0
    for at in _in_order(game):
        before = at.before
        if before is None:
            yield from _event_lines(at, f"Turn {turns + 1}")
            continue
        turn = None
        if not before.state.trail:  # it is empty at the beginning of every turn
            turns += 1
            turn = game.engine.heading(before.state) or f"Turn {turns}"
        asked = before.question.text if at.update is None else f"Told: {at.update.replace('_', ' ')}."
        yield turn, f"{asked} *{said(at.given)}*"
        yield from _event_lines(at)


def _in_order(game: Game) -> list[Game]:
    chain = [game]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    return chain[::-1]


def _event_lines(game: Game, turn: str | None = None) -> Iterator[tuple[str | None, str]]:
    for event in game.events:
        if event.kind in ("act", "say") and event.text:
            yield event.turn or turn, f"**{event.text}**" if event.kind == "act" else event.text
