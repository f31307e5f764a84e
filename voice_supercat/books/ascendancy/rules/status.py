"""What the program keeps, for the ear."""

from voice_supercat.books.numerals import in_words
from voice_supercat.procedure.state import Table

from .factions import FACTIONS, factions
from .fleets import NUMBERS
from .numbers import counted


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("round", in_words(table["round"]))]
    for name in factions(table):
        whose = f"{FACTIONS[name].adjective} " if len(factions(table)) > 1 else ""

        def count(counter: str, name: str = name) -> str:
            return in_words(table[f"{counter}.{name}"])

        lines += [
            (f"{whose}{counter}", count(counter)) for counter in ("ascendancy", "culture", "production", "research")
        ]
        lines.append((f"{whose}commands", f"{count('ready')} ready, {count('exhausted')} exhausted"))
        for fleet in NUMBERS:
            if ships := table[f"fleets.{name}"][fleet - 1]:
                lines.append((f"{whose}fleet {in_words(fleet)}", counted(ships, "ship")))
        lines += [(f"{whose}single ships", count("alone")), (f"{whose}starbases", count("starbases"))]
        lines += [(f"{whose}{kind} upgrades", count(kind)) for kind in ("weapons", "shields")]
        for counter, said in _SOMETIMES.items():
            if table[f"{counter}.{name}"]:
                lines.append((f"{whose}{said}", count(counter)))
        if cards := table[f"cards.{name}"]:
            lines.append((f"{whose}exhausted cards", ", ".join(cards)))
    return lines


_SOMETIMES = {
    "claimed": "claimed ships",
    "marks": "tokens placed",
    "ambassadors": "independent ambassadors",
    "warped": "in warp",
}
