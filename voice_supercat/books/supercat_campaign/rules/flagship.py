"""Flagships: three Fates have one in Act Two. Its starports and cities are on its board, none on the map."""

from voice_supercat.procedure.state import Draft, View

from . import values as v


def has_flagship(view: View) -> bool:
    """Whether the bot that plays has one."""
    return _on_flagship(view, view[v.bot]) is not None


def on_flagship(view: View) -> str:
    """Where a starport is then looked for."""
    return " on its Flagship" if has_flagship(view) else ""


def where_starports_are(view: View) -> str:
    """Where they are counted."""
    return "on its Flagship" if has_flagship(view) else "on the map"


def note_flagships(draft: Draft) -> None:
    """What is on each as Act Two begins."""
    for bot in draft[v.bots] if draft[v.ledger] else ():
        built = _on_flagship(draft, bot)
        if built is not None:
            draft[v.starports.of(bot)] = built[0]
            draft[v.unbuilt.of(bot)] = draft[v.city_pieces] - built[1]


def no_city_for_flagship(view: View) -> bool | None:
    """campaign/construction-build-repair/3.2: no more cities than starports."""
    starports, unbuilt = view[v.starports.of(view[v.bot])], view[v.unbuilt.of(view[v.bot])]
    if starports is None or unbuilt is None:
        return None
    return False if view[v.city_pieces] - unbuilt >= starports else None


def _on_flagship(view: View, bot: str) -> tuple[int, int] | None:
    """Starports and cities on it as the act begins; None of a bot without one."""
    fate = view[v.fate.of(bot)]
    if fate is None or view[v.act] == 1:
        return None
    starports, cities = view[v.flagship_starports.of(fate)], view[v.flagship_cities.of(fate)]
    return None if starports is None or cities is None else (starports, cities)
