"""The status for the ear."""

from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .landmarks import landmarks
from .tracks import TRACKS
from .turns import BOTS
from .wording import NAMES


def status(view: View) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("income turns", in_words(view[v.incomes])), ("decision deck", in_words(view[v.decision]))]
    for name in BOTS:
        places = ", ".join(f"{track} {in_words(view[f'at.{name}.{track}'])}" for track in TRACKS)
        lines.append((NAMES[name], places))
        if view[v.favorite.of(name)] is not None:
            lines.append((f"favorite of {NAMES[name]}", view[v.favorite.of(name)]))
    if view[v.drawn]:  # tapestry/a-bot-turn/9: the discard pile is open
        lines.append(("cards of this era", ", ".join(map(in_words, view[v.drawn]))))
    return [
        *lines,
        ("points", in_words(view[v.points])),
        ("landmarks", in_words(landmarks(view))),
        ("your landmarks", in_words(len(view[v.claimed_by_you]))),
        ("territories", in_words(view[v.territories])),
        ("tapestry cards", in_words(view[v.tapestries])),
    ]
