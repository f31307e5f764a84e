"""A game as Markdown: what was asked and answered, and what the bot did, turn by turn."""

from voice_supercat.procedure.game import Game
from voice_supercat.reports.story import Told, standing, story_of


def markdown(game: Game) -> str:
    """The report of `game`, from its first event to where it stands, or to its end."""
    lines = [f"# {game.engine.book.title}"]
    for part in story_of(game):
        if part.heading is not None:
            lines += ["", f"## {part.heading}", ""]
        lines += [f"- {_line(told)}" for told in part.lines]
    if now := standing(game):
        lines += ["", now]
    return "\n".join([*lines, ""])


def _line(told: Told) -> str:
    if told.kind == "asked":
        return f"{told.text} *{told.answer}*"
    return f"**{told.text}**" if told.kind == "act" else told.text
