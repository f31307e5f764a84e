"""What the Fates of several seats do to each other: bots that have one, and laws that hold for all."""

from voice_supercat.books.supercat_base.rules.ambitions import won_by
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .rounds import forget_holdings


def bot_has_fate(view: View, fate_and_act: str) -> bool:
    """Whether a bot at the table has that Fate, "magnate 1", in this act."""
    return _bot_with(view, fate_and_act) is not None


def seat_bot_with(draft: Draft, fate_and_act: str) -> None:
    """That bot acts."""
    bot = _bot_with(draft, fate_and_act)
    draft[v.bot] = draft[v.bot] if bot is None else bot


def not_contending(view: View) -> str:
    """campaign/magnate/act-i/5: what they must not match, where anything declared counts resources."""
    counts = won_by(view, view[v.declared], "icons")
    return " that match no declared ambition it contends" if counts else ""


def note_exported(draft: Draft) -> None:
    """Which ones is not told, nor how far the marker goes."""
    forget_holdings(draft, draft[v.bot])
    draft[v.objective.of(draft[v.bot])] = None


def _bot_with(view: View, fate_and_act: str) -> str | None:
    found = (bot for bot in view[v.bots] if f"{view[v.fate.of(bot)]} {view[v.act]}" == fate_and_act)
    return next(found, None)
