"""Cards and spaces that the player has read once: remembered in the game, taken in from and given out as options.

`known_cards`: {"5": {"automa": "any", "shadow": "end", "income": false, "order": [the four tracks and "favorite" from
the top], "topples": false}}; what was not read yet is left out.
`known_spaces`: {"science 4": ["explore", "tapestry"]}; icons as in chart.py.
"""

import json
from collections.abc import Iterator
from typing import Any

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .chart import is_icon
from .tracks import END, ENTRIES, FAVORITE, INDICATORS, TRACKS

LAST_CARD = 22
_YES_NO = (True, False)
_BOTS = ("automa", "shadow")
PROPERTIES = (*_BOTS, "income", "order", "topples")


def property_of(view: View, card: str | None, name: str) -> Any:
    """What is known of a card; None where it was not read yet."""
    return view.get(f"card.{card}.{name}")


def note_property(draft: Draft, card: str | None, name: str, value: object) -> None:
    """Remember what the player read."""
    draft[v.card.of(card, name)] = value


def forget_cards(draft: Draft, *cards: str) -> None:
    """Cards without a number are read afresh each time."""
    for card in cards:
        for name in PROPERTIES:
            draft[v.card.of(card, name)] = None


def recall(draft: Draft, cards: str, spaces: str) -> None:
    """Take in what was read in earlier games. Raises ProcedureFault for anything else."""
    for number, known in _entries(cards, "known_cards"):
        if not number.isdecimal() or not 1 <= int(number) <= LAST_CARD or not isinstance(known, dict):
            raise ProcedureFault(f'known_cards: "{number}" must be a card from 1 to {LAST_CARD} with its icons.')
        for name, value in known.items():
            if _outdated(name, value):
                continue
            if not _fits(name, value):
                raise ProcedureFault(f'known_cards: card {number} cannot have "{name}" {json.dumps(value)}.')
            note_property(draft, number, name, tuple(value) if name == "order" else value)
    for space, icons in _entries(spaces, "known_spaces"):
        track, _, number = space.partition(" ")
        icons_fit = isinstance(icons, list) and all(isinstance(icon, str) and is_icon(icon) for icon in icons)
        if track not in TRACKS or not number.isdecimal() or not 1 <= int(number) <= END or not icons_fit:
            raise ProcedureFault(f'known_spaces: "{space}" must be a track and a space, such as science 4, with icons.')
        draft[v.space.of(track, number)] = tuple(icons)


def _outdated(name: str, value: object) -> bool:
    """Read when the heart was taken for an icon of track cards and not for one of the track list, which is asked anew,
    or when the toppled outpost was taken for two icons, of which "topples" is kept.
    """
    return name == "near" or (name in _BOTS and value == FAVORITE) or (name == "order" and _lists(value, TRACKS))


def _fits(name: str, value: object) -> bool:
    if name == "order":
        return _lists(value, ENTRIES)
    return name in PROPERTIES and value in (INDICATORS if name in _BOTS else _YES_NO)


def _lists(value: object, entries: tuple[str, ...]) -> bool:
    return isinstance(value, list) and sorted(map(str, value)) == sorted(entries)


def _entries(text: str, option: str) -> Iterator[tuple[str, Any]]:
    try:
        found = json.loads(text or "{}")
    except ValueError as error:
        raise ProcedureFault(f"{option}: expected JSON ({error}).") from error
    if not isinstance(found, dict):
        raise ProcedureFault(f"{option}: expected names with values.")
    yield from found.items()


def cards_read(view: View) -> str:
    """Every card read so far, as the option `known_cards` takes it."""
    cards: dict[str, dict[str, object]] = {}
    for number in range(1, LAST_CARD + 1):
        known = {name: property_of(view, str(number), name) for name in PROPERTIES}
        if len(known["order"] or ()) < len(ENTRIES):
            known["order"] = None
        if read := {name: value for name, value in known.items() if value is not None}:
            cards[str(number)] = read
    return json.dumps(cards)


def spaces_read(view: View) -> str:
    """Every space read so far, as the option `known_spaces` takes it."""
    spaces = {
        f"{track} {space}": icons
        for track in TRACKS
        for space in range(1, END + 1)
        if (icons := view.get(f"space.{track}.{space}")) is not None
    }
    return json.dumps(spaces)
