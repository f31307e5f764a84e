"""Mines of other A.I. factions, which ships of the A.I. meet as those of players do."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .fleets import SINGLE, size
from .foes import others

A_HAZARD = "hazard"


def mines_about(view: View) -> bool:
    """Whether another A.I. faction has mines."""
    return bool(_mined(view))


def hazard_or_mines(view: View) -> tuple[str, ...]:
    """What ships can brave."""
    return (A_HAZARD, *_mined(view))


def in_mines(view: View) -> bool:
    """Whether it was told that they brave mines."""
    return view[v.mines_of] not in (None, A_HAZARD)


def mines_roll_alone(view: View) -> bool:
    """Whether the roll that destroys is printed, whatever the shields are."""
    return in_mines(view) and not view[v.mines_by_shields.of(view.known(v.mines_of))]


def mine_dice(draft: Draft) -> None:
    """A die for each ship."""
    group = draft.known(v.braver)
    draft[v.dice_count] = 1 if group == SINGLE else size(draft, group)
    draft[v.dice_need] = draft[v.mines_hit_on.of(draft.known(v.mines_of))]
    draft[v.dice_hits] = 0


def or_mines(view: View) -> str:
    """What else than a hazard must be braved."""
    return " or mines" if mines_about(view) else ""


def what_they_brave(view: View) -> str:
    """With its verb."""
    if not in_mines(view):
        return "The hazard destroys"
    return f"The mines of {view[v.people.of(view.known(v.mines_of))]} destroy"


def _mined(view: View) -> tuple[str, ...]:
    return tuple(faction for faction in others(view) if view[v.mines_hit_on.of(faction)])
