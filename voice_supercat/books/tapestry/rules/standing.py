"""The status for the ear."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Table

from .landmarks import landmarks
from .tracks import TRACKS
from .turns import BOTS
from .wording import NAMES


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("income turns", in_words(table["incomes"])), ("decision deck", in_words(table["decision"]))]
    for name in BOTS:
        places = ", ".join(f"{track} {in_words(table[f'at.{name}.{track}'])}" for track in TRACKS)
        lines.append((NAMES[name], places))
        if table[f"favorite.{name}"] is not None:
            lines.append((f"favorite of {NAMES[name]}", table[f"favorite.{name}"]))
    if table["drawn"]:  # tapestry/a-bot-turn/9: the discard pile is open
        lines.append(("cards of this era", ", ".join(map(in_words, table["drawn"]))))
    return [
        *lines,
        ("points", in_words(table["points"])),
        ("landmarks", in_words(landmarks(table))),
        ("your landmarks", in_words(len(table["claimed_by_you"]))),
        ("territories", in_words(table["territories"])),
        ("tapestry cards", in_words(table["tapestries"])),
    ]
