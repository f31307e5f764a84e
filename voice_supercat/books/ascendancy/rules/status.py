"""What the program keeps, for the ear."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import View

from . import values as v
from .factions import FACTIONS, factions
from .fleets import NUMBERS
from .numbers import counted


def status(view: View) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("round", in_words(view[v.round]))]
    for name in factions(view):
        whose = f"{FACTIONS[name].adjective} " if len(factions(view)) > 1 else ""

        def count(counter: str, name: str = name) -> str:
            return in_words(view[Key[int](counter, name)])

        lines += [
            (f"{whose}{counter}", count(counter)) for counter in ("ascendancy", "culture", "production", "research")
        ]
        lines.append((f"{whose}commands", f"{count('ready')} ready, {count('exhausted')} exhausted"))
        for fleet in NUMBERS:
            if ships := view[v.fleets.of(name)][fleet - 1]:
                lines.append((f"{whose}fleet {in_words(fleet)}", counted(ships, "ship")))
        lines += [(f"{whose}single ships", count("alone")), (f"{whose}starbases", count("starbases"))]
        lines += [(f"{whose}{kind} upgrades", count(kind)) for kind in ("weapons", "shields")]
        for counter, said in _SOMETIMES.items():
            if view[Key[int](counter, name)]:
                lines.append((f"{whose}{said}", count(counter)))
        if cards := view[v.cards.of(name)]:
            lines.append((f"{whose}exhausted cards", ", ".join(cards)))
    return lines


_SOMETIMES = {
    "claimed": "claimed ships",
    "marks": "tokens placed",
    "ambassadors": "independent ambassadors",
    "warped": "in warp",
}
