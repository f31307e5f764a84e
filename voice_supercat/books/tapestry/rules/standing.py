"""The status for the ear."""

from voice_supercat.procedure.state import Table

from .landmarks import landmarks
from .tracks import TRACKS
from .turns import BOTS
from .wording import NAMES, word


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("income turns", word(table["incomes"])), ("decision deck", word(table["decision"]))]
    for name in BOTS:
        places = ", ".join(f"{track} {word(table[f'at.{name}.{track}'])}" for track in TRACKS)
        lines.append((NAMES[name], places))
        if table[f"favorite.{name}"] is not None:
            lines.append((f"favorite of {NAMES[name]}", table[f"favorite.{name}"]))
    if table["drawn"]:  # tapestry/a-bot-turn/9: the discard pile is open
        lines.append(("cards of this era", ", ".join(map(word, table["drawn"]))))
    return [
        *lines,
        ("points", word(table["points"])),
        ("landmarks", word(landmarks(table))),
        ("your landmarks", word(len(table["claimed_by_you"]))),
        ("territories", word(table["territories"])),
        ("tapestry cards", word(table["tapestries"])),
    ]
