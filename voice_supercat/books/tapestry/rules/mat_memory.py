"""What is printed on the mat and the civilizations, read once: taken in from and given out as options of the book.

`known_civilizations`: {"science": {"heart": "military", "bonus": {"2": ["points 3"], "3": []}}}, by the die face, the
bonuses by income turn in the words of icon_words.py. `known_mats`: {"2": {"lists": {"first": ["points"]}, "progress":
{"middle": 2}, "multipliers": {"2": [1, 1, 1]}, "era": {"2": 3}, "advances": {"automa": ["end"]}}}, by level.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.keys import Key, OwnedKey
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .icon_words import is_bonus
from .memory import entries_of, recall_cards, recall_spaces

_TURNS = tuple("12345")
_COLUMNS = ("first", "middle", "last")
_LISTED = ("points", "progress", "mat", "space", "favorites", "advance")


def on_new_game(draft: Draft, options: Mapping[str, str]) -> None:
    """What was read in earlier games. Raises ProcedureFault for what cannot be so."""
    recall_cards(draft, options["known_cards"])
    recall_spaces(draft, options["known_spaces"])
    for face, known in entries_of(options["known_civilizations"], "known_civilizations"):
        _recall(draft, "known_civilizations", face, known, draft[v.tracks], _of_civilization(draft))
    for level, known in entries_of(options["known_mats"], "known_mats"):
        _recall(draft, "known_mats", level, known, tuple("123456"), _of_mat(draft))


_Part = tuple[OwnedKey[Any], tuple[str, ...], Callable[[Any], bool]]
"""Of whom it is known besides the card or level, none of nobody else; and whether a value can be what is known."""


def _of_civilization(view: View) -> dict[str, _Part]:
    def bonus(value: Any) -> bool:
        icons, tracks, advances = view[v.chart_icons], view[v.tracks], view[v.all_track_icons]
        return isinstance(value, list) and all(is_bonus(str(one), icons, tracks, advances) for one in value)

    return {"heart": (v.heart, (), lambda value: value in view[v.tracks]), "bonus": (v.bonus, _TURNS, bonus)}


def _of_mat(view: View) -> dict[str, _Part]:
    def among(names: tuple[str, ...]) -> Callable[[Any], bool]:
        return lambda value: isinstance(value, list) and set(map(str, value)) <= {*names}

    def three(value: Any) -> bool:
        return among(view[v.multipliers_printed])(value) and len(value) == len(view[v.tracks]) - 1

    def count(most: int) -> Callable[[Any], bool]:
        return lambda value: isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most

    return {
        "lists": (v.lists, _COLUMNS, among(_LISTED)),
        "progress": (v.lists_progress, _COLUMNS, count(6)),
        "multipliers": (v.multipliers, _TURNS, three),
        "era": (v.era_points, _TURNS, count(20)),
        "advances": (v.level_advances, view[v.bots], among(view[v.all_track_icons])),
    }


def _recall(
    draft: Draft, option: str, name: str, known: Any, names: tuple[str, ...], parts: Mapping[str, _Part]
) -> None:
    if name not in names or not isinstance(known, dict):
        raise ProcedureFault(f'{option}: "{name}" must be one of {", ".join(names)} with what is printed there.')
    for part, value in known.items():
        if part not in parts or not _kept(draft, name, value, parts[part]):
            raise ProcedureFault(f'{option}: "{name}" cannot have "{part}" {json.dumps(value)}.')


def _kept(draft: Draft, name: str, value: Any, part: _Part) -> bool:
    """Keep it; gives whether it can be so."""
    key, whose, fits = part
    if whose and not isinstance(value, dict):
        return False
    each: Mapping[tuple[str, ...], Any] = {(of,): one for of, one in value.items()} if whose else {(): value}
    if not all(set(of) <= {*whose} and fits(one) for of, one in each.items()):
        return False
    for of, one in each.items():
        draft[key.of(name, *of)] = tuple(map(str, one)) if isinstance(one, list) else one
    return True


def civilizations_read(view: View) -> str:
    """Every civilization read so far, as the option `known_civilizations` takes it."""
    return _read(view, view[v.tracks], _of_civilization(view))


def mats_read(view: View) -> str:
    """Every mat read so far, as the option `known_mats` takes it."""
    return _read(view, tuple("123456"), _of_mat(view))


def favorite_icon_read(view: View) -> str:
    """The icon of the rule for changing favorites, as the option `favorite_icon` takes it."""
    return view[v.favorite_icon] or ""


def _read(view: View, names: tuple[str, ...], parts: Mapping[str, _Part]) -> str:
    found = {name: dict(_parts_read(view, name, parts)) for name in names}
    return json.dumps({name: known for name, known in found.items() if known})


def _parts_read(view: View, name: str, parts: Mapping[str, _Part]) -> Iterator[tuple[str, object]]:
    for part, (key, whose, _) in parts.items():
        if not whose:
            if (value := view[key.of(name)]) is not None:
                yield part, value
            continue
        each = {of: _for_file(value) for of in whose if (value := view[key.of(name, of)]) is not None}
        if each:
            yield part, each


def _for_file(value: Any) -> object:
    return [int(one) if one.isdecimal() else one for one in value] if isinstance(value, tuple) else value


def forget_bonus(draft: Draft, income: int) -> None:
    """What the civilizations of this game give in that income turn is asked anew."""
    for face in (draft[v.first_civilization], draft[v.second_civilization]):
        if face is not None:
            draft[v.bonus.of(face, str(income))] = None


def hearts(view: View) -> tuple[str, ...]:
    """The tracks that the heart of the Automa's civilization can stand for, once there is one."""
    return () if view[v.first_civilization] is None else view[v.tracks]


def correct_heart(draft: Draft, track: str) -> None:
    """tapestry/setup/3.5: it was misread. A favorite that has changed since then stays."""
    misread = v.heart.of(draft.known(v.first_civilization))
    if draft[v.favorite.of("automa")] == draft[misread]:
        draft[v.favorite.of("automa")] = track
    draft[misread] = track


def forget_mat(draft: Draft, income: int) -> None:
    """What the mat shows for that income turn is asked anew, and what its chart lists."""
    if draft[v.difficulty] is None:
        return  # nothing of it can have been read yet
    level, column = str(draft[v.difficulty]), draft.known(v.column.of(str(income)))
    keys: list[Key[Any]] = [v.lists.of(level, column), v.lists_progress.of(level, column)]
    keys += [v.multipliers.of(level, str(income)), v.era_points.of(level, str(income))]
    if income == 1:
        keys += [v.level_advances.of(level, bot) for bot in draft[v.bots]]
    draft.reset(key.id for key in keys)
