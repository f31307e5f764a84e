"""Cards and spaces that the player has read once: remembered in the game, taken in from and given out as options.

`known_cards`: {"5": {"automa": "any", "shadow": "end", "income": false, "order": [the four tracks and "favorite" from
the top], "topples": false}}; what was not read yet is left out.
`known_spaces`: {"science 4": ["explore", "tapestry"]}; icons as in icon_words.py.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .icon_words import is_icon
from .tracks import FAVORITE, HEART, completed_list

_UNNUMBERED = ("left", "right", "progress")  # names of cards whose numbers are not read
_ORDER = "order"


def recall_cards(draft: Draft, text: str) -> None:
    """Cards that were read in earlier games. Raises ProcedureFault for what cannot be one."""
    for number, known in entries_of(text, "known_cards"):
        _recall_card(draft, number, known)


def recall_spaces(draft: Draft, text: str) -> None:
    """The same of spaces."""
    for space, icons in entries_of(text, "known_spaces"):
        _recall_space(draft, space, icons)


def entries_of(text: str, option: str) -> Iterator[tuple[str, Any]]:
    """The names and values of the JSON of an option. Raises ProcedureFault where it is none."""
    try:
        found = json.loads(text or "{}")
    except ValueError as error:
        raise ProcedureFault(f"{option}: expected JSON ({error}).") from error
    if not isinstance(found, dict):
        raise ProcedureFault(f"{option}: expected names with values.")
    yield from found.items()


def _recall_card(draft: Draft, number: str, known: Any) -> None:
    _, last = draft[v.decision_cards]
    if not number.isdecimal() or not 1 <= int(number) <= last or not isinstance(known, dict):
        raise ProcedureFault(f'known_cards: "{number}" must be a card from 1 to {last} with its icons.')
    for name, value in known.items():
        if _outdated(draft, name, value):
            continue
        if not _fits(draft, name, value):
            raise ProcedureFault(f'known_cards: card {number} cannot have "{name}" {json.dumps(value)}.')
        draft[_of_card(draft, number)[name]] = _from_file(value)


def _recall_space(draft: Draft, space: str, icons: Any) -> None:
    track, _, number = space.partition(" ")
    tracks, end = draft[v.tracks], draft[v.track_end]
    fit = isinstance(icons, list) and all(
        isinstance(icon, str) and is_icon(icon, draft[v.chart_icons], tracks) for icon in icons
    )
    if track not in tracks or not number.isdecimal() or not 1 <= int(number) <= end or not fit:
        raise ProcedureFault(f'known_spaces: "{space}" must be a track and a space, such as science 4, with icons.')
    draft[v.space_icons.of(track, number)] = tuple(icons)


def _of_card(view: View, card: str) -> dict[str, Key[Any]]:
    """What can be known of a card, by the names that the memory uses."""
    icons: dict[str, Key[Any]] = {bot: v.track_icon.of(card, bot) for bot in view[v.bots]}
    return icons | {
        "income": v.income_icon.of(card),
        _ORDER: v.track_list.of(card),
        "topples": v.topples.of(card),
    }


def _outdated(view: View, name: str, value: object) -> bool:
    """Read when the heart was taken for an icon of track cards and not for one of the track list, which is asked anew,
    or when the toppled outpost was taken for two icons, of which "topples" is kept.
    """
    heart_for_icon = name in view[v.bots] and value == FAVORITE
    return name == "near" or heart_for_icon or (name == _ORDER and _lists(value, view[v.tracks]))


def _fits(view: View, name: str, value: object) -> bool:
    if name == _ORDER:
        return _lists(value, _for_file(view[v.list_entries]))
    return name in _of_card(view, "") and value in (view[v.track_icons] if name in view[v.bots] else (True, False))


def _lists(value: object, entries: Sequence[str]) -> bool:
    return isinstance(value, list) and sorted(map(str, value)) == sorted(entries)


def _from_file(value: Any) -> Any:
    return tuple(HEART if entry == FAVORITE else entry for entry in value) if isinstance(value, list) else value


def forget_unnumbered_cards(draft: Draft) -> None:
    """Cards without a number are read afresh each time."""
    draft.reset(key.id for card in _UNNUMBERED for key in _of_card(draft, card).values())


def cards_read(view: View) -> str:
    """Every card read so far, as the option `known_cards` takes it."""
    first, last = view[v.decision_cards]
    read = {str(number): _read_of(view, str(number)) for number in range(first, last + 1)}
    return json.dumps({number: known for number, known in read.items() if known})


def _read_of(view: View, card: str) -> dict[str, object]:
    known = {name: view[key] for name, key in _of_card(view, card).items()}
    order = completed_list(known.pop(_ORDER), view[v.list_entries])
    if order is not None:
        known[_ORDER] = _for_file(order)
    return {name: value for name, value in known.items() if value is not None}


def _for_file(entries: Sequence[str]) -> list[str]:
    return [FAVORITE if entry == HEART else entry for entry in entries]


def spaces_read(view: View) -> str:
    """Every space read so far, as the option `known_spaces` takes it."""
    spaces = {
        f"{track} {space}": icons
        for track in view[v.tracks]
        for space in range(1, view[v.track_end] + 1)
        if (icons := view[v.space_icons.of(track, str(space))]) is not None
    }
    return json.dumps(spaces)


def forget_card(draft: Draft, number: int) -> None:
    """Everything read of a card is asked anew where it matters next."""
    draft.reset(key.id for key in _of_card(draft, str(number)).values())


def forget_read_card(draft: Draft) -> None:
    """The same of the card that was just named."""
    forget_card(draft, draft.known(v.read_card))


def spaces_known(view: View) -> tuple[str, ...]:
    """Names of the spaces that were read."""
    return tuple(name for name, key in _spaces(view).items() if view[key] is not None)


def forget_space(draft: Draft, name: str) -> None:
    """Its icons are asked anew."""
    draft[_spaces(draft)[name]] = None


def _spaces(view: View) -> dict[str, Key[tuple[str, ...] | None]]:
    return {
        f"{track}_space_{in_words(space)}": v.space_icons.of(track, str(space))
        for track in view[v.tracks]
        for space in range(1, view[v.track_end] + 1)
    }
