"""The dice of a battle in Arcs: which ones the bot rolls, what they show, which it rolls again."""

from typing import NamedTuple

from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .selecting import pilots_apply

KINDS = ("skirmish", "assault", "raid")
OF_A_KIND = 6  # dice in the box, the most of a kind in one roll
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


class Face(NamedTuple):
    """What one side shows."""

    hits: int = 0
    on_itself: int = 0
    intercepts: int = 0
    on_buildings: int = 0
    keys_shown: int = 0


_SHOWN = {
    "hits": v.hits,
    "on_itself": v.on_itself,
    "intercepts": v.intercepts,
    "on_buildings": v.on_buildings,
    "keys_shown": v.keys_shown,
}
"""Where each symbol of the dice is counted."""
_BLANK, _HIT, _BURNT = Face(), Face(hits=1), Face(hits=1, on_itself=1)
FACES = {  # the six sides of each kind
    "skirmish": (_BLANK, _BLANK, _BLANK, _HIT, _HIT, _HIT),
    "assault": (
        _BLANK,
        Face(hits=2),
        Face(hits=2, on_itself=1),
        _BURNT,
        _BURNT,
        Face(hits=1, intercepts=1),
    ),
    "raid": (
        Face(intercepts=1),
        Face(intercepts=1, keys_shown=2),
        Face(keys_shown=1, on_itself=1),
        Face(keys_shown=1, on_buildings=1),
        Face(on_buildings=1, on_itself=1),
        Face(on_buildings=1, on_itself=1),
    ),
}


def choose_dice(draft: Draft) -> None:
    """base/combat-doctrine/trophies/2, raid/2: which dice the next battle is fought with.

    A raid does not wait for the last action where no ship is left to fight.
    """
    own_fresh, rival_fresh = draft.known(v.own_fresh), draft.known(v.rival_fresh)
    dice = own_fresh + draft.known(v.own_damaged) + pilots_apply(draft)
    last = draft.known(v.battles) - draft[v.fought] == 1
    ahead = own_fresh > rival_fresh
    if draft[v.goal] == "raid" and (last or not rival_fresh + draft.known(v.rival_damaged)):
        chosen = _capped(dice, "raid", "assault" if ahead else "skirmish")
    elif ahead:
        chosen = _capped(dice, "assault", "skirmish")
    elif not last:
        chosen = _capped(dice, "skirmish", "assault")
    else:
        chosen = {"assault": dice // 2, "skirmish": dice - dice // 2}
    draft[v.dice] = tuple(min(OF_A_KIND, chosen.get(kind, 0)) for kind in KINDS)


def raid_dice_rolled(view: View) -> bool:
    """Whether this battle was the raid."""
    return bool(view[v.dice][KINDS.index("raid")])


def _capped(dice: int, kind: str, rest: str) -> dict[str, int]:
    return {kind: min(dice, OF_A_KIND), rest: max(0, dice - OF_A_KIND)}


def battle_dice(view: View) -> str:
    """The next battle and its dice."""
    dice = " and ".join(
        f"{in_words(number)} {kind} {'die' if number == 1 else 'dice'}" for kind, number in _in_hand(view)
    )
    return f"{nth_battle(view)}, {dice}"


def nth_battle(view: View) -> str:
    """The next battle by its number."""
    return f"{_NTH[view[v.fought]]} battle"


def _in_hand(view: View) -> list[tuple[str, int]]:
    return [(kind, number) for kind, number in zip(KINDS, view[v.dice], strict=True) if number]


def program_rolls(view: View) -> bool:
    """Whether the program rolls for battles; otherwise the player tells what the dice show."""
    return bool(view[v.battle_dice] == "program")


def rerolls_open(view: View) -> bool:
    """Asked once a turn, and not of a bot that holds no card."""
    nothing_held = view.facts.get(f"assets of {view[v.bot]}") is False and view[v.leaders] == "none"
    return view[v.rerolls] is None and not nothing_held


def note_rerolls(draft: Draft, kind: str) -> None:
    """The kind of dice that a card lets the bot roll again."""
    draft[v.rerolls] = kind


def may_roll_again(view: View) -> bool:
    """Whether a card says so for dice of this battle."""
    kinds = [kind for kind, _ in _in_hand(view)]
    return bool(view[v.rerolls] in kinds or (view[v.rerolls] == "any" and kinds))


def roll_battle(draft: Draft) -> None:
    """All dice of the battle, side by side."""
    draft[v.faces] = tuple((kind, draft.roll(6) - 1) for kind, number in _in_hand(draft) for _ in range(number))
    _count(draft)


def worth_rolling_again(view: View) -> bool:
    """Intercepts and blanks among the dice that may be rolled again."""
    return any(_unwanted(view, kind, side) for kind, side in view[v.faces])


def roll_again(draft: Draft) -> None:
    """base/combat-doctrine/7: intercepts first, then blanks."""
    faces = list(draft[v.faces])
    blank_last = sorted(range(len(faces)), key=lambda die: _face(*faces[die]) == _BLANK)
    for die in blank_last:
        kind, side = faces[die]
        if _unwanted(draft, kind, side):
            faces[die] = (kind, draft.roll(6) - 1)
    draft[v.faces] = tuple(faces)
    _count(draft)


def _unwanted(view: View, kind: str, side: int) -> bool:
    face = _face(kind, side)
    return view[v.rerolls] in (kind, "any") and (face == _BLANK or face.intercepts > 0)


def _face(kind: str, side: int) -> Face:
    return FACES[kind][side]


def _count(draft: Draft) -> None:
    shown = [_face(*die) for die in draft[v.faces]]
    for name, key in _SHOWN.items():
        draft[key] = sum(getattr(face, name) for face in shown)


def clear_roll(draft: Draft) -> None:
    """Nothing rolled yet: what is not asked about was not shown."""
    for key in _SHOWN.values():
        draft[key] = 0


def note_shown(draft: Draft, count: int, symbol: str) -> None:
    """What the player's dice show, intercepts as yes or no."""
    draft[_SHOWN[symbol]] = int(count)


def can_show(view: View, symbol: str) -> bool:
    """Whether any die of this battle has the symbol."""
    return most_shown(view, symbol)[1] > 0


def most_shown(view: View, symbol: str) -> tuple[int, int]:
    """As many of a symbol as these dice can show."""
    return 0, sum(number * max(getattr(face, symbol) for face in FACES[kind]) for kind, number in _in_hand(view))


def rolled(view: View) -> str:
    """What the dice show."""
    shown = {
        "hits": counted(view[v.hits], "hit"),
        "on_itself": f"{in_words(view[v.on_itself])} on itself",
        "intercepts": "an intercept",
        "on_buildings": f"{in_words(view[v.on_buildings])} on buildings",
        "keys_shown": counted(view[v.keys_shown], "key"),
    }
    parts = [text for name, text in shown.items() if view[_SHOWN[name]]]
    return f"rolled {', '.join(parts) if parts else 'nothing that counts'}"
