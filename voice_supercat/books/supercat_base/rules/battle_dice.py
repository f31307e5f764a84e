"""The dice of a battle: which ones the bot rolls, what they show, which it rolls again."""

from typing import NamedTuple

from voice_supercat.procedure.keys import Key, OwnedReadKey
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .inference import known_fact
from .selecting import pilots_apply


class Symbol(NamedTuple):
    """What dice show: where it is counted, and how often it is on each side of a kind of die."""

    counted: Key[int]
    on_sides: OwnedReadKey[tuple[int, ...]]


INTERCEPTS = Symbol(v.intercepts, v.intercepts_on_side)
SYMBOLS = (
    Symbol(v.hits, v.hits_on_side),
    Symbol(v.own_hits, v.own_hits_on_side),
    INTERCEPTS,
    Symbol(v.building_hits, v.building_hits_on_side),
    Symbol(v.keys_shown, v.keys_on_side),
)
_BY_NAME = {symbol.counted.name: symbol for symbol in SYMBOLS}
_SIDES = 6


def choose_dice(draft: Draft) -> None:
    """base/combat-doctrine/trophies/2, raid/2: which dice the next battle is fought with.

    A raid does not wait for the last action where no ship is left to fight.
    """
    own_fresh, rival_fresh, most = draft.known(v.own_fresh), draft.known(v.rival_fresh), draft[v.most_dice]
    dice = own_fresh + draft.known(v.own_damaged) + pilots_apply(draft)
    last = draft.known(v.battles) - draft[v.fought] == 1
    ahead = own_fresh > rival_fresh
    if draft[v.goal] == "raid" and (last or not rival_fresh + draft.known(v.rival_damaged)):
        chosen = _capped(dice, most, "raid", "assault" if ahead else "skirmish")
    elif ahead:
        chosen = _capped(dice, most, "assault", "skirmish")
    elif not last:
        chosen = _capped(dice, most, "skirmish", "assault")
    else:
        chosen = {"assault": dice // 2, "skirmish": dice - dice // 2}
    draft[v.dice] = tuple(min(most, chosen.get(kind, 0)) for kind in draft[v.dice_kinds])


def dice_in_hand(view: View) -> dict[str, int]:
    """How many of each kind are rolled, of those that are."""
    rolled = zip(view[v.dice_kinds], view[v.dice], strict=True)
    return {kind: number for kind, number in rolled if number}


def rerolls_open(view: View) -> bool:
    """Asked once a turn, and not of a bot that holds no card."""
    nothing_held = known_fact(view, "assets") is False and view[v.leaders] == "none"
    return view[v.rerolls] is None and not nothing_held


def may_roll_again(view: View) -> bool:
    """Whether a card says so for dice of this battle."""
    kinds = dice_in_hand(view)
    return view[v.rerolls] in kinds or (view[v.rerolls] == "any" and bool(kinds))


def roll_battle(draft: Draft) -> None:
    """All dice of the battle, side by side."""
    dice = [kind for kind, number in dice_in_hand(draft).items() for _ in range(number)]
    draft[v.faces] = tuple((kind, draft.roll(_SIDES) - 1) for kind in dice)
    _count(draft)


def worth_rolling_again(view: View) -> bool:
    """Intercepts and blanks among the dice that may be rolled again."""
    return any(_unwanted(view, kind, side) for kind, side in view[v.faces])


def roll_again(draft: Draft) -> None:
    """base/combat-doctrine/7: intercepts first, then blanks."""
    faces = list(draft[v.faces])
    for die in sorted(range(len(faces)), key=lambda die: _is_blank(draft, *faces[die])):
        kind, side = faces[die]
        if _unwanted(draft, kind, side):
            faces[die] = (kind, draft.roll(_SIDES) - 1)
    draft[v.faces] = tuple(faces)
    _count(draft)


def can_show(view: View, symbol: str) -> bool:
    """Whether any die of this battle has the symbol."""
    return most_shown(view, symbol)[1] > 0


def most_shown(view: View, symbol: str) -> tuple[int, int]:
    """As many of a symbol as these dice can show."""
    sides = _BY_NAME[symbol].on_sides
    return 0, sum(number * max(view[sides.of(kind)]) for kind, number in dice_in_hand(view).items())


def _unwanted(view: View, kind: str, side: int) -> bool:
    intercepts = view[INTERCEPTS.on_sides.of(kind)][side] > 0
    return view[v.rerolls] in (kind, "any") and (intercepts or _is_blank(view, kind, side))


def _is_blank(view: View, kind: str, side: int) -> bool:
    return not any(view[symbol.on_sides.of(kind)][side] for symbol in SYMBOLS)


def _count(draft: Draft) -> None:
    for symbol in SYMBOLS:
        draft[symbol.counted] = sum(draft[symbol.on_sides.of(kind)][side] for kind, side in draft[v.faces])


def _capped(dice: int, most: int, kind: str, rest: str) -> dict[str, int]:
    """As many dice of the kind as there are in the box, the others of another."""
    return {kind: min(dice, most), rest: max(0, dice - most)}
