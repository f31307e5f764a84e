"""The dice of a battle in Arcs: which ones the bot rolls, what they show, which it rolls again."""

from typing import NamedTuple

from voice_supercat.books.numerals import counted, in_words
from voice_supercat.procedure.state import Draft, Table

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
    dice = draft["own_fresh"] + draft["own_damaged"] + pilots_apply(draft)
    last = draft["battles"] - draft["fought"] == 1
    ahead = draft["own_fresh"] > draft["rival_fresh"]
    if draft["goal"] == "raid" and (last or not draft["rival_fresh"] + draft["rival_damaged"]):
        chosen = _capped(dice, "raid", "assault" if ahead else "skirmish")
    elif ahead:
        chosen = _capped(dice, "assault", "skirmish")
    elif not last:
        chosen = _capped(dice, "skirmish", "assault")
    else:
        chosen = {"assault": dice // 2, "skirmish": dice - dice // 2}
    draft["dice"] = tuple(min(OF_A_KIND, chosen.get(kind, 0)) for kind in KINDS)


def raid_dice_rolled(table: Table) -> bool:
    """Whether this battle was the raid."""
    return bool(table["dice"][KINDS.index("raid")])


def _capped(dice: int, kind: str, rest: str) -> dict[str, int]:
    return {kind: min(dice, OF_A_KIND), rest: max(0, dice - OF_A_KIND)}


def battle_dice(table: Table) -> str:
    """The next battle and its dice."""
    dice = " and ".join(
        f"{in_words(number)} {kind} {'die' if number == 1 else 'dice'}" for kind, number in _in_hand(table)
    )
    return f"{nth_battle(table)}, {dice}"


def nth_battle(table: Table) -> str:
    """The next battle by its number."""
    return f"{_NTH[table['fought']]} battle"


def _in_hand(table: Table) -> list[tuple[str, int]]:
    return [(kind, number) for kind, number in zip(KINDS, table["dice"], strict=True) if number]


def program_rolls(table: Table) -> bool:
    """Whether the program rolls for battles; otherwise the player tells what the dice show."""
    return bool(table["battle_dice"] == "program")


def rerolls_open(table: Table) -> bool:
    """Asked once a turn, and not of a bot that holds no card."""
    nothing_held = table.facts.get(f"assets of {table['bot']}") is False and table["leaders"] == "none"
    return table["rerolls"] is None and not nothing_held


def note_rerolls(draft: Draft, kind: str) -> None:
    """The kind of dice that a card lets the bot roll again."""
    draft["rerolls"] = kind


def may_roll_again(table: Table) -> bool:
    """Whether a card says so for dice of this battle."""
    kinds = [kind for kind, _ in _in_hand(table)]
    return bool(table["rerolls"] in kinds or (table["rerolls"] == "any" and kinds))


def roll_battle(draft: Draft) -> None:
    """All dice of the battle, side by side."""
    draft["faces"] = tuple((kind, draft.roll(6) - 1) for kind, number in _in_hand(draft) for _ in range(number))
    _count(draft)


def worth_rolling_again(table: Table) -> bool:
    """Intercepts and blanks among the dice that may be rolled again."""
    return any(_unwanted(table, kind, side) for kind, side in table["faces"])


def roll_again(draft: Draft) -> None:
    """base/combat-doctrine/7: intercepts first, then blanks."""
    faces = list(draft["faces"])
    blank_last = sorted(range(len(faces)), key=lambda die: _face(*faces[die]) == _BLANK)
    for die in blank_last:
        kind, side = faces[die]
        if _unwanted(draft, kind, side):
            faces[die] = (kind, draft.roll(6) - 1)
    draft["faces"] = tuple(faces)
    _count(draft)


def _unwanted(table: Table, kind: str, side: int) -> bool:
    face = _face(kind, side)
    return table["rerolls"] in (kind, "any") and (face == _BLANK or face.intercepts > 0)


def _face(kind: str, side: int) -> Face:
    return FACES[kind][side]


def _count(draft: Draft) -> None:
    shown = [_face(*die) for die in draft["faces"]]
    for name in Face._fields:
        draft[name] = sum(getattr(face, name) for face in shown)


def clear_roll(draft: Draft) -> None:
    """Nothing rolled yet: what is not asked about was not shown."""
    for name in Face._fields:
        draft[name] = 0


def note_shown(draft: Draft, count: int, symbol: str) -> None:
    """What the player's dice show, intercepts as yes or no."""
    draft[symbol] = int(count)


def can_show(table: Table, symbol: str) -> bool:
    """Whether any die of this battle has the symbol."""
    return most_shown(table, symbol)[1] > 0


def most_shown(table: Table, symbol: str) -> tuple[int, int]:
    """As many of a symbol as these dice can show."""
    return 0, sum(number * max(getattr(face, symbol) for face in FACES[kind]) for kind, number in _in_hand(table))


def rolled(table: Table) -> str:
    """What the dice show."""
    shown = {
        "hits": counted(table["hits"], "hit"),
        "on_itself": f"{in_words(table['on_itself'])} on itself",
        "intercepts": "an intercept",
        "on_buildings": f"{in_words(table['on_buildings'])} on buildings",
        "keys_shown": counted(table["keys_shown"], "key"),
    }
    parts = [text for name, text in shown.items() if table[name]]
    return f"rolled {', '.join(parts) if parts else 'nothing that counts'}"
