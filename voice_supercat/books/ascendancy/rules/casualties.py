"""The ships that the A.I. loses. Whoever scored the hits picks the ships, so the player does."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .battle import fighters, group_size, groups, has_trait
from .fleets import ALONE, disband, resize, size
from .numbers import up_to


def hits_on_them(view: View) -> tuple[int, int]:
    """No more hits count than there are ships, one more where the first is ignored."""
    return 0, up_to(fighters(view) + has_trait(view, "ignore-first"))


def note_losses(draft: Draft, hits: int) -> None:
    """The player's hits, less the one that they may ignore."""
    ignored = 1 if hits and has_trait(draft, "ignore-first") else 0
    draft[v.losses] = min(hits - ignored, fighters(draft))
    draft[v.casualty_queue] = groups(draft)
    draft[v.disbanded] = ()
    _settle(draft)


def _settle(draft: Draft) -> None:
    """Hits for which the player has no choice."""
    while draft[v.losses] and draft[v.casualty_queue] and not group_is_free(draft):
        _lose(draft, losses_on_group(draft)[0])


def losses_to_place(view: View) -> bool:
    """Whether a ship is still to be removed."""
    return bool(view[v.losses] > 0 and view[v.casualty_queue])


def group_is_free(view: View) -> bool:
    """Whether the player has a choice which ships are hit."""
    low, high = losses_on_group(view)
    return low < high


def losses_on_group(view: View) -> tuple[int, int]:
    """What this group can take, given what the others can."""
    if not view[v.casualty_queue]:
        return 0, 0
    here, *others = (group_size(view, group) for group in view[v.casualty_queue])
    return max(0, view[v.losses] - sum(others)), min(here, view[v.losses])


def lose_from_group(draft: Draft, ships: int) -> None:
    """So many ships of the group, then those for which there is no choice."""
    _lose(draft, ships)
    _settle(draft)


def _lose(draft: Draft, ships: int) -> None:
    """Ships of the group are destroyed; too small a fleet disbands and its ships fight on alone."""
    group, *rest = draft[v.casualty_queue]
    resize(draft, group, size(draft, group) - ships)
    if group == ALONE:
        draft[v.fighting_alone] -= ships
    draft[v.losses] -= ships
    draft[v.lost_ships] += ships
    draft[v.casualty_queue] = tuple(rest)
    left = size(draft, group)
    if group != ALONE and disband(draft, group):
        draft[v.disbanded] = (*draft[v.disbanded], group)
        draft[v.fighting_alone] += left
    draft[v.fighting] = tuple(fleet for fleet in draft[v.fighting] if size(draft, fleet))


def any_disbanded(view: View) -> bool:
    """Whether a fleet became too small."""
    return bool(view[v.disbanded])


def many_lost(view: View) -> bool:
    """ascendancy/ferengi-a-i-rules/15"""
    return bool(view[v.lost_ships] >= 4)
